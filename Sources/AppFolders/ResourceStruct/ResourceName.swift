import Foundation

/// The name in Swift that R.swift gives a resource or a key.
///
/// Signs that cannot stand in a name are left out, and the letter after each is a capital: `error.no-user` is `errorNoUser`.
enum ResourceName {
  /// - Parameter name: what is to be named.
  /// - Returns: nil where nothing of it can stand in a name.
  static func swift(_ name: String) -> String? {
    var parts = name.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { disallowed.contains($0) }
    )
    .map { String(String.UnicodeScalarView($0)) }
    let first = parts.removeFirst()
    let joined = parts.reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    let result = lowercasedStart(joined.drop { ("0"..."9").contains($0) })
    guard !result.isEmpty else { return nil }
    return keywords.contains(result) ? "`\(result)`" : result
  }

  /// `URLPath` is `urlPath`, and `OK` is `oK`.
  private static func lowercasedStart(_ name: Substring) -> String {
    let capitals = name.prefix { ("A"..."Z").contains($0) }
    let next = name.dropFirst(capitals.count).first
    let endsInCapital = next.map { !("a"..."z").contains($0) } ?? false
    let count = endsInCapital ? capitals.count : max(1, capitals.count - 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// Gives each of some values a name, sorted by what they are called. Those that would have the same have none.
  static func unique<T>(_ values: [T], by key: (T) -> String) -> [(name: String, value: T)] {
    var groups: [String: [T]] = [:]
    for value in values {
      if let name = swift(key(value)) { groups[name, default: []].append(value) }
    }
    return groups.filter { $0.value.count == 1 }.compactMap { name, values in
      values.first.map { (name: name, value: $0) }
    }
    .sorted { $0.name < $1.name }
  }

  private static let disallowed: CharacterSet = {
    var signs = CharacterSet.whitespacesAndNewlines.union(.punctuationCharacters).union(.symbols)
      .union(.illegalCharacters).union(.controlCharacters)
    signs.remove("_")
    // Pictures are names, as in Swift.
    for range in [0x2600...0x27BF, 0x1F300...0x1F6FF, 0x1F900...0x1F9FF, 0x1F1E6...0x1F1FF] {
      for scalar in range.compactMap({ Unicode.Scalar(UInt32($0)) }) { signs.remove(scalar) }
    }
    return signs
  }()

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout", "internal", "let", "open", "operator", "private", "protocol", "public", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "Any",
    "catch", "false", "is", "nil", "rethrows", "super", "self", "Self", "throw", "throws", "true", "try",
  ]

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isPatternWhitespace:
        result += scalar == " " ? " " : "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
