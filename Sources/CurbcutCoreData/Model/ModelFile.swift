import CurbcutFoundation

/// A model in an app's bundle, as the app's build writes it: a property list for each version, in a folder that says which
/// one is the present one.
struct ModelFile {
  private let contents: [String: Any]

  /// - Parameter url: a `.momd` folder or a `.mom` file.
  init?(_ url: URL) {
    var file = url
    if url.pathExtension == "momd" {
      let info = Self.list(url.appendingPathComponent("VersionInfo.plist"))
      guard let version = info?["NSManagedObjectModel_CurrentVersionName"] as? String else { return nil }
      file = url.appendingPathComponent("\(version).mom")
    }
    guard let contents = Self.list(file), contents["entities"] is [Any] else { return nil }
    self.contents = contents
  }

  private static func list(_ url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  private static func items(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  /// Gives a model its entities.
  func fill(_ model: NSManagedObjectModel) {
    let described = Self.items(contents["entities"])
    var entities: [String: NSEntityDescription] = [:]
    let all = described.map { item -> NSEntityDescription in
      let entity = NSEntityDescription()
      let name = item["name"] as? String ?? ""
      entity.name = name
      entity.managedObjectClassName = item["class"] as? String ?? "NSManagedObject"
      entity.isAbstract = item["abstract"] as? Bool ?? false
      entity.renamingIdentifier = item["renamingIdentifier"] as? String
      entity.userInfo = item["userInfo"] as? [String: String]
      entity.uniquenessConstraints = item["uniquenessConstraints"] as? [[String]] ?? []
      entities[name] = entity
      return entity
    }
    var relationships: [(NSRelationshipDescription, [String: Any])] = []
    for (item, entity) in zip(described, all) {
      entity.subentities = zip(described, all).filter { $0.0["parent"] as? String == entity.name }.map(\.1)
      let own = Self.items(item["relationships"]).map { ($0, Self.relationship($0, in: entities)) }
      relationships += own.map { ($0.1, $0.0) }
      entity.properties = Self.items(item["attributes"]).map(Self.attribute) + own.map(\.1)
    }
    for (relationship, item) in relationships {
      guard let inverse = item["inverse"] as? String else { continue }
      relationship.inverseRelationship = relationship.destinationEntity?.relationshipsByName[inverse]
    }
    model.entities = all
    if let version = contents["versionIdentifier"] as? String { model.versionIdentifiers = [version] }
    for item in Self.items(contents["fetchRequests"]) {
      guard let name = item["name"] as? String, let entity = item["entity"] as? String else { continue }
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
      request.predicate = (item["predicate"] as? String).map { NSPredicate(format: $0, argumentArray: nil) }
      request.fetchLimit = item["fetchLimit"] as? Int ?? 0
      model.setFetchRequestTemplate(request, forName: name)
    }
  }

  private static func read(_ item: [String: Any], into property: NSPropertyDescription) {
    property.name = item["name"] as? String ?? ""
    property.isOptional = item["optional"] as? Bool ?? false
    property.isTransient = item["transient"] as? Bool ?? false
    property.renamingIdentifier = item["renamingIdentifier"] as? String
    property.userInfo = item["userInfo"] as? [String: String]
  }

  private static func attribute(_ item: [String: Any]) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    read(item, into: attribute)
    attribute.attributeType = (item["type"] as? UInt).flatMap(NSAttributeType.init) ?? .undefinedAttributeType
    attribute.defaultValue = item["default"].flatMap { value(attribute.attributeType, $0) }
    attribute.valueTransformerName = item["valueTransformerName"] as? String
    attribute.attributeValueClassName = item["valueClass"] as? String
    attribute.preservesValueInHistoryOnDeletion = item["preservesValueInHistoryOnDeletion"] as? Bool ?? false
    attribute.setValidationPredicates(limits(item, attribute.attributeType), withValidationWarnings: nil)
    return attribute
  }

  /// The limits that the model's author has set for values, or for the lengths of texts.
  private static func limits(_ item: [String: Any], _ type: NSAttributeType) -> [NSPredicate] {
    let path = type == .stringAttributeType ? "length" : "SELF"
    var predicates: [NSPredicate] = []
    for (key, comparison) in [("minimum", ">="), ("maximum", "<=")] {
      guard let limit = item[key].flatMap({ type == .stringAttributeType ? $0 : value(type, $0) }) else {
        continue
      }
      predicates.append(NSPredicate(format: "\(path) \(comparison) %@", argumentArray: [limit]))
    }
    if let pattern = item["pattern"] as? String {
      predicates.append(NSPredicate(format: "SELF MATCHES %@", argumentArray: [pattern]))
    }
    return predicates
  }

  /// A value of the file as one of an attribute.
  private static func value(_ type: NSAttributeType, _ value: Any) -> Any? {
    let text = value as? String
    switch type {
    case .URIAttributeType: return text.flatMap { URL(string: $0) }
    case .UUIDAttributeType: return text.flatMap { UUID(uuidString: $0) }
    case .decimalAttributeType: return text.map { NSDecimalNumber(string: $0) }
    default: return value
    }
  }

  private static func relationship(_ item: [String: Any], in entities: [String: NSEntityDescription])
    -> NSRelationshipDescription
  {
    let relationship = NSRelationshipDescription()
    read(item, into: relationship)
    relationship.destinationEntity = (item["destination"] as? String).flatMap { entities[$0] }
    relationship.minCount = item["minCount"] as? Int ?? 0
    relationship.maxCount = item["maxCount"] as? Int ?? 0
    relationship.isOrdered = item["ordered"] as? Bool ?? false
    relationship.deleteRule =
      (item["deleteRule"] as? UInt).flatMap(NSDeleteRule.init) ?? .nullifyDeleteRule
    return relationship
  }
}
