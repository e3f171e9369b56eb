import AccessibilityTree
import Foundation

/// A scroll view that has views only for the visible part of its content.
@MainActor
protocol RecyclingList: UIScrollView {
  /// Whether all of the content has views, visible or not.
  var isStatic: Bool { get }
  /// The current number of rows.
  var totalCount: Int { get }
  /// Whether rows without views lie between a view and the visible part, so that VoiceOver can reach the view only
  /// by scrolling to it.
  func isBeyondGap(_ view: UIView) -> Bool
  /// Where a pinned view would be if it scrolled with the rest; nil for a view that does scroll.
  func pinnedPlace(of view: UIView) -> PinnedPlace?
  /// Forgets the numbers of rows that are not displayed, because they now represent other rows.
  func forgetNumbers()
}

extension UITableView: RecyclingList {
  final var totalCount: Int {
    loadIfNeeded()
    return model.rowCount
  }

  final func isBeyondGap(_ view: UIView) -> Bool {
    guard !isStatic, view === tableHeaderView || view === tableFooterView || view is UITableViewCell else {
      return false
    }
    return model.rowCount > 0 && !view.frame.intersects(bounds)
  }

  final func pinnedPlace(of view: UIView) -> PinnedPlace? {
    guard style == .plain, !isStatic, !(view is UITableViewCell),
      let index = headers.first(where: { $0.value === view })?.key, model.sections.indices.contains(index)
    else { return nil }
    let section = model.sections[index]
    guard view.frame.minY > section.top else { return nil }
    let isBeforeGap = section.rows.count > 0 && !isDisplayed([index, 0])
    let place = convertToScreen(CGRect(x: view.frame.minX, y: section.top, width: 0, height: 0))
    return PinnedPlace(origin: place.origin, isBeforeGap: isBeforeGap)
  }

  final func forgetNumbers() { rowNumbers = RowNumbers() }
}

extension UICollectionView: RecyclingList {
  final var totalCount: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) } }

  final func isBeyondGap(_ view: UIView) -> Bool {
    guard !isStatic, view is UICollectionReusableView else { return false }
    return !view.frame.intersects(displayedRect)
  }

  final func pinnedPlace(of view: UIView) -> PinnedPlace? {
    guard !isStatic, layoutObject.hasPinnedHeaders,
      let key = supplements.first(where: { $0.value === view })?.key,
      let usual = layoutObject.frame(ofUnpinnedHeader: key.kind, at: key.path),
      view.frame.origin != usual.origin
    else { return nil }
    let first = IndexPath(item: 0, section: key.path.section)
    let isBeforeGap =
      numberOfItems(inSection: first.section) > 0 && cells[first]?.frame.intersects(bounds) != true
    return PinnedPlace(origin: convertToScreen(usual).origin, isBeforeGap: isBeforeGap)
  }

  final func forgetNumbers() {
    itemNumbers = RowNumbers()
    supplementNumbers = [:]
  }
}

extension UIScrollView {
  /// Brings a pinned header in front of the rows that scroll under it.
  final func keepInFront(_ view: UIView) {
    guard let place = storedSubviews.lastIndex(where: { $0 === view }) else { return }
    let isCovered = storedSubviews[(place + 1)...].contains {
      $0 is UITableViewCell || $0 is UICollectionViewCell
    }
    if isCovered { bringSubviewToFront(view) }
  }
}
