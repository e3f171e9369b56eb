import CurbcutFoundation

/// Someone who belongs to a contact.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactrelation>.
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name.
  public let name: String

  /// Creates a relation.
  public init(name: String) {
    self.name = name
    super.init()
  }

  public required init?(coder: NSCoder) {
    name = coder.string("name")
    super.init()
  }

  /// The objects may be in secure archives.
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { coder.write(name, "name") }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
  open override var hash: Int { name.hashValue }
}

/// One value of a contact, as someone has picked it.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactproperty>.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// The contact.
  public let contact: CNContact
  /// Which property it is.
  public let key: String
  /// The value.
  public let value: Any?
  /// The identifier of a value that has a label; nil for others.
  public let identifier: String?
  /// What the value is; nil for values without label.
  public let label: String?

  package init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
    self.contact = contact
    self.key = key
    self.value = value
    self.identifier = identifier
    self.label = label
    super.init()
  }
}
