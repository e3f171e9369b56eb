import CurbcutFoundation

/// The dictionaries that a request finds in place of objects.
struct DictionaryResults {
  private let properties: [Property]
  private let groups: [String]
  private let having: NSPredicate?
  private let isDistinct: Bool

  private struct Property {
    var name: String
    /// What is computed; nil for the value of the property itself.
    var expression: NSExpression?

    /// Whether one value is computed of all objects.
    var isAggregate: Bool {
      guard let expression, expression.expressionType == .function else { return false }
      return ["count:", "sum:", "max:", "min:", "average:", "median:", "mode:", "stddev:"]
        .contains(expression.function)
    }
  }

  init<Found>(_ request: NSFetchRequest<Found>, _ entity: NSEntityDescription) {
    let asked = request.propertiesToFetch ?? entity.attributesByName.values.sorted { $0.name < $1.name }
    properties = asked.compactMap { item in
      if let computed = item as? NSExpressionDescription {
        return Property(name: computed.name, expression: computed.expression)
      }
      return ((item as? NSPropertyDescription)?.name ?? item as? String).map { Property(name: $0) }
    }
    groups = (request.propertiesToGroupBy ?? []).compactMap {
      ($0 as? NSPropertyDescription)?.name ?? $0 as? String
    }
    having = request.havingPredicate
    isDistinct = request.returnsDistinctResults
  }

  func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
    var found: [NSDictionary]
    if !groups.isEmpty || properties.contains(where: \.isAggregate) {
      found = grouped(objects).map { dictionary(of: $0) }
    } else {
      found = objects.map { dictionary(of: [$0]) }
    }
    if let having { found = found.filter { having.evaluate(with: $0) } }
    guard isDistinct else { return found }
    var seen: Set<NSDictionary> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    guard !groups.isEmpty else { return [objects] }
    var order: [NSDictionary] = []
    var lists: [NSDictionary: [NSManagedObject]] = [:]
    for object in objects {
      let key = NSDictionary(
        dictionary: Dictionary(groups.map { ($0, object.value(forKeyPath: $0) ?? NSNull()) }) { $1 })
      if lists[key] == nil { order.append(key) }
      lists[key, default: []].append(object)
    }
    return order.map { lists[$0] ?? [] }
  }

  private func dictionary(of objects: [NSManagedObject]) -> NSDictionary {
    let result = NSMutableDictionary()
    for property in properties {
      let value: Any? =
        if let expression = property.expression {
          property.isAggregate
            ? expression.expressionValue(with: NSArray(array: objects), context: nil)
            : objects.first.flatMap { expression.expressionValue(with: $0, context: nil) }
        } else {
          objects.first?.value(forKeyPath: property.name)
        }
      if let value { result[property.name] = value }
    }
    return result
  }
}
