/// Splits a header into words. Whatever is not a word of C or Objective-C is skipped.
struct HeaderLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// Whether nothing but space was read on this line.
  private var isAtLineStart = true
  private var tokens: [HeaderToken] = []

  static func tokens(in text: String, line: Int = 1) -> [HeaderToken] {
    var lexer = HeaderLexer(bytes: Array(text.utf8), line: line)
    lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8], line: Int) {
    self.bytes = bytes
    self.line = line
  }

  private mutating func run() {
    while index < bytes.count {
      let byte = bytes[index]
      if skipSpace(byte) || skipComment(byte) { continue }
      let (start, startLine, column) = (index, line, index - lineStart + 1)
      let wasAtLineStart = isAtLineStart
      isAtLineStart = false
      if let (kind, text) = token(byte, wasAtLineStart) {
        tokens.append(HeaderToken(kind: kind, text: text, line: startLine, column: column))
      }
      // Every turn goes on by at least one byte.
      if index == start { index += 1 }
    }
  }

  private mutating func token(_ byte: UInt8, _ isFirst: Bool) -> (HeaderToken.Kind, String)? {
    switch byte {
    case UInt8(ascii: "#") where isFirst: return (.directive, directive())
    case UInt8(ascii: "\""): return (.string, quoted(byte))
    case UInt8(ascii: "'"): return (.character, quoted(byte))
    case UInt8(ascii: "@"):
      index += 1
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "\"") { return (.string, quoted(bytes[index])) }
      guard Self.isFirstOfName(bytes[index]) else { return (.punctuation, "@") }
      return (.keyword, "@" + word())
    case UInt8(ascii: "."):
      if index + 2 < bytes.count, bytes[index + 1] == byte, bytes[index + 2] == byte {
        index += 3
        return (.punctuation, "...")
      }
      return index + 1 < bytes.count && Self.isDigit(bytes[index + 1])
        ? (.number, number()) : punctuation(byte)
    default:
      if Self.isFirstOfName(byte) { return (.identifier, word()) }
      if Self.isDigit(byte) { return (.number, number()) }
      return punctuation(byte)
    }
  }

  private mutating func punctuation(_ byte: UInt8) -> (HeaderToken.Kind, String)? {
    index += 1
    guard (0x21...0x7E).contains(byte) else { return nil }
    return (.punctuation, String(UnicodeScalar(byte)))
  }

  private mutating func skipSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A: newLine()
    case 0x09, 0x0B, 0x0C, 0x0D, 0x20: index += 1
    case UInt8(ascii: "\\"):
      guard let length = continuation(at: index) else { return false }
      index += length - 1
      newLine(startsLine: false)
    default: return false
    }
    return true
  }

  /// The length of a backslash with the end of the line.
  private func continuation(at index: Int) -> Int? {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\") else { return nil }
    if bytes[index + 1] == 0x0A { return 2 }
    let isWindows = index + 2 < bytes.count && bytes[index + 1] == 0x0D && bytes[index + 2] == 0x0A
    return isWindows ? 3 : nil
  }

  private mutating func newLine(startsLine: Bool = true) {
    index += 1
    line += 1
    lineStart = index
    isAtLineStart = startsLine || isAtLineStart
  }

  private mutating func skipComment(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A {
        if let length = continuation(at: index) {
          index += length - 1
          newLine(startsLine: false)
        } else {
          index += 1
        }
      }
    case UInt8(ascii: "*"):
      index += 2
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "/")
        {
          index += 2
          return true
        }
        if bytes[index] == 0x0A { newLine(startsLine: isAtLineStart) } else { index += 1 }
      }
    default: return false
    }
    return true
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, Self.isPartOfName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func number() -> String {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      let isSign =
        (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && index > start
        && (bytes[index - 1] | 0x20) == UInt8(ascii: "e")
        && !(bytes[start] == UInt8(ascii: "0") && start + 1 < index
          && (bytes[start + 1] | 0x20) == UInt8(ascii: "x"))
      guard Self.isPartOfName(byte) || byte == UInt8(ascii: ".") || isSign else { break }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The value of a string or character constant, which ends with the line at the latest.
  private mutating func quoted(_ quote: UInt8) -> String {
    index += 1
    var value: [UInt8] = []
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        value.append(bytes[index])
        index += 1
        continue
      }
      if let length = continuation(at: index) {
        index += length - 1
        newLine(startsLine: false)
        continue
      }
      let simple: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "0"): 0,
      ]
      value.append(simple[bytes[index + 1]] ?? bytes[index + 1])
      index += 2
    }
    if index < bytes.count, bytes[index] == quote { index += 1 }
    return String(decoding: value, as: UTF8.self)
  }

  /// What follows a number sign, to the end of the line, without comments.
  private mutating func directive() -> String {
    index += 1
    var text: [UInt8] = []
    var quote: UInt8?
    while index < bytes.count, bytes[index] != 0x0A {
      let byte = bytes[index]
      if let length = continuation(at: index) {
        index += length - 1
        newLine(startsLine: false)
        text.append(0x20)
        continue
      }
      if quote == nil, byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[index + 1])
      {
        _ = skipComment(byte)
        text.append(0x20)
        continue
      }
      if byte == UInt8(ascii: "\\"), quote != nil, index + 1 < bytes.count, bytes[index + 1] != 0x0A {
        text += [byte, bytes[index + 1]]
        index += 2
        continue
      }
      if byte == quote { quote = nil } else if quote == nil, byte == UInt8(ascii: "\"") { quote = byte }
      text.append(byte)
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isFirstOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool { isFirstOfName(byte) || isDigit(byte) }
}
