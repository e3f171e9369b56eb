import Foundation

extension UIViewController {
  private static let presentationKey = "presentationController"
  private static let popoverKey = "popoverPresentationController"
  private static let transitioningKey = "transitioningDelegate"

  private final class WeakDelegate: NSObject {
    weak var value: (any UIViewControllerTransitioningDelegate)?
    init(_ value: any UIViewControllerTransitioningDelegate) { self.value = value }
  }

  /// The presentation controller that was asked for or that presents, without making one.
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

  /// Gives a presentation its movement and its form; nil by default. Not retained.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { (attachments[Self.transitioningKey] as? WeakDelegate)?.value }
    set { attachments[Self.transitioningKey] = newValue.map { WeakDelegate($0) } }
  }

  /// What presents this controller, or the ancestor of it that is presented; before that, what will.
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

  /// What presents this controller now, or an ancestor of it; nil when nothing does.
  public final var activePresentationController: UIPresentationController? {
    var current: UIViewController? = self
    while let one = current {
      if let presentation = one.presentation { return presentation.controller }
      current = one.parent
    }
    return nil
  }

  /// The sheet that presents this controller, or will; nil for a controller of another form.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that presents this controller, or will; nil unless its form is `popover`, or it is an action
  /// sheet.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    var current: UIViewController? = self
    while let one = current {
      // A popover that is a sheet for want of room is the popover of its controller all the same.
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
