import Foundation

/// Leads an animator's movement by a gesture, which says how far it is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var transition: ScreenTransition?

  /// How long the movement takes by itself, in seconds; 0 before it has begun.
  open var duration: CGFloat { CGFloat(transition?.length ?? 0) }
  /// How far the gesture is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest goes when the gesture is over; 1 by default for the movement's own speed.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest. Kept: the rest is even here.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace of the rest where an animator allows to be interrupted. Kept, as ``completionCurve`` is.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the gesture leads from the beginning; true by default.
  open var wantsInteractiveStart = true

  public override init() { super.init() }

  /// Begins to lead; a subclass calls this one.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transition = transitionContext as? ScreenTransition
    percentComplete = 0
    transition?.startLed()
  }

  /// Says how far the gesture is.
  ///
  /// - Parameter percentComplete: from 0 to 1; what is beyond counts as the end.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes the lead back from a movement that runs by itself already.
  open func pause() {
    transition?.pauseInteractiveTransition()
    if let transition { percentComplete = transition.percentComplete }
  }

  /// The gesture is over, and gave the transition up: the views go back.
  open func cancel() { transition?.letGo(to: 0, speed: Double(completionSpeed)) }

  /// The gesture is over: the views go the rest of the way.
  open func finish() { transition?.letGo(to: 1, speed: Double(completionSpeed)) }
}

extension UIPercentDrivenInteractiveTransition {
  /// Ends the gesture by where it would come to rest: beyond the middle the transition goes on.
  ///
  /// - Parameters:
  ///   - way: how far the gesture is, in points.
  ///   - velocity: points a second in that direction.
  ///   - length: the whole way, in points.
  final func end(way: CGFloat, velocity: CGFloat, length: CGFloat) {
    if Self.arrives(way: way, velocity: velocity, length: length) { finish() } else { cancel() }
  }

  /// Whether a gesture that is let go comes beyond the middle. A quarter of a second more of its speed counts.
  static func arrives(way: CGFloat, velocity: CGFloat, length: CGFloat) -> Bool {
    way + velocity * 0.25 > length / 2
  }
}
