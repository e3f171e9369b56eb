import Foundation

/// Drives an animator's transition by a gesture that reports its progress.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var transition: ScreenTransition?

  /// The duration of the non-interactive transition, in seconds; 0 before it has begun.
  open var duration: CGFloat { CGFloat(transition?.length ?? 0) }
  /// The progress of the gesture, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest after the gesture has ended, relative to the transition's own; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The animation curve of the rest. Stored but unused: the rest is linear.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of the rest of an interruptible animation. Stored but unused, like ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is interactive from the beginning; true by default.
  open var wantsInteractiveStart = true

  public override init() { super.init() }

  /// Begins to drive the transition. Overrides must call `super`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transition = transitionContext as? ScreenTransition
    percentComplete = 0
    transition?.startLed()
  }

  /// Updates the progress of the gesture.
  ///
  /// - Parameter percentComplete: The progress, clamped to the range from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Makes a transition that already runs by itself interactive again.
  open func pause() {
    transition?.pauseInteractiveTransition()
    if let transition { percentComplete = transition.percentComplete }
  }

  /// Ends the gesture and cancels the transition: the views move back.
  open func cancel() { transition?.letGo(to: 0, speed: Double(completionSpeed)) }

  /// Ends the gesture and completes the transition: the views move the rest of the way.
  open func finish() { transition?.letGo(to: 1, speed: Double(completionSpeed)) }
}

extension UIPercentDrivenInteractiveTransition {
  /// Ends the gesture and, depending on where it would come to rest, finishes or cancels the transition.
  ///
  /// - Parameters:
  ///   - way: The distance that the gesture has covered, in points.
  ///   - velocity: The velocity in that direction, in points per second.
  ///   - length: The full distance, in points.
  final func end(way: CGFloat, velocity: CGFloat, length: CGFloat) {
    if Self.arrives(way: way, velocity: velocity, length: length) { finish() } else { cancel() }
  }

  /// Whether a released gesture, extrapolated by a quarter of a second at its velocity, passes the halfway point.
  static func arrives(way: CGFloat, velocity: CGFloat, length: CGFloat) -> Bool {
    way + velocity * 0.25 > length / 2
  }
}
