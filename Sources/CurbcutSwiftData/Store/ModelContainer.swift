import CurbcutFoundation
import Foundation
import Synchronization

/// The stores of an app's models.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/modelcontainer>.
public final class ModelContainer: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
  /// The models.
  public let schema: Schema
  /// Where they are kept.
  public let configurations: Set<ModelConfiguration>
  /// How stores of earlier versions are brought to the present one.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let stores: [Store]
  let contexts = ContextList()
  private let main = Mutex<ContextLink?>(nil)
  @MainActor private var madeMainContext: ModelContext?

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let madeMainContext { return madeMainContext }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    madeMainContext = context
    main.withLock { [link = UncheckedSend(context.link)] in $0 = link.value }
    return context
  }

  private struct UncheckedSend<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Opens the stores of a schema, and creates those that are not there.
  ///
  /// - Throws: `SwiftDataError` when a store cannot be opened or brought to the schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let all = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
    let files = all.filter { !$0.isStoredInMemoryOnly }.map { $0.url.standardizedFileURL.path }
    if Set(files).count < files.count {
      throw SwiftDataError.duplicateConfiguration.explained(
        "Two configurations have the same file: \(files.joined(separator: ", "))")
    }
    schema = givenSchema
    self.migrationPlan = migrationPlan
    self.configurations = Set(all)
    stores = try all.map { try Self.open($0, schema: givenSchema, migrationPlan: migrationPlan) }
  }

  /// Opens the stores of a schema, and creates those that are not there.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of some models, and of those that they refer to.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    let version = migrationPlan?.schemas.last?.versionIdentifier
    try self.init(
      for: Schema(forTypes, version: version ?? Schema.Version(1, 0, 0)), migrationPlan: migrationPlan,
      configurations: configurations)
  }

  /// A container of one store that is open already.
  init(_ store: Store) {
    schema = store.schema
    configurations = []
    migrationPlan = nil
    stores = [store]
  }

  private static func open(
    _ configuration: ModelConfiguration, schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?
  ) throws -> Store {
    let wanted = configuration.schema ?? schema
    let unknown = wanted.types.filter { type in !schema.types.contains { $0.name == type.name } }
    guard unknown.isEmpty else {
      throw SwiftDataError.configurationSchemaNotFoundInContainerSchema.explained(
        unknown.map(\.name).joined(separator: ", "))
    }
    guard !configuration.isStoredInMemoryOnly else {
      return try Store(wanted, path: ":memory:", isWritable: true)
    }
    let folder = configuration.url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw SwiftDataError.loadIssueModelContainer.explained(
        "\(folder.path): error: the folder cannot be created (\(error.localizedDescription))")
    }
    let path = configuration.url.path
    if let migrationPlan {
      try Migration(plan: migrationPlan, path: path).run(to: wanted)
    }
    return try Store(wanted, path: path, isWritable: configuration.allowsSave)
  }

  /// The store in which models of a type are.
  func store(of type: ModelType) -> Store? { stores.first { $0.schema.types.contains(type) } }

  /// Brings what a context has saved into the main one.
  func mergeIntoMain(from sender: ModelContext) {
    guard let link = main.withLock({ $0.map { UncheckedSend($0) } })?.value, link !== sender.link else {
      return
    }
    let sent = UncheckedSend(link)
    MainThread.run { sent.value.context?.merge() }
  }

  /// Removes all models.
  public func deleteAllData() {
    for store in stores {
      let tables = Set(store.schema.types.compactMap { store.layout(of: $0)?.name })
      let joins = Set(store.schema.types.flatMap { $0.relationships.compactMap(JoinTable.init) }.map(\.name))
      do {
        try store.use { database in
          try database.transaction {
            for table in tables.union(joins).sorted() {
              try database.run("DELETE FROM \(TableLayout.quoted(table))")
            }
          }
        }
      } catch {
        HostMessages.write("SwiftData: the models could not be removed: \(error)\n")
      }
    }
  }

  /// Removes all models.
  public func erase() throws { deleteAllData() }

  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

  public var debugDescription: String {
    "ModelContainer(\(schema.types.map(\.name).joined(separator: ", ")); "
      + "\(stores.map(\.path).joined(separator: ", ")))"
  }
}
