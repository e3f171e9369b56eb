import CurbcutContacts
import CurbcutUIKit

/// A contact to be written: a field for each part of the name, for the phone numbers and the email addresses.
final class ContactForm: UITableViewController {
  private let contact: CNMutableContact
  /// Is told of the contact as it was written; nil when the person has cancelled.
  private let done: (CNMutableContact?) -> Void
  private var sections: [[Field]] = []
  private var doneItem: UIBarButtonItem?

  @MainActor private struct Field {
    let name: String
    var keyboard = UIKeyboardType.default
    let text: String
    let write: (CNMutableContact, String) -> Void
    let view = UITextField()
  }

  init(_ contact: CNMutableContact, title: String, done: @escaping (CNMutableContact?) -> Void) {
    self.contact = contact
    self.done = done
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    sections = [nameFields, phoneFields, emailFields]
    for field in sections.joined() {
      field.view.placeholder = field.name
      field.view.accessibilityLabel = field.name
      field.view.text = field.text
      field.view.keyboardType = field.keyboard
      field.view.font = .preferredFont(forTextStyle: .body)
      field.view.adjustsFontForContentSizeCategory = true
      field.view.clearButtonMode = .whileEditing
      field.view.addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.done(nil) })
    let item = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    navigationItem.rightBarButtonItem = item
    doneItem = item
    changed()
  }

  private var nameFields: [Field] {
    [
      Field(name: ContactWords.text("firstName"), text: contact.givenName) { $0.givenName = $1 },
      Field(name: ContactWords.text("lastName"), text: contact.familyName) { $0.familyName = $1 },
      Field(name: ContactWords.text("company"), text: contact.organizationName) { $0.organizationName = $1 },
    ]
  }

  private var phoneFields: [Field] {
    let word = ContactWords.text("phone")
    let known = contact.phoneNumbers.map { number in
      Field(
        name: number.label.map { CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: $0) } ?? word,
        keyboard: .phonePad, text: number.value.stringValue
      ) { contact, text in
        contact.phoneNumbers = contact.phoneNumbers.compactMap {
          guard $0.identifier == number.identifier else { return $0 }
          return text.isEmpty ? nil : $0.settingValue(CNPhoneNumber(stringValue: text))
        }
      }
    }
    return known + [
      Field(name: word, keyboard: .phonePad, text: "") { contact, text in
        guard !text.isEmpty else { return }
        contact.phoneNumbers.append(
          CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: text)))
      }
    ]
  }

  private var emailFields: [Field] {
    let word = ContactWords.text("email")
    let known = contact.emailAddresses.map { address in
      Field(
        name: address.label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? word,
        keyboard: .emailAddress, text: address.value as String
      ) { contact, text in
        contact.emailAddresses = contact.emailAddresses.compactMap {
          guard $0.identifier == address.identifier else { return $0 }
          return text.isEmpty ? nil : $0.settingValue(text as NSString)
        }
      }
    }
    return known + [
      Field(name: word, keyboard: .emailAddress, text: "") { contact, text in
        guard !text.isEmpty else { return }
        contact.emailAddresses.append(CNLabeledValue(label: CNLabelHome, value: text as NSString))
      }
    ]
  }

  /// A contact of which nothing is known cannot be saved.
  private func changed() {
    doneItem?.isEnabled = sections.joined().contains { !($0.view.text ?? "").isEmpty }
  }

  private func finish() {
    for field in sections.joined() { field.write(contact, field.view.text ?? "") }
    done(contact)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = sections[indexPath.section][indexPath.row].view
    cell.selectionStyle = .none
    field.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(field)
    return cell
  }
}
