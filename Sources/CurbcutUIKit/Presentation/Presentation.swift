import CurbcutFoundation
import Foundation

/// An active presentation of one view controller by another: its container, and how to undo it.
@MainActor
final class Presentation {
  let controller: UIPresentationController
  let container: UIView
  let coversWholeScreen: Bool

  private init(controller: UIPresentationController, container: UIView, coversWholeScreen: Bool) {
    self.controller = controller
    self.container = container
    self.coversWholeScreen = coversWholeScreen
  }

  /// The presenter's view and its former superview, while it is removed from the window because it is fully covered.
  private var uncovered: (view: UIView, above: UIView)?

  /// Removes the presenter's view from the window, as iOS does while a full-screen presentation covers it.
  func takeOut(_ view: UIView?) {
    guard let view, let above = view.superview, !container.isDescendant(of: view) else { return }
    uncovered = (view, above)
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back behind the container that covered it.
  func putBack() {
    guard let (view, above) = uncovered else { return }
    uncovered = nil
    guard view.superview == nil else { return }
    if view.autoresizingMask == [.flexibleWidth, .flexibleHeight], view.frame.size != above.bounds.size {
      view.frame = above.bounds
    }
    if container.superview === above {
      above.insertSubview(view, belowSubview: container)
    } else {
      above.insertSubview(view, at: 0)
    }
  }

  /// Updates the container from the presentation controller's properties.
  func refresh() { (container as? PresentationContainer)?.refresh() }

  static func present(
    _ controller: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    if let search = controller as? UISearchController {
      return search.begin(from: source, animated: animated, completion: completion)
    }
    let presenter = presenter(of: controller, from: source)
    guard mayPresent(controller, on: presenter, from: source) else { return }
    // A presentation that is still under way is finished before another begins on top of it.
    if presenter.isBeingPresented { presenter.screenTransition?.finishNow() }
    guard let place = PresentationPlace(of: controller, on: presenter) else { return }
    let style = PresentationStyle(of: controller, in: place.window, from: presenter, source: source)
    let shown = style.shown
    shown.motion = .presented
    shown.loadViewIfNeeded()
    guard let view = shown.viewIfLoaded else { return }
    let presentation = style.controller
    presentation.presentingViewController = presenter
    let container = PresentationContainer(controller: presentation, frame: place.frame)
    presentation.containerView = container
    if style.isOwn, view.backgroundColor == nil, presentation.hasDismissRegion {
      view.backgroundColor = .systemBackground
    }
    shown.presentation = Presentation(
      controller: presentation, container: container, coversWholeScreen: style.coversWholeScreen)
    presenter.ownPresented = shown
    shown.ownPresenting = presenter

    func put() {
      place.insert(container)
      presentation.presentationTransitionWillBegin()
      container.adopt(presentation.presentedView ?? view)
    }

    func end(animated: Bool) {
      container.refresh()
      // Where what is below can still be used, the first element of the screen is not the first of what has come.
      let place = presentation.isModal ? nil : presentation.presentedView ?? view
      UIAccessibility.post(notification: .screenChanged, argument: place, in: container)
      shown.finishAppearing(animated: animated)
      // Unlike in a push, the new screen's viewDidAppear comes before the old one's viewDidDisappear.
      if style.removesPresenter {
        shown.presentation?.takeOut(presenter.viewIfLoaded)
        presenter.finishDisappearing(animated: animated)
      }
      shown.motion = nil
      presentation.presentationTransitionDidEnd(true)
      completion?()
    }

    guard animated, ScreenTransition.canRun(in: presenter) else {
      if style.removesPresenter { presenter.beginDisappearing(animated: false) }
      shown.beginAppearing(animated: false)
      put()
      UIKitHost.shared.afterThisTurn { LayoutPass.afterwards { end(animated: false) } }
      return
    }
    let transition = ScreenTransition(
      .present, from: presenter, to: shown, in: container,
      style: .presentation(of: shown, by: presentation), animator: style.animator)
    transition.interactor = style.animator.flatMap {
      shown.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    transition.appearing = [shown]
    if style.removesPresenter { transition.disappearing = [presenter] }
    transition.place = { [weak presentation] in presentation?.frameOfPresentedViewInContainerView ?? .zero }
    transition.run(host: presenter) {
      put()
    } end: { isComplete in
      if isComplete { return end(animated: true) }
      // A gesture cancelled it: nothing was presented.
      shown.beginDisappearing(animated: true)
      container.removeFromSuperview()
      view.removeFromSuperview()
      shown.finishDisappearing(animated: true)
      if style.removesPresenter {
        presenter.beginAppearing(animated: true)
        presenter.finishAppearing(animated: true)
      }
      presentation.presentationTransitionDidEnd(false)
      forget(shown)
    }
  }

  /// The view controller that presents another: for a style that covers the current context the nearest ancestor that
  /// defines one, otherwise the outermost ancestor.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/currentcontext>.
  private static func presenter(
    of controller: UIViewController, from source: UIViewController
  ) -> UIViewController {
    var current = source
    while let parent = current.parent {
      if controller.modalPresentationStyle.coversItsContext, current.definesPresentationContext {
        return current
      }
      current = parent
    }
    return current
  }

  /// Whether a view controller can be presented. If not, the exception that iOS raises is raised, or the message that
  /// iOS logs is logged; nothing is presented, and the completion handler is not called.
  private static func mayPresent(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Bool {
    func name(_ controller: UIViewController) -> String { ObjCRuntime.objectDescription(of: controller) }
    if controller.modalPresentationStyle == .none {
      NSException.raise(
        .invalidArgumentException,
        "The specified modal presentation style doesn't have a corresponding presentation controller.")
      return false
    }
    if controller === presenter || controller === source {
      NSException.raise(
        .invalidArgumentException,
        "Application tried to present modal view controller on itself. Presenting controller is \(name(presenter))."
      )
      return false
    }
    if let parent = controller.parent {
      NSException.raise(
        .invalidArgumentException,
        "Application tried to present modally a view controller \(name(controller)) that has a parent view "
          + "controller \(name(parent)).")
      return false
    }
    let attempt = "Attempt to present \(name(controller)) on \(name(presenter)) (from \(name(source)))"
    if let other = presenter.ownPresented {
      ObjCRuntime.report("\(attempt) which is already presenting \(name(other)).")
      return false
    }
    if let other = controller.ownPresenting {
      NSException.raise(
        .invalidArgumentException,
        "Application tried to present modally a view controller \(name(controller)) that is already being "
          + "presented by \(name(other)).")
      return false
    }
    guard presenter.viewIfLoaded?.window != nil else {
      ObjCRuntime.report("\(attempt) whose view is not in the window hierarchy.")
      return false
    }
    return true
  }

  /// Dismisses what a view controller presents or, if it presents nothing, the view controller itself.
  ///
  /// - Parameter interactor: Drives the transition by a gesture; if nil, the transitioning delegate is asked for one.
  static func dismiss(
    _ controller: UIViewController, animated: Bool,
    ledBy interactor: (any UIViewControllerInteractiveTransitioning)? = nil, completion: (() -> Void)?
  ) {
    guard let (presenter, presented) = ending(controller) else {
      completion?()
      return
    }
    if let search = presented as? UISearchController {
      return search.end(animated: animated, completion: completion)
    }
    presented.screenTransition?.finishNow()
    var chain = [presented]
    while let above = chain.last?.ownPresented, !(above is UISearchController) { chain.append(above) }
    presented.motion = .dismissed

    func begin(animated: Bool) {
      for one in chain.reversed() {
        one.presentation?.controller.dismissalTransitionWillBegin()
        one.beginDisappearing(animated: animated)
        // The keyboard leaves together with what it types into.
        one.viewIfLoaded?.endEditing(true)
      }
    }

    let comesBack = !presenter.isAppearing
    func end(animated: Bool) {
      // The presenter's viewDidAppear comes before the viewDidDisappear of what covered it.
      if comesBack { presenter.finishAppearing(animated: animated) }
      for one in chain.reversed() { takeAway(one, animated: animated) }
      UIAccessibility.post(
        notification: .screenChanged, argument: nil, in: presenter.viewIfLoaded?.window)
      completion?()
    }

    // Only the frontmost presentation is animated; those in between are removed with it.
    guard animated, let front = chain.last, let presentation = front.presentation,
      ScreenTransition.canRun(in: front)
    else {
      begin(animated: false)
      if comesBack { presenter.beginAppearing(animated: false) }
      presented.presentation?.putBack()
      return end(animated: false)
    }
    let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
    let transition = ScreenTransition(
      .dismiss, from: front, to: presenter, in: presentation.container,
      style: .presentation(of: front, by: presentation.controller), animator: animator)
    transition.interactor =
      interactor
      ?? animator.flatMap {
        presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
      }
    transition.leavingViews = chain.compactMap { $0.presentation?.container }
    transition.place = { presentation.controller.frameOfPresentedViewInContainerView }
    if comesBack { transition.appearing = [presenter] }
    for one in chain { one.screenTransition = transition }
    transition.run(host: presenter, begin: { begin(animated: true) }) {
      presented.presentation?.putBack()
      for one in chain.dropLast() { one.presentation?.container.isHidden = true }
    } end: { isComplete in
      if isComplete { return end(animated: true) }
      // A gesture cancelled it: everything is restored.
      if comesBack {
        presenter.beginDisappearing(animated: true)
        presented.presentation?.takeOut(presenter.viewIfLoaded)
        presenter.finishDisappearing(animated: true)
      }
      for one in chain {
        one.motion = nil
        one.screenTransition = nil
        one.presentation?.container.isHidden = false
        one.beginAppearing(animated: true)
        one.finishAppearing(animated: true)
        one.presentation?.controller.dismissalTransitionDidEnd(false)
      }
    }
  }

  /// The view controller to dismiss when another is asked to dismiss, and its presenter; nil if nothing is presented.
  private static func ending(
    _ controller: UIViewController
  ) -> (presenter: UIViewController, presented: UIViewController)? {
    var presenter = controller
    while presenter.ownPresented == nil, let parent = presenter.parent { presenter = parent }
    // A dismissal that is under way is finished first; the next one to be dismissed is the view controller itself.
    if let going = presenter.ownPresented, going.isBeingDismissed {
      going.screenTransition?.finishNow()
      presenter = controller
      while presenter.ownPresented == nil, let parent = presenter.parent { presenter = parent }
    }
    if presenter.ownPresented == nil, let above = presenter.ownPresenting { presenter = above }
    guard let presented = presenter.ownPresented else { return nil }
    if presented.isBeingDismissed {
      presented.screenTransition?.finishNow()
      return nil
    }
    return (presenter, presented)
  }

  /// Ends one presentation: removes its views and notifies its presentation controller.
  private static func takeAway(_ presented: UIViewController, animated: Bool) {
    let presentation = presented.presentation
    presented.finishDisappearing(animated: animated)
    presented.motion = nil
    presentation?.container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presentation?.controller.dismissalTransitionDidEnd(true)
    forget(presented)
  }

  private static func forget(_ presented: UIViewController) {
    presented.motion = nil
    presented.presentation = nil
    presented.forgetPresentationController()
    presented.ownPresenting?.ownPresented = nil
    presented.ownPresenting = nil
  }
}

/// The superview of a presentation's container: the window, or the view of the view controller that defines the
/// context, so that the presentation is shown and hidden with it.
@MainActor
private struct PresentationPlace {
  let window: UIWindow
  private let above: UIView

  init?(of controller: UIViewController, on presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    self.window = window
    above = controller.modalPresentationStyle.coversItsContext && presenter.parent != nil ? view : window
  }

  var frame: CGRect { above.bounds }

  func insert(_ container: UIView) { above.addSubview(container) }
}

extension UIModalPresentationStyle {
  /// Whether the presentation covers the view controller that defines the context, rather than the screen.
  var coversItsContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The style in which a view controller is presented, adapted to the size class.
@MainActor
private struct PresentationStyle {
  /// The view controller that is shown: the delegate may provide another one for an adapted style.
  var shown: UIViewController
  let controller: UIPresentationController
  let coversWholeScreen: Bool
  let removesPresenter: Bool
  /// Whether the style is one of the system's, not custom.
  let isOwn: Bool
  let animator: (any UIViewControllerAnimatedTransitioning)?

  init(
    of presented: UIViewController, in window: UIWindow, from presenter: UIViewController,
    source: UIViewController
  ) {
    shown = presented
    var style = presented.modalPresentationStyle
    if style == .automatic { style = .pageSheet }
    var controller: UIPresentationController?
    if style == .popover, let popover = presented.popoverPresentationController {
      style = Self.form(of: popover, in: window)
      if style == .popover { controller = popover }
      if style == .pageSheet || style == .formSheet {
        let sheet = popover.adaptiveSheetPresentationController
        sheet.delegate = sheet.delegate ?? popover.delegate
        controller = sheet
      }
    }
    if controller == nil, style == .pageSheet || style == .formSheet,
      window.traitCollection.horizontalSizeClass == .compact
    {
      let sheet = presented.sheetController(presenting: presenter)
      switch sheet.delegate?.adaptivePresentationStyle(for: sheet, traitCollection: window.traitCollection) {
      case .fullScreen?: style = .fullScreen
      case .overFullScreen?: style = .overFullScreen
      default: break
      }
    }
    animator = presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    if style == .custom, let delegate = presented.transitioningDelegate {
      controller = delegate.presentationController(
        forPresented: presented, presenting: presenter, source: source)
    }
    isOwn = controller == nil || style != .custom
    coversWholeScreen =
      style == .fullScreen || style == .overFullScreen || style == .custom || style.coversItsContext
    if controller == nil {
      controller =
        coversWholeScreen
        ? UIPresentationController(presentedViewController: presented, presenting: presenter)
        : presented.sheetController(presenting: presenter)
    }
    let found =
      controller ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    found.delegate = found.delegate ?? presented.knownPresentationController?.delegate
    self.controller = found
    presented.knownPresentationController = found
    removesPresenter = style == .fullScreen || style == .currentContext || found.shouldRemovePresentersView
    if style != presented.modalPresentationStyle, presented.modalPresentationStyle != .automatic {
      found.delegate?.presentationController(
        presented.popoverPresentationController ?? found, prepare: found)
    }
    let isOtherForm = presented.modalPresentationStyle == .popover && style != .popover
    if isOtherForm,
      let other = found.delegate?.presentationController(
        found, viewControllerForAdaptivePresentationStyle: style), other !== presented
    {
      shown = other
      other.knownPresentationController = found
    }
  }

  /// The style of a popover: it stays a popover if the width is regular or the delegate wants it to.
  private static func form(
    of popover: UIPopoverPresentationController, in window: UIWindow
  ) -> UIModalPresentationStyle {
    let traits = window.traitCollection
    if traits.horizontalSizeClass != .compact { return .popover }
    let wanted = popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
    switch wanted {
    case UIModalPresentationStyle.none?, .popover?: return .popover
    case nil, .automatic?: return .pageSheet
    case let style?: return style
    }
  }
}

/// The container of a presented view, which dims what is behind it. If it is modal, VoiceOver ignores what it covers.
final class PresentationContainer: UIView {
  private let controller: UIPresentationController
  private weak var content: UIView?
  private var grabber: SheetGrabber?
  private var region: DismissRegion?
  private var shadow: PresentationShadow?
  private var glass: SheetGlass?

  init(controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    if controller.hasDismissRegion {
      let region = DismissRegion(frame: bounds)
      region.close = { [weak controller] in controller?.leave() }
      region.label = SystemWord.dismissPopup.text
      addSubview(region)
      self.region = region
    }
  }

  required init?(coder: NSCoder) { nil }

  private var elevated: (from: UITraitCollection, to: UITraitCollection)?

  override var traitCollection: UITraitCollection {
    let inherited = super.traitCollection
    guard controller.isElevated else { return inherited }
    if let elevated, elevated.from === inherited { return elevated.to }
    let new = UITraitCollection(
      traitsFrom: [inherited, UITraitCollection(userInterfaceLevel: .elevated)])
    elevated = (inherited, new)
    return new
  }

  func adopt(_ view: UIView) {
    content = view
    view.autoresizingMask = []
    if controller.castsShadow {
      let shadow = PresentationShadow(frame: .zero)
      addSubview(shadow)
      self.shadow = shadow
    }
    addSubview(view)
    (controller as? UISheetPresentationController)?.watchPulls(in: self)
    refresh()
  }

  func refresh() {
    backgroundColor = controller.dimming
    if let content, let corners = controller.corners {
      content.layer.cornerRadius = corners.radius
      content.layer.maskedCorners = corners.mask
      content.clipsToBounds = true
    }
    let sheet = controller as? UISheetPresentationController
    if let sheet, sheet.hasGrabber, content != nil {
      let handle = grabber ?? SheetGrabber(frame: .zero)
      handle.sheet = sheet
      grabber = handle
      addSubview(handle)
    } else {
      grabber?.removeFromSuperview()
      grabber = nil
    }
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !controller.isOrphaned else { return removeFromSuperview() }
    controller.containerViewWillLayoutSubviews()
    region?.frame = bounds
    let frame = controller.frameOfPresentedViewInContainerView
    if let content, content.superview === self, content.frame != frame { content.frame = frame }
    shadow?.follow(frame, radius: controller.corners?.radius ?? 0)
    layOutGlass(in: frame)
    grabber?.frame = CGRect(x: frame.midX - 44, y: frame.minY, width: 88, height: 20)
    controller.containerViewDidLayoutSubviews()
  }

  /// Puts glass behind a sheet that floats.
  private func layOutGlass(in frame: CGRect) {
    guard let sheet = controller as? UISheetPresentationController, let content,
      content.superview === self
    else { return }
    let shows = sheet.isFloating
    (sheet.presentedViewController as? any SheetGlassContent)?.sheetChanged(showsGlass: shows)
    guard shows else {
      glass?.removeFromSuperview()
      glass = nil
      return
    }
    let glass = glass ?? SheetGlass(frame: frame)
    self.glass = glass
    if glass.superview == nil { insertSubview(glass, belowSubview: content) }
    glass.frame = frame
    glass.cornerRadius = sheet.corners?.radius
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !controller.isModal ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A tap on the dimmed area around a sheet dismisses it; custom presentations handle such taps themselves.
    // Unhandled touches inside the sheet also arrive here, but must not dismiss it.
    guard touches.contains(where: { $0.view === self }) else { return }
    if controller is UISheetPresentationController { controller.leave() }
  }

  /// The views that move during a transition: all except the dismiss region.
  var movingViews: [UIView] { storedSubviews.filter { $0 !== region } }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: PresentationContainer.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.viewIsModal = { container in container.controller.isModal }
  }
}
