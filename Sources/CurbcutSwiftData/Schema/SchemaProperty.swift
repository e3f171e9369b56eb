import Foundation

/// A part of a schema's description of an entity.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/schemaproperty>.
public protocol SchemaProperty {
  /// The name of the property.
  var name: String { get }
  /// The name that it had in an earlier version of the schema; the same as the name if it did not change.
  var originalName: String { get }
  /// The type of its values.
  var valueType: any Any.Type { get }
  /// Whether its values can be nil.
  var isOptional: Bool { get }
  /// Whether a value is in the store only once.
  var isUnique: Bool { get }
  /// Whether it is not stored.
  var isTransient: Bool { get }
}

extension Schema {
  /// A property of an entity whose values are not other models.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftdata/schema/attribute>.
  public struct Attribute: SchemaProperty, Hashable {
    /// How an attribute is stored.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftdata/schema/attribute/option>.
    public struct Option: Equatable, Sendable {
      enum Kind: Equatable, Sendable {
        case unique, externalStorage, ephemeral, transformable(String)
        case preserveValueOnDeletion, spotlight, allowsCloudEncryption
      }

      let kind: Kind

      /// A value is in the store only once: inserting another model with the same one updates the first.
      public static var unique: Option { Option(kind: .unique) }
      /// The value is large; here it is in the store like the others.
      public static var externalStorage: Option { Option(kind: .externalStorage) }
      /// The value is not stored, but changes of it are observed.
      public static var ephemeral: Option { Option(kind: .ephemeral) }
      /// The value is kept in the history when a model is deleted.
      public static var preserveValueOnDeletion: Option { Option(kind: .preserveValueOnDeletion) }
      /// The value can be found by Spotlight; there is no Spotlight here.
      public static var spotlight: Option { Option(kind: .spotlight) }
      /// The value is encrypted in iCloud; there is no iCloud here.
      public static var allowsCloudEncryption: Option { Option(kind: .allowsCloudEncryption) }
      /// The value is turned into data by the value transformer with a name.
      public static func transformable(by transformerName: String) -> Option {
        Option(kind: .transformable(transformerName))
      }
      /// The value is turned into data by a value transformer, which is registered by the name of its class.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(kind: .transformable(String(describing: transformerType)))
      }
    }

    public internal(set) var name = ""
    public internal(set) var originalName: String
    public internal(set) var valueType: any Any.Type = Never.self
    public internal(set) var isOptional = false
    /// How it is stored.
    public let options: [Option]
    /// What tells this version of the attribute from another one of the same name.
    public let hashModifier: String?
    /// The value of a model that was made before there was the attribute.
    public internal(set) var defaultValue: Any?

    public var isUnique: Bool { options.contains(.unique) }
    public var isTransient: Bool { options.contains(.ephemeral) }
    /// Whether the history keeps the value when a model is deleted.
    var isPreservedOnDeletion: Bool { options.contains(.preserveValueOnDeletion) }

    /// Describes an attribute.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    public static func == (a: Attribute, b: Attribute) -> Bool {
      a.name == b.name && a.originalName == b.originalName && a.valueType == b.valueType
        && a.options == b.options
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    var transformer: String? {
      options.lazy.compactMap { if case .transformable(let name) = $0.kind { name } else { nil } }.first
    }
  }

  /// A property of an entity whose values are other models.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftdata/schema/relationship-swift.class>.
  public struct Relationship: SchemaProperty, Hashable {
    /// What is special about a relationship.
    public struct Option: Equatable, Sendable {
      private let name: String
      /// A model has the value only once.
      public static var unique: Option { Option(name: "unique") }
    }

    /// What becomes of the models on the other side when a model is deleted.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftdata/schema/relationship-swift.class/deleterule-swift.enum>.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// They stay, and still refer to the model.
      case noAction
      /// They stay, and no longer refer to the model.
      case nullify
      /// They are deleted too.
      case cascade
      /// The model is not deleted while there are any.
      case deny
    }

    public internal(set) var name = ""
    public internal(set) var originalName: String
    public internal(set) var valueType: any Any.Type = Never.self
    public internal(set) var isOptional = false
    /// What is special about it.
    public let options: [Option]
    /// What becomes of the models on the other side when a model is deleted.
    public let deleteRule: DeleteRule
    /// The fewest models on the other side; nil for any number.
    public let minimumModelCount: Int?
    /// The most models on the other side; nil for any number.
    public let maximumModelCount: Int?
    /// What tells this version of the relationship from another one of the same name.
    public let hashModifier: String?
    /// The property on the other side that leads back.
    public let inverseKeyPath: AnyKeyPath?
    /// The name of the entity on the other side.
    public internal(set) var destination = ""
    /// The name of the property on the other side that leads back; nil for none.
    public internal(set) var inverseName: String?
    /// Whether there is at most one model on the other side.
    public internal(set) var isToOneRelationship = true

    public var isUnique: Bool { options.contains(.unique) }
    public var isTransient: Bool { false }

    /// Describes a relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }

    public static func == (a: Relationship, b: Relationship) -> Bool {
      a.name == b.name && a.originalName == b.originalName && a.valueType == b.valueType
        && a.deleteRule == b.deleteRule && a.inverseName == b.inverseName
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// What `@Model` says of one property.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftdata/schema/propertymetadata>.
  public struct PropertyMetadata {
    let property: ModelProperty

    /// Describes a property.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>,
      defaultValue: @autoclosure @escaping () -> Value, metadata: (any SchemaProperty)? = nil
    ) {
      property = ModelProperty(name, keypath, default: defaultValue, metadata)
    }

    /// Describes a property without a default value.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
    ) {
      property = ModelProperty(name, keypath, default: nil, metadata)
    }
  }
}
