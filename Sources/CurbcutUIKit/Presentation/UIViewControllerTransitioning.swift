import Foundation

/// The context of a custom transition.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition should be animated.
  var isAnimated: Bool { get }
  /// Whether the user is driving the transition by a gesture.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that the transition applies; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of the gesture, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the gesture has ended and the transition continues by itself.
  func finishInteractiveTransition()
  /// Reports that the gesture has cancelled the transition.
  func cancelInteractiveTransition()
  /// Pauses a running transition and makes it interactive.
  func pauseInteractiveTransition()
  /// Reports that the transition has ended. The animator must call it.
  func completeTransition(_ didComplete: Bool)
  /// The view controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears or appears; nil if the animator must not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The initial frame of a view controller's view; zero if it is not visible yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The final frame of a view controller's view; zero if it disappears.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Identifies a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Identifies a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Animates a transition from one view controller to another.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates the views. Must call `completeTransition` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a gesture.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to drive the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest after the gesture has ended, relative to the transition's own; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The animation curve of the rest; ease-in, ease-out by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from the beginning; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Provides custom animations and presentation controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator for a presentation; nil, the default, for the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator for a dismissal; nil, the default, for the system's animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a presentation by a gesture; nil, the default, if it is not interactive. Called
  /// if ``animationController(forPresented:presenting:source:)`` has returned an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives a dismissal by a gesture; nil, the default, if it is not interactive. Called if
  /// ``animationController(forDismissed:)`` has returned an animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the style `custom`; nil, the default, covers the screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
