import Foundation

/// Decides whether a presentation may be dismissed, and how it adapts to compact sizes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the adaptive style. Called unless the method with a trait collection is implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the adaptive style for a trait collection. `none` keeps a popover a popover on a phone.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the view controller to present instead when the style is adapted; nil for the same one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a view controller is presented in an adapted style.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController:
      UIPresentationController)
  /// Returns whether the user may dismiss the presentation; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user, not the app, dismisses the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to dismiss a presentation that may not be dismissed.
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

/// Manages the frame of a presented view controller's view, and the views shown along with it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipresentationcontroller>.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The presenting view controller.
  open internal(set) unowned var presentingViewController: UIViewController
  /// The presented view controller.
  open private(set) unowned var presentedViewController: UIViewController
  private weak var presented: UIViewController?
  /// Whether the presented view controller is gone, as when the root that presented it was replaced: then only views are
  /// left of the presentation.
  final var isOrphaned: Bool { presented == nil }
  /// Decides about dismissal and adaptation; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The superview of the presented view and of the views shown along with it; nil while nothing is presented.
  open internal(set) weak var containerView: UIView?
  /// The traits of the presented view controller in place of inherited ones; nil, the default, to inherit them.
  @Unsupported("UIPresentationController.overrideTraitCollection: the environment around stays")
  open var overrideTraitCollection: UITraitCollection? = nil

  /// Makes a presentation controller. The presenting view controller is set again when the presentation begins.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presented = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The style in compact sizes; `none` for the same style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The style for a trait collection; `none` for the same style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// The view that is presented: that of the presented view controller unless a subclass wraps it.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the presented view in the container, in points; by default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the whole screen; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed during the presentation; false by default.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container lays out its subviews. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews. The default does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation, to add views to the container. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation transition. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal transition. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content

  /// The size that the presented view controller prefers, in points; zero for no preference.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the preferred size of the presented view controller has changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when Auto Layout gave the presented view another size. Never called here: containers read the size themselves.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented view controller when the container has a given size, in points; by default the same.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container changes size; passes the call to the presented view controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let shown = presentedViewController
    let room = self.size(forChildContentContainer: shown, withParentContainerSize: size)
    shown.viewWillTransition(to: room, with: coordinator)
  }
  /// Called before the traits change; passes the call to the presented view controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Internal

  /// Whether the content behind is inaccessible.
  var isModal: Bool { true }
  /// The colour that dims the content behind; nil for none.
  var dimming: UIColor? { nil }
  /// Whether there is a dismiss region: a tap outside the presented view dismisses it, and VoiceOver finds an element
  /// for this.
  var hasDismissRegion: Bool { false }
  /// The corner radius of the presented view and which corners are rounded; nil for none.
  var corners: (radius: CGFloat, mask: CACornerMask)? { nil }

  /// Whether the presented view throws a shadow on what is behind.
  var castsShadow: Bool { false }

  /// Whether what is presented lies above other content, which shows in dark mode: its backgrounds are lighter.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiuserinterfacelevel/elevated>.
  var isElevated: Bool { false }

  /// Whether the user may dismiss the presentation.
  final var mayBeLeft: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Dismisses the presentation on behalf of the user. Returns false if it may not be dismissed.
  @discardableResult
  final func leave() -> Bool {
    guard mayBeLeft else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    leave(ledBy: nil)
    return true
  }

  /// Dismisses the presentation on behalf of the user.
  ///
  /// - Parameter leader: Drives the dismissal by a gesture, which may cancel it; nil for none.
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

extension UIPresentationController: UIContentContainer {}
