import Foundation

/// The models of a store.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/schema>.
public final class Schema: Hashable, CustomDebugStringConvertible, Sendable {
  /// The version of a schema.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftdata/schema/version>.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The number of changes that old code does not understand.
    public let major: Int
    /// The number of additions.
    public let minor: Int
    /// The number of corrections.
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
  }

  /// The models of one class.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftdata/schema/entity>.
  public struct Entity: Hashable, Sendable {
    let type: ModelType

    /// The name of the class.
    public var name: String { type.name }
    /// The name of the entity whose properties this one has too; nil for none.
    public var superentityName: String? { type.parent?.name }
    /// The properties whose values are not models.
    public var attributes: Set<Attribute> { Set(attributesByName.values) }
    /// The properties whose values are not models, by their names.
    public var attributesByName: [String: Attribute] {
      let all = type.properties.filter { !$0.isRelationship }.map { property in
        var attribute = property.attribute
        attribute.defaultValue = property.defaultValue?()
        return (property.name, attribute)
      }
      return Dictionary(all) { $1 }
    }
    /// The properties whose values are models.
    public var relationships: Set<Relationship> { Set(relationshipsByName.values) }
    /// The properties whose values are models, by their names.
    public var relationshipsByName: [String: Relationship] {
      let all = type.relationships.map { property in
        var relationship = property.relationship
        relationship.destination = property.destination?.name ?? ""
        relationship.inverseName = property.inverse?.name
        relationship.isToOneRelationship = !property.isToMany
        return (property.name, relationship)
      }
      return Dictionary(all) { $1 }
    }
    /// The properties whose values together are in the store only once.
    public var uniquenessConstraints: [[String]] { type.uniqueKeys }
  }

  /// The version of the schema.
  public let version: Version
  let types: [ModelType]
  private let byName: [String: ModelType]

  /// The entities, in the order in which they were given; then those that they refer to.
  public var entities: [Entity] { types.map(Entity.init) }
  /// The entities by their names.
  public var entitiesByName: [String: Entity] { byName.mapValues(Entity.init) }

  /// Creates the schema of some models, and of those that they refer to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    var all: [ModelType] = []
    var known: Set<ObjectIdentifier> = []
    var waiting = types.map { ModelType.of($0) }[...]
    while let type = waiting.popFirst() {
      guard known.insert(ObjectIdentifier(type)).inserted else { continue }
      all.append(type)
      waiting += type.relationships.compactMap(\.destination) + (type.parent.map { [$0] } ?? [])
    }
    self.types = all
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Creates the schema of some models, and of those that they refer to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The entity of a class; nil when it is none of the schema's.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    byName[ModelType.of(type).name].map(Entity.init)
  }

  /// The name of a class's entity.
  public class func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelType.of(type).name }

  func type(named name: String) -> ModelType? { byName[name] }

  /// The types whose rows are in the table of a type: itself, and those that inherit from it.
  func family(of type: ModelType) -> [ModelType] { types.filter { $0.inherits(from: type) } }

  public var debugDescription: String { "Schema(\(types.map(\.name).joined(separator: ", ")))" }

  public static func == (a: Schema, b: Schema) -> Bool {
    a.version == b.version && Set(a.types) == Set(b.types)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(Set(types))
  }
}
