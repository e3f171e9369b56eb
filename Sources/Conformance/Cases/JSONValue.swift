import Foundation

/// Any JSON value.
indirect enum JSONValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// An error in a file of cases, with its place: `cases[3].tree.children[0].alpha`.
public struct CaseError: Error, Equatable, CustomStringConvertible {
  /// The place in the file, `cases[3].tree`; empty for the file as a whole.
  public var path: String
  /// What is wrong there.
  public var problem: String

  /// Creates an error from a place and what is wrong there.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}

/// Reads the keys of an object one by one; ``finish()`` rejects any that were not read.
struct CaseReader {
  let path: String
  private let object: [String: JSONValue]
  private var unread: Set<String>

  init(_ value: JSONValue, path: String) throws {
    guard case .object(let object) = value else {
      throw CaseError(path: path, problem: "expected an object, found \(value.kind)")
    }
    self.path = path
    self.object = object
    unread = Set(object.keys)
  }

  /// Throws an error when a key has not been read.
  func finish() throws {
    if let key = unread.sorted().first { throw CaseError(path: place(key), problem: "unknown key") }
  }

  func place(_ key: String) -> String { path.isEmpty ? key : path + "." + key }

  var keys: [String] { object.keys.sorted() }

  /// The value of a key; nil when it is absent or null.
  mutating func value(_ key: String) -> JSONValue? {
    unread.remove(key)
    guard let value = object[key], value != .null else { return nil }
    return value
  }

  func wrong(_ key: String, _ expected: String, _ found: JSONValue) -> CaseError {
    CaseError(path: place(key), problem: "expected \(expected), found \(found.kind)")
  }

  mutating func string(_ key: String) throws -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let string) = value else { throw wrong(key, "a string", value) }
    return string
  }

  mutating func required(_ key: String) throws -> String {
    guard let string = try string(key) else {
      throw CaseError(path: place(key), problem: "missing")
    }
    return string
  }

  mutating func bool(_ key: String) throws -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .bool(let bool) = value else { throw wrong(key, "true or false", value) }
    return bool
  }

  mutating func number(_ key: String) throws -> Double? {
    guard let value = value(key) else { return nil }
    guard case .number(let number) = value else { throw wrong(key, "a number", value) }
    return number
  }

  mutating func int(_ key: String) throws -> Int? {
    guard let number = try number(key) else { return nil }
    guard let int = Int(exactly: number) else { throw wrong(key, "a whole number", .number(number)) }
    return int
  }

  mutating func list(_ key: String) throws -> [JSONValue]? {
    guard let value = value(key) else { return nil }
    guard case .list(let list) = value else { throw wrong(key, "a list", value) }
    return list
  }

  mutating func object(_ key: String) throws -> CaseReader? {
    guard let value = value(key) else { return nil }
    return try CaseReader(value, path: place(key))
  }

  mutating func objects(_ key: String) throws -> [CaseReader]? {
    try list(key)?.enumerated().map { try CaseReader($1, path: "\(place(key))[\($0)]") }
  }

  mutating func strings(_ key: String) throws -> [String]? {
    try list(key)?.enumerated().map { index, value in
      guard case .string(let string) = value else { throw wrong("\(key)[\(index)]", "a string", value) }
      return string
    }
  }

  mutating func numbers(_ key: String, count: Int? = nil) throws -> [Double]? {
    guard let list = try list(key) else { return nil }
    let numbers = try list.enumerated().map { index, value in
      guard case .number(let number) = value else { throw wrong("\(key)[\(index)]", "a number", value) }
      return number
    }
    if let count, numbers.count != count {
      throw CaseError(path: place(key), problem: "expected \(count) numbers, found \(numbers.count)")
    }
    return numbers
  }

  mutating func rect(_ key: String) throws -> CGRect? {
    try numbers(key, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  mutating func point(_ key: String) throws -> CGPoint? {
    try numbers(key, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// One of the named values.
  mutating func choice<Value>(_ key: String, _ values: [String: Value]) throws -> Value? {
    guard let name = try string(key) else { return nil }
    guard let value = values[name] else {
      throw CaseError(
        path: place(key),
        problem: "\"\(name)\" is not one of \(values.keys.sorted().joined(separator: ", "))")
    }
    return value
  }
}
