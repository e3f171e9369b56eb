import Foundation

extension UIView {
  /// Animates changes to views.
  ///
  /// The views have their new values at once; what is shown meanwhile is in `layer.presentation()`.
  /// [animate(withDuration:delay:options:animations:completion:)](https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:))
  /// - Parameters:
  ///   - duration: the duration, in seconds; 0 for no animation.
  ///   - delay: the delay before the animation starts, in seconds.
  ///   - options: the options of the animation.
  ///   - animations: makes the changes.
  ///   - completion: called when the animation ends on the device's clock; receives false if the animation was
  ///     removed before. If nothing changes, it is called the next time that the clock advances.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animation(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Animates changes to views with a spring.
  ///
  /// - Parameters:
  ///   - duration: the time until the spring settles, in seconds.
  ///   - delay: the delay before the animation starts, in seconds.
  ///   - dampingRatio: the damping ratio: 1 for no oscillation, less for more.
  ///   - velocity: the initial velocity, as the fraction of the total distance per second.
  ///   - options: the options of the animation.
  ///   - animations: makes the changes.
  ///   - completion: called at the end; receives false if the animation was removed before.
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

  /// Animates changes to views with a spring.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration of the spring, in seconds; it settles later.
  ///   - bounce: 0 for no bounce, up to 1 for more; below 0 for an overdamped spring.
  ///   - initialSpringVelocity: the initial velocity, as the fraction of the total distance per second.
  ///   - delay: the delay before the animation starts, in seconds.
  ///   - options: the options of the animation.
  ///   - animations: makes the changes.
  ///   - completion: called when the spring settles; receives false if the animation was removed before.
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

  /// Animates changes to views at a pace of SwiftUI's.
  ///
  /// - Parameters:
  ///   - duration: the duration of one run, in seconds.
  ///   - delay: the delay before the animation starts, in seconds.
  ///   - isEndless: whether the animation runs again and again.
  ///   - autoreverses: whether every second run goes backwards.
  ///   - pace: the progress at a fraction of the duration from 0 to 1.
  ///   - changes: makes the changes.
  ///   - completion: called at the end.
  package class func animate(
    duration: TimeInterval, delay: TimeInterval, isEndless: Bool, autoreverses: Bool,
    pace: @escaping (Double) -> Double, changes: () -> Void, completion: (() -> Void)?
  ) {
    var options: AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
    if isEndless { options.insert(.repeat) }
    if autoreverses { options.insert(.autoreverse) }
    run(
      animation(duration: duration, delay: delay, options: options, pace: .function(pace)), changes,
      completion.map { completion in { _ in completion() } })
  }

  /// Changes the content of a view with a transition.
  ///
  /// - Parameters:
  ///   - view: the view whose content changes.
  ///   - duration: the duration, in seconds.
  ///   - options: the options of the transition.
  ///   - animations: makes the changes; nil for none.
  ///   - completion: called when the duration has passed; receives false if another transition of the view began
  ///     before, or its animations were removed.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Changes are animated only if the options allow it; the transition of the view as a whole takes the given time.
    ViewAnimation.with(
      options.contains(.allowAnimatedContent)
        ? animation(duration: duration, delay: 0, options: options) : nil
    ) { animations?() }
    waitForTransition(of: view, duration, completion)
  }

  private class func waitForTransition(
    of view: UIView, _ duration: TimeInterval, _ completion: ((Bool) -> Void)?
  ) {
    guard ViewAnimation.isEnabled, duration > 0 else {
      UIKitHost.shared.clock.after(0) { completion?(true) }
      return
    }
    let transition = CATransition()
    transition.duration = duration
    transition.delegate = TransitionEnd(completion)
    view.layer.add(transition, forKey: "transition")
  }

  /// Tells when a transition ends.
  private final class TransitionEnd: NSObject, @preconcurrency CAAnimationDelegate {
    private var completion: ((Bool) -> Void)?

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    @MainActor
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      let completion = completion
      self.completion = nil
      completion?(flag)
    }
  }

  /// Replaces a view by another with a transition.
  ///
  /// - Parameters:
  ///   - fromView: the view to remove from its superview, or with `showHideTransitionViews` to hide.
  ///   - toView: the view to show.
  ///   - duration: the duration, in seconds.
  ///   - options: the options of the transition.
  ///   - completion: called with true when the duration has passed.
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

  /// An animation that the system performs on views.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Removes them from their superviews.
    case delete
  }

  /// Performs a system animation on views.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - views: the views.
  ///   - options: the options of the animation.
  ///   - parallelAnimations: makes further changes at the same time; nil for none.
  ///   - completion: called with true at the end.
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

  /// Makes changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimation.isEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  /// Sets whether animations are enabled; they are by default.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.isEnabled = enabled
    ViewAnimation.enabledDidChange()
  }

  /// Whether animations are enabled.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// The duration of the animation whose block is running, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Makes changes, inside an animation block, that are repeated.
  ///
  /// - Parameters:
  ///   - count: the number of repetitions.
  ///   - autoreverses: whether the animation runs backwards after each repetition.
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

  // MARK: Helpers

  /// Creates an animation; inside another, it inherits that one's duration and timing, unless its options say
  /// otherwise.
  private class func animation(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, pace: ViewAnimation.Pace? = nil
  ) -> ViewAnimation {
    let made = ViewAnimation(duration: duration, delay: delay, options: options, pace: pace)
    guard let outer = ViewAnimation.current else {
      ScreenTransition.leading?.follow(made)
      return made
    }
    // An animation inside one that a gesture drives is driven by that gesture too.
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

  /// Animates changes in keyframes, each with its own time.
  ///
  /// - Parameters:
  ///   - duration: the total duration, in seconds.
  ///   - delay: the delay before the animation starts, in seconds.
  ///   - options: the options of the animation.
  ///   - animations: calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` for each keyframe.
  ///   - completion: called at the end; receives false if the animation was removed before.
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

  /// Adds a keyframe to ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - frameStartTime: the start of the keyframe, as a fraction of the total duration from 0 to 1.
  ///   - frameDuration: its duration, as a fraction of the total duration from 0 to 1.
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
