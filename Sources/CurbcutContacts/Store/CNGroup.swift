import CurbcutFoundation

/// What is known of a group.
struct GroupRecord: Hashable, Sendable {
  var identifier: String
  var name: String
  /// The identifiers of its contacts.
  var members: [String] = []
}

/// A group of contacts.
///
/// Follows <https://developer.apple.com/documentation/contacts/cngroup>.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var record: GroupRecord

  /// Creates a group without name.
  public override convenience init() { self.init(GroupRecord(identifier: UUID().uuidString, name: "")) }

  init(_ record: GroupRecord) {
    self.record = record
    super.init()
  }

  /// Names the group on this device.
  open var identifier: String { record.identifier }
  /// The name.
  open var name: String { record.name }

  /// A predicate for the groups with some identifiers.
  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    RecordPredicate<GroupRecord> { group, _ in identifiers.contains(group.identifier) }
  }
  /// A predicate for the groups of a container.
  open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    RecordPredicate<GroupRecord> { _, _ in containerIdentifier == AddressBook.containerIdentifier }
  }

  open func copy(with zone: NSZone? = nil) -> Any { CNGroup(record) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(record) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNGroup else { return false }
    return identifier == other.identifier && name == other.name
  }
  open override var hash: Int { identifier.hashValue }
}

/// A group whose name can be changed.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnmutablegroup>.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  /// The name.
  open override var name: String {
    get { record.name }
    set { record.name = newValue }
  }
}

/// Where the contacts of a container come from.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontainertype>.
public enum CNContainerType: Int, Hashable, Sendable {
  /// It is not known.
  case unassigned
  /// They are on the device only.
  case local
  /// A server of Exchange.
  case exchange
  /// A server of CardDAV, as iCloud is.
  case cardDAV
}

/// An account with contacts. This device has one, its own.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontainer>.
open class CNContainer: NSObject, NSCopying, @unchecked Sendable {
  /// Names the container on this device.
  public let identifier: String
  /// The name.
  public let name: String
  /// Where its contacts come from.
  public let type: CNContainerType

  init(identifier: String, name: String, type: CNContainerType) {
    self.identifier = identifier
    self.name = name
    self.type = type
    super.init()
  }

  /// A predicate for the containers with some identifiers.
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    RecordPredicate<CNContainer> { container, _ in identifiers.contains(container.identifier) }
  }
  /// A predicate for the container of a contact.
  open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
    RecordPredicate<CNContainer> { _, book in book.contacts[contactIdentifier] != nil }
  }
  /// A predicate for the container of a group.
  open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    RecordPredicate<CNContainer> { _, book in book.groups.contains { $0.identifier == groupIdentifier } }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContainer)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}

/// A predicate of the framework's; others are not allowed in fetches.
final class RecordPredicate<Record>: NSPredicate, @unchecked Sendable {
  let matches: (Record, AddressBook.Content) -> Bool

  init(_ matches: @escaping (Record, AddressBook.Content) -> Bool) {
    self.matches = matches
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  /// The condition that a predicate of an app stands for.
  ///
  /// - Throws: `CNError.predicateInvalid` for one that is not of this framework or not of this record.
  static func condition(_ predicate: NSPredicate?) throws -> (Record, AddressBook.Content) -> Bool {
    guard let predicate else { return { _, _ in true } }
    guard let own = predicate as? RecordPredicate<Record> else { throw CNError(.predicateInvalid) }
    return own.matches
  }
}
