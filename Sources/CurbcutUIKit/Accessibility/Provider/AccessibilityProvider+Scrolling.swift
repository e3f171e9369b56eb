import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Scrolling on behalf of an assistive technology.
extension AccessibilityProvider {
  /// Asks the element and those around it to scroll; without an element, the frontmost view and its first scroll
  /// view.
  func scroll(_ direction: ScrollDirection, from object: AccessibleObject?) -> Bool {
    let direction = UIAccessibilityScrollDirection(rawValue: direction.rawValue) ?? .next
    if let object { return goUp(from: object) { $0.accessibilityScroll(direction) } }
    guard let front = frontController?.viewIfLoaded ?? window else { return false }
    if goUp(from: front, { $0.accessibilityScroll(direction) }) { return true }
    return front.firstScrollView?.accessibilityScroll(direction) ?? false
  }

  /// Scrolls the scroll views around an element by as little as is needed to show it.
  func scrollToVisible(_ object: AccessibleObject) -> Bool {
    let around = scrollViews(around: object)
    guard !around.isEmpty, let window = window(of: object) else { return false }
    for scroll in around where scroll.isScrollEnabled {
      // Scrolling an inner view has moved the element within the outer ones.
      let place = object.accessibilityFrame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
      let rect = scroll.convert(place, from: window)
      scroll.scrollRectToVisible(scroll.reachableRect(rect), animated: false)
      window.layoutTreeAround()
    }
    return true
  }

  /// The scroll position of the innermost scroll view around an object that can scroll, in words; nil when there is
  /// none.
  func scrollStatus(around object: AccessibleObject) -> AccessibilityText? {
    scrollViews(around: object).first { $0.isScrollEnabled && $0.maximumOffset != $0.minimumOffset }?
      .scrollStatus
  }

  // MARK: More elements

  /// Scrolls so that the next elements in a scroll view around an object are created. False when there are none.
  func revealMore(beyond object: AccessibleObject, forward: Bool) -> Bool {
    let staying = scrollViews(aroundNextOf: object, forward: forward)
    for scroll in scrollViews(around: object) where !staying.contains(where: { $0 === scroll }) {
      let isRevealed =
        switch scroll {
        case let table as UITableView: table.revealRow(beyond: object, forward: forward)
        case let collection as UICollectionView: collection.revealItem(beyond: object, forward: forward)
        default: revealContent(of: scroll, beyond: object, forward: forward)
        }
      if isRevealed { return true }
    }
    return false
  }

  /// The scroll views around the element that follows an object: who comes from a row of pictures to the title below it
  /// leaves only the row, and nothing is to be passed over in the list of rows. Empty where rows without elements lie between.
  private func scrollViews(aroundNextOf object: AccessibleObject, forward: Bool) -> [UIScrollView] {
    guard let index = tree.index(of: object.accessibilityNumber) else { return [] }
    let next = forward ? index + 1 : index - 1
    guard tree.elements.indices.contains(next),
      !tree.beforeGap.contains(tree.elements[forward ? index : next].id),
      let following = self.object(withID: tree.elements[next].id)
    else { return [] }
    return scrollViews(around: following)
  }

  /// A plain scroll view has all its content already, unless its delegate adds to it as it scrolls.
  private func revealContent(of scroll: UIScrollView, beyond object: AccessibleObject, forward: Bool) -> Bool
  {
    guard scroll.delegate != nil, scroll.isScrollEnabled else { return false }
    let before = (offset: scroll.contentOffset, elements: Set(tree.elements.map(\.id)))
    scroll.contentOffset = scroll.clamped(scroll.offset(afterPage: forward ? .next : .previous))
    guard scroll.contentOffset != before.offset else { return false }
    updateDuringAction()
    if tree.elements.contains(where: { !before.elements.contains($0.id) }) { return true }
    scroll.contentOffset = before.offset
    return false
  }
}

extension UIView {
  /// The first scroll view inside that has somewhere to scroll to.
  fileprivate var firstScrollView: UIScrollView? {
    for child in storedSubviews where !child.isHidden && !child.isLeaving {
      if let scroll = child as? UIScrollView, scroll.isScrollEnabled,
        scroll.maximumOffset != scroll.minimumOffset
      {
        return scroll
      }
      if let inner = child.firstScrollView { return inner }
    }
    return nil
  }
}

extension UIScrollView {
  /// The part of a rectangle that fits in the view: the beginning, if the rectangle is larger.
  fileprivate func reachableRect(_ rect: CGRect) -> CGRect {
    let room = bounds.inset(by: adjustedContentInset).size
    return CGRect(
      x: rect.minX, y: rect.minY, width: min(rect.width, max(1, room.width)),
      height: min(rect.height, max(1, room.height)))
  }
}

extension UITableView {
  /// Scrolls to the row before or after the one that an object is in, skipping rows that are already visible. Beyond
  /// the last row, scrolls to whatever else there is.
  fileprivate func revealRow(beyond object: AccessibleObject, forward: Bool) -> Bool {
    guard !isStatic else { return false }
    if var path = indexPath(around: object, forward: forward) {
      while let next = model.path(beside: path, forward: forward) {
        path = next
        if isDisplayed(path) { continue }
        scrollToRow(at: path, at: .none, animated: false)
        layoutTreeAround()
        return isDisplayed(path)
      }
    }
    return scrollOn(forward: forward)
  }

  private func indexPath(around object: AccessibleObject, forward: Bool) -> IndexPath? {
    var next = object as? UIView ?? (object as? UIAccessibilityElement)?.containerView
    while let view = next, view !== self {
      if let cell = view as? UITableViewCell, let path = indexPath(for: cell) { return path }
      if let section = headers.first(where: { $0.value === view })?.key {
        return IndexPath(row: forward ? -1 : 0, section: section)
      }
      if let section = footers.first(where: { $0.value === view })?.key {
        return IndexPath(row: numberOfRows(inSection: section) - (forward ? 1 : 0), section: section)
      }
      if view === tableHeaderView { return forward ? IndexPath(row: -1, section: 0) : nil }
      if view === tableFooterView, !forward {
        return IndexPath(row: 0, section: numberOfSections)
      }
      next = view.storedSuperview
    }
    return nil
  }
}

extension UICollectionView {
  /// Scrolls to the item before or after the one that an object is in, skipping items that are already visible.
  /// Beyond the last item, scrolls to whatever else there is.
  fileprivate func revealItem(beyond object: AccessibleObject, forward: Bool) -> Bool {
    guard !isStatic else { return false }
    var view = object as? UIView ?? (object as? UIAccessibilityElement)?.containerView
    while let current = view, !(current is UICollectionViewCell) { view = current.storedSuperview }
    if let cell = view as? UICollectionViewCell, var path = indexPath(for: cell) {
      while let next = self.path(beside: path, forward: forward) {
        path = next
        if cellForItem(at: path) != nil { continue }
        scrollToItem(at: path, at: [], animated: false)
        layoutTreeAround()
        return cellForItem(at: path) != nil
      }
    }
    return scrollOn(forward: forward)
  }
}

extension UIScrollView {
  /// Scrolls a list by a page to what is not one of its rows: a header, a footer, a view above or below all rows.
  fileprivate func scrollOn(forward: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let goal = clamped(offset(afterPage: forward ? .next : .previous))
    guard goal != contentOffset else { return false }
    contentOffset = goal
    layoutTreeAround()
    return true
  }
}
