import CurbcutFoundation
import CurbcutSQLite

/// The objects that were saved: in memory, and in a file of SQLite if the store has one.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstore>.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The coordinator that the store belongs to.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The kind of store.
  public let type: String
  /// The name of the configuration of the model whose entities it has.
  public let configurationName: String
  /// The options with which it was opened.
  public let options: [AnyHashable: Any]?
  /// The file.
  open var url: URL?
  /// What tells the store from others.
  open private(set) var identifier: String! = UUID().uuidString
  /// Whether the store cannot be changed.
  open var isReadOnly: Bool
  /// What is known of the store.
  open var metadata: [String: Any]! {
    get { [NSStoreUUIDKey: identifier ?? "", NSStoreTypeKey: type].merging(moreMetadata) { $1 } }
    set { moreMetadata = newValue ?? [:] }
  }
  private var moreMetadata: [String: Any] = [:]

  private struct Stored {
    var id: NSManagedObjectID
    var row: Row
  }

  /// The rows of the entities at the top of the inheritance, by their numbers.
  private var tables: [String: [Int64: Stored]] = [:]
  private var lastRows: [String: Int64] = [:]
  /// What was saved, where the store's options ask for it.
  var history = StoreHistory()
  private let file: StoreFile?
  private let entities: [NSEntityDescription]

  init(_ description: NSPersistentStoreDescription, entities: [NSEntityDescription]) throws {
    type = description.isInMemory ? NSInMemoryStoreType : description.type
    url = description.url
    configurationName = description.configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    options = description.options
    isReadOnly = description.isReadOnly
    self.entities = entities
    if description.isInMemory {
      file = nil
    } else {
      guard let url = description.url else {
        throw NSError.coreData(NSPersistentStoreOpenError, "A store of SQLite needs a file.")
      }
      file = try StoreFile(url, entities, isWritable: !description.isReadOnly)
    }
    super.init()
    guard let file else { return }
    if !description.shouldMigrateStoreAutomatically, file.isOfAnotherModel {
      throw NSError.coreData(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store.",
        [NSFilePathErrorKey: url?.path ?? ""])
    }
    do {
      if !description.isReadOnly { try file.prepare() }
      identifier = try file.identifier(orElse: identifier)
      try readAll(file)
    } catch let error as SQLiteError { throw StoreFile.failure(error, url) }
  }

  private func readAll(_ file: StoreFile) throws {
    for entity in entities where entity.superentity == nil {
      let name = entity.name ?? ""
      for (number, entityName, version) in try file.objects(of: entity) {
        guard let own = entity.family.first(where: { $0.name == entityName }) else { continue }
        let id = NSManagedObjectID(own, .row(number), in: self)
        tables[name, default: [:]][number] = Stored(id: id, row: Row(values: [:], version: version))
        lastRows[name] = max(lastRows[name] ?? 0, number)
      }
    }
    for entity in entities where entity.superentity == nil {
      let name = entity.name ?? ""
      try file.readValues(of: entity) { number, key, value in
        guard let stored = tables[name]?[number] else { return }
        let known = resolved(value, key, stored.id.entity)
        tables[name]?[number]?.row.values[key] = known
      }
    }
  }

  /// A value with the objects whose numbers it has.
  private func resolved(_ value: StoreFile.Value, _ key: String, _ entity: NSEntityDescription) -> RowValue? {
    if case .attribute(let value) = value { return .attribute(value) }
    guard case .objects(let numbers) = value,
      let relationship = entity.propertiesByName[key] as? NSRelationshipDescription,
      let table = relationship.destinationEntity?.root.name
    else { return nil }
    let ids = numbers.compactMap { tables[table]?[$0]?.id }
    if relationship.isToMany { return ids.isEmpty ? nil : .many(ids) }
    return ids.first.map { .one($0) }
  }

  // MARK: Rows

  /// Whether the store has objects of an entity.
  func has(_ entity: NSEntityDescription) -> Bool {
    entities.contains { $0 === entity || $0.name == entity.name }
  }

  func row(of id: NSManagedObjectID) -> Row? {
    guard let number = id.row else { return nil }
    return tables[id.entity.root.name ?? ""]?[number]?.row
  }

  /// The identifier that the store knows an object by.
  func id(_ entity: NSEntityDescription, _ number: Int64) -> NSManagedObjectID? {
    tables[entity.root.name ?? ""]?[number]?.id
  }

  /// The objects of an entity, and of those that inherit from it, in the order in which they were saved first.
  func ids(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
    let rows = tables[entity.root.name ?? ""] ?? [:]
    let isAll = withSubentities && entity.superentity == nil
    return rows.sorted { $0.key < $1.key }.map(\.value.id).filter {
      isAll || (withSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name)
    }
  }

  /// The identifier of an object that is to be saved for the first time.
  func nextID(_ entity: NSEntityDescription) -> NSManagedObjectID {
    let table = entity.root.name ?? ""
    let number = (lastRows[table] ?? 0) + 1
    lastRows[table] = number
    return NSManagedObjectID(entity, .row(number), in: self)
  }

  /// Takes what is saved: new and changed rows, and nil for those that go.
  func write(_ rows: [(id: NSManagedObjectID, row: Row?)]) throws {
    if isReadOnly {
      throw NSError.coreData(
        NSPersistentStoreSaveError, "The store cannot be changed: it was opened to be read.")
    }
    do {
      try file?.write(rows)
    } catch let error as SQLiteError { throw StoreFile.failure(error, url) }
    for (id, row) in rows {
      guard let number = id.row else { continue }
      tables[id.entity.root.name ?? "", default: [:]][number] = row.map { Stored(id: id, row: $0) }
    }
  }
}

/// The key under which metadata have the kind of a store.
public let NSStoreTypeKey = "NSStoreType"
/// The key under which metadata have what tells a store from others.
public let NSStoreUUIDKey = "NSStoreUUID"

extension NSPersistentStore {
  /// The kinds of stores.
  ///
  /// Follows <https://developer.apple.com/documentation/coredata/nspersistentstore/storetype>.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates the kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a file of SQLite.
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    /// In a binary file; it is kept in a file of SQLite here.
    public static let binary = Self(rawValue: NSBinaryStoreType)
    /// In memory, which is gone with the app.
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }
}
