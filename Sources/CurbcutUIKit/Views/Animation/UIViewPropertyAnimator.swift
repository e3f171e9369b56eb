import Foundation

/// The state of an animator.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimatingstate>.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not started, or it has ended.
  case inactive
  /// It is running, or it is paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}

/// The position of an animator's changes when it ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the end: all changes are in effect.
  case end
  /// At the start: all properties have their original values.
  case start
  /// Somewhere in between.
  case current
}

/// An animation that can be started, paused and stopped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimating>.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether it is running now.
  var isRunning: Bool { get }
  /// Whether it runs backwards, to the start.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or continues after a pause.
  func startAnimation()
  /// Starts after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses at the current position.
  func pauseAnimation()
  /// Stops at the current position; unless `withoutFinishing` is true, it waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation, with all properties at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added while it runs.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating>.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that start after a fraction of the duration, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues with other timing and another duration, relative to the original one; 0 keeps the remaining duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Animates changes to views, and can be paused, scrubbed and reversed meanwhile.
///
/// The views have their new values at once; what is shown meanwhile is in `layer.presentation()`.
/// Follows <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing.
  public private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The delay before the animation starts, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether views receive touches while they are animated; true by default. They always do here.
  open var isUserInteractionEnabled = true
  /// Whether the app does hit-testing of the moving views itself; false by default. Has no effect: hit-testing uses
  /// the final positions.
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused and stopped; true by default.
  open var isInterruptible = true
  /// Whether a paused animator is scrubbed linearly, without its timing curve; true by default.
  open var scrubsLinearly = true
  /// Whether the animator stays active, but paused, at its end; false by default.
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      place = shownPlace(from: oldValue)
      run(from: place)
    }
  }

  private var blocks: [(work: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animations: [ViewAnimation] = []
  /// The fraction of the duration, while the animator is not running.
  private var place = 0.0
  private var begun: TimeInterval = 0
  private var startPlace = 0.0
  private var length: TimeInterval
  private var alarm: Int?

  /// Creates an animator with timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let given = parameters.springTimingParameters?.spring(in: duration).1 ?? duration
    self.duration = given
    length = given
    super.init()
  }

  /// Creates an animator that takes no time.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with a built-in curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring of a damping ratio: 1 for no oscillation, less for more.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve: UIView.AnimationCurve =
      switch options.curveName {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      default: .easeInOut
      }
    let made = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  // MARK: Changes

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      record(animation, delayFactor: delayFactor)
    } else {
      blocks.append((animation, delayFactor))
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func record(_ block: () -> Void, delayFactor: CGFloat) {
    let animation = ViewAnimation(duration: duration, pace: .curve(CAMediaTimingFunction(name: .linear)))
    let wait = min(max(Double(delayFactor), 0), 0.999)
    animation.fraction = { [weak self] in
      guard let self else { return 1 }
      return max(0, (self.shownFraction - wait) / (1 - wait))
    }
    animation.record(block)
    animations.append(animation)
  }

  private func becomeActive() {
    guard state == .inactive else { return }
    state = .active
    place = 0
    for block in blocks { record(block.work, delayFactor: block.delayFactor) }
    blocks = []
  }

  // MARK: Running

  open func startAnimation() {
    guard state != .stopped else { return }
    becomeActive()
    guard !isRunning else { return }
    run(from: place)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    self.delay = delay
    becomeActive()
    UIKitHost.shared.clock.after(delay) { [self] in if state == .active { startAnimation() } }
  }

  private func run(from start: Double) {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    isRunning = true
    startPlace = start
    begun = UIKitHost.shared.clock.now
    let rest = length * (isReversed ? start : 1 - start)
    UIKitHost.shared.motionMonitor.moves(until: begun + rest)
    alarm = UIKitHost.shared.clock.after(rest) { [self] in reachedEnd() }
  }

  /// The elapsed fraction of the duration, from 0 to 1.
  private func shownPlace(from reversed: Bool) -> Double {
    guard isRunning else { return place }
    let passed = length > 0 ? (UIKitHost.shared.clock.now - begun) / length : 1
    return min(max(startPlace + (reversed ? -passed : passed), 0), 1)
  }

  /// The visible progress of the changes, with the timing curve applied.
  private var shownFraction: Double {
    let time = shownPlace(from: isReversed)
    if !isRunning, scrubsLinearly { return time }
    if let spring = timingParameters?.springTimingParameters?.spring(in: duration).0 {
      return spring.position(at: time * duration)
    }
    return timingParameters?.cubicTimingParameters?.function.progress(at: time) ?? time
  }

  open var fractionComplete: CGFloat {
    get { CGFloat(shownPlace(from: isReversed)) }
    set {
      becomeActive()
      pauseAnimation()
      place = min(max(Double(newValue), 0), 1)
    }
  }

  open func pauseAnimation() {
    becomeActive()
    place = shownPlace(from: isReversed)
    isRunning = false
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    let rest = isReversed ? place : 1 - place
    if durationFactor > 0, rest > 0 { length = duration * Double(durationFactor) / rest }
    run(from: place)
  }

  private func reachedEnd() {
    place = isReversed ? 0 : 1
    isRunning = false
    alarm = nil
    if pausesOnCompletion { return }
    end(at: isReversed ? .start : .end)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let shown = shownFraction
    pauseAnimation()
    for animation in animations { animation.settle(at: shown) }
    animations = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: for animation in animations { animation.settle(at: 1) }
    case .start: for animation in animations.reversed() { animation.settle(at: 0) }
    case .current: break
    }
    animations = []
    state = .inactive
    let all = completions
    completions = []
    for completion in all { completion(position) }
  }
}

extension ViewAnimation {
  /// Ends an animator's animation with the views at a fraction of the way, from 0 to 1.
  func settle(at part: Double) {
    removeFromLayers()
    for change in part >= 1 ? [] : changes.reversed() { change.set(part) }
  }
}

extension ViewChange {
  /// Sets the view's property to the value at a fraction of the way from old to new.
  func set(_ part: Double) {
    guard part > 0 else { return undo() }
    func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
    switch (old, new) {
    case (let a as CGPoint, let b as CGPoint): apply(CGPoint(x: mixed(a.x, b.x), y: mixed(a.y, b.y)))
    case (let a as CGRect, let b as CGRect):
      apply(
        CGRect(
          x: mixed(a.minX, b.minX), y: mixed(a.minY, b.minY), width: mixed(a.width, b.width),
          height: mixed(a.height, b.height)))
    case (let a as CGFloat, let b as CGFloat): apply(mixed(a, b))
    case (let a as CGAffineTransform, let b as CGAffineTransform):
      apply(
        CGAffineTransform(
          a: mixed(a.a, b.a), b: mixed(a.b, b.b), c: mixed(a.c, b.c), d: mixed(a.d, b.d),
          tx: mixed(a.tx, b.tx), ty: mixed(a.ty, b.ty)))
    default: if part >= 0.5 { redo() } else { undo() }
    }
  }
}
