import CurbcutUIKit
import Foundation

/// What decides whether something is presented.
@MainActor
struct PresentationSource {
  /// What is presented, nil for nothing; another one is presented anew.
  var id: () -> AnyHashable?
  /// Called when it is taken away by other means than the source.
  var dismiss: () -> Void
  var onDismiss: (() -> Void)?

  static func condition(_ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil) -> PresentationSource {
    PresentationSource(
      id: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss)
  }

  static func item<Item: Identifiable>(
    _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil
  ) -> PresentationSource {
    PresentationSource(
      id: { item.wrappedValue.map { AnyHashable($0.id) } },
      dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss)
  }
}

/// The node of a view over which a view controller may be presented.
@MainActor
class PresentingNode: WrapperNode {
  private var source: PresentationSource
  private var wanted: AnyHashable?
  private(set) var shown: AnyHashable?
  private(set) var presented: UIViewController?
  private let follower = PresentationFollower()

  init(_ source: Attribute<PresentationSource>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.source = source.value
    super.init(inputs, content)
    follower.node = self
    observe { [unowned self] in
      self.source = source.value
      let id = self.source.id()
      guard id != wanted else { return }
      wanted = id
      // A cover over the whole screen takes the views below it away, which do not come back before it has gone.
      if presented != nil {
        graph.afterUpdate { [weak self] in self?.follow() }
      } else {
        surface.whenAppeared { [weak self] in self?.follow() }
      }
    }
  }

  /// The whole screen may go without its views being told; what it has presented goes with it.
  isolated deinit {
    guard let presented else { return }
    if let presenter = presented.presentingViewController {
      presenter.dismiss(animated: false)
    } else {
      presented.presentationController?.containerView?.removeFromSuperview()
    }
  }

  /// Makes the view controller to present. For subclasses.
  func makeController() -> UIViewController? { nil }

  /// What the presentation becomes where there is little room; nil for the system's choice.
  var adaptedStyle: UIModalPresentationStyle? { nil }

  /// The person has moved the sheet to another height. For subclasses.
  func detentDidChange(_ identifier: UISheetPresentationController.Detent.Identifier?) {}

  /// Called when the view controller is gone. For subclasses.
  func controllerIsGone(_ controller: UIViewController) {}

  private func follow() {
    guard wanted != shown else { return }
    if let presented {
      let (shown, controller) = (self.shown, presented)
      self.presented = nil
      self.shown = nil
      controller.presentingViewController?.dismiss(animated: isAnimated) { [self] in
        didDismiss(controller, isReplaced: shown != nil && wanted != nil)
        if wanted != nil { follow() }
      }
      return
    }
    guard wanted != nil, let host = surface.presentingController, let controller = makeController() else {
      return
    }
    shown = wanted
    presented = controller
    controller.presentationController?.delegate = follower
    controller.popoverPresentationController?.delegate = follower
    let presenter = host.topmostPresenter
    if let surface = controller as? SurfaceController {
      surface.styleBelow = presenter.givenStyle
    } else {
      controller.overrideUserInterfaceStyle = presenter.givenStyle
    }
    presenter.present(controller, animated: isAnimated)
  }

  private var isAnimated: Bool { !graph.transaction.disablesAnimations && surface.isShownInWindow }

  private func didDismiss(_ controller: UIViewController, isReplaced: Bool) {
    controllerIsGone(controller)
    source.onDismiss?()
  }

  /// Takes the view controller away.
  func dismiss() { source.dismiss() }

  /// The view controller has gone by itself, as when a sheet was pulled down or an alert's button was tapped.
  func controllerDidDismiss() {
    guard let controller = presented else { return }
    presented = nil
    shown = nil
    wanted = nil
    source.dismiss()
    didDismiss(controller, isReplaced: false)
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    guard let controller = presented else { return }
    presented = nil
    controller.presentingViewController?.dismiss(animated: isAnimated)
    controllerIsGone(controller)
  }
}

extension UIViewController {
  /// The view controller over which the next one is presented.
  fileprivate var topmostPresenter: UIViewController {
    var top = self
    while let next = top.presentedViewController, next.presentingViewController != nil { top = next }
    return top
  }
}

/// Tells a node that what it presented was taken away.
private final class PresentationFollower: NSObject, UIAdaptivePresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate
{
  weak var node: PresentingNode?

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    node?.adaptedStyle ?? .automatic
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    node?.adaptedStyle ?? .automatic
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    node?.detentDidChange(sheetPresentationController.selectedDetentIdentifier)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    node?.controllerDidDismiss()
  }
}
