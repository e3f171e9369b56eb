import Foundation

extension UIView {
  /// The view that this one lies in; nil for none.
  public var superview: UIView? { storedSuperview }

  /// Back to front.
  public var subviews: [UIView] { storedSubviews }

  /// The window that the view is in.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.storedSuperview
    }
    return nil
  }

  /// Puts a view in front of one of the subviews, or in front of all when that is none of them.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let place = storedSubviews.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSubview(view, at: place ?? storedSubviews.count)
  }

  /// Puts a view behind one of the subviews, or in front of all when that is none of them.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count)
  }

  /// Lets two subviews change places; an index without a subview does nothing.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else { return }
    storedSubviews.swapAt(first, second)
    accessibilityStructureDidChange()
  }

  /// Whether the view lies in another, however deep, or is that view itself.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let one = current {
      if one === view { return true }
      current = one.storedSuperview
    }
    return false
  }

  /// The first view of the subtree with that tag, the receiver included.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  final func insert(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    let oldWindow = view.window
    let newWindow = window
    if view.storedSuperview === self {
      storedSubviews.removeAll { $0 === view }
    } else {
      view.storedSuperview?.forget(view)
    }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    view.storedSuperview = self
    view.hierarchyDidChange()
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellWindowDidChange() }
    view.setNeedsLayout()
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  final func detach() {
    guard let above = storedSuperview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellWindowWillChange(to: nil) }
    above.forget(self)
    storedSuperview = nil
    hierarchyDidChange()
    didMoveToSuperview()
    if hadWindow { tellWindowDidChange() }
    above.setNeedsLayout()
    above.accessibilityStructureDidChange()
  }

  private func forget(_ view: UIView) {
    willRemoveSubview(view)
    removeConstraints(involving: view)
    storedSubviews.removeAll { $0 === view }
  }

  final func move(_ view: UIView, to index: Int) {
    guard let place = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: place)
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    accessibilityStructureDidChange()
  }

  private func tellWindowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in storedSubviews { view.tellWindowWillChange(to: window) }
  }

  private func tellWindowDidChange() {
    didMoveToWindow()
    for view in storedSubviews { view.tellWindowDidChange() }
  }

  /// The nearest view controller around the view.
  final var nearestViewController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.viewController { return controller }
      view = current.storedSuperview
    }
    return nil
  }
}
