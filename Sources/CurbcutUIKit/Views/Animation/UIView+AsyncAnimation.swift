import Foundation

/// Animations that an asynchronous function can await, as Swift imports those with a completion handler.
extension UIView {
  /// Animates changes to views, and waits for the end.
  ///
  /// [animate(withDuration:animations:completion:)](https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:))
  /// - Returns: whether the animation ran to its end on the device's clock.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool { await animate(withDuration: duration, delay: 0, animations: animations) }

  /// Animates changes to views, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: the duration, in seconds; 0 for no animation.
  ///   - delay: the delay before the animation starts, in seconds.
  ///   - options: the options of the animation.
  ///   - animations: makes the changes.
  /// - Returns: whether the animation ran to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await waiting { done in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: done)
    }
  }

  /// Animates changes to views with a spring, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: the time until the spring settles, in seconds.
  ///   - delay: the delay before the animation starts, in seconds.
  ///   - dampingRatio: the damping ratio: 1 for no oscillation, less for more.
  ///   - velocity: the initial velocity, as the fraction of the total distance per second.
  ///   - options: the options of the animation.
  ///   - animations: makes the changes.
  /// - Returns: whether the animation ran to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await waiting { done in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: done)
    }
  }

  /// Animates changes in keyframes, each with its own time, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: the total duration, in seconds.
  ///   - delay: the delay before the animation starts, in seconds.
  ///   - options: the options of the animation.
  ///   - animations: calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` for each keyframe.
  /// - Returns: whether the animation ran to its end.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await waiting { done in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: done)
    }
  }

  /// Changes the content of a view with a transition, and waits for the end.
  ///
  /// - Parameters:
  ///   - view: the view whose content changes.
  ///   - duration: the duration, in seconds.
  ///   - options: the options of the transition.
  ///   - animations: makes the changes; nil for none.
  /// - Returns: true.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await waiting { done in
      transition(with: view, duration: duration, options: options, animations: animations, completion: done)
    }
  }

  /// Replaces a view by another with a transition, and waits for the end.
  ///
  /// - Parameters:
  ///   - fromView: the view to remove, or with `showHideTransitionViews` to hide.
  ///   - toView: the view to show.
  ///   - duration: the duration, in seconds.
  ///   - options: the options of the transition.
  /// - Returns: true.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
  ) async -> Bool {
    await waiting { done in
      transition(from: fromView, to: toView, duration: duration, options: options, completion: done)
    }
  }

  private class func waiting(_ run: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in run { continuation.resume(returning: $0) } }
  }
}
