import Foundation

/// Words that agree with the number beside them, where a text asks for it: `^[3 dog](inflect: true)`.
///
/// Follows <https://developer.apple.com/documentation/foundation/attributedstring/automatic_grammar_agreement>. English
/// nouns are inflected; in other languages the words stay as they were translated, as they do on iOS in a language that
/// it has no grammar for.
package enum GrammarAgreement {
  /// The text without the marks of attributes, and with its words inflected.
  ///
  /// - Parameters:
  ///   - text: a text from the app's strings, with its values in it.
  ///   - language: the code of the language that it is in.
  package static func agreed(_ text: String, language: String?) -> String {
    guard text.contains("^[") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "^[") {
      guard let words = span(rest[start.upperBound...], "[", "]"), words.after.first == "(",
        let attributes = span(words.after.dropFirst(), "(", ")")
      else {
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      result += rest[..<start.lowerBound]
      let inflects = attributes.inner.firstMatch(of: /\binflect\s*:\s*true\b/) != nil
      result += inflects && language == "en" ? inflected(words.inner) : String(words.inner)
      rest = attributes.after
    }
    return result + rest
  }

  /// What stands before the bracket that ends a stretch, and after it; nil when none does.
  private static func span(
    _ text: Substring, _ opening: Character, _ closing: Character
  ) -> (inner: Substring, after: Substring)? {
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      guard text[index] == closing else { continue }
      if depth == 0 { return (text[..<index], text[text.index(after: index)...]) }
      depth -= 1
    }
    return nil
  }

  /// Words with their noun in the number that the first figure among them asks for.
  private static func inflected(_ words: Substring) -> String {
    guard let figure = words.firstMatch(of: /[0-9][0-9.,\u{A0}\u{202F}]*/) else { return String(words) }
    // The noun is the last word, or the one before what belongs to it: “3 slices of bread”.
    let tail = words[figure.range.upperBound...]
    let end = tail.firstMatch(of: /\s(?:of|in|on|with|from|for|at)\s/)?.range.lowerBound ?? tail.endIndex
    guard let noun = tail[..<end].matches(of: /\p{L}[\p{L}'’-]*/).last else { return String(words) }
    let word = String(noun.output)
    let form = figure.output == "1" ? EnglishNoun.singular(of: word) : EnglishNoun.plural(of: word)
    return words[..<noun.range.lowerBound] + form + words[noun.range.upperBound...]
  }
}
