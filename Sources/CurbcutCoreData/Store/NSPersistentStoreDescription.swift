import CurbcutFoundation

/// A store in a file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory, which is gone with the app.
public let NSInMemoryStoreType = "InMemory"
/// A store in a binary file; it is kept in a file of SQLite here.
public let NSBinaryStoreType = "Binary"
/// Whether a store cannot be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether a store of an earlier model is brought up to date.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether what differs between two models is found out.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether what is saved is noted, for an ``NSPersistentHistoryChangeRequest``.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether each save posts an `NSPersistentStoreRemoteChange`.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Kept for apps: the file is opened without pragmas of their own.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Kept for apps: the file is not made smaller when it is opened.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// Kept for apps: files are not protected.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// Describes a store that a container opens.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstoredescription>.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of store.
  open var type = NSSQLiteStoreType
  /// The file; `/dev/null` for a store in memory.
  open var url: URL?
  /// The name of the configuration of the model that the store has the entities of.
  open var configuration: String?
  /// Whether the store cannot be changed.
  open var isReadOnly = false
  /// Kept for apps: a store answers at once.
  open var timeout: TimeInterval = 240
  /// Kept for apps: stores are always opened at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store of an earlier model is brought up to date.
  open var shouldMigrateStoreAutomatically = true
  /// Whether what differs between two models is found out.
  open var shouldInferMappingModelAutomatically = true
  /// Kept for apps: there is no iCloud.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The options that were set.
  public private(set) var options: [String: NSObject] = [:]

  /// Describes a store in a file.
  public init(url: URL) { self.url = url }

  /// Describes a store without a file.
  public override init() { super.init() }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.url = url
    copy.configuration = configuration
    copy.isReadOnly = isReadOnly
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.options = options
    return copy
  }

  /// Whether the store is in memory only.
  var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }
}

/// Names the database of iCloud that a store is like. There is no iCloud here.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontaineroptions>.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The identifier of the container in iCloud.
  public let containerIdentifier: String

  /// Names a container in iCloud.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
