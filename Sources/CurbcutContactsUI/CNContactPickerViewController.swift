import CurbcutContacts
@_spi(AccessibilityDefaults) import CurbcutUIKit

/// Is told what the person has picked.
///
/// Follows <https://developer.apple.com/documentation/contactsui/cncontactpickerdelegate>.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The person has cancelled.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// The person has picked a contact. Without this method and the next, the values of the contact are offered.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// The person has picked contacts. Here it is one.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// The person has picked a value of a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// The person has picked values of contacts. Here it is one.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  )
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    picker.isAnswered = false
  }
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    picker.isAnswered = false
  }
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {
    picker.isAnswered = false
  }
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  ) {
    picker.isAnswered = false
  }
}

/// Lets the person pick a contact, or a value of one.
///
/// What it shows are the contacts of this device. A tap picks one; several at once cannot be picked here.
/// Follows <https://developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller>.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// Which values of a contact are offered, by their keys; nil, the default, for all.
  open var displayedPropertyKeys: [String]?
  /// Is told what was picked; not retained.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// Which contacts can be picked; nil, the default, for all. Others are dimmed.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are picked as a whole; of others the values are offered. Nil, the default, for all if the delegate
  /// hears of contacts.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which values can be picked; nil, the default, for all.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// Whether the delegate has the method that was called last.
  var isAnswered = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = ContactList { [weak self] in self?.pick($0) }
    list.isEnabled = { [weak self] in self?.predicateForEnablingContact?.evaluate(with: $0) ?? true }
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    let stack = UINavigationController(rootViewController: list)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  private var stack: UINavigationController? { children.first as? UINavigationController }

  private func cancel() {
    dismiss(animated: true)
    delegate?.contactPickerDidCancel(self)
  }

  private func pick(_ contact: CNContact) {
    if predicateForSelectionOfContact?.evaluate(with: contact) ?? true,
      answers({ $0.contactPicker(self, didSelect: contact) })
        || answers({ $0.contactPicker(self, didSelect: [contact]) })
    {
      return dismiss(animated: true)
    }
    let card = ContactCard(contact, keys: displayedPropertyKeys)
    card.isEnabled = { [weak self] in self?.predicateForSelectionOfProperty?.evaluate(with: $0) ?? true }
    card.picked = { [weak self] in self?.pick($0) }
    stack?.pushViewController(card, animated: true)
  }

  private func pick(_ property: CNContactProperty) {
    if !answers({ $0.contactPicker(self, didSelect: property) }) {
      delegate?.contactPicker(self, didSelectContactProperties: [property])
    }
    dismiss(animated: true)
  }

  private func answers(_ message: (any CNContactPickerDelegate) -> Void) -> Bool {
    guard let delegate else { return false }
    isAnswered = true
    message(delegate)
    return isAnswered
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: CNContactPickerViewController.self, over: UIViewController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      guard controller.presentingViewController != nil else { return inherited.performEscape(controller) }
      controller.cancel()
      return true
    }
  }
}
