import CurbcutFoundation

/// Changes of contacts and groups that are carried out together.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnsaverequest>.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  private var changes: [(inout AddressBook.Content) throws -> Void] = []
  /// Who makes the changes, for the history of changes; nil, the default, for nobody by name.
  @Unsupported("CNSaveRequest.transactionAuthor: there is no history of changes")
  open var transactionAuthor: String? = nil
  /// Whether the contacts are read again when they were saved; true by default.
  open var shouldRefetchContacts = true

  /// Creates a request without changes.
  public override init() { super.init() }

  /// Adds a contact to a container; nil is the device's own.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append { book in
      try Self.check(container: identifier)
      guard book.contacts[contact.identifier] == nil else {
        throw Self.error(.insertedRecordAlreadyExists, contact)
      }
      book.add(contact.record)
    }
  }

  /// Changes a contact that is in the address book. Properties that were not fetched stay as they are there.
  open func update(_ contact: CNMutableContact) {
    changes.append { book in
      guard let old = book.contacts[contact.identifier] else {
        throw Self.error(.recordDoesNotExist, contact)
      }
      book.add(contact.keys.map { old.taking($0, from: contact.record) } ?? contact.record)
    }
  }

  /// Removes a contact.
  open func delete(_ contact: CNMutableContact) {
    changes.append { book in
      guard book.contacts[contact.identifier] != nil else {
        throw Self.error(.recordDoesNotExist, contact)
      }
      book.remove(contact.identifier)
    }
  }

  /// Adds a group to a container; nil is the device's own.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
    changes.append { book in
      try Self.check(container: identifier)
      guard !book.groups.contains(where: { $0.identifier == group.identifier }) else {
        throw Self.error(.insertedRecordAlreadyExists, group)
      }
      book.groups.append(GroupRecord(identifier: group.identifier, name: group.name))
    }
  }

  /// Changes the name of a group.
  open func update(_ group: CNMutableGroup) {
    changes.append { book in book.groups[try Self.index(of: group, in: book)].name = group.name }
  }

  /// Removes a group; its contacts stay.
  open func delete(_ group: CNMutableGroup) {
    changes.append { book in book.groups.remove(at: try Self.index(of: group, in: book)) }
  }

  /// Adds a contact to a group.
  open func addMember(_ contact: CNContact, to group: CNGroup) {
    changes.append { book in
      let index = try Self.index(of: group, in: book)
      guard book.contacts[contact.identifier] != nil else {
        throw Self.error(.recordDoesNotExist, contact)
      }
      if !book.groups[index].members.contains(contact.identifier) {
        book.groups[index].members.append(contact.identifier)
      }
    }
  }

  /// Removes a contact from a group.
  open func removeMember(_ contact: CNContact, from group: CNGroup) {
    changes.append { book in
      let index = try Self.index(of: group, in: book)
      book.groups[index].members.removeAll { $0 == contact.identifier }
    }
  }

  /// Carries the changes out, all or none.
  func execute() throws {
    try AddressBook.access { book in
      var new = book
      for change in changes { try change(&new) }
      if !changes.isEmpty { new.version += 1 }
      book = new
    }
  }

  private static func check(container: String?) throws {
    if let container, container != AddressBook.containerIdentifier {
      throw CNError(.parentRecordDoesNotExist)
    }
  }

  private static func index(of group: CNGroup, in book: AddressBook.Content) throws -> Int {
    guard let index = book.groups.firstIndex(where: { $0.identifier == group.identifier }) else {
      throw error(.recordDoesNotExist, group)
    }
    return index
  }

  private static func error(_ code: CNError.Code, _ record: NSObject) -> CNError {
    CNError(code, userInfo: [CNErrorUserInfoAffectedRecordsKey: [record] as [AnyObject]])
  }
}
