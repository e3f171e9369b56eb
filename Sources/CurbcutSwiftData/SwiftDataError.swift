/// What can go wrong with models and their stores.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/swiftdataerror>.
public struct SwiftDataError: Error, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  private let name: String
  /// What happened, with the file in which it did; not part of what makes two errors the same.
  private let explanation: String?

  private init(_ name: String, _ explanation: String? = nil) {
    self.name = name
    self.explanation = explanation
  }

  /// The same error, with what happened.
  func explained(_ explanation: String) -> SwiftDataError { SwiftDataError(name, explanation) }

  /// The store of a container cannot be opened, or does not fit the schema.
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  /// A configuration's schema has a model that the container's lacks.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema")
  /// Two configurations have the same store.
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  /// The store's schema is newer than any of the migration plan.
  public static let unknownSchema = SwiftDataError("unknownSchema")
  /// The store cannot be migrated to an older schema.
  public static let backwardMigration = SwiftDataError("backwardMigration")
  /// A model's values are not allowed, or a delete rule forbids what is to be saved.
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
  /// A model has no context.
  public static let missingModelContext = SwiftDataError("missingModelContext")
  /// A predicate cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  /// Changes that are not saved cannot be fetched in batches.
  public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")

  public var description: String { "SwiftDataError.\(name)" + (explanation.map { ": \($0)" } ?? "") }
  public var debugDescription: String { description }

  public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether an error is this one, in `catch SwiftDataError.unknownSchema`.
  public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool {
    error as? SwiftDataError == pattern
  }
}
