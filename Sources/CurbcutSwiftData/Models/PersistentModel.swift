import Foundation

/// What `@Model` makes of a class: its objects are kept in a store.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/persistentmodel>.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What the schema knows of the properties, without those of the class that this one inherits from.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The class that this one inherits from, if it is a model.
  static var _$parent: (any PersistentModel.Type)? { get }
  /// The properties whose values together are in the store only once.
  static var _$unique: [[AnyKeyPath]] { get }
  /// The properties by which the store finds rows fast.
  static var _$index: [[AnyKeyPath]] { get }
  /// The values of the model.
  var _$storage: ModelStorage { get set }
  /// Who is told of changes.
  var _$observationRegistrar: ObservationRegistrar { get }
  /// Creates the model of a row.
  init(_$storage: ModelStorage)
  /// Moves what was set before the class that this one inherits from was initialised.
  func _$settle()
}

extension PersistentModel {
  /// The identity of the model in its store.
  public var id: PersistentIdentifier { persistentModelID }

  /// The identity of the model in its store. It changes when the model is saved for the first time.
  public var persistentModelID: PersistentIdentifier { _$storage.identifier(of: Self.self) }

  /// The context of the model; nil until it is inserted into one, and after it was deleted.
  public var modelContext: ModelContext? { _$storage.context }

  /// Whether the model has changes that are not saved.
  public var hasChanges: Bool {
    _$storage.state == .inserted || _$storage.state == .deleted || !_$storage.changed.isEmpty
  }

  /// Whether the model is to be deleted when its context saves.
  public var isDeleted: Bool { _$storage.state == .deleted }

  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Reads a property; called by what `@Model` makes of it.
  public func _$get<Value>(_ key: String, _ path: KeyPath<Self, Value>) -> Value {
    if !_$storage.isRead { _$observationRegistrar.access(self, keyPath: path) }
    return _$storage.value(key, of: self)
  }

  /// Sets a property; called by what `@Model` makes of it.
  public func _$set<Value>(_ key: String, _ path: KeyPath<Self, Value>, _ value: Value) {
    _$observationRegistrar.withMutation(of: self, keyPath: path) { _$storage.set(key, to: value, of: self) }
  }
}

/// The type of the default value of a property without a type of its own.
public protocol _DefaultValue {
  /// The type.
  associatedtype Value
  /// The value.
  static var value: Value { get }
}

/// The contents of a property whose value is elsewhere.
public struct NoValue {
  /// Creates it.
  public init() {}
}
