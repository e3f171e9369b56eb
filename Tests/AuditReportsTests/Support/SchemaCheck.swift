import Foundation

/// Holds JSON against a schema of few keywords <https://json-schema.org>. An object may have no other properties than
/// those that are named.
struct SchemaCheck {
  private let definitions: [String: Any]
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    definitions = root["definitions"] as? [String: Any] ?? [:]
  }

  /// What does not fit, each with its place; empty when all does.
  func faults(in json: Any) -> [String] { faults(json, root, "") }

  private func faults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let definition = definitions[name] as? [String: Any] else { return ["\(place): no \(reference)"] }
      return faults(value, definition, place)
    }
    var faults: [String] = []
    if let type = schema["type"] as? String, !Self.isOf(type, value) {
      return ["\(place): \(value) is no \(type)"]
    }
    if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
      faults.append("\(place): \(value) is none of \(allowed)")
    }
    if let text = value as? String { faults += Self.faults(text, schema, place) }
    if let number = value as? NSNumber, let minimum = schema["minimum"] as? NSNumber,
      number.doubleValue < minimum.doubleValue
    {
      faults.append("\(place): \(number) is below \(minimum)")
    }
    if let list = value as? [Any] {
      if let least = schema["minItems"] as? Int, list.count < least { faults.append("\(place): too few") }
      if let most = schema["maxItems"] as? Int, list.count > most { faults.append("\(place): too many") }
      if schema["uniqueItems"] as? Bool == true, Set(list.map { "\($0)" }).count < list.count {
        faults.append("\(place): some are equal")
      }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in list.enumerated() { faults += self.faults(item, items, "\(place)[\(index)]") }
      }
    }
    if let object = value as? [String: Any] {
      let known = schema["properties"] as? [String: Any] ?? [:]
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        faults.append("\(place).\(name) is missing")
      }
      for (name, member) in object.sorted(by: { $0.key < $1.key }) {
        guard let rule = known[name] as? [String: Any] else {
          faults.append("\(place).\(name) is not known")
          continue
        }
        faults += self.faults(member, rule, "\(place).\(name)")
      }
    }
    return faults
  }

  private static func faults(_ text: String, _ schema: [String: Any], _ place: String) -> [String] {
    var faults: [String] = []
    if let least = schema["minLength"] as? Int, text.count < least { faults.append("\(place): too short") }
    if let most = schema["maxLength"] as? Int, text.count > most { faults.append("\(place): too long") }
    if let pattern = schema["pattern"] as? String,
      (try? Regex(pattern).firstMatch(in: text)) == nil
    {
      faults.append("\(place): “\(text)” does not match \(pattern)")
    }
    return faults
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: value is NSNumber
    }
  }
}
