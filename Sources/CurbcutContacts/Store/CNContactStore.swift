import CurbcutFoundation

/// What an app may have access to.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnentitytype>.
public enum CNEntityType: Int, Hashable, Sendable {
  /// The contacts.
  case contacts
}

/// Whether an app may read the contacts.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnauthorizationstatus>.
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The device does not let the person decide.
  case restricted
  /// The person has said no.
  case denied
  /// The person has said yes.
  case authorized
  /// The person has chosen some contacts.
  case limited
}

/// A request for something of the address book.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnfetchrequest>.
open class CNFetchRequest: NSObject {}

/// A request for contacts.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactfetchrequest>.
open class CNContactFetchRequest: CNFetchRequest, @unchecked Sendable {
  /// Which contacts; nil, the default, for all. It must be one of the predicates of ``CNContact``.
  open var predicate: NSPredicate?
  /// What is fetched of them.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether they can be changed; false by default.
  open var mutableObjects = false
  /// Whether contacts that several accounts have are given as one; true by default. Here there is one account.
  open var unifyResults = true
  /// In which order they are; none, by default.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// The contacts of this device. They begin empty and belong to the app's container; who is asked for them agrees,
/// without a dialog.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactstore>.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store. All stores are of the same contacts.
  public override init() { super.init() }

  /// Whether the app may read the contacts.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    AddressBook.access { $0.wasAsked } ? .authorized : .notDetermined
  }

  /// Asks the person, who is taken to agree.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    AddressBook.access { $0.wasAsked = true }
    DispatchQueue.global().async { completionHandler(true, nil) }
  }

  /// Asks the person, who is taken to agree.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    AddressBook.access { $0.wasAsked = true }
    return true
  }

  /// The contacts for which a predicate of ``CNContact`` is true.
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  {
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.predicate = predicate
    return try contacts(request)
  }

  /// The contact with an identifier.
  ///
  /// - Throws: `CNError.recordDoesNotExist`.
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> CNContact
  {
    let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
    guard let found = try unifiedContacts(matching: predicate, keysToFetch: keys).first else {
      let info = [CNErrorUserInfoAffectedRecordIdentifiersKey: [identifier]]
      throw CNError(.recordDoesNotExist, userInfo: info)
    }
    return found
  }

  /// Calls a closure with each contact that a request is for, until it sets its second argument to true.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var stops = ObjCBool(false)
    for contact in try contacts(fetchRequest) {
      block(contact, &stops)
      if stops.boolValue { return }
    }
  }

  /// The groups for which a predicate of ``CNGroup`` is true; nil is for all.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    let condition = try RecordPredicate<GroupRecord>.condition(predicate)
    let book = snapshot()
    return book.groups.filter { condition($0, book) }.map { CNGroup($0) }
  }

  /// The containers for which a predicate of ``CNContainer`` is true; nil is for all. This device has one.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    let condition = try RecordPredicate<CNContainer>.condition(predicate)
    let own = CNContainer(identifier: AddressBook.containerIdentifier, name: "", type: .local)
    let book = snapshot()
    return condition(own, book) ? [own] : []
  }

  /// The identifier of the container to which contacts are added.
  open func defaultContainerIdentifier() -> String { AddressBook.containerIdentifier }

  /// Carries changes out, all or none.
  open func execute(_ saveRequest: CNSaveRequest) throws { try saveRequest.execute() }

  /// The person is asked at the latest when an app reads contacts.
  private func snapshot() -> AddressBook.Content {
    AddressBook.access { book in
      book.wasAsked = true
      return book
    }
  }

  private func contacts(_ request: CNContactFetchRequest) throws -> [CNContact] {
    let condition = try RecordPredicate<ContactRecord>.condition(request.predicate)
    let book = snapshot()
    let keys = KeyGroup.keys(request.keysToFetch).union([CNContactIdentifierKey])
    var found = book.all.filter { condition($0, book) }
    if request.sortOrder != .none {
      let order =
        request.sortOrder == .userDefault ? CNContactsUserDefaults.shared().sortOrder : request.sortOrder
      found = found.enumerated().sorted { one, two in
        let result = CNContact.compare(one.element, two.element, by: order)
        return result == .orderedSame ? one.offset < two.offset : result == .orderedAscending
      }.map(\.element)
    }
    return found.map {
      request.mutableObjects ? CNMutableContact($0, keys: keys) : CNContact($0, keys: keys)
    }
  }
}

/// What the person has set for contacts.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactsuserdefaults>.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let only = CNContactsUserDefaults()
  /// The settings.
  open class func shared() -> CNContactsUserDefaults { only }
  /// In which order contacts are: by the family name.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The code of the country in which numbers are read, in small letters.
  open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
