import Foundation

/// Information about a transition between two screens.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user drives the transition by a gesture.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation that the transition applies.
  var targetTransform: CGAffineTransform { get }
  /// The view controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears or appears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs the app's animations alongside a transition between two screens.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations alongside the transition, and then the completion handler. Returns false if that is not
  /// possible.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs animations of views outside the container view alongside the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Registers a handler that is called when the transition becomes interactive or stops being so.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension UIViewController {
  /// The coordinator of the transition in progress that involves this view controller or an ancestor, or of the
  /// window's size transition; nil if there is none.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator>.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionUnderWay ?? sizeTransition
  }

  /// The size transition in progress of the view controller's window, if any.
  private var sizeTransition: SizeTransition? {
    guard let active = SizeTransition.active else { return nil }
    var current: UIViewController? = self
    while let one = current, !one.isViewLoaded { current = one.parent }
    return current?.viewIfLoaded?.window === active.containerView ? active : nil
  }
}
