import Foundation
import InterfaceBuilder

/// A version of a model as it is in an app's bundle, where `NSManagedObjectModel` reads it.
struct DataModelArchive {
  let model: DataModel

  /// The property list.
  var data: Data? {
    var list: [String: Any] = [
      "entities": model.entities.map(entity), "fetchRequests": model.fetchRequests.map(fetchRequest),
    ]
    list["versionIdentifier"] = model.versionIdentifier
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  private func entity(_ entity: DataModel.Entity) -> [String: Any] {
    var item: [String: Any] = [
      "name": entity.name, "class": entity.className ?? "NSManagedObject", "abstract": entity.isAbstract,
      "attributes": entity.attributes.map(attribute),
      "relationships": entity.relationships.map(relationship),
    ]
    item["parent"] = entity.parent
    item["renamingIdentifier"] = entity.renamingIdentifier
    if !entity.constraints.isEmpty { item["uniquenessConstraints"] = entity.constraints }
    if !entity.userInfo.isEmpty { item["userInfo"] = entity.userInfo }
    return item
  }

  private func property(_ name: String, isOptional: Bool, _ details: IBElement) -> [String: Any] {
    var item: [String: Any] = ["name": name, "optional": isOptional]
    if details["transient"] == "YES" { item["transient"] = true }
    item["renamingIdentifier"] = details["elementID"]
    let information = DataModel.userInfo(details)
    if !information.isEmpty { item["userInfo"] = information }
    return item
  }

  /// The numbers of `NSAttributeType`.
  private static let types: [String: Int] = [
    "Integer 16": 100, "Integer 32": 200, "Integer 64": 300, "Decimal": 400, "Double": 500, "Float": 600,
    "String": 700, "Boolean": 800, "Date": 900, "Binary": 1000, "UUID": 1100, "URI": 1200,
    "Transformable": 1800,
  ]

  private func attribute(_ attribute: DataModel.Attribute) -> [String: Any] {
    var item = property(attribute.name, isOptional: attribute.isOptional, attribute.details)
    let details = attribute.details
    item["type"] = Self.types[attribute.type] ?? 0
    item["valueTransformerName"] = details["valueTransformerName"]
    item["valueClass"] = attribute.className
    item["preservesValueInHistoryOnDeletion"] = details["preserveAfterDeletion"] == "YES"
    if attribute.type == "Date" {
      item["default"] = details["defaultDateTimeInterval"].flatMap { Double($0) }.map {
        Date(timeIntervalSinceReferenceDate: $0)
      }
    } else {
      item["default"] = details["defaultValueString"].flatMap { value($0, attribute.type) }
    }
    // The limits of texts are lengths.
    let limits = attribute.type == "String" ? "Integer 64" : attribute.type
    item["minimum"] = details["minValueString"].flatMap { value($0, limits) }
    item["maximum"] = details["maxValueString"].flatMap { value($0, limits) }
    item["pattern"] = details["regularExpressionString"]
    return item
  }

  private func value(_ text: String, _ type: String) -> Any? {
    switch type {
    case "Integer 16", "Integer 32", "Integer 64": Int(text) ?? Double(text).map { Int($0) }
    case "Double", "Float": Double(text)
    case "Boolean": text == "YES" || text == "1" || text == "true"
    case "String", "UUID", "URI", "Decimal": text
    default: nil
    }
  }

  /// The numbers of `NSDeleteRule`.
  private static let rules = ["No Action": 0, "Nullify": 1, "Cascade": 2, "Deny": 3]

  private func relationship(_ relationship: DataModel.Relationship) -> [String: Any] {
    var item = property(relationship.name, isOptional: relationship.isOptional, relationship.details)
    let details = relationship.details
    item["destination"] = relationship.destination
    item["inverse"] = relationship.inverse
    item["minCount"] = details["minCount"].flatMap { Int($0) } ?? 0
    item["maxCount"] = relationship.isToMany ? details["maxCount"].flatMap { Int($0) } ?? 0 : 1
    if relationship.isOrdered { item["ordered"] = true }
    item["deleteRule"] = Self.rules[details["deletionRule"] ?? "Nullify"] ?? 1
    return item
  }

  private func fetchRequest(_ element: IBElement) -> [String: Any] {
    var item: [String: Any] = ["name": element["name"] ?? "", "entity": element["entity"] ?? ""]
    item["predicate"] = element["predicateString"]
    item["fetchLimit"] = element["fetchLimit"].flatMap { Int($0) }
    return item
  }
}
