import CurbcutFoundation

/// How a name is written.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactformatterstyle>.
public enum CNContactFormatterStyle: Int, Hashable, Sendable {
  /// As it is spelled.
  case fullName
  /// As it is said.
  case phoneticFullName
}

/// Which part of a name comes first.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactdisplaynameorder>.
public enum CNContactDisplayNameOrder: Int, Hashable, Sendable {
  /// As the person has set it.
  case userDefault
  /// The given name.
  case givenNameFirst
  /// The family name.
  case familyNameFirst
}

/// Writes the names of contacts, in the order of their script and of the person's language.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactformatter>.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How names are written; in full by default.
  open var style = CNContactFormatterStyle.fullName

  /// Creates a formatter.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let nameKeys: Set<String> = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey, CNContactTypeKey,
    CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
  ]

  /// What must be fetched of a contact to write its name.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    var keys = nameKeys
    if style == .phoneticFullName { keys.insert(CNContactPhoneticOrganizationNameKey) }
    return KeyGroup(keys)
  }

  /// What must be fetched of a contact to know the order of its name.
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { KeyGroup(nameKeys) }
  /// What must be fetched of a contact to know what stands between the parts of its name.
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { KeyGroup(nameKeys) }

  /// The name of a contact; that of its organization where it has none; nil where it has neither.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let text = parts(of: contact, style: style).map(\.text).joined(separator: delimiter(for: contact))
    return text.isEmpty ? nil : text
  }

  /// The name of a contact, whose parts have the attribute ``CNContactPropertyAttribute``; nil where it has none.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle,
    defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    let parts = parts(of: contact, style: style)
    guard !parts.isEmpty else { return nil }
    var own: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
      if let key = key.base as? NSAttributedString.Key ?? (key.base as? String).map({ .init($0) }) {
        own[key] = value
      }
    }
    let result = NSMutableAttributedString()
    for part in parts {
      if result.length > 0 {
        result.append(NSAttributedString(string: delimiter(for: contact), attributes: own))
      }
      let key = NSAttributedString.Key(CNContactPropertyAttribute)
      result.append(
        NSAttributedString(string: part.text, attributes: own.merging([key: part.key]) { $1 }))
    }
    return result
  }

  /// Which part of a contact's name comes first.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    isFamilyFirst(contact) ? .familyNameFirst : .givenNameFirst
  }

  /// What stands between the parts of a contact's name: a space, or nothing.
  open class func delimiter(for contact: CNContact) -> String {
    let name = (contact.givenName + contact.familyName).unicodeScalars
    return !name.isEmpty && name.allSatisfy(isEastAsian) ? "" : " "
  }

  /// The name of a contact in the formatter's style; nil where it has none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// The name of a contact in the formatter's style, with attributes; nil where it has none.
  open func attributedString(from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil)
    -> NSAttributedString?
  {
    Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
  }

  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }

  private class func parts(of contact: CNContact, style: CNContactFormatterStyle) -> [(
    key: String, text: String
  )] {
    let isFull = style == .fullName
    let given = [
      isFull
        ? (CNContactGivenNameKey, contact.givenName)
        : (CNContactPhoneticGivenNameKey, contact.phoneticGivenName),
      isFull
        ? (CNContactMiddleNameKey, contact.middleName)
        : (CNContactPhoneticMiddleNameKey, contact.phoneticMiddleName),
    ]
    let family = [
      isFull
        ? (CNContactFamilyNameKey, contact.familyName)
        : (CNContactPhoneticFamilyNameKey, contact.phoneticFamilyName)
    ]
    var parts = isFamilyFirst(contact) ? family + given : given + family
    if isFull {
      parts.insert((CNContactNamePrefixKey, contact.namePrefix), at: 0)
      parts.append((CNContactNameSuffixKey, contact.nameSuffix))
    }
    let person = parts.filter { !$0.1.isEmpty }.map { (key: $0.0, text: $0.1) }
    let organization =
      isFull
      ? (key: CNContactOrganizationNameKey, text: contact.organizationName)
      : (key: CNContactPhoneticOrganizationNameKey, text: contact.phoneticOrganizationName)
    let isOrganization = contact.contactType == .organization || person.isEmpty
    return isOrganization && !organization.text.isEmpty ? [organization] : person
  }

  private class func isFamilyFirst(_ contact: CNContact) -> Bool {
    let name = (contact.givenName + contact.familyName).unicodeScalars
    if name.contains(where: isEastAsian) { return true }
    let language = Locale.current.language.languageCode?.identifier ?? "en"
    return language == "hu" || language == "vi"
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
    default: false
    }
  }
}
