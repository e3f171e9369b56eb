import Foundation

extension UIViewController {
  private static let presentationKey = "presentationController"
  private static let popoverKey = "popoverPresentationController"
  private static let transitioningKey = "transitioningDelegate"

  private final class WeakDelegate: NSObject {
    weak var value: (any UIViewControllerTransitioningDelegate)?
    init(_ value: any UIViewControllerTransitioningDelegate) { self.value = value }
  }

  /// The presentation controller that was requested or is presenting; reading it never creates one.
  final var knownPresentationController: UIPresentationController? {
    get { attachments[Self.presentationKey] as? UIPresentationController }
    set { attachments[Self.presentationKey] = newValue }
  }

  final func forgetPresentationController() {
    knownPresentationController = nil
    attachments[Self.popoverKey] = nil
  }

  final func sheetController(presenting presenter: UIViewController?) -> UISheetPresentationController {
    if let sheet = knownPresentationController as? UISheetPresentationController { return sheet }
    let made = UISheetPresentationController(presentedViewController: self, presenting: presenter)
    knownPresentationController = made
    return made
  }

  /// Provides custom animations and presentation controllers; nil by default. Not retained.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { (attachments[Self.transitioningKey] as? WeakDelegate)?.value }
    set { attachments[Self.transitioningKey] = newValue.map { WeakDelegate($0) } }
  }

  /// The presentation controller that presents this view controller or an ancestor, or, before that, the one that
  /// will.
  public final var presentationController: UIPresentationController? {
    var current: UIViewController? = self
    while let one = current {
      if one.presentation != nil { return one.knownPresentationController }
      current = one.parent
    }
    if let known = knownPresentationController { return known }
    switch modalPresentationStyle {
    case .popover: return popoverPresentationController
    case .automatic, .pageSheet, .formSheet: return sheetController(presenting: presentingViewController)
    default:
      let made = UIPresentationController(
        presentedViewController: self, presenting: presentingViewController)
      knownPresentationController = made
      return made
    }
  }

  /// The presentation controller that currently presents this view controller or an ancestor, if any.
  public final var activePresentationController: UIPresentationController? {
    var current: UIViewController? = self
    while let one = current {
      if let presentation = one.presentation { return presentation.controller }
      current = one.parent
    }
    return nil
  }

  /// The sheet presentation controller that presents this view controller, or will; nil for other styles.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover presentation controller that presents this view controller, or will; nil unless its style is
  /// `popover` or it is an action sheet.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    var current: UIViewController? = self
    while let one = current {
      // A popover that has adapted to a sheet still has its popover presentation controller.
      if let known = one.knownPresentationController as? UIPopoverPresentationController { return known }
      if let popover = one.attachments[Self.popoverKey] as? UIPopoverPresentationController { return popover }
      current = one.parent
    }
    guard presentation == nil, mayBePopover else { return nil }
    let made = UIPopoverPresentationController(
      presentedViewController: self, presenting: presentingViewController)
    knownPresentationController = made
    attachments[Self.popoverKey] = made
    return made
  }

  private var mayBePopover: Bool {
    modalPresentationStyle == .popover
      || (self as? UIAlertController)?.preferredStyle == .actionSheet
  }
}
