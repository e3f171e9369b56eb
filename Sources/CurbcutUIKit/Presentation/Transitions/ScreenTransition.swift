import Foundation

/// A transition from one screen to another, timed by the device's clock. It is both the context for animators and the
/// transition coordinator.
///
/// The views have their final frames from the beginning; only what their layers display is animated. Anyone who reads
/// the view hierarchy meanwhile therefore finds the new screen, not the one that disappears.
@MainActor
final class ScreenTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The kind of change.
  enum Kind { case push, pop, present, dismiss, tab, page }

  /// The transitions in progress, oldest first.
  private(set) static var running: [ScreenTransition] = []

  let kind: Kind
  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  /// The system's animation, used if the app provides none.
  let style: SystemTransition
  /// The view controllers whose views disappear.
  var disappearing: [UIViewController] = []
  /// The view controllers whose views appear, except those that were visible throughout.
  var appearing: [UIViewController] = []
  /// The views that disappear: still visible, but no longer accessible or touchable.
  var leavingViews: [UIView] = []
  /// The bars whose content changes with the screen, and fades in.
  var bars: [UIView] = []
  /// The frame of the appearing and disappearing views, in the container's coordinates.
  var place: (() -> CGRect)?
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// The object that drives the transition by a gesture; nil if it runs by itself.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The state of the gesture that drives the transition; nil if it has never been interactive.
  var lead: TransitionLead?
  var transitionWasCancelled = false
  private(set) var isOver = false
  private var begun: TimeInterval = 0
  private(set) var length: TimeInterval = 0
  var alarm: Int?
  private var hasStarted = false
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var end: ((Bool) -> Void)?
  private var motions: [(layer: CALayer, key: String)] = []
  private var cleaning: [() -> Void] = []

  init(
    _ kind: Kind, from: UIViewController, to: UIViewController, in container: UIView,
    style: SystemTransition, animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    containerView = container
    self.style = style
    self.animator = animator
    super.init()
  }

  /// Whether a change of a view controller's view is visible and can be animated. If animations are disabled, or the
  /// screen has not appeared yet, changes are made immediately.
  static func canRun(in controller: UIViewController) -> Bool {
    guard UIView.areAnimationsEnabled, controller.hasAppeared,
      let window = controller.viewIfLoaded?.window
    else { return false }
    return !window.isHidden
  }

  /// Whether any transition is in progress.
  static var isAnyRunning: Bool { !running.isEmpty }

  /// Whether a transition is in progress in a window.
  static func isRunning(in window: UIWindow?) -> Bool {
    guard !running.isEmpty, let window else { return false }
    return running.contains { $0.containerView.window === window }
  }

  // MARK: Running

  /// Begins the transition.
  ///
  /// - Parameters:
  ///   - host: The container view controller whose screens change.
  ///   - begin: Notifies the view controllers that disappear in addition to ``disappearing``.
  ///   - place: Installs the views with their final frames.
  ///   - end: Called when the transition has ended, with whether it was completed, to remove what disappears.
  func run(
    host: UIViewController, begin: () -> Void = {}, place: () -> Void, end: @escaping (Bool) -> Void
  ) {
    self.end = end
    begun = UIKitHost.shared.clock.now
    length = animator?.transitionDuration(using: self) ?? style.duration
    Self.running.append(self)
    for one in [from, to, host] { one.screenTransition = self }
    for one in appearing { one.loadViewIfNeeded() }
    // For tabs and pages the new screen is notified first:
    // http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html
    if kind == .tab || kind == .page {
      for one in appearing { one.beginAppearing(animated: true) }
    }
    for one in disappearing { one.beginDisappearing(animated: true) }
    begin()
    for one in appearing { one.beginAppearing(animated: true) }
    for view in leavingViews { view.isLeaving = true }
    place()
    for one in appearing { one.tellIsAppearing(animated: true) }
    // As on iOS, the app's animator starts with views that have not been laid out yet.
    if animator == nil { containerView.window?.layoutIfNeeded() }
    guard !isOver else { return }
    if let interactor, interactor.wantsInteractiveStart {
      lead = TransitionLead()
      interactor.startInteractiveTransition(self)
    } else if let animator {
      // If the app forgets to complete its transition, the screen must not stay blocked.
      alarm = UIKitHost.shared.clock.after(max(0, length) + 1) { [self] in completeTransition(true) }
      animator.animateTransition(using: self)
    } else {
      style.animate(self)
      alarm = UIKitHost.shared.clock.after(length) { [self] in completeTransition(true) }
    }
    if animator != nil, !isOver { containerView.window?.layoutIfNeeded() }
    hasStarted = true
    if !isOver { runAlongside(animations) }
    animations = []
  }

  /// Ends the transition immediately, for example because another one begins in the same container.
  func finishNow() { completeTransition(lead == nil || !transitionWasCancelled) }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !didComplete
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    runAlongside(animations)
    animations = []
    Self.running.removeAll { $0 === self }
    for one in [from, to] + [from.parent, to.parent].compactMap({ $0 }) where one.screenTransition === self {
      one.screenTransition = nil
    }
    for (layer, key) in motions { layer.removeAnimation(forKey: key) }
    endLead(didComplete)
    for work in cleaning { work() }
    cleaning = []
    for view in leavingViews { view.isLeaving = false }
    let end = end
    self.end = nil
    end?(didComplete)
    animator?.animationEnded(didComplete)
    let all = completions
    completions = []
    for completion in all { completion(self) }
  }

  private func runAlongside(_ works: [Work]) {
    guard !works.isEmpty else { return }
    if lead != nil, !isOver {
      let length = length
      return animateLed { UIView.animate(withDuration: length) { for work in works { work(self) } } }
    }
    let left = isOver ? 0 : max(0, begun + length - UIKitHost.shared.clock.now)
    UIView.animate(withDuration: left, delay: 0, options: .curveEaseInOut) {
      for work in works { work(self) }
    }
  }

  /// Animates what a view's layer displays from one value to another, without changing the layer's own value.
  func animate(_ view: UIView, _ keyPath: String, from: Any, to: Any, pace: @escaping (Double) -> Double) {
    let animation = ViewPropertyAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = length
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.pace = pace
    if lead != nil {
      animation.fraction = { [weak self] in self?.fraction ?? 1 }
      animation.repeatCount = .infinity
    }
    let key = "transition.\(keyPath)"
    view.layer.add(animation, forKey: key)
    motions.append((view.layer, key))
  }

  /// Adds work for the end of the transition, such as removing views that only the animation needs.
  func afterwards(_ work: @escaping () -> Void) { cleaning.append(work) }

  // MARK: Context

  var isAnimated: Bool { true }
  var isInteractive: Bool { lead?.isHeld ?? false }
  var isCancelled: Bool { transitionWasCancelled }
  var transitionDuration: TimeInterval { length }
  var percentComplete: CGFloat {
    guard !isOver, length > 0 else { return isOver && !transitionWasCancelled ? 1 : 0 }
    return CGFloat(lead == nil ? min(1, (UIKitHost.shared.clock.now - begun) / length) : fraction)
  }
  var targetTransform: CGAffineTransform { .identity }
  var presentationStyle: UIModalPresentationStyle {
    switch kind {
    case .present: to.modalPresentationStyle
    case .dismiss: from.modalPresentationStyle
    case .push, .pop, .tab, .page: .none
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    // The presenter's view stays in place; the animator may only move the presented one.
    switch (key, kind) {
    case (.to, .dismiss), (.from, .present): nil
    case (.to, _): to.viewIfLoaded
    case (.from, _): from.viewIfLoaded
    default: nil
    }
  }

  private var ownPlace: CGRect { place?() ?? containerView.bounds }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return kind == .present ? containerView.bounds : ownPlace }
    return kind == .dismiss && vc === to ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === to { return kind == .dismiss ? containerView.bounds : ownPlace }
    return kind == .present && vc === from ? containerView.bounds : .zero
  }

  // MARK: Alongside animations

  @discardableResult
  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if hasStarted { runAlongside([animation]) } else { animations.append(animation) }
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Work?, completion: Work?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

extension UIView {
  /// Whether a transition is removing the view: it is still visible, but no longer accessible or touchable.
  final var isLeaving: Bool {
    get { flags.contains(.isLeaving) }
    set {
      guard newValue != isLeaving else { return }
      flags.set(.isLeaving, newValue)
      accessibilityStructureDidChange()
    }
  }
}

extension UIViewController {
  /// The transition in progress that the view controller or one of its ancestors takes part in.
  final var transitionUnderWay: ScreenTransition? {
    var current: UIViewController? = self
    while let one = current {
      if let transition = one.screenTransition { return transition }
      current = one.parent
    }
    return nil
  }
}
