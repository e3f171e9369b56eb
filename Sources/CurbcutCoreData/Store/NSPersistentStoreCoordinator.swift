import CurbcutFoundation
import Synchronization

/// Holds the stores of a model, and gives contexts what they have.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator>.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were added.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// A name, for messages.
  open var name: String?
  private let lock = NSRecursiveLock()
  private var contexts: [WeakContext] = []

  private struct WeakContext { weak var context: NSManagedObjectContext? }
  private struct WeakCoordinator: @unchecked Sendable { weak var coordinator: NSPersistentStoreCoordinator? }
  private static let all = Mutex<[WeakCoordinator]>([])

  /// Creates a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    let own = WeakCoordinator(coordinator: self)
    Self.all.withLock {
      $0.removeAll { $0.coordinator == nil }
      $0.append(own)
    }
  }

  /// The entity of a class in the newest model that has one.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let known = all.withLock { $0.compactMap(\.coordinator) }
    return known.reversed().lazy.compactMap { $0.managedObjectModel.entity(of: type) }.first
  }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: Stores

  /// Opens a store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let description = NSPersistentStoreDescription()
    description.type = storeType
    description.url = storeURL
    description.configuration = configuration
    for case let (key as String, value as NSObject) in options ?? [:] {
      description.setOption(value, forKey: key)
    }
    let isSet = { (options?[$0] as? NSNumber)?.boolValue }
    description.isReadOnly = isSet(NSReadOnlyPersistentStoreOption) ?? false
    description.shouldMigrateStoreAutomatically = isSet(NSMigratePersistentStoresAutomaticallyOption) ?? false
    description.shouldInferMappingModelAutomatically = isSet(NSInferMappingModelAutomaticallyOption) ?? false
    return try open(description)
  }

  /// Opens a store of a kind.
  @discardableResult
  public final func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens a store, and calls a closure with the error, if there was one.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      _ = try open(storeDescription)
      block(storeDescription, nil)
    } catch { block(storeDescription, error) }
  }

  private func open(_ description: NSPersistentStoreDescription) throws -> NSPersistentStore {
    guard let entities = managedObjectModel.entities(forConfigurationName: description.configuration) else {
      throw NSError.coreData(
        NSPersistentStoreOpenError, "The model has no configuration '\(description.configuration ?? "")'.")
    }
    return try locked {
      let store = try NSPersistentStore(description, entities: entities)
      store.persistentStoreCoordinator = self
      persistentStores.append(store)
      return store
    }
  }

  /// Closes a store.
  open func remove(_ store: NSPersistentStore) throws {
    locked {
      persistentStores.removeAll { $0 === store }
      store.persistentStoreCoordinator = nil
    }
  }

  /// Deletes the file of a store.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil)
    throws
  {
    if let open = persistentStores.first(where: { $0.url == url }) { try remove(open) }
    for suffix in ["", "-wal", "-shm"] {
      let file = URL(fileURLWithPath: url.path + suffix)
      if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }
  }

  /// Deletes the file of a store of a kind.
  public final func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  /// The store with a file; nil if there is none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

  /// The file of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// What is known of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Notes what is known of a store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  /// The identifier with an address; nil for one that none of the stores has.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata",
      let entity = managedObjectModel.entitiesByName[url.pathComponents.dropFirst().first ?? ""],
      let number = Int64(url.lastPathComponent.dropFirst()), url.lastPathComponent.hasPrefix("p")
    else { return nil }
    return locked {
      persistentStores.first { $0.identifier == url.host?.uppercased() || $0.identifier == url.host }?
        .id(entity, number)
    }
  }

  /// Runs a closure alone, and waits for it.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try locked(block) }

  // MARK: What contexts ask

  func row(of id: NSManagedObjectID) -> Row? { locked { id.persistentStore?.row(of: id) } }

  func ids(of entity: NSEntityDescription, withSubentities: Bool, in stores: [NSPersistentStore]?)
    -> [NSManagedObjectID]
  {
    locked {
      (stores ?? persistentStores).flatMap { $0.ids(of: entity, withSubentities: withSubentities) }
    }
  }

  /// The store that new objects of an entity go to.
  func store(for entity: NSEntityDescription) throws -> NSPersistentStore {
    guard let store = persistentStores.first(where: { !$0.isReadOnly && $0.has(entity) }) else {
      throw NSError.coreData(
        NSPersistentStoreSaveError,
        "There is no store that can be changed for objects of '\(entity.name ?? "")'; was one loaded?")
    }
    return store
  }

  func write(_ rows: [(id: NSManagedObjectID, row: Row?)]) throws {
    for store in persistentStores {
      let own = rows.filter { $0.id.persistentStore === store }
      if !own.isEmpty { try store.write(own) }
    }
  }

  // MARK: Contexts

  func add(_ context: NSManagedObjectContext) {
    locked {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Tells the contexts that take what others save.
  func didSave(_ saved: SavedChanges, by context: NSManagedObjectContext?) {
    let others = locked { contexts.compactMap(\.context) }
    for other in others
    where other !== context && other.parent == nil && other.automaticallyMergesChangesFromParent {
      other.perform { other.merge(saved) }
    }
  }
}

extension NSManagedObjectModel {
  /// The entity of a class; the nearest of those above it.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    var type: NSManagedObject.Type? = type
    while let found = type, found != NSManagedObject.self {
      if let entity = entities.first(where: { ManagedObjectMaking.type(of: $0) == found }) { return entity }
      type = _getSuperclass(found) as? NSManagedObject.Type
    }
    return nil
  }
}
