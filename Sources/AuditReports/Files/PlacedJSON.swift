/// A value of JSON <https://www.rfc-editor.org/rfc/rfc8259> that knows where it stands.
///
/// Foundation's decoder tells no lines, and takes the last of several members of one name without a word.
struct PlacedJSON {
  /// The value.
  var value: Value
  /// The line and the column of its first character, counted from 1.
  var line, column: Int

  /// What a value is.
  indirect enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([PlacedJSON])
    case object([Member])
  }

  /// A member of an object.
  struct Member {
    var key: String
    var value: PlacedJSON
    /// Where the key stands.
    var line, column: Int
  }

  /// What the value is, in words for errors.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Reads a file.
  ///
  /// - Throws: a ``ReportFileError`` with the place of the first fault.
  static func read(_ bytes: [UInt8], file: String) throws(ReportFileError) -> PlacedJSON {
    var reader = JSONReader(bytes: bytes, file: file)
    return try reader.document()
  }
}

/// Reads JSON byte by byte, and counts lines and columns.
private struct JSONReader {
  let bytes: [UInt8]
  let file: String
  private var place = 0
  private var line = 1
  private var column = 1

  /// How deep lists and objects may be nested, as a file by hand never is.
  private static let deepest = 64

  init(bytes: [UInt8], file: String) {
    // A byte order mark is none of the text.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.file = file
  }

  mutating func document() throws(ReportFileError) -> PlacedJSON {
    skipSpace()
    guard place < bytes.count else { throw fault("the file is empty") }
    let value = try value(depth: 0)
    skipSpace()
    guard place == bytes.count else { throw fault("there is more behind the end of the value") }
    return value
  }

  private func fault(_ problem: String) -> ReportFileError {
    ReportFileError(file: file, line: line, column: column, problem: problem)
  }

  /// What stands at the reader's place, for errors.
  private var found: String {
    guard place < bytes.count else { return "the end of the file" }
    let byte = bytes[place]
    return byte > 0x20 && byte < 0x7F ? "‘\(Character(UnicodeScalar(byte)))’" : "a byte of value \(byte)"
  }

  private mutating func advance() {
    let byte = bytes[place]
    place += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { advance() }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard place < bytes.count, bytes[place] == byte.asciiValue else { return false }
    advance()
    return true
  }

  private mutating func value(depth: Int) throws(ReportFileError) -> PlacedJSON {
    guard depth < Self.deepest else { throw fault("lists and objects are nested too deeply") }
    guard place < bytes.count else { throw fault("a value is missing at the end of the file") }
    let (line, column) = (line, column)
    let value: PlacedJSON.Value
    switch bytes[place] {
    case UInt8(ascii: "{"): value = try object(depth: depth)
    case UInt8(ascii: "["): value = try array(depth: depth)
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    default: value = try word()
    }
    return PlacedJSON(value: value, line: line, column: column)
  }

  private mutating func object(depth: Int) throws(ReportFileError) -> PlacedJSON.Value {
    advance()
    var members: [PlacedJSON.Member] = []
    var names: Set<String> = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      let (line, column) = (line, column)
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
        throw fault("expected a key in double quotes, found \(found)")
      }
      let key = try string()
      guard names.insert(key).inserted else {
        throw ReportFileError(
          file: file, line: line, column: column, problem: "the key “\(key)” is there twice")
      }
      skipSpace()
      guard take(":") else { throw fault("expected ‘:’ behind the key “\(key)”, found \(found)") }
      skipSpace()
      let value = try value(depth: depth + 1)
      members.append(.init(key: key, value: value, line: line, column: column))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw fault("expected ‘,’ or ‘}’, found \(found)") }
    }
  }

  private mutating func array(depth: Int) throws(ReportFileError) -> PlacedJSON.Value {
    advance()
    var values: [PlacedJSON] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      skipSpace()
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw fault("expected ‘,’ or ‘]’, found \(found)") }
    }
  }

  private mutating func word() throws(ReportFileError) -> PlacedJSON.Value {
    let words: [(String, PlacedJSON.Value)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[place...].starts(with: word.utf8) {
      for _ in word.utf8 { advance() }
      return value
    }
    throw fault("expected a value, found \(found)")
  }

  private mutating func number() throws(ReportFileError) -> Double {
    let start = place
    let (line, column) = (line, column)
    while place < bytes.count, "+-0123456789.eE".utf8.contains(bytes[place]) { advance() }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil,
      let number = Double(text), number.isFinite
    else {
      throw ReportFileError(file: file, line: line, column: column, problem: "“\(text)” is no number")
    }
    return number
  }

  private mutating func string() throws(ReportFileError) -> String {
    let (line, column) = (line, column)
    advance()
    var units: [UInt8] = []
    while true {
      guard place < bytes.count else {
        throw ReportFileError(
          file: file, line: line, column: column, problem: "the string that begins here has no end")
      }
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        advance()
        break
      }
      guard byte >= 0x20 else { throw fault("a string has no line breaks and no control characters") }
      if byte == UInt8(ascii: "\\") {
        units += try escape()
      } else {
        units.append(byte)
        advance()
      }
    }
    guard let text = String(validating: units, as: UTF8.self) else {
      throw ReportFileError(file: file, line: line, column: column, problem: "the string is not UTF-8")
    }
    return text
  }

  private mutating func escape() throws(ReportFileError) -> [UInt8] {
    let fault = fault("the escape in this string is none of JSON")
    advance()
    guard place < bytes.count else { throw fault }
    let byte = bytes[place]
    let plain: [Character: UInt8] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09,
    ]
    if let unit = plain[Character(UnicodeScalar(byte))] {
      advance()
      return [unit]
    }
    guard byte == UInt8(ascii: "u") else { throw fault }
    advance()
    var unit = try hexadecimal(fault)
    if 0xD800..<0xDC00 ~= unit {
      guard take("\\"), take("u") else { throw fault }
      let second = try hexadecimal(fault)
      guard 0xDC00..<0xE000 ~= second else { throw fault }
      unit = 0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)
    }
    guard let scalar = UnicodeScalar(unit) else { throw fault }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexadecimal(_ fault: ReportFileError) throws(ReportFileError) -> UInt32 {
    guard place + 4 <= bytes.count else { throw fault }
    let digits = bytes[place..<place + 4]
    guard digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault }
    for _ in 0..<4 { advance() }
    return unit
  }
}
