import Foundation

/// What is known of a change between two screens.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether the person leads the change by a gesture.
  var isInteractive: Bool { get }
  /// Whether the change was given up.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the change is, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the change takes place.
  var containerView: UIView { get }
  /// How the change turns the views.
  var targetTransform: CGAffineTransform { get }
  /// The controller that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs what an app wants to happen beside a change between two screens.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Makes changes with the transition, and then runs the completion; false when that cannot be.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for changes outside of the transition's view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Called whenever the change becomes led by a gesture or no longer is.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension UIViewController {
  /// What runs beside the change that is under way: of the screen, with this controller or one around it; of the
  /// size. Nil when none is.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator>.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionUnderWay ?? sizeTransition
  }

  /// The change of size of the window that the controller is in.
  private var sizeTransition: SizeTransition? {
    guard let active = SizeTransition.active else { return nil }
    var current: UIViewController? = self
    while let one = current, !one.isViewLoaded { current = one.parent }
    return current?.viewIfLoaded?.window === active.containerView ? active : nil
  }
}
