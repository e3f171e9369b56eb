/// The classes in Swift that Xcode generates for the entities of a model.
struct DataModelClasses {
  let model: DataModel

  /// The source; nil where nothing is generated.
  var text: String? {
    let parts = model.entities.compactMap(source)
    return parts.isEmpty ? nil : "import CoreData\nimport Foundation\n\n" + parts.joined(separator: "\n")
  }

  private func source(_ entity: DataModel.Entity) -> String? {
    guard let name = entity.className, entity.generation != .nothing else { return nil }
    var lines: [String] = []
    if entity.generation == .wholeClass {
      lines += ["@objc(\(name))", "public class \(name): \(parent(of: entity)) {", "}", ""]
    }
    lines += ["extension \(name) {"]
    lines += [
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "  }",
    ]
    lines += entity.attributes.map { "  @NSManaged public var \(Self.escaped($0.name)): \(type(of: $0))" }
    lines += entity.relationships.map {
      "  @NSManaged public var \(Self.escaped($0.name)): \(type(of: $0))"
    }
    lines += entity.relationships.filter(\.isToMany).flatMap(accessors)
    lines += ["}", "", "extension \(name): Identifiable {", "}", ""]
    return lines.joined(separator: "\n")
  }

  private func className(of entity: String) -> String {
    model.entities.first { $0.name == entity }?.className ?? "NSManagedObject"
  }

  private func parent(of entity: DataModel.Entity) -> String {
    entity.parent.map(className) ?? "NSManagedObject"
  }

  private func type(of attribute: DataModel.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
    ]
    if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
    switch attribute.type {
    case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": return "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    default: return "\(attribute.className ?? "NSObject")?"
    }
  }

  private func type(of relationship: DataModel.Relationship) -> String {
    guard relationship.isToMany else { return "\(className(of: relationship.destination))?" }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }

  /// The methods that add and remove objects of a relationship.
  private func accessors(_ relationship: DataModel.Relationship) -> [String] {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let type = className(of: relationship.destination)
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines: [String] = []
    func add(_ declaration: String) { lines.append("  @NSManaged public func \(declaration)") }
    if relationship.isOrdered {
      add("insertInto\(name)(_ value: \(type), at idx: Int)")
      add("removeFrom\(name)(at idx: Int)")
      add("insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)")
      add("removeFrom\(name)(at indexes: NSIndexSet)")
      add("replace\(name)(at idx: Int, with value: \(type))")
    }
    add("addTo\(name)(_ value: \(type))")
    add("removeFrom\(name)(_ value: \(type))")
    add("addTo\(name)(_ values: \(set))")
    add("removeFrom\(name)(_ values: \(set))")
    return lines
  }

  private static func escaped(_ name: String) -> String {
    ["default", "class", "in", "is", "case", "repeat", "operator", "protocol", "extension"].contains(name)
      ? "`\(name)`" : name
  }
}
