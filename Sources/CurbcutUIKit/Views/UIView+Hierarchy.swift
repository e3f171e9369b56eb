import Foundation

extension UIView {
  final var enclosingWindow: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.storedSuperview
    }
    return nil
  }

  final func lies(in view: UIView) -> Bool {
    var current: UIView? = self
    while let one = current {
      if one === view { return true }
      current = one.storedSuperview
    }
    return false
  }

  final func insert(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    let oldWindow = view.window
    let newWindow = window
    let entering = oldWindow == nil ? newWindow.map { view.controllersEnter($0) } ?? [] : []
    let leaving = oldWindow != nil && newWindow == nil ? view.controllersLeave() : []
    if view.storedSuperview === self {
      storedSubviews.removeAll { $0 === view }
    } else {
      view.storedSuperview?.forget(view)
    }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
    let place = min(max(index, 0), storedSubviews.count)
    storedSubviews.insert(view, at: place)
    view.storedSuperview = self
    layerOfSubviewCame(at: place)
    view.hierarchyDidChange()
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellWindowDidChange() }
    if newWindow != nil { view.tellTraitsChangedMeanwhile() }
    if !entering.isEmpty { view.controllersEntered(entering) }
    if !leaving.isEmpty { view.controllersLeft(leaving) }
    view.setNeedsLayout()
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  final func detach() {
    guard let above = storedSuperview else { return }
    let hadWindow = window != nil
    let leaving = hadWindow ? controllersLeave() : []
    willMove(toSuperview: nil)
    if hadWindow { tellWindowWillChange(to: nil) }
    above.forget(self)
    storedSuperview = nil
    hierarchyDidChange()
    didMoveToSuperview()
    if hadWindow {
      tellWindowDidChange()
      traitsWhenLeft = UIKitHost.shared.traits
    }
    controllersLeft(leaving)
    above.setNeedsLayout()
    above.accessibilityStructureDidChange()
  }

  private func forget(_ view: UIView) {
    willRemoveSubview(view)
    removeConstraints(involving: view)
    storedSubviews.removeAll { $0 === view }
    storedLayer?.innerLayerLeft(view.storedLayer)
  }

  /// Inserts a subview's layer at the subview's position, directly behind the layer of the next subview.
  private func layerOfSubviewCame(at place: Int) {
    let view = storedSubviews[place]
    view.storedLayer?.followOwner()
    storedLayer?.innerLayerCame(
      view.layer, behind: place + 1 < storedSubviews.count ? storedSubviews[place + 1].layer : nil)
  }

  final func move(_ view: UIView, to index: Int) {
    guard let place = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: place)
    let new = min(max(index, 0), storedSubviews.count)
    storedSubviews.insert(view, at: new)
    layerOfSubviewCame(at: new)
    accessibilityStructureDidChange()
  }

  private func tellWindowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in storedSubviews { view.tellWindowWillChange(to: window) }
  }

  private func tellWindowDidChange() {
    if !AppearanceProxies.shared.isEmpty, enclosingWindow != nil { AppearanceProxies.shared.apply(to: self) }
    didMoveToWindow()
    // A layout outside a window knew no safe area.
    if viewController != nil, enclosingWindow != nil { setNeedsLayout() }
    for view in storedSubviews { view.tellWindowDidChange() }
  }

  /// The nearest enclosing view controller.
  final var nearestViewController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.viewController { return controller }
      view = current.storedSuperview
    }
    return nil
  }
}
