import CurbcutContacts
import CurbcutUIKit

/// Is told what a person does with a contact.
///
/// Follows <https://developer.apple.com/documentation/contactsui/cncontactviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Whether a tap on a value does what the system does: call, write, open; true by default.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// The person is done: with the contact as it was saved, or nil after Cancel.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// Shows a contact, or lets the person write one.
///
/// Follows <https://developer.apple.com/documentation/contactsui/cncontactviewcontroller>.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  private enum Purpose {
    case known, unknown, new
  }

  /// What must be fetched of a contact that is shown.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactVCardSerialization.descriptorForRequiredKeys()
  }

  /// Is told what the person does; not retained.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The contact that is shown.
  open private(set) var contact: CNContact
  /// Which values are shown, by their keys; nil, the default, for all.
  open var displayedPropertyKeys: [Any]?
  /// Where the contact is saved; nil, the default, for nowhere when it is unknown, and otherwise the device's contacts.
  open var contactStore: CNContactStore?
  /// The group to which a new contact is added; nil, the default, for none.
  open var parentGroup: CNGroup?
  /// The container to which a new contact is added; nil, the default, for the device's own.
  open var parentContainer: CNContainer?
  /// The name that is shown where the contact has none.
  open var alternateName: String?
  /// A text below the name.
  open var message: String?
  /// Whether the person can change the contact; true by default.
  open var allowsEditing = true
  /// Whether taps on values call, write or open; true by default.
  open var allowsActions = true
  /// Whether the contacts with which this one was put together are shown; false by default.
  @Unsupported(
    "CNContactViewController.shouldShowLinkedContacts: no contacts of several accounts are put together")
  open var shouldShowLinkedContacts = false

  private let purpose: Purpose

  private init(_ contact: CNContact, _ purpose: Purpose) {
    self.contact = contact
    self.purpose = purpose
    super.init(nibName: nil, bundle: nil)
    if purpose == .new { title = ContactWords.text("newContact") }
  }

  /// Creates a screen for a contact of the device's.
  public convenience init(for contact: CNContact) { self.init(contact, .known) }
  /// Creates a screen for a contact that is not among the device's, which the person can add to them.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }
  /// Creates a screen on which the person writes a contact, which may begin with what is known.
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), .new) }

  /// Returns nil: a screen needs a contact.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if purpose == .new {
      let start = contact.mutableCopy() as? CNMutableContact ?? CNMutableContact()
      let form = ContactForm(start, title: title ?? "") { [weak self] in self?.finish(with: $0) }
      embed(form)
      navigationItem.leftBarButtonItem = form.navigationItem.leftBarButtonItem
      navigationItem.rightBarButtonItem = form.navigationItem.rightBarButtonItem
      return
    }
    let card = ContactCard(contact, keys: displayedPropertyKeys?.compactMap { $0 as? String })
    card.alternateName = alternateName
    card.message = message
    if allowsActions { card.picked = { [weak self] in self?.act(on: $0) } }
    if purpose == .unknown, contactStore != nil {
      card.actions = [
        (ContactWords.text("createContact"), { [weak self] in self?.edit(adding: true) })
      ]
    } else if purpose == .known, allowsEditing {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit(adding: false) })
    }
    embed(card)
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func act(on property: CNContactProperty) {
    guard
      delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true
    else { return }
    let address: String? =
      switch property.value {
      case let number as CNPhoneNumber: "tel:" + number.stringValue.filter { $0.isNumber || $0 == "+" }
      case let text as NSString where property.key == CNContactEmailAddressesKey: "mailto:\(text)"
      case let text as NSString where property.key == CNContactUrlAddressesKey:
        (text as String).contains(":") ? text as String : "http://\(text)"
      default: nil
      }
    if let url = address.flatMap({ URL(string: $0) }) { UIApplication.shared.open(url) }
  }

  private func edit(adding: Bool) {
    let copy = contact.mutableCopy() as? CNMutableContact ?? CNMutableContact()
    let words = adding ? ContactWords.text("newContact") : ""
    let form = ContactForm(copy, title: words) { [weak self] result in
      guard let self else { return }
      dismiss(animated: true)
      if let result { save(result, adding: adding) }
      if adding || result != nil {
        delegate?.contactViewController(self, didCompleteWith: result == nil ? nil : contact)
      }
    }
    present(UINavigationController(rootViewController: form), animated: true)
  }

  private func finish(with result: CNMutableContact?) {
    if let result { save(result, adding: true) }
    delegate?.contactViewController(self, didCompleteWith: result == nil ? nil : contact)
  }

  private func save(_ changed: CNMutableContact, adding: Bool) {
    let request = CNSaveRequest()
    if adding {
      request.add(changed, toContainerWithIdentifier: parentContainer?.identifier)
      if let parentGroup { request.addMember(changed, to: parentGroup) }
    } else {
      request.update(changed)
    }
    try? CNContactStore(isPersons: true).execute(request)
    contact = changed.copy() as? CNContact ?? changed
    (children.first as? ContactCard)?.contact = contact
  }
}
