import Foundation

// How a view controller appears and disappears. The order is that of
// <https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller> and of
// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)>: viewWillAppear before the
// view is in the window, viewIsAppearing when it is there and has its traits, before its first layout pass, and
// viewDidAppear after that.
extension UIViewController {
  final var isAppearing: Bool { appearance == .appeared || appearance == .appearing }
  /// Whether the controller has finished appearing.
  final var hasAppeared: Bool { appearance == .appeared }

  // MARK: Appearing

  /// Calls the appearance methods, also on the children.
  final func appear(animated: Bool = false) {
    beginAppearing(animated: animated)
    UIKitHost.shared.afterThisTurn { [weak self] in
      LayoutPass.afterwards { self?.finishAppearing(animated: animated) }
    }
  }

  /// The first half of appearing; false when the controller has appeared already, or is about to.
  @discardableResult
  final func beginAppearing(animated: Bool) -> Bool {
    guard appearance == .disappeared || appearance == .disappearing else { return false }
    loadViewIfNeeded()
    appearance = .appearing
    appearanceIsAnimated = animated
    isToldOfAppearing = false
    viewWillAppear(animated)
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in visibleChildren { child.beginAppearing(animated: animated) }
    }
    return true
  }

  /// The second half of appearing: the view is laid out in its window before it has appeared.
  final func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    tellIsAppearing(animated: animated)
    storedView?.window?.layoutIfNeeded()
    tellAppeared(animated: animated)
  }

  /// The second half of appearing when the app itself drives it: pending layout is not forced.
  final func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    tellIsAppearing(animated: animated)
    tellAppeared(animated: animated)
  }

  /// Between the halves: the view is in its superview. A controller is told only once.
  final func tellIsAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    if !isToldOfAppearing {
      isToldOfAppearing = true
      viewIsAppearing(animated)
      (ownPresented as? UISearchController)?.place()
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren {
      child.beginAppearing(animated: animated)
      child.tellIsAppearing(animated: animated)
    }
  }

  /// Tells an appearing controller before the first layout pass in the window.
  final func tellIsAppearingBeforeLayout() {
    guard appearance == .appearing, !isToldOfAppearing, storedView?.window != nil else { return }
    tellIsAppearing(animated: appearanceIsAnimated)
  }

  private func tellAppeared(animated: Bool) {
    guard appearance == .appearing else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in visibleChildren { child.tellAppeared(animated: animated) }
    }
    appearance = .appeared
    viewDidAppear(animated)
    motion = nil
  }

  // MARK: Disappearing

  final func disappear(animated: Bool = false) {
    beginDisappearing(animated: animated)
    finishDisappearing(animated: animated)
  }

  /// The first half of disappearing.
  final func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    appearanceIsAnimated = animated
    viewWillDisappear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren { child.beginDisappearing(animated: animated) }
  }

  /// The second half of disappearing.
  final func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in visibleChildren { child.finishDisappearing(animated: animated) }
    }
    appearance = .disappeared
    (ownPresented as? UISearchController)?.searchedControllerDidDisappear()
    viewDidDisappear(animated)
    motion = nil
  }

  // MARK: The window

  final func enter(window: UIWindow) {
    loadViewIfNeeded()
    guard let storedView else { return }
    storedView.frame = window.bounds
    storedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    beginAppearing(animated: false)
    if storedView.superview !== window { window.insertSubview(storedView, at: 0) }
    appear()
  }

  final func leaveWindow() {
    disappear()
    storedView?.removeFromSuperview()
  }

  /// The app is adding the view to a window itself: the controller begins to appear. Returns whether the appearance
  /// must be finished afterwards.
  ///
  /// A controller whose container is itself appearing, or tells its children itself, is told by that container.
  fileprivate final func viewWillEnterWindow() -> Bool {
    guard appearance == .disappeared else { return false }
    guard let parent else { return beginAppearing(animated: false) }
    guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.isAppearing else { return false }
    beginAppearing(animated: parent.hasAppeared ? false : parent.appearanceIsAnimated)
    return parent.hasAppeared
  }

  /// The view is in the window: the rest happens at the end of the run loop turn, as on iOS, when the app has
  /// positioned it.
  fileprivate final func viewDidEnterWindow() {
    let finish: @MainActor () -> Void = { [weak self] in
      guard let self, viewIfLoaded?.window != nil else { return }
      finishAppearing(animated: false)
    }
    UIKitHost.shared.atTheEndOfThisTurn(finish)
  }

  /// The app is removing the view from its window itself: the controller begins to disappear.
  fileprivate final func viewWillLeaveWindow() -> Bool {
    guard isAppearing, screenTransition == nil, parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    else { return false }
    beginDisappearing(animated: false)
    return true
  }
}

extension UIView {
  /// The outermost controllers whose views are in this subtree.
  private func outermostControllers(_ found: inout [UIViewController]) {
    if let viewController { return found.append(viewController) }
    for view in storedSubviews { view.outermostControllers(&found) }
  }

  /// Begins the appearance of the controllers whose views are entering a window, and returns those for which it must
  /// be finished too.
  final func controllersEnter(_ window: UIWindow) -> [UIViewController] {
    guard !window.isHidden else { return [] }
    var all: [UIViewController] = []
    outermostControllers(&all)
    return all.filter { $0.viewWillEnterWindow() }
  }

  final func controllersEntered(_ controllers: [UIViewController]) {
    for controller in controllers { controller.viewDidEnterWindow() }
  }

  /// Begins the disappearance of the controllers whose views are leaving a window, and returns those for which it
  /// must be finished too.
  final func controllersLeave() -> [UIViewController] {
    var all: [UIViewController] = []
    outermostControllers(&all)
    return all.filter { $0.viewWillLeaveWindow() }
  }

  final func controllersLeft(_ controllers: [UIViewController]) {
    for controller in controllers { controller.finishDisappearing(animated: false) }
  }
}
