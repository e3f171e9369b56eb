/// The words of Swift that a name can only be in backquotes.
enum SwiftWords {
  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "operator", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "Any",
    "catch", "false", "is", "nil", "super", "self", "Self", "throw", "throws", "true", "try", "_",
  ]

  /// Whether a name can follow a dot.
  static func canBeMember(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return !keywords.contains(name)
  }

  /// The name as a declaration writes it.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) && name != "_" ? "`\(name)`" : name
  }

  /// A label of an argument, of which only a few words need backquotes.
  static func label(_ label: String) -> String {
    label.isEmpty ? "_" : ["inout", "var", "let"].contains(label) ? "`\(label)`" : label
  }

  /// A text as a string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
