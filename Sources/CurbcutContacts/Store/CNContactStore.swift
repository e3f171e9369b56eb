import CurbcutFoundation
import DeviceServices
import DeviceSettings

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

/// The contacts of this device: those of its settings, and what apps add, which belongs to the app's container. The person
/// is asked once, in two steps, unless the settings of the device say what they answer.
///
/// Follows <https://developer.apple.com/documentation/contacts/cncontactstore>.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Whether a screen of the system's acts for the person.
  private let isPersons: Bool

  /// Creates a store. All stores are of the same contacts.
  public override init() {
    isPersons = false
    super.init()
  }

  /// Creates the store of a screen of the system's, which the person sees and the app does not.
  package init(isPersons: Bool) {
    self.isPersons = isPersons
    super.init()
  }

  /// Whether the app may read the contacts.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch Permissions.status(of: .contacts) {
    case .ask: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    case .limited: .limited
    default: .authorized
    }
  }

  /// Asks the person, unless it is known; the handler is called on another thread.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Permissions.request(.contacts, count: AddressBook.count) { _ in
      let isAllowed = Permissions.allows(.contacts)
      completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
    }
  }

  /// Asks the person, unless it is known.
  ///
  /// - Throws: `CNError.authorizationDenied`.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    _ = await Permissions.request(.contacts, count: AddressBook.count)
    guard Permissions.allows(.contacts) else { throw CNError(.authorizationDenied) }
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
    let book = try snapshot()
    return book.groups.filter { condition($0, book) }.map { CNGroup($0) }
  }

  /// The containers for which a predicate of ``CNContainer`` is true; nil is for all. This device has one.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    let condition = try RecordPredicate<CNContainer>.condition(predicate)
    let own = CNContainer(identifier: AddressBook.containerIdentifier, name: "", type: .local)
    let book = try snapshot()
    return condition(own, book) ? [own] : []
  }

  /// The identifier of the container to which contacts are added.
  open func defaultContainerIdentifier() -> String { AddressBook.containerIdentifier }

  /// Carries changes out, all or none.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    try checkAccess()
    try saveRequest.execute()
  }

  /// The person is asked at the latest when an app reads contacts; a thread of the app's waits for the answer, as on iOS. The
  /// main thread cannot, as the person answers on it.
  private func checkAccess() throws {
    guard !isPersons else { return }
    if Permissions.status(of: .contacts) == .ask {
      let answered = DispatchSemaphore(value: 0)
      Permissions.request(.contacts, count: AddressBook.count) { _ in answered.signal() }
      if !HostTime.isMainThread { answered.wait() }
    }
    guard Permissions.allows(.contacts) else { throw CNError(.authorizationDenied) }
  }

  /// The contacts that the app may read.
  private func snapshot() throws -> AddressBook.Content {
    try checkAccess()
    let book = AddressBook.access { $0 }
    guard !isPersons, Permissions.status(of: .contacts) == .limited else { return book }
    let selection = Services.settings.contacts.selection
    var limited = book
    limited.order.removeAll { identifier in
      book.contacts[identifier].map { !selection.contains($0.fullName) } ?? true
    }
    return limited
  }

  private func contacts(_ request: CNContactFetchRequest) throws -> [CNContact] {
    let condition = try RecordPredicate<ContactRecord>.condition(request.predicate)
    let book = try snapshot()
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
