import CurbcutFoundation

/// What happened to an object.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistenthistorychangetype>.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// It is new.
  case insert
  /// Some of its properties have other values.
  case update
  /// It is gone.
  case delete
}

/// A place in the history of stores.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistenthistorytoken>.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
  /// The numbers of the last saves by the identifiers of their stores.
  let numbers: [String: Int64]

  init(_ numbers: [String: Int64]) { self.numbers = numbers }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.numbers == numbers
  }
  open override var hash: Int { numbers.hashValue }
}

/// What a save has done to an object.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistenthistorychange>.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  /// The number of the change in the history of the store.
  public let changeID: Int64
  /// The object.
  public let changedObjectID: NSManagedObjectID
  /// What happened to it.
  public let changeType: NSPersistentHistoryChangeType
  /// The last values of an object that is gone, of those attributes whose values are preserved.
  public let tombstone: [AnyHashable: Any]?
  /// The properties that have other values; nil for an object that is new or gone.
  public let updatedProperties: Set<NSPropertyDescription>?
  /// The save; nil when only changes were asked for.
  public internal(set) weak var transaction: NSPersistentHistoryTransaction?

  init(
    _ number: Int64, _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType,
    tombstone: [AnyHashable: Any]?, updated: Set<NSPropertyDescription>?
  ) {
    changeID = number
    changedObjectID = id
    changeType = type
    self.tombstone = tombstone
    updatedProperties = updated
  }
}

/// What a save has changed in a store.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistenthistorytransaction>.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  /// When it was saved.
  public let timestamp: Date
  /// What has changed; nil when only the saves were asked for.
  public internal(set) var changes: [NSPersistentHistoryChange]?
  /// The number of the save.
  public let transactionNumber: Int64
  /// The identifier of the store.
  public let storeID: String
  /// The identifier of the app.
  public let bundleID: String
  /// What tells the process from others.
  public let processID: String
  /// The name of the context that has saved.
  public let contextName: String?
  /// Who has saved, as the context's `transactionAuthor` says.
  public let author: String?
  /// Marks the place in the history.
  public let token: NSPersistentHistoryToken

  init(_ number: Int64, store: String, context: NSManagedObjectContext, changes: [NSPersistentHistoryChange])
  {
    timestamp = Date()
    self.changes = changes
    transactionNumber = number
    storeID = store
    bundleID = Bundle.main.bundleIdentifier ?? ""
    processID = String(ProcessInfo.processInfo.processIdentifier)
    contextName = context.name
    author = context.transactionAuthor
    token = NSPersistentHistoryToken([store: number])
    super.init()
    for change in changes { change.transaction = self }
  }

  /// The same save without its changes.
  init(withoutChanges other: NSPersistentHistoryTransaction) {
    timestamp = other.timestamp
    transactionNumber = other.transactionNumber
    storeID = other.storeID
    bundleID = other.bundleID
    processID = other.processID
    contextName = other.contextName
    author = other.author
    token = other.token
  }

  /// What a context can take with `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    func ids(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).lazy.filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: ids(.insert), NSUpdatedObjectIDsKey: ids(.update),
        NSDeletedObjectIDsKey: ids(.delete),
      ])
  }
}

/// The saves of a store with `NSPersistentHistoryTrackingKey` since it was opened.
struct StoreHistory {
  private(set) var transactions: [NSPersistentHistoryTransaction] = []
  private(set) var lastTransaction: Int64 = 0
  private var lastChange: Int64 = 0

  mutating func add(_ saved: [HistoryEntry], store: String, by context: NSManagedObjectContext) {
    guard !saved.isEmpty else { return }
    lastTransaction += 1
    let changes = saved.map { entry in
      lastChange += 1
      return NSPersistentHistoryChange(
        lastChange, entry.id, entry.type, tombstone: entry.tombstone, updated: entry.updated)
    }
    transactions.append(
      NSPersistentHistoryTransaction(lastTransaction, store: store, context: context, changes: changes))
  }

  mutating func remove(where isGone: (NSPersistentHistoryTransaction) -> Bool) {
    transactions.removeAll(where: isGone)
  }
}

/// What a save does to an object.
struct HistoryEntry {
  let id: NSManagedObjectID
  let type: NSPersistentHistoryChangeType
  var tombstone: [AnyHashable: Any]?
  var updated: Set<NSPropertyDescription>?

  static func insert(_ object: NSManagedObject) -> HistoryEntry { Self(id: object.objectID, type: .insert) }

  static func update(_ object: NSManagedObject) -> HistoryEntry {
    let properties = object.changedKeys.compactMap { object.entity.propertiesByName[$0] }
    return Self(id: object.objectID, type: .update, updated: Set(properties))
  }

  static func delete(_ id: NSManagedObjectID, _ row: Row?) -> HistoryEntry {
    var tombstone: [AnyHashable: Any] = [:]
    for (key, property) in id.entity.propertiesByName {
      guard let attribute = property as? NSAttributeDescription, attribute.preservesValueInHistoryOnDeletion,
        case .attribute(let value) = row?.values[key]
      else { continue }
      tombstone[key] = value
    }
    return Self(id: id, type: .delete, tombstone: tombstone.isEmpty ? nil : tombstone)
  }
}
