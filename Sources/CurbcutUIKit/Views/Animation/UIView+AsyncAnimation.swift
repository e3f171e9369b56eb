import Foundation

/// The animations that an asynchronous function can wait for, as Swift imports those with a completion handler.
extension UIView {
  /// Makes changes, which show step by step over a time, and waits for the end.
  ///
  /// [animate(withDuration:animations:completion:)](https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:))
  /// - Returns: whether the animation ran to its end on the device's clock.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool { await animate(withDuration: duration, delay: 0, animations: animations) }

  /// Makes changes, which show step by step over a time, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 for at once.
  ///   - delay: seconds before anything is to be seen.
  ///   - options: how the animation runs.
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

  /// Makes changes, which show as on a spring, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: seconds until the spring rests.
  ///   - delay: seconds before anything is to be seen.
  ///   - dampingRatio: 1 for no swinging, less for more.
  ///   - velocity: at the beginning, in whole ways per second.
  ///   - options: how the animation runs.
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

  /// Makes changes in steps, each with a time of its own, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: seconds of all steps together.
  ///   - delay: seconds before anything is to be seen.
  ///   - options: how the animation runs.
  ///   - animations: calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` for each step.
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

  /// Changes the content of a view, which shows as a transition, and waits for the end.
  ///
  /// - Parameters:
  ///   - view: the view whose content changes.
  ///   - duration: seconds.
  ///   - options: how the transition looks and runs.
  ///   - animations: makes the changes; nil for none.
  /// - Returns: whether the transition ran to its end.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await waiting { done in
      transition(with: view, duration: duration, options: options, animations: animations, completion: done)
    }
  }

  /// Puts a view in the place of another, which shows as a transition, and waits for the end.
  ///
  /// - Parameters:
  ///   - fromView: what goes.
  ///   - toView: what comes.
  ///   - duration: seconds.
  ///   - options: how the transition looks and runs.
  /// - Returns: whether the transition ran to its end.
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
