/// Why a log cannot be read, and where.
public struct SessionLogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the log: a path, or a description of where the text came from.
  public var file: String
  /// Counts from 1.
  public var line: Int
  /// The key path of the error in the line: `screen.elements.3.frame`; empty for the line itself.
  public var place: String
  /// What was expected there, in words.
  public var expected: String
  /// What was found instead, in words.
  public var found: String

  /// Creates an error at a line of a log; `place` is empty for the line itself.
  public init(file: String, line: Int, place: String = "", expected: String, found: String) {
    self.file = file
    self.line = line
    self.place = place
    self.expected = expected
    self.found = found
  }

  public var description: String {
    let place = place.isEmpty ? "" : " \(place):"
    return "\(file):\(line):\(place) expected \(expected), found \(found)"
  }
}

extension SessionLogError {
  /// Translates a decoder's error into the terms of the log.
  init(_ error: DecodingError, file: String, line: Int) {
    func path(_ keys: [any CodingKey]) -> String {
      keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        file: file, line: line, place: path(context.codingPath), expected: "the key \"\(key.stringValue)\"",
        found: "none")
    case .typeMismatch(let type, let context):
      self.init(
        file: file, line: line, place: path(context.codingPath), expected: Self.name(type),
        found: "something else")
    case .valueNotFound(let type, let context):
      self.init(
        file: file, line: line, place: path(context.codingPath), expected: Self.name(type), found: "null")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self.init(file: file, line: line, expected: "a JSON object", found: "invalid or truncated text")
    case .dataCorrupted(let context):
      self.init(
        file: file, line: line, place: path(context.codingPath), expected: "a valid value",
        found: context.debugDescription)
    @unknown default:
      self.init(file: file, line: line, expected: "a valid value", found: "\(error)")
    }
  }

  private static func name(_ type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any Collection.Type: "a list or an object"
    default: "\(type)"
    }
  }
}
