import Foundation

extension UIView {
  /// Makes changes, which show step by step over a time.
  ///
  /// The views have their new values at once; what shows meanwhile is in `layer.presentation()`.
  /// [animate(withDuration:delay:options:animations:completion:)](https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:))
  /// - Parameters:
  ///   - duration: seconds; 0 for at once.
  ///   - delay: seconds before anything is to be seen.
  ///   - options: how the animation runs.
  ///   - animations: makes the changes.
  ///   - completion: called when the time is over on the device's clock; false when the animation was taken
  ///     away before. Where nothing changes it is called the next time that any time passes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animation(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Makes changes, which show as on a spring.
  ///
  /// - Parameters:
  ///   - duration: seconds until the spring rests.
  ///   - delay: seconds before anything is to be seen.
  ///   - dampingRatio: 1 for no swinging, less for more.
  ///   - velocity: at the beginning, in whole ways per second.
  ///   - options: how the animation runs.
  ///   - animations: makes the changes.
  ///   - completion: called when the time is over; false when the animation was taken away before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    run(
      animation(duration: duration, delay: delay, options: options, pace: .spring(spring)), animations,
      completion)
  }

  /// Makes changes, which show as on a spring.
  ///
  /// - Parameters:
  ///   - duration: seconds that the spring seems to take; it rests later.
  ///   - bounce: 0 for no swinging, up to 1 for more; below 0 for a slow end.
  ///   - initialSpringVelocity: at the beginning, in whole ways per second.
  ///   - delay: seconds before anything is to be seen.
  ///   - options: how the animation runs.
  ///   - animations: makes the changes.
  ///   - completion: called when the spring rests; false when the animation was taken away before.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let layerSpring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    let spring = Spring(
      stiffness: Double(layerSpring.stiffness), damping: Double(layerSpring.damping),
      velocity: Double(initialSpringVelocity))
    let length = spring.settlingTime.isFinite ? spring.settlingTime : duration
    run(
      animation(duration: length, delay: delay, options: options, pace: .spring(spring)), animations,
      completion)
  }

  /// Changes the content of a view, which shows as a transition.
  ///
  /// - Parameters:
  ///   - view: the view whose content changes.
  ///   - duration: seconds.
  ///   - options: how the transition looks and runs.
  ///   - animations: makes the changes; nil for none.
  ///   - completion: called when the time is over; false when the transition was taken away before.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Only what the options allow moves by itself; the view as a whole takes the time.
    ViewAnimation.with(
      options.contains(.allowAnimatedContent)
        ? animation(duration: duration, delay: 0, options: options) : nil
    ) { animations?() }
    waitForTransition(of: view, duration, completion)
  }

  private class func waitForTransition(
    of view: UIView, _ duration: TimeInterval, _ completion: ((Bool) -> Void)?
  ) {
    let time = ViewAnimation.isEnabled ? max(0, duration) : 0
    UIKitHost.shared.clock.after(time) { completion?(true) }
  }

  /// Puts a view in the place of another, which shows as a transition.
  ///
  /// - Parameters:
  ///   - fromView: what goes: out of its superview, or hidden with `showHideTransitionViews`.
  ///   - toView: what comes.
  ///   - duration: seconds.
  ///   - options: how the transition looks and runs.
  ///   - completion: called when the time is over.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let above = fromView.superview {
      let index = above.subviews.firstIndex { $0 === fromView } ?? above.subviews.count
      fromView.removeFromSuperview()
      if toView.superview == nil { above.insertSubview(toView, at: index) }
    }
    waitForTransition(of: toView, duration, completion)
  }

  /// What the system does with views.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// They go, out of their superviews.
    case delete
  }

  /// Lets the system do something with views.
  ///
  /// - Parameters:
  ///   - animation: what.
  ///   - views: with which.
  ///   - options: how it runs.
  ///   - parallelAnimations: makes further changes at the same time; nil for none.
  ///   - completion: called when it is over.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let parallelAnimations {
      animate(withDuration: 0.25, delay: 0, options: options, animations: parallelAnimations)
    }
    UIKitHost.shared.clock.after(ViewAnimation.isEnabled ? 0.25 : 0) {
      for view in views { view.removeFromSuperview() }
      completion?(true)
    }
  }

  /// Makes changes that show at once, even in an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimation.isEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  /// Whether there are animations at all; true by default.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.isEnabled = enabled
    ViewAnimation.enabledDidChange()
  }

  /// Whether there are animations at all.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// The length of the animation whose block runs, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Makes changes, in an animation, that show several times.
  ///
  /// - Parameters:
  ///   - count: how often.
  ///   - autoreverses: whether they go back each time.
  ///   - animations: makes the changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let current = ViewAnimation.current else { return animations() }
    let before = (current.repeatCount, current.autoreverses)
    (current.repeatCount, current.autoreverses) = (Float(count), autoreverses)
    animations()
    (current.repeatCount, current.autoreverses) = before
  }

  // MARK: In common

  /// An animation inside another has the other's length and pace, unless its options say otherwise.
  private class func animation(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, pace: ViewAnimation.Pace? = nil
  ) -> ViewAnimation {
    let made = ViewAnimation(duration: duration, delay: delay, options: options, pace: pace)
    guard let outer = ViewAnimation.current else {
      ScreenTransition.leading?.follow(made)
      return made
    }
    // What stands inside another animation goes its way.
    if outer.isLed { ScreenTransition.leading?.follow(made) }
    if !options.contains(.overrideInheritedDuration) {
      (made.duration, made.delay) = (outer.duration, outer.delay)
    }
    if !options.contains(.overrideInheritedCurve) { made.pace = outer.pace }
    return made
  }

  private class func run(
    _ animation: ViewAnimation, _ block: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    animation.onEnd(completion)
    animation.record(block)
    animation.close()
  }

  // MARK: Keyframes

  /// Makes changes in steps, each with a time of its own.
  ///
  /// - Parameters:
  ///   - duration: seconds of all steps together.
  ///   - delay: seconds before anything is to be seen.
  ///   - options: how the animation runs.
  ///   - animations: calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` for each step.
  ///   - completion: called when the time is over; false when the animation was taken away before.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let made = ViewAnimation(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      pace: .curve(CAMediaTimingFunction(name: .linear)))
    made.onEnd(completion)
    made.record(animations)
    made.close()
  }

  /// Makes the changes of one step of ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - frameStartTime: when the step begins, from 0 to 1.
  ///   - frameDuration: how long it takes, from 0 to 1.
  ///   - animations: makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let whole = ViewAnimation.current else { return animations() }
    let before = (whole.duration, whole.delay)
    whole.delay = before.1 + before.0 * min(max(frameStartTime, 0), 1)
    whole.duration = before.0 * min(max(frameDuration, 0), 1)
    animations()
    (whole.duration, whole.delay) = before
  }
}
