import Foundation
import Yams

/// A value in a file of YAML or JSON, or nothing.
enum SpecValue: Hashable, Sendable {
  case none
  case text(String)
  case number(String)
  case flag(Bool, as: String)
  case array([SpecValue])
  case dictionary([String: SpecValue])

  /// Why a text is not understood, and where.
  struct Fault: Error {
    var line: Int
    var column: Int
    var problem: String
  }

  /// More values than that in one file are no project; aliases can stand for any number of values.
  private static let maximumValues = 200_000

  init(yaml text: String) throws(Fault) {
    do {
      var count = 0
      self = try Yams.compose(yaml: text).map { try Self.value($0, depth: 0, &count) } ?? .none
    } catch let error as YamlError {
      throw Self.fault(error)
    } catch let error as Fault {
      throw error
    } catch {
      throw Fault(line: 1, column: 1, problem: "\(error)")
    }
  }

  /// Reads a text in JSON; nothing where it is none.
  init(json data: Data) {
    self = (try? JSONDecoder().decode(JSONValue.self, from: data))?.value ?? .none
  }

  private struct JSONValue: Decodable {
    let value: SpecValue

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        value = .text(text)
      } else if let flag = try? container.decode(Bool.self) {
        value = .flag(flag, as: "\(flag)")
      } else if let number = try? container.decode(Int.self) {
        value = .number("\(number)")
      } else if let number = try? container.decode(Double.self) {
        value = .number("\(number)")
      } else if let values = try? container.decode([JSONValue].self) {
        value = .array(values.map(\.value))
      } else if let values = try? container.decode([String: JSONValue].self) {
        value = .dictionary(values.mapValues(\.value))
      } else {
        value = .none
      }
    }
  }

  private static func fault(_ error: YamlError) -> Fault {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      Fault(line: max(mark.line, 1), column: max(mark.column, 1), problem: problem)
    case .duplicatedKeysInMapping(let duplicates, _):
      Fault(
        line: 1, column: 1,
        problem: "the same key stands twice: \(duplicates.joined(separator: ", "))")
    default: Fault(line: 1, column: 1, problem: "the text is no YAML")
    }
  }

  private static func value(_ node: Node, depth: Int, _ count: inout Int) throws(Fault) -> SpecValue {
    count += 1
    guard count < maximumValues, depth < 100 else {
      throw Fault(
        line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, problem: "there are too many values")
    }
    switch node {
    case .scalar(let scalar):
      guard scalar.style == .plain || scalar.style == .any else { return .text(scalar.string) }
      if let flag = node.bool { return .flag(flag, as: scalar.string) }
      if node.null != nil { return .none }
      return node.int != nil || node.float != nil ? .number(scalar.string) : .text(scalar.string)
    case .sequence(let sequence):
      var values: [SpecValue] = []
      for element in sequence { values.append(try value(element, depth: depth + 1, &count)) }
      return .array(values)
    case .mapping(let mapping):
      var (own, merged): ([String: SpecValue], [String: SpecValue]) = ([:], [:])
      for (key, element) in mapping {
        guard let name = key.string else { continue }
        let value = try value(element, depth: depth + 1, &count)
        if name == "<<" {
          for more in value.elements + [value] { merged.merge(more.dictionary) { first, _ in first } }
        } else {
          own[name] = value
        }
      }
      return .dictionary(own.merging(merged) { first, _ in first })
    case .alias: return .none
    }
  }

  subscript(key: String) -> SpecValue { dictionary[key] ?? .none }

  var isThere: Bool { self != .none }
  var dictionary: [String: SpecValue] { if case .dictionary(let values) = self { values } else { [:] } }
  /// The values of an array; none for anything else.
  var elements: [SpecValue] { if case .array(let values) = self { values } else { [] } }
  var isArray: Bool { if case .array = self { true } else { false } }
  /// The text of a value that is none of others.
  var string: String? {
    switch self {
    case .text(let text), .number(let text), .flag(_, let text): text
    default: nil
    }
  }
  var bool: Bool? {
    switch self {
    case .flag(let flag, _): flag
    case .text(let text):
      ["true": true, "YES": true, "yes": true, "false": false, "NO": false, "no": false][text]
    default: nil
    }
  }
  /// The texts of an array, or the text itself.
  var strings: [String] { string.map { [$0] } ?? elements.compactMap(\.string) }

  /// The value as a build setting has it.
  var setting: String? {
    switch self {
    case .flag(let flag, _): flag ? "YES" : "NO"
    case .array(let values): values.compactMap(\.setting).joined(separator: " ")
    default: string
    }
  }

  /// The value as a property list has it.
  var property: any Sendable {
    switch self {
    case .none: ""
    case .text(let text): text
    case .number(let text): number(text)
    case .flag(let flag, _): flag
    case .array(let values): values.map(\.property)
    case .dictionary(let values): values.mapValues(\.property)
    }
  }

  private func number(_ text: String) -> any Sendable {
    if let whole = Int(text) { return whole }
    if let real = Double(text) { return real }
    return text
  }

  /// The value with all texts, and all keys, changed.
  func mapTexts(_ change: (String) -> String) -> SpecValue {
    switch self {
    case .text(let text): .text(change(text))
    case .array(let values): .array(values.map { $0.mapTexts(change) })
    case .dictionary(let values):
      .dictionary(
        Dictionary(values.map { (change($0.key), $0.value.mapTexts(change)) }) { first, _ in first })
    default: self
    }
  }
}
