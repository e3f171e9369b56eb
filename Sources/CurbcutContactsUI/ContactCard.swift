import CurbcutContacts
import CurbcutUIKit

/// A contact: the name as a heading, and a row for each value.
///
/// A row is read as on iOS, what the value is before the value itself: “mobile, (555) 564-8583”.
final class ContactCard: UITableViewController {
  /// Whether a value can be picked.
  var isEnabled: (CNContactProperty) -> Bool = { _ in true }
  /// Is told which value was picked; nil where values cannot be.
  var picked: ((CNContactProperty) -> Void)?
  /// Rows below the values.
  var actions: [(title: String, run: () -> Void)] = []
  /// The name that is shown where the contact has none.
  var alternateName: String?
  /// A text below the name.
  var message: String?
  var contact: CNContact { didSet { if isViewLoaded { reload() } } }
  private let keys: [String]?
  private var rows: [Row] = []
  private let header = CardHeader()

  private struct Row {
    let label: String
    let value: String
    let property: CNContactProperty
  }

  init(_ contact: CNContact, keys: [String]?) {
    self.contact = contact
    self.keys = keys
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.fit(tableView)
  }

  private func reload() {
    rows = makeRows()
    let name = CNContactFormatter.string(from: contact, style: .fullName)
    header.show(name: name ?? alternateName ?? contact.displayName, details: details)
    header.fit(tableView)
    tableView.reloadData()
  }

  private var details: [String] {
    let work = [contact.jobTitle, contact.departmentName].filter { !$0.isEmpty }.joined(separator: " — ")
    let name = CNContactFormatter.string(from: contact, style: .fullName)
    let company = contact.organizationName == name ? "" : contact.organizationName
    return [work, company, message ?? ""].filter { !$0.isEmpty }
  }

  private func makeRows() -> [Row] {
    var rows: [Row] = []
    func add<Value>(
      _ key: String, _ values: [CNLabeledValue<Value>], or word: String, text: (Value) -> String
    ) {
      guard keys?.contains(key) ?? true else { return }
      for value in values {
        let property = CNContactProperty(
          contact: contact, key: key, value: value.value, identifier: value.identifier, label: value.label)
        let label = value.label.map { CNLabeledValue<Value>.localizedString(forLabel: $0) }
        rows.append(
          Row(
            label: label ?? ContactWords.text(word).lowercased(), value: text(value.value), property: property
          ))
      }
    }
    add(CNContactPhoneNumbersKey, contact.phoneNumbers, or: "phone") { $0.stringValue }
    add(CNContactEmailAddressesKey, contact.emailAddresses, or: "email") { $0 as String }
    add(CNContactUrlAddressesKey, contact.urlAddresses, or: CNLabelURLAddressHomePage) { $0 as String }
    add(CNContactPostalAddressesKey, contact.postalAddresses, or: CNLabelHome) {
      CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
    }
    if keys?.contains(CNContactBirthdayKey) ?? true, let birthday = contact.birthday,
      let text = birthday.dayText
    {
      let property = CNContactProperty(
        contact: contact, key: CNContactBirthdayKey, value: birthday, identifier: nil, label: nil)
      rows.append(Row(label: ContactWords.text("birthday"), value: text, property: property))
    }
    add(CNContactDatesKey, contact.dates, or: CNLabelDateAnniversary) {
      ($0 as DateComponents).dayText ?? ""
    }
    add(CNContactRelationsKey, contact.contactRelations, or: CNLabelOther) { $0.name }
    add(CNContactSocialProfilesKey, contact.socialProfiles, or: CNLabelOther) {
      [$0.service, $0.username].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    add(CNContactInstantMessageAddressesKey, contact.instantMessageAddresses, or: CNLabelOther) {
      [$0.service, $0.username].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    if keys?.contains(CNContactNoteKey) ?? contact.isKeyAvailable(CNContactNoteKey),
      contact.isKeyAvailable(CNContactNoteKey), !contact.note.isEmpty
    {
      let property = CNContactProperty(
        contact: contact, key: CNContactNoteKey, value: contact.note, identifier: nil, label: nil)
      rows.append(Row(label: ContactWords.text("notes"), value: contact.note, property: property))
    }
    return rows
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { actions.isEmpty ? 1 : 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? rows.count : actions.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 1 {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = actions[indexPath.row].title
      cell.textLabel?.textColor = .tintColor
      cell.accessibilityTraits = .button
      return cell
    }
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.label
    cell.textLabel?.font = .preferredFont(forTextStyle: .subheadline)
    cell.detailTextLabel?.text = row.value
    cell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    cell.detailTextLabel?.numberOfLines = 0
    let isEnabled = picked != nil && isEnabled(row.property)
    cell.isUserInteractionEnabled = isEnabled
    if picked != nil { cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled] }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 1 { return actions[indexPath.row].run() }
    picked?(rows[indexPath.row].property)
  }
}

extension DateComponents {
  /// A day as people write it, with the year where it is known; nil where it is no day.
  fileprivate var dayText: String? {
    guard month != nil, day != nil else { return nil }
    var whole = self
    // A year with 29 February.
    whole.year = year ?? 2000
    guard let date = (calendar ?? Calendar(identifier: .gregorian)).date(from: whole) else { return nil }
    let formatter = DateFormatter()
    formatter.timeZone = calendar?.timeZone ?? .current
    formatter.setLocalizedDateFormatFromTemplate(year == nil ? "MMMMd" : "yMMMMd")
    return formatter.string(from: date)
  }
}

/// The name of a contact, a heading, and lines below it.
private final class CardHeader: UIView {
  private let name = UILabel()
  private let details = UILabel()

  init() {
    super.init(frame: .zero)
    name.font = .preferredFont(forTextStyle: .title1)
    name.accessibilityTraits = .header
    details.font = .preferredFont(forTextStyle: .subheadline)
    details.textColor = .secondaryLabel
    for label in [name, details] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(name text: String, details lines: [String]) {
    name.text = text
    details.text = lines.joined(separator: "\n")
    details.isHidden = lines.isEmpty
  }

  /// Takes the room that the texts need above a table.
  func fit(_ table: UITableView) {
    let width = max(0, table.bounds.width - 32)
    var y: CGFloat = 16
    for label in [name, details] where !label.isHidden {
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: 16, y: y, width: width, height: height)
      y += height + 4
    }
    let size = CGSize(width: table.bounds.width, height: y + 12)
    guard frame.size != size || table.tableHeaderView !== self else { return }
    frame.size = size
    table.tableHeaderView = self
  }
}
