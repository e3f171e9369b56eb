import CurbcutSQLite
import Foundation

/// One version of a schema.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/versionedschema>.
public protocol VersionedSchema {
  /// The models of the version.
  static var models: [any PersistentModel.Type] { get }
  /// Which version it is.
  static var versionIdentifier: Schema.Version { get }
}

/// How stores are brought from one version of a schema to the next.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/schemamigrationplan>.
public protocol SchemaMigrationPlan {
  /// The versions, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// What leads from each of them to the next.
  static var stages: [MigrationStage] { get }
}

/// What leads from one version of a schema to the next.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/migrationstage>.
public enum MigrationStage {
  /// Properties are added, removed and renamed, without the app's help.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// The app changes models of the earlier version before, and of the later one after that.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

  fileprivate var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _), .custom(let from, _, _, _): from
    }
  }

  fileprivate var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to), .custom(_, let to, _, _): to
    }
  }
}

/// Runs the stages of a plan for one store.
struct Migration {
  let plan: any SchemaMigrationPlan.Type
  let path: String

  /// Brings the store to the last version of the plan.
  func run(to wanted: Schema) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let known = try description() else { return }
    if known.entities == StoreTables.description(of: wanted).entities { return }
    guard var current = version(of: known) else {
      let newest = plan.schemas.last?.versionIdentifier
      if let newest, known.version > newest {
        throw SwiftDataError.backwardMigration.explained(
          "\(path): error: the store has version \(known.version) of the schema; the plan ends with \(newest)"
        )
      }
      throw SwiftDataError.unknownSchema.explained(
        "\(path): error: the store has none of the plan's versions of the schema")
    }
    while let stage = plan.stages.first(where: { $0.from == current }) {
      try run(stage)
      current = stage.to
    }
  }

  private func run(_ stage: MigrationStage) throws {
    guard case .custom(_, _, let willMigrate, let didMigrate) = stage else {
      _ = try store(stage.to)
      return
    }
    if let willMigrate { try change(stage.from, willMigrate) }
    try change(stage.to) { try didMigrate?($0) }
  }

  /// Opens the store as one version, and saves what a closure changes.
  private func change(
    _ version: any VersionedSchema.Type, _ body: (ModelContext) throws -> Void
  ) throws {
    let context = ModelContext(ModelContainer(try store(version)))
    try body(context)
    try context.save()
  }

  private func store(_ version: any VersionedSchema.Type) throws -> Store {
    try Store(Schema(versionedSchema: version), path: path, isWritable: true)
  }

  /// The version that a store has: one with the same properties, else one with the same number.
  private func version(of known: StoreTables.Description) -> (any VersionedSchema.Type)? {
    plan.schemas.first {
      StoreTables.description(of: Schema(versionedSchema: $0)).entities == known.entities
    } ?? plan.schemas.first { $0.versionIdentifier == known.version }
  }

  private func description() throws -> StoreTables.Description? {
    do {
      return try StoreTables.description(in: SQLiteDatabase(path: path, isWritable: false))
    } catch let error as SQLiteError {
      throw SwiftDataError.loadIssueModelContainer.explained(error.description)
    }
  }
}
