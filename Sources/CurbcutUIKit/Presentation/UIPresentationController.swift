import Foundation

/// Asked whether a presentation may end, and in which form it shows where there is little room.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The form for the room that there is; asked unless the longer form is implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The form for the room that there is. `none` keeps a popover a popover on a phone.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller to show in place of the presented one, when the form is another; nil for the same.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a controller is shown in another form.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController:
      UIPresentationController)
  /// Whether the person may leave what is presented; true unless implemented.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before what is presented goes because the person left it, not because the app dismissed it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the person left what was presented.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the person tried to leave what may not be left.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController:
      UIPresentationController
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Says where a presented controller's view stands, and what else shows with it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that presents.
  open internal(set) unowned var presentingViewController: UIViewController
  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// Asked about the end and the form; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Where the presented view and what shows with it stand; nil while nothing is presented.
  open internal(set) weak var containerView: UIView?
  /// The environment of the presented controller, in place of that around it; nil, the default, for that.
  @Unsupported("UIPresentationController.overrideTraitCollection: the environment around stays")
  open var overrideTraitCollection: UITraitCollection? = nil

  /// A presentation of one controller by another, which is given again when it begins.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The form of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The form where there is little room; `none` for the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The form for an environment; `none` for the same.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// The view that is presented: that of the presented controller unless a subclass wraps it.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where the presented view stands in the container, in points: all of it unless a subclass says otherwise.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the screen is covered; true unless a subclass says otherwise.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view goes while the other is shown; false unless a subclass says otherwise.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container lays out what is in it; does nothing by itself.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out what is in it; does nothing by itself.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation, to add views to the container; does nothing by itself.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation; does nothing by itself.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presentation ends; does nothing by itself.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presentation ended; does nothing by itself.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Of our own

  /// Whether what lies behind is out of reach.
  var isModal: Bool { true }
  /// The colour over what lies behind; nil for none.
  var dimming: UIColor? { nil }
  /// Whether a tap beside the presented view leaves it, and VoiceOver finds an element there.
  var hasDismissRegion: Bool { false }
  /// The radius of the presented view's corners and which of them are round; nil for none.
  var corners: (radius: CGFloat, mask: CACornerMask)? { nil }

  /// Whether the person may leave what is presented.
  final var mayBeLeft: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Leaves what is presented, as the person asked. False when it may not be left.
  @discardableResult
  final func leave() -> Bool {
    guard mayBeLeft else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    leave(ledBy: nil)
    return true
  }

  /// Leaves what is presented.
  ///
  /// - Parameter leader: leads it by a gesture, which may give it up; nil for none.
  final func leave(ledBy leader: UIPercentDrivenInteractiveTransition?) {
    delegate?.presentationControllerWillDismiss(self)
    let done: () -> Void = { [self] in delegate?.presentationControllerDidDismiss(self) }
    if let leader {
      Presentation.dismiss(presentedViewController, animated: true, ledBy: leader, completion: done)
    } else {
      presentedViewController.dismiss(animated: true, completion: done)
    }
  }
}
