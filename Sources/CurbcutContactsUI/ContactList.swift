import CurbcutContacts
import CurbcutUIKit

/// The contacts of this device in the order of their names, in a section for each letter.
final class ContactList: UITableViewController {
  /// Whether a contact can be picked.
  var isEnabled: (CNContact) -> Bool = { _ in true }
  private let picked: (CNContact) -> Void
  private var sections: [(title: String, contacts: [CNContact])] = []
  private let notice = UILabel()

  init(picked: @escaping (CNContact) -> Void) {
    self.picked = picked
    super.init(style: .plain)
    title = ContactWords.text("contacts")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    notice.text = ContactWords.text("noContacts")
    notice.font = .preferredFont(forTextStyle: .title2)
    notice.adjustsFontForContentSizeCategory = true
    notice.textColor = .secondaryLabel
    notice.textAlignment = .center
    tableView.backgroundView = notice
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let request = CNContactFetchRequest(keysToFetch: [CNContactViewController.descriptorForRequiredKeys()])
    request.sortOrder = .userDefault
    sections = []
    try? CNContactStore(isPersons: true).enumerateContacts(with: request) { contact, _ in
      let name = [contact.familyName, contact.givenName, contact.organizationName].first { !$0.isEmpty }
      let first = name?.folding(options: .diacriticInsensitive, locale: nil).first
      let title = first.map { $0.isLetter ? String($0).uppercased() : "#" } ?? "#"
      if sections.last?.title == title {
        sections[sections.count - 1].contacts.append(contact)
      } else {
        sections.append((title, [contact]))
      }
    }
    notice.isHidden = !sections.isEmpty
    tableView.separatorStyle = sections.isEmpty ? .none : .singleLine
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].contacts.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "contact")
      ?? UITableViewCell(style: .default, reuseIdentifier: "contact")
    let contact = sections[indexPath.section].contacts[indexPath.row]
    let isEnabled = isEnabled(contact)
    cell.textLabel?.text = contact.displayName
    cell.textLabel?.textColor = isEnabled ? .label : .tertiaryLabel
    cell.isUserInteractionEnabled = isEnabled
    cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    picked(sections[indexPath.section].contacts[indexPath.row])
  }
}

extension CNContact {
  /// What a list calls the contact: the name, or what else is known.
  var displayName: String {
    CNContactFormatter.string(from: self, style: .fullName)
      ?? emailAddresses.first.map { $0.value as String } ?? phoneNumbers.first?.value.stringValue
      ?? ContactWords.text("noName")
  }
}
