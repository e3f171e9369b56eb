import CurbcutSQLite
import Foundation

/// Where the models of a container are kept.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/modelconfiguration>.
public struct ModelConfiguration: Hashable, Identifiable, CustomDebugStringConvertible, Sendable {
  /// The folder that an app shares with others. There is only the app's own here.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?
    /// The first of the app's groups.
    public static let automatic = GroupContainer(name: nil)
    /// No group.
    public static let none = GroupContainer(name: nil)
    /// A group by its name. It is a folder of its own beside the app's.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }

    var folder: String? { name }
  }

  /// The database in iCloud. There is no iCloud here.
  public struct CloudKitDatabase: Hashable, Sendable {
    private var name: String?

    /// The database that the app's entitlements name.
    public static let automatic = CloudKitDatabase()
    /// No database.
    public static let none = CloudKitDatabase()
    /// The private database of a container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }

    fileprivate func report() {
      guard name != nil else { return }
      UnsupportedMembers.wasSet("ModelConfiguration.cloudKitDatabase: there is no iCloud")
    }
  }

  /// The name, which is also that of the file.
  public let name: String
  /// The models; nil for all of the container's.
  public var schema: Schema?
  /// The file of the store.
  public let url: URL
  /// Whether the store is gone when the container is.
  public let isStoredInMemoryOnly: Bool
  /// Whether the store can be changed.
  public let allowsSave: Bool
  /// The identity, which is the store's address.
  public var id: URL { url }

  /// Describes a store in the app's own folder, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    cloudKitDatabase.report()
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : StoreFolder.url(group: groupContainer.folder).appendingPathComponent("\(self.name).store")
  }

  /// Describes a store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    cloudKitDatabase.report()
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = url.path == "/dev/null"
  }

  /// Describes a store of some models.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public var debugDescription: String {
    "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))"
  }
}
