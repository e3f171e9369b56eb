import Foundation
import InterfaceBuilder

/// A version of a model of Core Data, as Xcode's editor writes it.
struct DataModel {
  /// An entity.
  struct Entity {
    /// What Xcode generates for the entity.
    enum Generation {
      case nothing
      /// The class with its properties.
      case wholeClass
      /// The properties only.
      case properties
    }

    var name: String
    /// The class of the objects, without the module; nil where they have none of their own.
    var className: String?
    var parent: String?
    var isAbstract: Bool
    var generation: Generation
    var renamingIdentifier: String?
    var attributes: [Attribute]
    var relationships: [Relationship]
    var constraints: [[String]]
    var userInfo: [String: String]
  }

  /// An attribute of an entity.
  struct Attribute {
    var name: String
    /// The type as Xcode writes it: "Integer 16".
    var type: String
    var isOptional: Bool
    var isTransient: Bool
    var isScalar: Bool
    /// The class of a transformable attribute's values.
    var className: String?
    /// All that the editor has written.
    var details: IBElement
  }

  /// A relationship of an entity.
  struct Relationship {
    var name: String
    var destination: String
    var inverse: String?
    var isOptional: Bool
    var isToMany: Bool
    var isOrdered: Bool
    var details: IBElement
  }

  let entities: [Entity]
  let fetchRequests: [IBElement]
  let versionIdentifier: String?

  /// Reads the XML of a version: the file `contents` in an `.xcdatamodel`.
  init(_ data: Data, file: String) throws {
    let root = try IBElementParser.parse(data, file: file)
    entities = root.children.filter { $0.name == "entity" }.map(Self.entity)
    fetchRequests = root.children.filter { $0.name == "fetchRequest" }
    versionIdentifier = root["userDefinedModelVersionIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func isSet(_ element: IBElement, _ name: String) -> Bool { element[name] == "YES" }

  private static func entity(_ element: IBElement) -> Entity {
    let generation: Entity.Generation =
      switch element["codeGenerationType"] {
      case "class": .wholeClass
      case "category": .properties
      default: .nothing
      }
    let className = element["representedClassName"].flatMap { name in
      name == "NSManagedObject" || name.isEmpty ? nil : name.split(separator: ".").last.map(String.init)
    }
    return Entity(
      name: element["name"] ?? "", className: className, parent: element["parentEntity"],
      isAbstract: isSet(element, "isAbstract"), generation: generation,
      renamingIdentifier: element["elementID"],
      attributes: element.children.filter { $0.name == "attribute" }.map(attribute),
      relationships: element.children.filter { $0.name == "relationship" }.map(relationship),
      constraints: element.child("uniquenessConstraints")?.children.map { constraint in
        constraint.children.compactMap { $0["value"] }
      } ?? [],
      userInfo: userInfo(element))
  }

  static func userInfo(_ element: IBElement) -> [String: String] {
    let entries = element.child("userInfo")?.children ?? []
    return Dictionary(entries.compactMap { entry in entry.key.map { ($0, entry["value"] ?? "") } }) { $1 }
  }

  private static func attribute(_ element: IBElement) -> Attribute {
    Attribute(
      name: element["name"] ?? "", type: element["attributeType"] ?? "Undefined",
      isOptional: isSet(element, "optional"), isTransient: isSet(element, "transient"),
      isScalar: isSet(element, "usesScalarValueType"), className: element["customClassName"],
      details: element)
  }

  private static func relationship(_ element: IBElement) -> Relationship {
    Relationship(
      name: element["name"] ?? "", destination: element["destinationEntity"] ?? "",
      inverse: element["inverseName"], isOptional: isSet(element, "optional"),
      isToMany: isSet(element, "toMany"), isOrdered: isSet(element, "ordered"), details: element)
  }
}
