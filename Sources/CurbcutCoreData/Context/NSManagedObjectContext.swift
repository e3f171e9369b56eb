import CurbcutFoundation

/// The queue on which a context works.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype>.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// That of whoever uses it.
  case confinementConcurrencyType = 0
  /// One of its own.
  case privateQueueConcurrencyType
  /// The main queue.
  case mainQueueConcurrencyType
}

/// Objects in memory, whose changes are saved together.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext>.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue on which the context works.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The context that this one saves to, in place of the stores.
  open var parent: NSManagedObjectContext? { didSet { parent?.add(child: self) } }
  private var ownCoordinator: NSPersistentStoreCoordinator?
  /// The coordinator of the stores that the context saves to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.add(self)
    }
  }
  /// A name, for messages.
  open var name: String?
  /// Who has made the changes, for the history.
  open var transactionAuthor: String?
  /// Kept for apps: changes are not registered with it.
  open var undoManager: UndoManager?
  /// What a save does about changes of others: an ``NSMergePolicy``.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether the context takes what others save by itself.
  open var automaticallyMergesChangesFromParent = false
  /// Kept for apps: objects never become stale by themselves.
  open var stalenessInterval: TimeInterval = -1
  /// Kept for apps: objects are always deleted along at once.
  open var propagatesDeletesAtEndOfEvent = true
  /// Kept for apps: an object that is gone raises an exception.
  open var shouldDeleteInaccessibleFaults = true
  /// Kept for apps: objects that have no changes may go when nothing refers to them.
  open var retainsRegisteredObjects = false
  /// What an app keeps with the context.
  open var userInfo = NSMutableDictionary()

  final var changes = ContextChanges()
  private var event = ContextEvent()
  private var registered: [NSManagedObjectID: WeakObject] = [:]
  private var children: [WeakContext] = []
  private var isEventScheduled = false
  private let queue: ContextQueue

  private struct WeakObject { weak var object: NSManagedObject? }
  private struct WeakContext { weak var context: NSManagedObjectContext? }

  /// Creates a context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ContextQueue(ct)
    super.init()
  }

  /// Creates a context.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  /// The queue on which a context works.
  public struct ConcurrencyType: Sendable {
    fileprivate let type: NSManagedObjectContextConcurrencyType
    /// One of its own.
    public static let privateQueue = Self(type: .privateQueueConcurrencyType)
    /// The main queue.
    public static let mainQueue = Self(type: .mainQueueConcurrencyType)
  }

  /// The model of the stores.
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Running

  /// The context whose closure is running on this thread.
  static var current: NSManagedObjectContext? {
    Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext
  }

  private static let currentKey = "CurbcutCoreData.context"

  private func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    let storage = Thread.current.threadDictionary
    let outer = storage[Self.currentKey]
    storage[Self.currentKey] = self
    defer {
      if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
      storage[Self.currentKey] = outer
    }
    return try body()
  }

  /// Runs a closure on the context's queue, and does not wait for it.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { self.running(block) }
  }

  /// Runs a closure on the context's queue, and waits for it.
  open func performAndWait(_ block: () -> Void) { queue.sync { running(block) } }

  /// Runs a closure on the context's queue, and waits for its result.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try queue.sync { try running(block) }
  }

  /// When a closure is run that another one waits for.
  public enum ScheduledTaskType: Sendable {
    /// At once where the context's queue is running.
    case immediate
    /// After what waits already.
    case enqueued
  }

  /// Runs a closure on the context's queue, and waits for its result.
  nonisolated(nonsending) public func perform<Value, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    nonisolated(unsafe) let block = block
    let carried = await withCheckedContinuation {
      (continuation: CheckedContinuation<Carried<Value, Failure>, Never>) in
      queue.async {
        let result: Result<Value, Failure> = self.running {
          do throws(Failure) { return .success(try block()) } catch { return .failure(error) }
        }
        continuation.resume(returning: Carried(value: result))
      }
    }
    return try carried.value.get()
  }

  /// A result on its way from one queue to another.
  private struct Carried<Value, Failure: Error>: @unchecked Sendable { let value: Result<Value, Failure> }

  // MARK: Objects

  /// The objects of the context.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
  /// The objects that the next save will add.
  open var insertedObjects: Set<NSManagedObject> { changes.inserted }
  /// The objects whose changes the next save will write.
  open var updatedObjects: Set<NSManagedObject> { changes.updated }
  /// The objects that the next save will remove.
  open var deletedObjects: Set<NSManagedObject> { changes.deleted }
  /// Whether there is something to save.
  open var hasChanges: Bool { !changes.isEmpty }

  func register(_ object: NSManagedObject) {
    object.managedObjectContext = self
    registered[object.objectID] = WeakObject(object: object)
  }

  func unregister(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.managedObjectContext = nil
  }

  /// Gives an object its identifier in the store.
  func identify(_ object: NSManagedObject, as id: NSManagedObjectID) {
    registered[object.objectID] = nil
    object.objectID = id
    registered[id] = WeakObject(object: object)
  }

  /// The object with an identifier; nil if it is not in the context.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]?.object
  }

  /// The object with an identifier, whose values are fetched when they are asked for.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[objectID]?.object { return known }
    let object = ManagedObjectMaking.fault(objectID, in: self)
    register(object)
    return object
  }

  /// The object with an identifier; throws if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registered[objectID]?.object, !known.isFault || row(of: objectID) != nil { return known }
    guard row(of: objectID) != nil else {
      throw NSError.coreData(
        NSManagedObjectReferentialIntegrityError, "An object is gone: \(objectID).",
        ["NSAffectedObjectsErrorKey": [objectID]])
    }
    return object(with: objectID)
  }

  /// What was saved of an object.
  func row(of id: NSManagedObjectID) -> Row? {
    guard let parent else { return persistentStoreCoordinator?.row(of: id) }
    return parent.performAndWait { parent.rowForChild(id) }
  }

  /// The present values of an object, for a context that saves to this one.
  private func rowForChild(_ id: NSManagedObjectID) -> Row? {
    if registered[id]?.object == nil, row(of: id) == nil { return nil }
    let object = object(with: id)
    guard !changes.deleted.contains(object) else { return nil }
    object.fire()
    return object.rowToSave(version: object.row.version)
  }

  /// Adds a new object.
  open func insert(_ object: NSManagedObject) {
    if object.managedObjectContext !== self { register(object) }
    guard changes.inserted.insert(object).inserted else { return }
    event.inserted.insert(object)
    object.awakeFromInsert()
    scheduleEvent()
  }

  /// Deletes an object, and others as its relationships say, with the next save.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !changes.deleted.contains(object) else { return }
    object.prepareForDeletion()
    let wasInserted = changes.inserted.remove(object) != nil
    changes.updated.remove(object)
    changes.deleted.insert(object)
    event.inserted.remove(object)
    event.updated.remove(object)
    event.deleted.insert(object)
    object.objectWillChange.send()
    for other in object.leaveRelationships() { delete(other) }
    if wasInserted {
      changes.deleted.remove(object)
      registered[object.objectID] = nil
    }
    scheduleEvent()
  }

  func objectDidChange(_ object: NSManagedObject, _ key: String) {
    guard !changes.deleted.contains(object) else { return }
    if !changes.inserted.contains(object) {
      changes.updated.insert(object)
      event.updated.insert(object)
    } else if !event.inserted.contains(object) {
      event.updated.insert(object)
    }
    scheduleEvent()
  }

  /// Takes an object as it was saved, with what others have changed.
  ///
  /// - Parameter mergeChanges: whether its own changes stay.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !changes.inserted.contains(object) else { return }
    object.objectWillChange.send()
    if flag {
      guard let row = row(of: object.objectID), !object.isFault else { return }
      object.take(row, keeping: object.changedKeys)
    } else {
      changes.updated.remove(object)
      turnIntoFault(object)
    }
    event.refreshed.insert(object)
    scheduleEvent()
  }

  private func turnIntoFault(_ object: NSManagedObject) {
    guard !object.isFault else { return }
    object.willTurnIntoFault()
    object.values = [:]
    object.changedKeys = []
    object.isFault = true
    object.didTurnIntoFault()
  }

  /// Takes all objects as they were saved; their own changes stay.
  open func refreshAllObjects() { for object in registeredObjects { refresh(object, mergeChanges: true) } }

  /// Forgets all objects and changes.
  open func reset() {
    for object in registeredObjects {
      object.values = [:]
      object.managedObjectContext = nil
    }
    registered = [:]
    changes = ContextChanges()
    event = ContextEvent()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [NSInvalidatedAllObjectsKey: []])
  }

  /// Gives up all changes since the last save.
  open func rollback() {
    let (inserted, updated, deleted) = (changes.inserted, changes.updated, changes.deleted)
    changes = ContextChanges()
    event = ContextEvent()
    for object in inserted {
      object.objectWillChange.send()
      event.deleted.insert(object)
      unregister(object)
    }
    for object in updated.union(deleted) {
      object.objectWillChange.send()
      turnIntoFault(object)
      event.refreshed.insert(object)
    }
    scheduleEvent()
  }

  /// Undoes what an app has registered with the undo manager; the changes of objects are not among that.
  open func undo() { undoManager?.undo() }

  /// Does again what was undone.
  open func redo() { undoManager?.redo() }

  /// Gives new objects the identifiers that they will have in the store.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { return }
    try coordinator.locked {
      for object in objects where object.objectID.isTemporaryID {
        identify(object, as: try coordinator.store(for: object.entity).nextID(object.entity))
      }
    }
  }

  /// Puts the objects of an entity into a store.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject, object.objectID.isTemporaryID else { return }
    identify(object, as: store.nextID(object.entity))
  }

  // MARK: Events

  private func scheduleEvent() {
    guard !isEventScheduled else { return }
    isEventScheduled = true
    guard concurrencyType == .mainQueueConcurrencyType else { return }
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Tells observers what has changed.
  open func processPendingChanges() {
    isEventScheduled = false
    guard !event.isEmpty else { return }
    let due = event
    event = ContextEvent()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: due.userInfo)
  }

  // MARK: Other contexts

  private func add(child: NSManagedObjectContext) {
    children.removeAll { $0.context == nil }
    children.append(WeakContext(context: child))
  }

  func tellChildren(_ saved: SavedChanges) {
    for child in children.compactMap(\.context) where child.automaticallyMergesChangesFromParent {
      child.perform { child.merge(saved) }
    }
  }

  /// Takes what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ objects: String, _ identifiers: String) -> [NSManagedObjectID] {
      let known = (notification.userInfo?[objects] as? Set<NSManagedObject>).map { $0.map(\.objectID) }
      return known ?? Array(notification.userInfo?[identifiers] as? Set<NSManagedObjectID> ?? [])
    }
    merge(
      SavedChanges(
        inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
        updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
        deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
  }

  /// Takes what a request for many objects has changed.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ keys: String...) -> [NSManagedObjectID] {
      keys.flatMap { changeNotificationData[$0] as? [NSManagedObjectID] ?? [] }
    }
    let saved = SavedChanges(
      inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
      updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
      deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    for context in contexts { context.performAndWait { context.merge(saved) } }
  }

  func merge(_ saved: SavedChanges) {
    for id in saved.inserted { event.inserted.insert(object(with: id)) }
    for id in saved.updated {
      guard let object = registered[id]?.object else { continue }
      object.objectWillChange.send()
      if !object.isFault, let row = row(of: id) { object.take(row, keeping: object.changedKeys) }
      event.updated.insert(object)
    }
    for id in saved.deleted {
      guard let object = registered[id]?.object else { continue }
      object.objectWillChange.send()
      changes.updated.remove(object)
      event.deleted.insert(object)
      unregister(object)
    }
    processPendingChanges()
    tellChildren(saved)
  }
}
