import Foundation

/// A controller shown over another: where it stands, and the way back.
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

  /// Looks again at what the presentation controller says of its place.
  func refresh() { (container as? PresentationContainer)?.refresh() }

  static func present(
    _ controller: UIViewController, from presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    var root = presenter
    while let parent = root.parent { root = parent }
    if root.ownPresented != nil { return }
    // What is still coming is there before something comes over it.
    if root.isBeingPresented { root.screenTransition?.finishNow() }
    guard let window = root.viewIfLoaded?.window else {
      root.ownPresented = controller
      controller.ownPresenting = root
      completion?()
      return
    }
    let style = PresentationStyle(of: controller, in: window, from: root, source: presenter)
    let shown = style.shown
    shown.motion = .presented
    shown.loadViewIfNeeded()
    guard let view = shown.viewIfLoaded else { return }
    let presentation = style.controller
    presentation.presentingViewController = root
    let container = PresentationContainer(controller: presentation, frame: window.bounds)
    presentation.containerView = container
    if style.isOwn, view.backgroundColor == nil, presentation.hasDismissRegion {
      view.backgroundColor = .systemBackground
    }
    shown.presentation = Presentation(
      controller: presentation, container: container, coversWholeScreen: style.coversWholeScreen)
    root.ownPresented = shown
    shown.ownPresenting = root

    func place() {
      window.addSubview(container)
      presentation.presentationTransitionWillBegin()
      container.take(presentation.presentedView ?? view)
    }

    func end(animated: Bool) {
      container.refresh()
      if style.removesPresenter { root.finishDisappearing(animated: animated) }
      UIAccessibility.post(notification: .screenChanged, argument: nil, in: container)
      if animated {
        shown.finishAppearing(animated: true)
      } else {
        shown.appear(animated: false)
      }
      shown.motion = nil
      presentation.presentationTransitionDidEnd(true)
      completion?()
    }

    guard animated, ScreenTransition.canRun(in: root) else {
      place()
      if style.removesPresenter { root.beginDisappearing(animated: false) }
      return end(animated: false)
    }
    let transition = ScreenTransition(
      .present, from: root, to: shown, in: container, style: .presentation(of: shown, by: presentation),
      animator: style.animator)
    transition.appearing = [shown]
    if style.removesPresenter { transition.disappearing = [root] }
    transition.place = { [weak presentation] in presentation?.frameOfPresentedViewInContainerView ?? .zero }
    transition.run(host: root) {
      place()
      container.layoutIfNeeded()
    } end: { _ in
      end(animated: true)
    }
  }

  static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let (presenter, presented) = ending(controller) else {
      completion?()
      return
    }
    presented.screenTransition?.finishNow()
    var chain = [presented]
    while let above = chain.last?.ownPresented { chain.append(above) }
    presented.motion = .dismissed

    func begin(animated: Bool) {
      for one in chain.reversed() {
        one.presentation?.controller.dismissalTransitionWillBegin()
        one.beginDisappearing(animated: animated)
      }
    }

    func end(animated: Bool) {
      for one in chain.reversed() { takeAway(one, animated: animated) }
      if !animated, !presenter.isAppearing { presenter.appear(animated: false) }
      if animated { presenter.finishAppearing(animated: true) }
      UIAccessibility.post(
        notification: .screenChanged, argument: nil, in: presenter.viewIfLoaded?.window)
      completion?()
    }

    // Only what is in front is seen to go; what lies between goes with it.
    guard animated, let front = chain.last, let presentation = front.presentation,
      ScreenTransition.canRun(in: front)
    else {
      begin(animated: false)
      return end(animated: false)
    }
    let transition = ScreenTransition(
      .dismiss, from: front, to: presenter, in: presentation.container,
      style: .presentation(of: front, by: presentation.controller),
      animator: presented.transitioningDelegate?.animationController(forDismissed: presented))
    transition.leavingViews = chain.compactMap { $0.presentation?.container }
    transition.place = { presentation.controller.frameOfPresentedViewInContainerView }
    if !presenter.isAppearing { transition.appearing = [presenter] }
    for one in chain { one.screenTransition = transition }
    transition.run(host: presenter) {
      begin(animated: true)
      for one in chain.dropLast() { one.presentation?.container.isHidden = true }
    } end: { _ in
      end(animated: true)
    }
  }

  /// Who presents what goes when a controller is asked to dismiss, and what that is; nil when nothing is
  /// presented.
  private static func ending(
    _ controller: UIViewController
  ) -> (presenter: UIViewController, presented: UIViewController)? {
    var presenter = controller
    while presenter.ownPresented == nil, let parent = presenter.parent { presenter = parent }
    // What is going already is finished with: the next to go is the controller itself.
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

  /// The end of one presentation.
  private static func takeAway(_ presented: UIViewController, animated: Bool) {
    let presentation = presented.presentation
    presented.finishDisappearing(animated: animated)
    presented.motion = nil
    presentation?.container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presentation?.controller.dismissalTransitionDidEnd(true)
    presented.presentation = nil
    presented.forgetPresentationController()
    presented.ownPresenting?.ownPresented = nil
    presented.ownPresenting = nil
  }
}

/// In which form a controller is shown, in the room that there is.
@MainActor
private struct PresentationStyle {
  /// The controller that is shown: the delegate may have another for a form.
  var shown: UIViewController
  let controller: UIPresentationController
  let coversWholeScreen: Bool
  let removesPresenter: Bool
  /// Whether the form is one of the system's.
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
    animator = presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    if style == .custom, let delegate = presented.transitioningDelegate {
      controller = delegate.presentationController(
        forPresented: presented, presenting: presenter, source: source)
    }
    isOwn = controller == nil || style != .custom
    coversWholeScreen = style == .fullScreen || style == .overFullScreen || style == .custom
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
    removesPresenter = style == .fullScreen || found.shouldRemovePresentersView
    let isOtherForm = presented.modalPresentationStyle == .popover && style != .popover
    if isOtherForm,
      let other = found.delegate?.presentationController(
        found, viewControllerForAdaptivePresentationStyle: style), other !== presented
    {
      shown = other
      other.knownPresentationController = found
    }
  }

  /// A popover stays one where there is room for it, or where the delegate wants it so.
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

/// Where a presented view stands, with what shows behind it. VoiceOver ignores what it covers.
final class PresentationContainer: UIView {
  private let controller: UIPresentationController
  private weak var content: UIView?
  private var grabber: SheetGrabber?
  private var region: DismissRegion?

  init(controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    if controller.hasDismissRegion {
      let region = DismissRegion(frame: bounds)
      region.close = { [weak controller] in controller?.leave() }
      region.label = ControlStrings.dismissPopup
      addSubview(region)
      self.region = region
    }
  }

  required init?(coder: NSCoder) { nil }

  func take(_ view: UIView) {
    content = view
    view.autoresizingMask = []
    addSubview(view)
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
    controller.containerViewWillLayoutSubviews()
    region?.frame = bounds
    let frame = controller.frameOfPresentedViewInContainerView
    if let content, content.superview === self, content.frame != frame { content.frame = frame }
    grabber?.frame = CGRect(x: frame.midX - 44, y: frame.minY, width: 88, height: 20)
    controller.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !controller.isModal ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A tap on the dimmed screen beside a sheet leaves it; a form of the app's own watches for taps itself.
    // What nobody took inside the sheet comes here, too, and leaves it alone.
    guard touches.contains(where: { $0.view === self }) else { return }
    if controller is UISheetPresentationController { controller.leave() }
  }

  /// What comes and goes: all but the region around it.
  var movingViews: [UIView] { storedSubviews.filter { $0 !== region } }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: PresentationContainer.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.viewIsModal = { container in container.controller.isModal }
  }
}
