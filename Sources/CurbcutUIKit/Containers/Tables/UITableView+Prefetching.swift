import Foundation

extension UITableView {
  /// Which rows the app was told may be needed soon.
  struct Prefetching {
    /// Rows that do not show yet.
    var told: Set<IndexPath> = []
    /// Where the content stood last, in points.
    var offset: CGFloat?
    var isForward = true
  }

  /// Tells the app of the rows that come next in the direction of scrolling, as many as show.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>: the nearest come
  /// first, rows that show are not named, and those in the direction that scrolling has left are called off.
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
