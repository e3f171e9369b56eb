import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Scrolling on behalf of a technology.
extension AccessibilityProvider {
  /// Asks the element and those around it; with no element, what is in front and what scrolls there.
  func scroll(_ direction: ScrollDirection, from object: AccessibleObject?) -> Bool {
    let direction = UIAccessibilityScrollDirection(rawValue: direction.rawValue) ?? .next
    if let object { return goUp(from: object) { $0.accessibilityScroll(direction) } }
    guard let front = frontController?.viewIfLoaded ?? window else { return false }
    if goUp(from: front, { $0.accessibilityScroll(direction) }) { return true }
    return front.firstScrollView?.accessibilityScroll(direction) ?? false
  }

  /// Scrolls what is around an element by as little as it takes to show it.
  func scrollToVisible(_ object: AccessibleObject) -> Bool {
    let around = scrollViews(around: object)
    guard !around.isEmpty, let window = window(of: object) else { return false }
    for scroll in around where scroll.isScrollEnabled {
      // What an inner view scrolled has moved the element in the outer ones.
      let place = object.accessibilityFrame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
      let rect = scroll.convert(place, from: window)
      scroll.scrollRectToVisible(scroll.reachableRect(rect), animated: false)
      window.layoutIfNeeded()
    }
    return true
  }

  /// How far the innermost scroll view around an object that scrolls is scrolled; nil when none does.
  func scrollStatus(around object: AccessibleObject) -> AccessibilityText? {
    scrollViews(around: object).first { $0.isScrollEnabled && $0.maximumOffset != $0.minimumOffset }?
      .scrollStatus
  }

  // MARK: More elements

  /// Makes the elements that come next in a scroll view around an object. False when there are none.
  func revealMore(beyond object: AccessibleObject, forward: Bool) -> Bool {
    for scroll in scrollViews(around: object) {
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

  /// A scroll view has all its content, unless somebody adds to it as it scrolls.
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
  /// The part of a rectangle that can be shown: of what is larger than the view, its beginning.
  fileprivate func reachableRect(_ rect: CGRect) -> CGRect {
    let room = bounds.inset(by: adjustedContentInset).size
    return CGRect(
      x: rect.minX, y: rect.minY, width: min(rect.width, max(1, room.width)),
      height: min(rect.height, max(1, room.height)))
  }
}

extension UITableView {
  /// Scrolls to the row before or after the one that an object is in, past rows that already have a cell.
  fileprivate func revealRow(beyond object: AccessibleObject, forward: Bool) -> Bool {
    guard var path = indexPath(around: object, forward: forward) else { return false }
    while let next = model.path(beside: path, forward: forward) {
      path = next
      if cells[path] != nil { continue }
      scrollToRow(at: path, at: .none, animated: false)
      layoutTreeAround()
      return cells[path] != nil
    }
    return false
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
      next = view.storedSuperview
    }
    return nil
  }
}

extension TableModel {
  /// The row before or after a place, in whatever section that is.
  fileprivate func path(beside path: IndexPath, forward: Bool) -> IndexPath? {
    var (section, row) = (path.section, path.row + (forward ? 1 : -1))
    while sections.indices.contains(section) {
      if sections[section].rows.indices.contains(row) { return IndexPath(row: row, section: section) }
      section += forward ? 1 : -1
      guard sections.indices.contains(section) else { break }
      row = forward ? 0 : sections[section].rows.count - 1
    }
    return nil
  }
}

extension UICollectionView {
  /// Scrolls to the item before or after the one that an object is in, past items that already have a cell.
  fileprivate func revealItem(beyond object: AccessibleObject, forward: Bool) -> Bool {
    var view = object as? UIView ?? (object as? UIAccessibilityElement)?.containerView
    while let current = view, !(current is UICollectionViewCell) { view = current.storedSuperview }
    guard let cell = view as? UICollectionViewCell, var path = indexPath(for: cell) else { return false }
    while let next = self.path(beside: path, forward: forward) {
      path = next
      if cellForItem(at: path) != nil { continue }
      scrollToItem(at: path, at: [], animated: false)
      layoutTreeAround()
      return cellForItem(at: path) != nil
    }
    return false
  }

  private func path(beside path: IndexPath, forward: Bool) -> IndexPath? {
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
