import Foundation

/// What a transition of the app's own works with.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the change is to be animated.
  var isAnimated: Bool { get }
  /// Whether the person leads the transition by a gesture now.
  var isInteractive: Bool { get }
  /// Whether the transition was given up.
  var transitionWasCancelled: Bool { get }
  /// The form of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the transition turns the views; the identity here.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far a gesture is; 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that a gesture is over and the transition goes on by itself.
  func finishInteractiveTransition()
  /// Tells that a gesture gave the transition up.
  func cancelInteractiveTransition()
  /// Tells that a gesture stands still.
  func pauseInteractiveTransition()
  /// Tells that the transition is over. The animator must call it.
  func completeTransition(_ didComplete: Bool)
  /// The controller that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes; nil when it is not the transition's to move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller stands at first; zero when it is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a controller stands in the end; zero when it goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that shows at first.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that shows in the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that shows at first.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that shows in the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Moves views from one controller to another.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the movement takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Moves the views; must call `completeTransition` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Leads a transition by a gesture.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to lead the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest goes when the gesture is over; 1, as unless implemented, for the transition's own speed.
  var completionSpeed: CGFloat { get }
  /// The pace of the rest; slow at both ends unless implemented.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture leads the transition from the beginning; true unless implemented.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Gives presentations their movement and their form.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What moves a controller in; nil, as unless implemented, for the system's movement.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves a controller out; nil, as unless implemented, for the system's movement.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What leads the movement in by a gesture; asked when ``animationController(forPresented:presenting:source:)``
  /// gave one. Nil, as unless implemented, for a movement that runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What leads the movement out by a gesture; asked when ``animationController(forDismissed:)`` gave one. Nil, as
  /// unless implemented, for a movement that runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The form of a presentation whose style is `custom`; nil, as unless implemented, covers the screen.
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
