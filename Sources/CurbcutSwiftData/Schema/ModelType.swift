import Foundation
import Synchronization

/// What is known of a class of models, found out once.
final class ModelType: Hashable, @unchecked Sendable {
  let type: any PersistentModel.Type
  /// The name of the entity.
  let name: String
  let parent: ModelType?
  /// All properties that are stored, those of the class that this one inherits from first.
  let properties: [ModelProperty]
  private let byName: [String: ModelProperty]
  private let byPath: [AnyKeyPath: ModelProperty]
  /// The names of the properties whose values together are in the store only once.
  let uniqueKeys: [[String]]
  /// The names of the properties by which rows are found fast.
  let indexes: [[String]]

  private static let known = Mutex<[ObjectIdentifier: ModelType]>([:])

  static func of(_ type: any PersistentModel.Type) -> ModelType {
    let id = ObjectIdentifier(type)
    if let found = known.withLock({ $0[id] }) { return found }
    let made = ModelType(type)
    return known.withLock {
      if let found = $0[id] { return found }
      $0[id] = made
      return made
    }
  }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = String(describing: type)
    parent = type._$parent.map(Self.of)
    let own = type.schemaMetadata.map(\.property)
    properties = (parent?.properties ?? []) + own
    byName = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    let paths = Dictionary(properties.map { ($0.path, $0) }) { $1 }
    byPath = paths
    func names(_ keys: [[AnyKeyPath]]) -> [[String]] {
      keys.map { $0.compactMap { paths[$0]?.name } }.filter { !$0.isEmpty }
    }
    uniqueKeys = (parent?.uniqueKeys ?? []) + own.filter(\.isUnique).map { [$0.name] } + names(type._$unique)
    indexes = names(type._$index)
  }

  /// The first of the classes that this one inherits from, which has the table.
  var root: ModelType { parent?.root ?? self }

  var relationships: [ModelProperty] { properties.filter(\.isRelationship) }

  func property(named name: String) -> ModelProperty? { byName[name] }

  func property(_ path: AnyKeyPath) -> ModelProperty? { byPath[path] ?? parent?.property(path) }

  func inherits(from other: ModelType) -> Bool { self == other || parent?.inherits(from: other) == true }

  static func == (a: ModelType, b: ModelType) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
