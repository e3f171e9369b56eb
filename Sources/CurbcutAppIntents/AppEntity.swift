import CurbcutFoundation
import Foundation

/// A value that a parameter of an intent can have.
public protocol _IntentValue: Sendable {}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Duration: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}

/// A value of the app that a parameter can have.
///
/// Follows <https://developer.apple.com/documentation/appintents/appvalue>.
public protocol AppValue: _IntentValue, DisplayRepresentable, PersistentlyIdentifiable {}

/// An enumeration of the app whose cases a parameter can have.
///
/// Follows <https://developer.apple.com/documentation/appintents/appenum>.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

/// What tells the entities of an app apart.
///
/// Follows <https://developer.apple.com/documentation/appintents/entityidentifierconvertible>.
public protocol EntityIdentifierConvertible {
  /// The text by which the system remembers it.
  var entityIdentifierString: String { get }
  /// What a text stands for; nil for nothing.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// Something in an app that a parameter of an intent can be.
///
/// Follows <https://developer.apple.com/documentation/appintents/appentity>.
public protocol AppEntity: AppValue, Identifiable where ID: EntityIdentifierConvertible & Sendable {
  /// What finds the entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds the entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of the entity that people can use by itself.
  public typealias Property<Value> = EntityProperty<Value> where Value: _IntentValue
}

/// An entity that is made where it is needed, and that nobody looks for.
///
/// Follows <https://developer.apple.com/documentation/appintents/transientappentity>.
public protocol TransientAppEntity: AppValue {
  /// Creates an entity whose properties have no values yet.
  init()
}

extension TransientAppEntity {
  /// A property of the entity that people can use by itself.
  public typealias Property<Value> = EntityProperty<Value> where Value: _IntentValue
}

// MARK: - Queries

/// Provides the values among which a person chooses one for a parameter.
///
/// Follows <https://developer.apple.com/documentation/appintents/dynamicoptionsprovider>.
public protocol DynamicOptionsProvider: Sendable {
  /// The values.
  associatedtype Result: Sendable
  /// The value that is chosen to begin with.
  associatedtype DefaultValue: Sendable = Never
  /// The values.
  func results() async throws -> Result
  /// The value that is chosen to begin with; nil, the default, for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds the entities of an app by what tells them apart.
///
/// Follows <https://developer.apple.com/documentation/appintents/entityquery>.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// What is found.
  associatedtype Entity: AppEntity
  /// Creates a query.
  init()
  /// The entities with certain identities.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that are offered first; none by default.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery where Result == [Entity] {
  /// No entity.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
  /// Something that the app provides for its intents.
  public typealias Dependency<Value> = AppDependency<Value> where Value: Sendable
}

/// Finds the entities of an app by words.
///
/// Follows <https://developer.apple.com/documentation/appintents/entitystringquery>.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that words stand for.
  func entities(matching string: String) async throws -> Result
}

/// Finds all entities of a kind, of which there are few.
///
/// Follows <https://developer.apple.com/documentation/appintents/enumerableentityquery>.
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
  /// All entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A property of an entity that people can use by itself.
///
/// Follows <https://developer.apple.com/documentation/appintents/entityproperty>.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  private let store: ValueStore<Value>
  /// What it is called; nil for its name in the source.
  public let title: LocalizedStringResource?

  /// Creates a property whose name in the source is its title.
  public convenience init() { self.init(nil) }
  /// Creates a property with a title.
  public convenience init(title: LocalizedStringResource) { self.init(title) }

  private init(_ title: LocalizedStringResource?) {
    self.title = title
    store = ValueStore()
  }

  /// The value; to be set before it is read.
  public var wrappedValue: Value {
    get { store.read("property", title) }
    set { store.value = newValue }
  }

  /// The property itself.
  public var projectedValue: EntityProperty { self }
}
