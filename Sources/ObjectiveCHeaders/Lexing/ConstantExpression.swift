/// The value of a constant expression of whole numbers.
struct ConstantExpression {
  private let tokens: [HeaderToken]
  private let constant: (String) -> Int?
  private var index = 0
  private var depth = 0
  private static let mostDepth = 64

  /// - Parameters:
  ///   - tokens: its words.
  ///   - constant: the value of a name; nil when it is not known.
  init(_ tokens: [HeaderToken], constant: @escaping (String) -> Int?) {
    self.tokens = tokens
    self.constant = constant
  }

  /// The value; nil when it is no such expression, or a name in it is not known.
  mutating func value() -> Int? {
    guard let value = binary(0), index == tokens.count else { return nil }
    return value
  }

  private static let operators: [[String]] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<=", ">=", "<", ">"], ["<<", ">>"], ["+", "-"],
    ["*", "/", "%"],
  ]

  private func operation(_ level: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .punctuation else { return nil }
    let one = tokens[index].text
    let two =
      index + 1 < tokens.count && tokens[index + 1].kind == .punctuation
        && tokens[index + 1].column == tokens[index].column + 1 ? one + tokens[index + 1].text : nil
    let isPair = two.map { pair in Self.operators.contains { $0.contains(pair) } } ?? false
    let found = isPair ? two ?? one : one
    return Self.operators[level].contains(found) ? found : nil
  }

  private mutating func binary(_ level: Int) -> Int? {
    guard level < Self.operators.count else { return unary() }
    guard var left = binary(level + 1) else { return nil }
    while let operation = operation(level) {
      index += operation.utf8.count
      guard let right = binary(level + 1), let value = Self.apply(operation, left, right) else { return nil }
      left = value
    }
    return left
  }

  private static func apply(_ operation: String, _ left: Int, _ right: Int) -> Int? {
    switch operation {
    case "||": return left != 0 || right != 0 ? 1 : 0
    case "&&": return left != 0 && right != 0 ? 1 : 0
    case "|": return left | right
    case "^": return left ^ right
    case "&": return left & right
    case "==": return left == right ? 1 : 0
    case "!=": return left != right ? 1 : 0
    case "<=": return left <= right ? 1 : 0
    case ">=": return left >= right ? 1 : 0
    case "<": return left < right ? 1 : 0
    case ">": return left > right ? 1 : 0
    case "<<": return left << right
    case ">>": return left >> right
    case "+": return left &+ right
    case "-": return left &- right
    case "*": return left &* right
    case "/": return right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
    case "%": return right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right).partialValue
    default: return nil
    }
  }

  private mutating func unary() -> Int? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth, index < tokens.count else { return nil }
    let token = tokens[index]
    index += 1
    switch (token.kind, token.text) {
    case (.punctuation, "!"): return unary().map { $0 == 0 ? 1 : 0 }
    case (.punctuation, "~"): return unary().map { ~$0 }
    case (.punctuation, "-"): return unary().map { 0 &- $0 }
    case (.punctuation, "+"): return unary()
    case (.punctuation, "("):
      if let cast = castEnd() {
        index = cast
        return unary()
      }
      guard let value = binary(0), index < tokens.count, tokens[index].isPunctuation(")") else { return nil }
      index += 1
      return value
    case (.number, _): return Self.integer(token.text)
    case (.character, _):
      // Several characters are one number, of which the first is the highest byte.
      return token.text.utf8.count <= 4 ? token.text.utf8.reduce(0) { $0 << 8 | Int($1) } : nil
    case (.identifier, _): return Self.words[token.text] ?? constant(token.text)
    default: return nil
    }
  }

  /// The index after `NSInteger)`, where a parenthesis holds nothing but a type.
  private func castEnd() -> Int? {
    guard index + 1 < tokens.count, tokens[index].kind == .identifier,
      Self.types.contains(tokens[index].text)
    else { return nil }
    var end = index
    while end < tokens.count, tokens[end].kind == .identifier { end += 1 }
    return end < tokens.count && tokens[end].isPunctuation(")") ? end + 1 : nil
  }

  private static let words = [
    "YES": 1, "NO": 0, "true": 1, "false": 0, "TRUE": 1, "FALSE": 0, "NSIntegerMax": Int.max,
    "NSIntegerMin": Int.min, "NSNotFound": Int.max, "INT_MAX": Int(Int32.max), "UINT_MAX": Int(UInt32.max),
  ]

  private static let types: Set = [
    "NSInteger", "NSUInteger", "int", "unsigned", "long", "short", "char", "uint8_t", "uint16_t", "uint32_t",
    "uint64_t", "int8_t", "int16_t", "int32_t", "int64_t", "size_t", "signed",
  ]

  /// The value of a whole number as C writes it.
  static func integer(_ text: String) -> Int? {
    var digits = text.lowercased()
    while let last = digits.last, last == "u" || last == "l" { digits.removeLast() }
    let (radix, prefix) =
      digits.hasPrefix("0x")
      ? (16, 2)
      : digits.hasPrefix("0b") ? (2, 2) : digits.hasPrefix("0") && digits.count > 1 ? (8, 1) : (10, 0)
    return UInt(digits.dropFirst(prefix), radix: radix).map { Int(bitPattern: $0) }
  }
}
