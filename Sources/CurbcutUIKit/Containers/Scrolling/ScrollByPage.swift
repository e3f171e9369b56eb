import AccessibilityTree
import Foundation

extension UIScrollView {
  /// Scrolls by one page on behalf of an assistive technology, and announces the new position.
  ///
  /// Horizontal directions follow the finger, vertical ones the scroll bar: `.left` and `.down` show later content.
  /// Returns false when there is nothing more in that direction, so that the request continues to the superviews.
  final func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    settleMotion()
    if pullsToRefresh(direction) { return true }
    let target = clamped(offset(afterPage: direction))
    guard target != contentOffset else { return false }
    scroll(to: target, for: .page)
    // Continuous reading goes on with the new page at once, so it does not wait for the animation.
    if direction == .next || direction == .previous { settleMotion() }
    return true
  }

  /// At the top, scrolling up once more is the equivalent of pulling to refresh.
  private func pullsToRefresh(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .up, contentOffset.y <= minimumOffset.y, let refreshControl,
      refreshControl.isEnabled, !refreshControl.isRefreshing
    else { return false }
    refreshControl.userPulled()
    return true
  }

  final func offset(afterPage direction: UIAccessibilityScrollDirection) -> CGPoint {
    let page = pageSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var offset = contentOffset
    switch direction {
    case .left: offset.x += page.width
    case .right: offset.x -= page.width
    case .down: offset.y += page.height
    case .up: offset.y -= page.height
    case .next, .previous:
      let forward: CGFloat = direction == .next ? 1 : -1
      if maximumOffset.y > minimumOffset.y {
        offset.y += forward * page.height
      } else {
        offset.x += forward * (isRightToLeft ? -page.width : page.width)
      }
    }
    if isPagingEnabled, page.width > 0, page.height > 0 {
      offset.x = (offset.x / page.width).rounded() * page.width
      offset.y =
        ((offset.y + adjustedContentInset.top) / page.height).rounded() * page.height
        - adjustedContentInset.top
    }
    return offset
  }

  /// The size of a page: the bounds when paging is enabled, otherwise the bounds without the insets.
  private var pageSize: CGSize {
    isPagingEnabled ? bounds.size : bounds.inset(by: adjustedContentInset).size
  }

  /// The number of the current page, from 1, and the number of pages, along the scrolling axis.
  final var pageStatus: (page: Int, count: Int) {
    let page = pageSize
    let inset = adjustedContentInset
    func status(_ offset: CGFloat, _ page: CGFloat, _ content: CGFloat) -> (Int, Int) {
      guard page > 0 else { return (1, 1) }
      let count = max(1, Int((content / page - 0.001).rounded(.up)))
      // Between two pages, the later one counts. The tolerance keeps an offset exactly at a page boundary from
      // counting as the next page.
      let passed =
        isPagingEnabled
        ? (offset / page).rounded(.toNearestOrAwayFromZero) : (offset / page - 0.001).rounded(.up)
      let current = min(count, Int(passed) + 1)
      return (max(1, current), count)
    }
    if maximumOffset.y > minimumOffset.y || contentSize.width <= bounds.width {
      return status(contentOffset.y + inset.top, page.height, contentSize.height)
    }
    let (current, count) = status(contentOffset.x + inset.left, page.width, contentSize.width)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? (count - current + 1, count) : (current, count)
  }

  /// Announces the position of the content after a scroll.
  final func postScrollStatus() {
    UIAccessibility.post(
      notification: .pageScrolled, argument: attributedScrollStatus ?? plainScrollStatus, in: self)
  }

  /// The description of the content's position: the delegate's if it has one, otherwise that of the class.
  final var scrollStatus: AccessibilityText {
    attributedScrollStatus.map { AccessibilityText($0) } ?? AccessibilityText(plainScrollStatus)
  }

  private var attributedScrollStatus: NSAttributedString? {
    (delegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityAttributedScrollStatus(for: self)
  }

  private var plainScrollStatus: String {
    (delegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityScrollStatus(for: self)
      ?? scrollStatusText
  }

  /// "Page 2 of 5", or for table rows "Rows 1 to 12 of 80".
  private var scrollStatusText: String {
    if !isPagingEnabled, let range = itemScrollStatus { return range }
    let (page, count) = pageStatus
    return SystemWord.pageStatus.text("\(page)", "\(count)")
  }

  private var itemScrollStatus: String? {
    if let table = self as? UITableView {
      return table.visibleRowStatus
    }
    return nil
  }
}
