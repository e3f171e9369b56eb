/// Reads what Podfiles and podspecs say, without running them: they are programs in Ruby, which mostly list values.
///
/// Calls and assignments are read with the values that are written down; what is computed is not known. Of conditions, both
/// sides are read.
struct RubyReader {
  /// A value that is written down.
  indirect enum Value: Hashable {
    case text(String)
    case symbol(String)
    case array([Value])
    case dictionary([String: Value])
    /// A value that is computed.
    case unknown

    /// The texts of an array, or the text itself.
    var texts: [String] {
      switch self {
      case .text(let text): [text]
      case .array(let values): values.flatMap(\.texts)
      default: []
      }
    }

    subscript(key: String) -> Value? { if case .dictionary(let values) = self { values[key] } else { nil } }
  }

  /// A call or an assignment: `s.ios.source_files = 'A', 'B'`, `pod 'Name', :path => '..'`.
  struct Statement: Hashable {
    /// The names between the dots, the receiver first: `["s", "ios", "source_files"]`.
    var names: [String]
    var values: [Value] = []
    /// The name of the parameter of a block that follows; empty for a block without.
    var block: String?
    /// What is in that block.
    var body: [Statement] = []
  }

  let statements: [Statement]

  init(_ text: String) {
    var parser = RubyParser(RubyLexer.tokens(of: text))
    statements = parser.statements(depth: 0)
  }
}

/// A word of Ruby, as far as lists of values need it.
enum RubyToken: Hashable {
  case name(String)
  case text(String)
  case symbol(String)
  /// `key:` in a hash.
  case label(String)
  case mark(Character)
  /// `=>`
  case arrow
  case words([String])
  case number(String)
  case end
}

enum RubyLexer {
  /// Larger files are no specs.
  private static let maximumLength = 2_000_000

  static func tokens(of text: String) -> [RubyToken] {
    let bytes = Array(text.utf8.prefix(maximumLength))
    var tokens: [RubyToken] = []
    var index = 0
    var heredocs: [String] = []
    func isName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "$")
        || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
        || byte >= 128
    }
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func line(from start: Int) -> Int { bytes[start...].firstIndex(of: 10) ?? bytes.count }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 10:
        tokens.append(.end)
        index += 1
        // The texts that begin on this line stand below it.
        for mark in heredocs {
          while index < bytes.count {
            let end = line(from: index)
            let found = string(index..<end).drop { $0 == " " || $0 == "\t" }
            index = min(end + 1, bytes.count)
            if found == mark { break }
          }
        }
        heredocs = []
      case 32, 9, 13: index += 1
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "#"): index = line(from: index)
      case UInt8(ascii: ";"):
        tokens.append(.end)
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        var content: [UInt8] = []
        index += 1
        while index < bytes.count, bytes[index] != byte {
          if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
          content.append(bytes[index])
          index += 1
        }
        index += 1
        let text = String(decoding: content, as: UTF8.self)
        if index < bytes.count, bytes[index] == UInt8(ascii: ":"),
          index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: ":")
        {
          tokens.append(.label(text))
          index += 1
        } else {
          tokens.append(.text(text))
        }
      case UInt8(ascii: "%") where index + 2 < bytes.count && "wWiIqQ".utf8.contains(bytes[index + 1]):
        let kind = bytes[index + 1]
        let closing: [UInt8: UInt8] = [40: 41, 91: 93, 123: 125, 60: 62]
        let close = closing[bytes[index + 2]] ?? bytes[index + 2]
        let start = index + 3
        let end = bytes[min(start, bytes.count)...].firstIndex(of: close) ?? bytes.count
        let content = string(min(start, end)..<end)
        let isText = kind == UInt8(ascii: "q") || kind == UInt8(ascii: "Q")
        tokens.append(
          isText ? .text(content) : .words(content.split(whereSeparator: \.isWhitespace).map(String.init)))
        index = end + 1
      case UInt8(ascii: "<") where string(index..<min(index + 2, bytes.count)) == "<<":
        var next = index + 2
        while next < bytes.count, "-~'\"".utf8.contains(bytes[next]) { next += 1 }
        let start = next
        while next < bytes.count, isName(bytes[next]) { next += 1 }
        if next > start, bytes[start] >= 65, bytes[start] <= 90 {
          heredocs.append(string(start..<next))
          tokens.append(.text(""))
        } else {
          tokens.append(.mark("<"))
        }
        while next < bytes.count, "'\"".utf8.contains(bytes[next]) { next += 1 }
        index = next
      case UInt8(ascii: ":") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ":"):
        tokens.append(.mark("."))
        index += 2
      case UInt8(ascii: ":") where index + 1 < bytes.count && isName(bytes[index + 1]):
        let start = index + 1
        index = start
        while index < bytes.count, isName(bytes[index]) { index += 1 }
        tokens.append(.symbol(string(start..<index)))
      case UInt8(ascii: "=") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">"):
        tokens.append(.arrow)
        index += 2
      case 48...57:
        let start = index
        while index < bytes.count, isName(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
        tokens.append(.number(string(start..<index)))
      case _ where isName(byte):
        let start = index
        while index < bytes.count, isName(bytes[index]) { index += 1 }
        if index < bytes.count, "?!".utf8.contains(bytes[index]) { index += 1 }
        let isLabel =
          index + 1 < bytes.count && bytes[index] == UInt8(ascii: ":")
          && bytes[index + 1] != UInt8(ascii: ":")
        tokens.append(isLabel ? .label(string(start..<index)) : .name(string(start..<index)))
        if isLabel { index += 1 }
      default:
        tokens.append(.mark(Character(UnicodeScalar(byte))))
        index += 1
      }
    }
    return tokens
  }
}
