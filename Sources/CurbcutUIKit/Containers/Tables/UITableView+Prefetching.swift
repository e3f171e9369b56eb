import Foundation

extension UITableView {
  /// The state of prefetching.
  struct Prefetching {
    /// The rows for which prefetching was requested and that are not displayed yet.
    var told: Set<IndexPath> = []
    /// The last vertical content offset, in points.
    var offset: CGFloat?
    var isForward = true
  }

  /// Requests prefetching of the next rows in the scroll direction, as many as are visible.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>: the nearest rows
  /// come first, visible rows are not included, and requests for rows behind a reversed scroll direction are
  /// cancelled.
  final func prefetchRows() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, model.isLoaded else { return }
    let shown = model.rows(from: bounds.minY, to: bounds.maxY)
    guard let first = shown.first, let last = shown.last else { return }
    if let offset = prefetching.offset, offset != contentOffset.y {
      prefetching.isForward = contentOffset.y > offset
    }
    prefetching.offset = contentOffset.y
    var wanted: [IndexPath] = []
    var path = prefetching.isForward ? last : first
    while wanted.count < shown.count, let next = model.path(beside: path, forward: prefetching.isForward) {
      wanted.append(next)
      path = next
    }
    let new = wanted.filter { !prefetching.told.contains($0) }
    let calledOff = prefetching.told.subtracting(wanted).subtracting(shown).filter {
      ($0 < first) == prefetching.isForward
    }
    prefetching.told.subtract(shown)
    prefetching.told.subtract(calledOff)
    prefetching.told.formUnion(new)
    if !calledOff.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: calledOff.sorted()) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
