import Foundation

/// The entries of a `.strings` file: keys and their translations.
///
/// The text may be UTF-8 or UTF-16, with or without a byte order mark; the file may also be a property list
/// in XML or binary form, as compiled apps hold them. A broken entry costs that entry and a warning.
package struct StringsFile: Sendable {
  /// The translations by key. Of a key that occurs twice, the last counts, as in Foundation.
  package var entries: [String: String] = [:]
  /// What was not understood.
  package var problems: [TableProblem] = []

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - file: the file's path, for messages.
  package init(_ data: Data, file: String) {
    if data.starts(with: Array("bplist".utf8)) || Self.isXML(data) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      if let dictionary = list as? [String: Any] {
        entries = dictionary.compactMapValues { $0 as? String }
      } else {
        problems = [TableProblem(file: file, message: "this is not a property list of strings")]
      }
      return
    }
    guard let text = Self.text(of: data) else {
      problems = [TableProblem(file: file, message: "the text is neither UTF-8 nor UTF-16")]
      return
    }
    var parser = StringsParser(text: text, file: file)
    parser.parse()
    entries = parser.entries
    problems = parser.problems
  }

  private static func isXML(_ data: Data) -> Bool {
    let start = data.prefix(64).drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    return start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!DOCTYPE plist".utf8))
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
    if data.count >= 2, data.count.isMultiple(of: 2) {
      let start = data.startIndex
      // The file starts with an ASCII character, be it a quote, a slash or a letter.
      if data[start] == 0, data[start + 1] != 0 { return String(data: data, encoding: .utf16BigEndian) }
      if data[start] != 0, data[start + 1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    }
    return String(data: data, encoding: .utf8)
  }
}

/// Reads the old property list syntax that `.strings` files use.
private struct StringsParser {
  let file: String
  let characters: [Unicode.Scalar]
  var position = 0
  var entries: [String: String] = [:]
  var problems: [TableProblem] = []

  init(text: String, file: String) {
    self.file = file
    characters = Array(text.unicodeScalars)
  }

  mutating func parse() {
    while skipSpaceAndComments(), position < characters.count {
      let start = position
      if !entry() {
        warn("this entry is not understood; expected \"key\" = \"value\";", at: start)
        recover(from: start)
      }
    }
  }

  private mutating func entry() -> Bool {
    guard let key = token(), skipSpaceAndComments() else { return false }
    if take(";") {
      entries[key] = key
      return true
    }
    guard take("="), skipSpaceAndComments(), let value = token(), skipSpaceAndComments() else {
      return false
    }
    guard take(";") else {
      // Foundation accepts a last entry without its semicolon.
      guard position == characters.count else { return false }
      entries[key] = value
      return true
    }
    entries[key] = value
    return true
  }

  /// Goes on behind the next semicolon that ends a line, or at the next line that starts with a quote.
  private mutating func recover(from start: Int) {
    position = max(position, start + 1)
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == "\n" || character == "\r" { return }
    }
  }

  private mutating func token() -> String? {
    guard position < characters.count else { return nil }
    let quote = characters[position]
    if quote == "\"" || quote == "'" { return quoted(quote) }
    let start = position
    while position < characters.count, isBare(characters[position]) { position += 1 }
    guard position > start else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters[start..<position])
    return String(text)
  }

  private func isBare(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "$", ":", "/": true
    default: false
    }
  }

  private mutating func quoted(_ quote: Unicode.Scalar) -> String? {
    position += 1
    var units: [UInt16] = []
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == quote { return String(decoding: units, as: UTF16.self) }
      if character == "\\" {
        escape(into: &units)
      } else {
        units += Array(String(Character(character)).utf16)
      }
    }
    return nil
  }

  private mutating func escape(into units: inout [UInt16]) {
    guard position < characters.count else { return }
    let character = characters[position]
    position += 1
    switch character {
    case "n": units.append(0x0A)
    case "t": units.append(0x09)
    case "r": units.append(0x0D)
    case "a": units.append(0x07)
    case "b": units.append(0x08)
    case "f": units.append(0x0C)
    case "v": units.append(0x0B)
    case "U", "u": units.append(number(radix: 16, digits: 4) ?? 0xFFFD)
    case "0"..."7":
      position -= 1
      units.append(number(radix: 8, digits: 3) ?? 0xFFFD)
    default: units += Array(String(Character(character)).utf16)
    }
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt16? {
    var value: UInt32 = 0
    var count = 0
    while count < digits, position < characters.count,
      let digit = Character(characters[position]).hexDigitValue, UInt32(digit) < radix
    {
      value = value * radix + UInt32(digit)
      position += 1
      count += 1
    }
    return count == 0 ? nil : UInt16(truncatingIfNeeded: value)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < characters.count, characters[position] == character else { return false }
    position += 1
    return true
  }

  /// Always true, so that it can stand between the steps of a rule.
  private mutating func skipSpaceAndComments() -> Bool {
    while position < characters.count {
      let character = characters[position]
      if character.properties.isWhitespace || character == "\u{FEFF}" {
        position += 1
      } else if character == "/", next == "/" {
        while position < characters.count, characters[position] != "\n", characters[position] != "\r" {
          position += 1
        }
      } else if character == "/", next == "*" {
        let start = position
        position += 2
        while position < characters.count, !(characters[position] == "*" && next == "/") { position += 1 }
        if position >= characters.count { warn("this comment has no end; expected */", at: start) }
        position = min(position + 2, characters.count)
      } else {
        break
      }
    }
    return true
  }

  private var next: Unicode.Scalar? {
    position + 1 < characters.count ? characters[position + 1] : nil
  }

  private mutating func warn(_ message: String, at offset: Int) {
    // A file of another kind would otherwise give a warning for each of its lines.
    guard problems.count < 20 else { return }
    var (line, column) = (1, 1)
    for character in characters[..<min(offset, characters.count)] {
      if character == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    problems.append(TableProblem(file: file, line: line, column: column, message: message))
  }
}
