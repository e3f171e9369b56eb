/// The values of constants and macros, as Swift writes them.
enum ConstantValue {
  private static let mostDepth = 8

  /// The value of a constant: a text, a number, true or false, or that of another; nil for anything else.
  ///
  /// - Parameters:
  ///   - words: the words after the equals sign.
  ///   - value: the words of the value of another constant.
  ///   - macro: the words of a macro.
  static func text(
    _ words: [HeaderToken], value: (String) -> [HeaderToken]?, macro: (String) -> [HeaderToken]?,
    depth: Int = 0
  ) -> String? {
    guard depth < mostDepth, let first = words.first else { return nil }
    if words.allSatisfy({ $0.kind == .string }) { return SwiftWords.literal(words.map(\.text).joined()) }
    if words.count == 1, first.kind == .identifier {
      if let truth = truths[first.text] { return truth }
      guard let other = value(first.text) ?? macro(first.text) else { return nil }
      return text(other, value: value, macro: macro, depth: depth + 1)
    }
    return number(words)?.text
  }

  /// The type and value of a macro.
  static func macro(
    _ words: [HeaderToken], named: (String) -> [HeaderToken]?, _ constants: [String: Int], depth: Int = 0
  ) -> (type: String, value: String)? {
    guard depth < mostDepth, let first = words.first else { return nil }
    if words.allSatisfy({ $0.kind == .string }) {
      return ("String", SwiftWords.literal(words.map(\.text).joined()))
    }
    if words.count > 2, first.isPunctuation("("), words.last?.isPunctuation(")") == true {
      return macro(Array(words[1..<words.count - 1]), named: named, constants, depth: depth + 1)
    }
    if words.count == 1, first.kind == .identifier {
      if let truth = truths[first.text] { return ("Bool", truth) }
      return named(first.text).flatMap { macro($0, named: named, constants, depth: depth + 1) }
    }
    if let number = number(words) { return number.typed }
    var expression = ConstantExpression(words) { constants[$0] }
    guard words.count > 1, words.allSatisfy({ $0.kind != .identifier || constants[$0.text] != nil }),
      let value = expression.value()
    else { return nil }
    return (Int32(exactly: value) != nil ? "Int32" : "Int", String(value))
  }

  private static let truths = ["YES": "true", "NO": "false", "true": "true", "false": "false"]

  /// A number with a sign before it at most.
  private static func number(_ words: [HeaderToken]) -> (text: String, typed: (type: String, value: String))?
  {
    let isNegative = words.first?.isPunctuation("-") == true
    guard words.count == (isNegative ? 2 : 1), let word = words.last, word.kind == .number else { return nil }
    let sign = isNegative ? "-" : ""
    var text = word.text.lowercased()
    if let value = ConstantExpression.integer(text) {
      let isLong = text.hasSuffix("l") || text.contains("lu")
      let isUnsigned =
        text.contains("u") && !text.hasPrefix("0x") || text.hasSuffix("u") || text.hasSuffix("ul")
      let type =
        isUnsigned
        ? isLong ? "UInt" : "UInt32" : isLong ? "Int" : Int32(exactly: value) != nil ? "Int32" : "Int"
      return (sign + String(value), (type, sign + String(value)))
    }
    let isFloat = text.hasSuffix("f")
    if isFloat || text.hasSuffix("l") { text.removeLast() }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text += "0" }
    guard Double(text) != nil, !text.hasPrefix("0x") else { return nil }
    return (sign + text, (isFloat ? "Float" : "Double", sign + text))
  }
}
