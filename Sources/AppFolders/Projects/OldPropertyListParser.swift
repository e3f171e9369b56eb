import InterfaceBuilder

/// Reads old-style property lists: `{ key = value; list = (a, "b c", ); /* why */ }`.
///
/// <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/PropertyLists/OldStylePlists/OldStylePLists.html>
public struct OldPropertyListParser {
  /// Where reading failed, and what was expected there.
  public struct Failure: Error, Hashable, Sendable {
    /// The place in the text.
    public var place: SourcePlace
    /// What was expected there.
    public var expected: String
  }

  /// Deeper than any project; a file that goes deeper is refused rather than overflow the stack.
  private static let maximumDepth = 200

  private let text: [Unicode.Scalar]
  private var index = 0

  /// Reads a whole text.
  ///
  /// - Parameter text: the text of the file.
  /// - Returns: its value.
  /// - Throws: ``Failure`` with the place.
  public static func parse(_ text: String) throws(Failure) -> OldPropertyList {
    var parser = OldPropertyListParser(text: Array(text.unicodeScalars))
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.index == parser.text.count else { throw parser.failure("the end of the file") }
    return value
  }

  private init(text: [Unicode.Scalar]) {
    self.text = text
    if text.first == "\u{FEFF}" { index = 1 }
  }

  private var current: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private func failure(_ expected: String) -> Failure {
    var line = 1
    var column = 1
    for scalar in text[..<min(index, text.count)] {
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return Failure(place: SourcePlace(line: line, column: column), expected: expected)
  }

  private mutating func skipSpace() throws(Failure) {
    while let scalar = current {
      if scalar.properties.isWhitespace {
        index += 1
      } else if scalar == "/", index + 1 < text.count, text[index + 1] == "/" {
        while let scalar = current, scalar != "\n" {
          _ = scalar
          index += 1
        }
      } else if scalar == "/", index + 1 < text.count, text[index + 1] == "*" {
        index += 2
        while index + 1 < text.count, !(text[index] == "*" && text[index + 1] == "/") { index += 1 }
        guard index + 1 < text.count else { throw failure("*/") }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(Failure) -> OldPropertyList {
    guard depth < Self.maximumDepth else { throw failure("fewer braces inside braces") }
    try skipSpace()
    switch current {
    case "{": return try dictionary(depth: depth)
    case "(": return try array(depth: depth)
    case "<": return try data()
    default: return .string(try word())
    }
  }

  private mutating func dictionary(depth: Int) throws(Failure) -> OldPropertyList {
    index += 1
    var values: [String: OldPropertyList] = [:]
    while true {
      try skipSpace()
      if current == "}" {
        index += 1
        return .dictionary(values)
      }
      let key = try word()
      try skipSpace()
      guard current == "=" else { throw failure("‘=’ after the key ‘\(key)’") }
      index += 1
      values[key] = try value(depth: depth + 1)
      try skipSpace()
      guard current == ";" else { throw failure("‘;’ after the value of ‘\(key)’") }
      index += 1
    }
  }

  private mutating func array(depth: Int) throws(Failure) -> OldPropertyList {
    index += 1
    var values: [OldPropertyList] = []
    while true {
      try skipSpace()
      if current == ")" {
        index += 1
        return .array(values)
      }
      values.append(try value(depth: depth + 1))
      try skipSpace()
      if current == "," {
        index += 1
      } else if current != ")" {
        throw failure("‘,’ or ‘)’ in a list")
      }
    }
  }

  /// Bytes as hexadecimal digits; projects hold none that matter, so they stay text.
  private mutating func data() throws(Failure) -> OldPropertyList {
    let start = index
    while let scalar = current, scalar != ">" {
      _ = scalar
      index += 1
    }
    guard current == ">" else { throw failure("‘>’ after bytes") }
    index += 1
    return .string(String(String.UnicodeScalarView(text[start..<index])))
  }

  private mutating func word() throws(Failure) -> String {
    if let quote = current, quote == "\"" || quote == "'" { return try quoted(quote) }
    let start = index
    while let scalar = current, Self.isWord(scalar) { index += 1 }
    guard index > start else { throw failure("a word, a quoted text, ‘{’ or ‘(’") }
    return String(String.UnicodeScalarView(text[start..<index]))
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "{", "}", "(", ")", "=", ";", ",", "\"", "'", "<", ">": false
    default: !scalar.properties.isWhitespace
    }
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(Failure) -> String {
    index += 1
    var result = String.UnicodeScalarView()
    while let scalar = current {
      index += 1
      if scalar == quote { return String(result) }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let escaped = current else { break }
      index += 1
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u": result.append(hexadecimal())
      default: result.append(escaped)
      }
    }
    throw failure("a closing quote")
  }

  private mutating func hexadecimal() -> Unicode.Scalar {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let scalar = current, let digit = Character(scalar).hexDigitValue {
      value = value * 16 + UInt32(digit)
      index += 1
      count += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
