import Foundation

/// A word of a predicate's format.
enum PredicateToken: Equatable {
  /// A name; whether it is one even where it is also a word of the language.
  case name(String, isEscaped: Bool)
  case text(String)
  case number(NSNumber)
  /// `$name`
  case variable(String)
  /// `%@` and the like, with the index of its value.
  case value(Int)
  /// `%K`
  case key(Int)
  case sign(String)
}

/// Divides a predicate's format into words.
struct PredicateLexer {
  private var rest: Substring
  private let arguments: [Any]
  private var used = 0

  init(_ format: String, _ arguments: [Any]) {
    rest = format[...]
    self.arguments = arguments
  }

  /// The words, and the values of their placeholders.
  struct Tokens {
    var tokens: [PredicateToken]
    var values: [Any]
  }

  mutating func tokens() throws(PredicateFormat.Problem) -> Tokens {
    var tokens: [PredicateToken] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return Tokens(tokens: tokens, values: arguments) }
      tokens.append(try token(first))
    }
  }

  private mutating func token(_ first: Character) throws(PredicateFormat.Problem) -> PredicateToken {
    switch first {
    case "\"", "'": return .text(try text(first))
    case "%": return try placeholder()
    case "$":
      rest.removeFirst()
      return .variable(try name())
    case "#":
      rest.removeFirst()
      return .name(try name(), isEscaped: true)
    case "@":
      rest.removeFirst()
      return .name("@" + (try name()), isEscaped: true)
    case _ where first.isASCII && first.isNumber: return try number()
    case "." where rest.dropFirst().first.map { $0.isASCII && $0.isNumber } ?? false: return try number()
    case _ where Self.isNamePart(first): return .name(try name(), isEscaped: false)
    default: return .sign(try sign())
    }
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func name() throws(PredicateFormat.Problem) -> String {
    let name = rest.prefix(while: Self.isNamePart)
    guard !name.isEmpty else { throw .malformed }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func text(_ quote: Character) throws(PredicateFormat.Problem) -> String {
    rest.removeFirst()
    var result = ""
    while let character = rest.popFirst() {
      if character == quote { return result }
      guard character == "\\" else {
        result.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { break }
      switch escaped {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "\\", "\"", "'": result.append(escaped)
      // Patterns of LIKE and MATCHES have escapes of their own.
      default: result += "\\" + String(escaped)
      }
    }
    throw .malformed
  }

  private mutating func number() throws(PredicateFormat.Problem) -> PredicateToken {
    if rest.hasPrefix("0x") || rest.hasPrefix("0X") {
      let digits = rest.dropFirst(2).prefix(while: \.isHexDigit)
      guard let value = Int64(digits, radix: 16) else { throw .malformed }
      rest = rest[digits.endIndex...]
      return .number(NSNumber(value: value))
    }
    var end = rest.startIndex
    func skipDigits() {
      while end < rest.endIndex, rest[end].isASCII, rest[end].isNumber { end = rest.index(after: end) }
    }
    skipDigits()
    var isWhole = true
    if end < rest.endIndex, rest[end] == ".", rest[rest.index(after: end)...].first?.isNumber ?? false {
      isWhole = false
      end = rest.index(after: end)
      skipDigits()
    }
    if end < rest.endIndex, rest[end] == "e" || rest[end] == "E" {
      var exponent = rest.index(after: end)
      if exponent < rest.endIndex, "+-".contains(rest[exponent]) { exponent = rest.index(after: exponent) }
      if exponent < rest.endIndex, rest[exponent].isASCII, rest[exponent].isNumber {
        isWhole = false
        end = exponent
        skipDigits()
      }
    }
    let written = rest[..<end]
    rest = rest[end...]
    if isWhole, let value = Int64(written) { return .number(NSNumber(value: value)) }
    guard let value = Double(written) else { throw .malformed }
    return .number(NSNumber(value: value))
  }

  private mutating func placeholder() throws(PredicateFormat.Problem) -> PredicateToken {
    rest.removeFirst()
    rest = rest.drop { "lhqLzjt".contains($0) }
    guard let conversion = rest.popFirst(), "@KdiuxXoDUOfFeEgGaAcCsSp".contains(conversion) else {
      throw .malformed
    }
    guard used < arguments.count else { throw .tooFewArguments }
    used += 1
    return conversion == "K" ? .key(used - 1) : .value(used - 1)
  }

  private static let signs = [
    "==", "=>", "=<", "<=", ">=", "<>", "!=", "&&", "||", "**", "<<", ">>", ":=", "=", "<", ">", "!", "&",
    "|", "^",
    "~", "+", "-", "*", "/", "(", ")", "{", "}", "[", "]", ",", ".", ":",
  ]

  private mutating func sign() throws(PredicateFormat.Problem) -> String {
    guard let sign = Self.signs.first(where: { rest.hasPrefix($0) }) else { throw .malformed }
    rest.removeFirst(sign.count)
    return sign
  }
}
