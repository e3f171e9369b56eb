import CurbcutFoundation

/// What the result of a request for the history is.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistenthistoryresulttype>.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Whether it was done.
  case statusOnly
  /// The identifiers of the objects that have changed.
  case objectIDs
  /// How many saves there were.
  case count
  /// The saves, without their changes.
  case transactionsOnly
  /// The changes of all saves.
  case changesOnly
  /// The saves with their changes.
  case transactionsAndChanges
}

/// Asks for what was saved in stores with `NSPersistentHistoryTrackingKey` since they were opened, or forgets it.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistenthistorychangerequest>.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  private enum Place {
    case date(Date)
    case token(NSPersistentHistoryToken?)
  }
  private let place: Place
  private let deletes: Bool

  /// What the result is: saves with their changes, unless the request deletes.
  open var resultType: NSPersistentHistoryResultType
  /// The place in the history; nil for one that was given by a date.
  open var token: NSPersistentHistoryToken? { if case .token(let token) = place { token } else { nil } }

  private init(_ place: Place, deletes: Bool) {
    self.place = place
    self.deletes = deletes
    resultType = deletes ? .statusOnly : .transactionsAndChanges
  }

  /// Asks for the saves after a moment.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), deletes: false)
  }
  /// Asks for the saves after a place in the history; nil for all.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.token(token), deletes: false)
  }
  /// Asks for the saves after another one; nil for all.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  { NSPersistentHistoryChangeRequest(.token(transaction?.token), deletes: false) }
  /// Forgets the saves before a moment.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), deletes: true)
  }
  /// Forgets the saves up to a place in the history; nil for all.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.token(token), deletes: true)
  }
  /// Forgets the saves up to another one; nil for all.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  { NSPersistentHistoryChangeRequest(.token(transaction?.token), deletes: true) }

  private func isBefore(_ transaction: NSPersistentHistoryTransaction) -> Bool {
    switch place {
    case .date(let date): transaction.timestamp <= date
    case .token(nil): deletes
    case .token(let token?): transaction.transactionNumber <= token.numbers[transaction.storeID] ?? 0
    }
  }

  func run(_ coordinator: NSPersistentStoreCoordinator) -> NSPersistentHistoryResult {
    coordinator.locked {
      let stores = affectedStores ?? coordinator.persistentStores
      guard !deletes else {
        for store in stores { store.history.remove(where: isBefore) }
        return NSPersistentHistoryResult(true, .statusOnly)
      }
      let found = stores.flatMap { $0.history.transactions.filter { !isBefore($0) } }
      let changes = found.flatMap { $0.changes ?? [] }
      let result: Any =
        switch resultType {
        case .statusOnly: true
        case .objectIDs: changes.map(\.changedObjectID)
        case .count: found.count
        case .transactionsOnly: found.map { NSPersistentHistoryTransaction(withoutChanges: $0) }
        case .changesOnly: changes
        case .transactionsAndChanges: found
        }
      return NSPersistentHistoryResult(result, resultType)
    }
  }
}

/// What came of a request for the history.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistenthistoryresult>.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// What was asked for: saves, changes, identifiers, a number or a Boolean.
  public let result: Any?
  /// What was asked for.
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any?, _ resultType: NSPersistentHistoryResultType) {
    self.result = result
    self.resultType = resultType
  }
}

extension NSPersistentStore {
  /// Whether the history of the store is kept, as its options say.
  var tracksHistory: Bool { (options?[NSPersistentHistoryTrackingKey] as? NSNumber)?.boolValue ?? false }

  /// Whether observers are told of each save, as the options say.
  var tellsOfChanges: Bool {
    (options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber)?.boolValue ?? false
  }
}

extension NSPersistentStoreCoordinator {
  /// Notes what a context has saved.
  func note(_ entries: [HistoryEntry], by context: NSManagedObjectContext) {
    for store in persistentStores where store.tracksHistory {
      store.history.add(
        entries.filter { $0.id.persistentStore === store }, store: store.identifier, by: context)
    }
  }

  /// Tells observers of the stores that have other objects now.
  func post(_ saved: SavedChanges) {
    let all = saved.inserted + saved.updated + saved.deleted
    for store in persistentStores where store.tellsOfChanges {
      guard all.contains(where: { $0.persistentStore === store }) else { continue }
      var information: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
      information[NSPersistentStoreURLKey] = store.url
      if store.tracksHistory {
        let number = locked { store.history.lastTransaction }
        information[NSPersistentHistoryTokenKey] = NSPersistentHistoryToken([store.identifier: number])
      }
      NotificationCenter.default.post(
        name: .NSPersistentStoreRemoteChange, object: self, userInfo: information)
    }
  }

  /// The place in the history at which stores are now; nil for stores without a history.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    locked {
      let asked = (stores as? [NSPersistentStore] ?? persistentStores).filter(\.tracksHistory)
      guard !asked.isEmpty else { return nil }
      return NSPersistentHistoryToken(
        Dictionary(asked.map { ($0.identifier, $0.history.lastTransaction) }) { first, _ in first })
    }
  }
}

/// The key under which a notification of a change has the file of the store.
public let NSPersistentStoreURLKey = "storeURL"
/// The key under which a notification of a change has the place in the history.
public let NSPersistentHistoryTokenKey = "historyToken"
