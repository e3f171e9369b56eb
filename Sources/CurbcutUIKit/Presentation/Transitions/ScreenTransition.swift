import Foundation

/// One change from a screen to another on the device's clock: what an animator works with, and what runs beside it.
///
/// The views have their final places from the beginning; what moves is only what their layers show. So whoever
/// reads the hierarchy meanwhile finds the new screen, and not the one that leaves.
@MainActor
final class ScreenTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Why the screen changes.
  enum Kind { case push, pop, present, dismiss, tab, page }

  /// Those that have begun and not ended, oldest first.
  private(set) static var running: [ScreenTransition] = []

  let kind: Kind
  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  /// How the system moves the views, where the app does not.
  let style: SystemTransition
  /// Whose views disappear.
  var disappearing: [UIViewController] = []
  /// Whose views appear; not those that were there all the time.
  var appearing: [UIViewController] = []
  /// The views that go: still seen, but neither read nor touched any more.
  var leavingViews: [UIView] = []
  /// The bars whose content changes with the screen: it fades in.
  var bars: [UIView] = []
  /// Where the views stand that come and go, in the container.
  var place: (() -> CGRect)?
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// What leads the transition by a gesture; nil for one that runs by itself.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// How far a gesture has led the transition; nil for one that has never been led.
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

  /// Whether a change in a controller's view can be seen, so that it takes time: with animations switched off, or
  /// before the screen is there, it is made at once.
  static func canRun(in controller: UIViewController) -> Bool {
    guard UIView.areAnimationsEnabled, controller.hasAppeared,
      let window = controller.viewIfLoaded?.window
    else { return false }
    return !window.isHidden
  }

  /// Whether a transition is under way anywhere.
  static var isAnyRunning: Bool { !running.isEmpty }

  /// Whether a transition is under way in a window.
  static func isRunning(in window: UIWindow?) -> Bool {
    guard !running.isEmpty, let window else { return false }
    return running.contains { $0.containerView.window === window }
  }

  // MARK: Running

  /// Begins the transition.
  ///
  /// - Parameters:
  ///   - host: the container whose screens change.
  ///   - begin: tells what disappears, beside ``disappearing``.
  ///   - place: puts the views where they are in the end.
  ///   - end: takes away what leaves; called when the transition is over, with whether it was completed.
  func run(
    host: UIViewController, begin: () -> Void = {}, place: () -> Void, end: @escaping (Bool) -> Void
  ) {
    self.end = end
    begun = UIKitHost.shared.clock.now
    length = animator?.transitionDuration(using: self) ?? style.duration
    Self.running.append(self)
    for one in [from, to, host] { one.screenTransition = self }
    for one in appearing { one.loadViewIfNeeded() }
    // Tabs and pages tell the new screen first:
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
    // The app's own animator begins with views that are not laid out yet, as on iOS.
    if animator == nil { containerView.window?.layoutIfNeeded() }
    guard !isOver else { return }
    if let interactor, interactor.wantsInteractiveStart {
      lead = TransitionLead()
      interactor.startInteractiveTransition(self)
    } else if let animator {
      // The screen would be dead if the app forgot to say that its transition is over.
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

  /// Ends the transition at once, as when another begins in the same place.
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

  /// Lets a layer show something on the way from one value to another, without changing it.
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

  /// Takes away at the end what only the movement needs.
  func afterwards(_ work: @escaping () -> Void) { cleaning.append(work) }

  // MARK: What is known of it

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
    // A presenter's view stays where it is: only the other one is the animator's to move.
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

  // MARK: Beside it

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
  /// Whether a transition takes the view away: it is still seen, but neither read nor touched any more.
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
  /// The transition that the controller, or one around it, takes part in.
  final var transitionUnderWay: ScreenTransition? {
    var current: UIViewController? = self
    while let one = current {
      if let transition = one.screenTransition { return transition }
      current = one.parent
    }
    return nil
  }
}
