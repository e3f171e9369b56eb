import Foundation
import Synchronization

/// A property of a model that is stored.
final class ModelProperty: @unchecked Sendable {
  /// What the values are.
  enum Kind {
    /// Values of their own.
    case attribute
    /// Another model, or none.
    case toOne(any PersistentModel.Type)
    /// Other models.
    case toMany(any PersistentModel.Type)
  }

  let name: String
  /// The name in an earlier version of the schema.
  let originalName: String
  let path: AnyKeyPath
  let owner: any PersistentModel.Type
  let valueType: Any.Type
  let isOptional: Bool
  let kind: Kind
  let attribute: Schema.Attribute
  let relationship: Schema.Relationship
  /// The value of rows that have none, because the store is older than the property.
  let defaultValue: (() -> Any)?
  /// Tells observers of a model that the property changes.
  let notify: (any PersistentModel, () -> Void) -> Void

  private let lockedInverse = Mutex<InverseState>(.unknown)
  private enum InverseState {
    case unknown
    case known(ModelProperty?)
  }

  init<Model: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<Model, Value>, default defaultValue: (() -> Value)?,
    _ metadata: (any SchemaProperty)?
  ) {
    self.name = name
    self.path = path
    owner = Model.self
    valueType = Value.self
    let wrapped = (Value.self as? any OptionalValue.Type)?.wrappedType
    isOptional = wrapped != nil
    kind =
      switch wrapped ?? Value.self {
      case let model as any PersistentModel.Type: .toOne(model)
      case let models as any ModelCollection.Type: .toMany(models.modelType)
      default: .attribute
      }
    let original = metadata?.originalName ?? ""
    originalName = original.isEmpty ? name : original
    var attribute = metadata as? Schema.Attribute ?? Schema.Attribute()
    (attribute.name, attribute.originalName) = (name, originalName)
    (attribute.valueType, attribute.isOptional) = (Value.self, isOptional)
    self.attribute = attribute
    var relationship = metadata as? Schema.Relationship ?? Schema.Relationship()
    (relationship.name, relationship.originalName) = (name, originalName)
    (relationship.valueType, relationship.isOptional) = (Value.self, isOptional)
    self.relationship = relationship
    self.defaultValue = defaultValue.map { value in { value() } }
    notify = { model, change in
      guard let model = model as? Model else { return change() }
      model._$observationRegistrar.withMutation(of: model, keyPath: path, change)
    }
  }

  var isRelationship: Bool { if case .attribute = kind { false } else { true } }
  var isToMany: Bool { if case .toMany = kind { true } else { false } }
  var isUnique: Bool { attribute.isUnique && !isRelationship }
  /// Whether the store has nothing of it.
  var isTransient: Bool { attribute.isTransient && !isRelationship }

  /// The models on the other side; nil for an attribute.
  var destination: ModelType? {
    switch kind {
    case .attribute: nil
    case .toOne(let type), .toMany(let type): ModelType.of(type)
    }
  }

  /// The property on the other side that leads back; nil for none.
  var inverse: ModelProperty? {
    if case .known(let found) = lockedInverse.withLock({ $0 }) { return found }
    let found = findInverse()
    lockedInverse.withLock { $0 = .known(found) }
    return found
  }

  /// What either side names, else the only one that leads back where this is the only one that leads there.
  private func findInverse() -> ModelProperty? {
    guard let destination else { return nil }
    if let path = relationship.inverseKeyPath { return destination.property(path) }
    let own = ModelType.of(owner)
    let back = destination.relationships.filter { $0.leads(to: own) && $0 !== self }
    if let naming = back.first(where: { $0.relationship.inverseKeyPath == path }) { return naming }
    let free = back.filter { $0.relationship.inverseKeyPath == nil }
    let rivals = own.relationships.filter { $0.leads(to: destination) && $0 !== self }
    guard free.count == 1, let only = free.first, rivals.isEmpty else { return nil }
    return only
  }

  private func leads(to type: ModelType) -> Bool {
    destination.map { type.inherits(from: $0) } ?? false
  }
}

/// A collection of models, which the value of a to-many relationship is.
protocol ModelCollection {
  static var modelType: any PersistentModel.Type { get }
  var allModels: [any PersistentModel] { get }
  static func make(of models: [any PersistentModel]) -> Self
}

extension Array: ModelCollection where Element: PersistentModel {
  static var modelType: any PersistentModel.Type { Element.self }
  var allModels: [any PersistentModel] { self }
  static func make(of models: [any PersistentModel]) -> Self { models.compactMap { $0 as? Element } }
}

extension Set: ModelCollection where Element: PersistentModel {
  static var modelType: any PersistentModel.Type { Element.self }
  var allModels: [any PersistentModel] { Array(self) }
  static func make(of models: [any PersistentModel]) -> Self {
    Set(models.lazy.compactMap { $0 as? Element })
  }
}

/// An optional value of any type.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var none: Self { get }
  static func some(_ value: Any) -> Self?
  var wrapped: Any? { get }
}

enum Optionals {
  /// What is in a value that may be optional; nil for one without.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(unwrapped)
  }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  static func some(_ value: Any) -> Self? { (value as? Wrapped).map { .some($0) } }
  var wrapped: Any? { self }
}
