import Foundation

extension UICollectionView {
  /// The state of prefetching.
  struct ItemPrefetching {
    /// The items for which prefetching was requested and that are not displayed yet.
    var told: Set<IndexPath> = []
    /// The last content offset, in points.
    var offset: CGPoint?
    var isForward = true
  }

  /// Requests prefetching of the next items in the scroll direction, as many as are visible.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching>.
  final func prefetchItems() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let shown = cells.keys.sorted()
    guard let first = shown.first, let last = shown.last else { return }
    if let offset = prefetching.offset, offset != contentOffset {
      prefetching.isForward = contentOffset.y > offset.y || contentOffset.x > offset.x
    }
    prefetching.offset = contentOffset
    var wanted: [IndexPath] = []
    var path = prefetching.isForward ? last : first
    while wanted.count < shown.count, let next = self.path(beside: path, forward: prefetching.isForward) {
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
    if !calledOff.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: calledOff.sorted()) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }

  /// The item before or after an index path, possibly in another section.
  final func path(beside path: IndexPath, forward: Bool) -> IndexPath? {
    var (section, item) = (path.section, path.item + (forward ? 1 : -1))
    while (0..<numberOfSections).contains(section) {
      if (0..<numberOfItems(inSection: section)).contains(item) {
        return IndexPath(item: item, section: section)
      }
      section += forward ? 1 : -1
      guard (0..<numberOfSections).contains(section) else { break }
      item = forward ? 0 : numberOfItems(inSection: section) - 1
    }
    return nil
  }
}
