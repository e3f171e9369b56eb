import Foundation

/// Reads old-style property lists: `{ key = value; list = (a, "b c", ); /* why */ }`, the grammar that Xcode's
/// project files share with `.strings` files, which omit the outer braces.
///
/// Follows <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/PropertyLists/OldStylePlists/OldStylePLists.html>.
package struct OldPropertyListParser {
  /// A position in the text, with line and column from 1. The column counts Unicode scalars.
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    package var line: Int
    package var column: Int

    package var description: String { "\(line):\(column)" }
  }

  /// Where parsing failed, and what was expected there.
  package struct Failure: Error, Hashable, Sendable {
    /// The place in the text.
    package var place: Place
    /// What was expected there.
    package var expected: String
  }

  /// Deeper than any project; a file that is nested more deeply is rejected, because it could overflow the stack.
  private static let maximumDepth = 200
  /// A file of another kind would otherwise produce a failure for each of its lines.
  private static let maximumFailures = 20

  private let text: [Unicode.Scalar]
  private var index = 0

  private init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// Parses a text that consists of one value.
  ///
  /// - Parameter text: the text of the file.
  /// - Returns: its value.
  /// - Throws: ``Failure`` with the place.
  package static func parse(_ text: String) throws(Failure) -> OldPropertyList {
    var parser = OldPropertyListParser(text)
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.current == nil else { throw parser.failure("the end of the file") }
    return value
  }

  /// Parses the inside of a dictionary of strings, such as a `.strings` file.
  ///
  /// A malformed entry is skipped. A key without a value is its own value, and the last entry needs no semicolon, as
  /// in Foundation.
  ///
  /// - Parameter text: the text of the file.
  /// - Returns: the strings by key, the last one when a key occurs twice; and what could not be parsed, each at the
  ///   beginning of its entry or comment.
  package static func entries(of text: String) -> (entries: [String: String], failures: [Failure]) {
    var parser = OldPropertyListParser(text)
    var entries: [String: String] = [:]
    var failures: [Failure] = []
    while true {
      var start = parser.index
      do throws(Failure) {
        try parser.skipSpace()
        guard parser.current != nil else { return (entries, failures) }
        start = parser.index
        let (key, value) = try parser.entry()
        entries[key] = value
      } catch {
        if failures.count < maximumFailures {
          let isOfComment = error.expected == endOfComment
          failures.append(
            isOfComment ? error : parser.failure("\"key\" = \"value\";", at: start))
        }
        parser.skipLine(from: start)
      }
    }
  }

  // MARK: Positions

  private var current: Unicode.Scalar? { index < text.count ? text[index] : nil }
  private var next: Unicode.Scalar? { index + 1 < text.count ? text[index + 1] : nil }

  private func failure(_ expected: String, at offset: Int? = nil) -> Failure {
    var place = Place(line: 1, column: 1)
    for scalar in text[..<min(offset ?? index, text.count)] {
      if scalar == "\n" {
        place.line += 1
        place.column = 1
      } else {
        place.column += 1
      }
    }
    return Failure(place: place, expected: expected)
  }

  private static let endOfComment = "*/ after this comment"

  private mutating func skipSpace() throws(Failure) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        index += 1
      } else if scalar == "/", next == "/" {
        while let scalar = current, scalar != "\n", scalar != "\r" { index += 1 }
      } else if scalar == "/", next == "*" {
        let start = index
        index += 2
        while let scalar = current, !(scalar == "*" && next == "/") { index += 1 }
        guard current != nil else { throw failure(Self.endOfComment, at: start) }
        index += 2
      } else {
        return
      }
    }
  }

  /// Continues after the line in which an entry failed.
  private mutating func skipLine(from start: Int) {
    index = max(index, start + 1)
    while let scalar = current {
      index += 1
      if scalar == "\n" || scalar == "\r" { return }
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Failure) -> OldPropertyList {
    guard depth < Self.maximumDepth else { throw failure("less deeply nested braces") }
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

  private mutating func entry() throws(Failure) -> (key: String, value: String) {
    let key = try word()
    var value = key
    try skipSpace()
    if current == "=" {
      index += 1
      try skipSpace()
      value = try word()
      try skipSpace()
      if current == nil { return (key, value) }
    }
    guard current == ";" else { throw failure("‘;’ after the value of ‘\(key)’") }
    index += 1
    return (key, value)
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

  /// Bytes as hexadecimal digits, which stay text because projects contain none that matter.
  private mutating func data() throws(Failure) -> OldPropertyList {
    let start = index
    while let scalar = current, scalar != ">" { index += 1 }
    guard current == ">" else { throw failure("‘>’ after bytes") }
    index += 1
    return .string(slice(start..<index))
  }

  // MARK: Words

  private func slice(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(text[range])) }

  private mutating func word() throws(Failure) -> String {
    if let quote = current, quote == "\"" || quote == "'" { return try quoted(quote) }
    let start = index
    while let scalar = current, Self.isWord(scalar) { index += 1 }
    guard index > start else { throw failure("a word, a quoted string, ‘{’ or ‘(’") }
    return slice(start..<index)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "{", "}", "(", ")", "=", ";", ",", "\"", "'", "<", ">": false
    default: !scalar.properties.isWhitespace
    }
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(Failure) -> String {
    index += 1
    let start = index
    while let scalar = current, scalar != "\\" {
      index += 1
      if scalar == quote { return slice(start..<index - 1) }
    }
    // An escape is one UTF-16 code unit: two of them can form one character.
    var units = Array(slice(start..<index).utf16)
    while let scalar = current {
      index += 1
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        escape(into: &units)
      } else {
        units.append(contentsOf: UTF16.encode(scalar) ?? .init())
      }
    }
    throw failure("a closing quote")
  }

  private mutating func escape(into units: inout [UInt16]) {
    guard let scalar = current else { return }
    index += 1
    switch scalar {
    case "n": units.append(0x0A)
    case "t": units.append(0x09)
    case "r": units.append(0x0D)
    case "a": units.append(0x07)
    case "b": units.append(0x08)
    case "f": units.append(0x0C)
    case "v": units.append(0x0B)
    case "U", "u": units.append(number(radix: 16, digits: 4) ?? 0xFFFD)
    case "0"..."7":
      index -= 1
      units.append(number(radix: 8, digits: 3) ?? 0xFFFD)
    default: units.append(contentsOf: UTF16.encode(scalar) ?? .init())
    }
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt16? {
    var value: UInt32 = 0
    var count = 0
    while count < digits, let scalar = current, let digit = Character(scalar).hexDigitValue,
      UInt32(digit) < radix
    {
      value = value * radix + UInt32(digit)
      index += 1
      count += 1
    }
    return count == 0 ? nil : UInt16(truncatingIfNeeded: value)
  }
}
