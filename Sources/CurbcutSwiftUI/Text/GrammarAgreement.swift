import Foundation

/// Automatic grammar agreement: `^[3 cup](inflect: true)` is shown as "3 cups".
///
/// Follows <https://developer.apple.com/documentation/foundation/morphology>, in English, where a noun agrees with the
/// number before it. Texts of other languages stay as they are written.
enum GrammarAgreement {
  /// Changes the last word of each marked span as its number asks.
  static func apply(to parts: inout [InlineMarkdown.Part], language: String?) {
    guard language?.hasPrefix("en") ?? true else { return }
    for span in Set(parts.map(\.inflection)).subtracting([0]) {
      let inside = parts.indices.filter { parts[$0].inflection == span }
      let text = inside.map { string(of: parts[$0]) }.joined()
      guard let number = number(in: text),
        let last = inside.last(where: { string(of: parts[$0]).contains(where: \.isLetter) })
      else { continue }
      parts[last].content = .string(agreeing(string(of: parts[last]), with: number))
    }
  }

  private static func string(of part: InlineMarkdown.Part) -> String {
    if case .string(let string) = part.content { string } else { "" }
  }

  private static func number(in text: String) -> Double? {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    return Double(digits.filter { $0 != "," })
  }

  private static func agreeing(_ text: String, with number: Double) -> String {
    guard let end = text.lastIndex(where: \.isLetter) else { return text }
    let before = text[..<end].lastIndex { !$0.isLetter }
    let start = before.map { text.index(after: $0) } ?? text.startIndex
    let word = String(text[start...end])
    let agreeing = number == 1 ? singular(word) : plural(word)
    return String(text[..<start]) + agreeing + String(text[text.index(after: end)...])
  }

  // MARK: English nouns

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "leaf": "leaves", "half": "halves", "shelf": "shelves",
    "knife": "knives",
    "life": "lives", "wife": "wives", "loaf": "loaves", "wolf": "wolves",
  ]
  private static let unchanging: Set<String> = ["sheep", "fish", "series", "species", "aircraft", "deer"]
  private static let hissing = ["s", "x", "z", "ch", "sh"]

  static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) || singular(word) != word { return word }
    if let known = irregular[lower] { return String(word.prefix(1)) + known.dropFirst() }
    if hissing.contains(where: lower.hasSuffix) { return word + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return String(word.dropLast()) + "ies"
    }
    return word + "s"
  }

  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) { return word }
    if let known = irregular.first(where: { $0.value == lower }) {
      return String(word.prefix(1)) + known.key.dropFirst()
    }
    if lower.count > 4, lower.hasSuffix("ies") { return String(word.dropLast(3)) + "y" }
    let stem = lower.dropLast(2)
    if lower.hasSuffix("es"), hissing.contains(where: stem.hasSuffix) { return String(word.dropLast(2)) }
    if lower.hasSuffix("s"), !["ss", "us", "is"].contains(where: lower.hasSuffix) {
      return String(word.dropLast())
    }
    return word
  }
}
