/// A word of a header.
struct HeaderToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identifier
    case number
    /// A string, in C or in Objective-C; the text is its value.
    case string
    /// A character constant; the text is its value.
    case character
    /// A word after an at sign, which the text begins with.
    case keyword
    /// One character, or three dots.
    case punctuation
    /// A line of the preprocessor; the text is what follows the number sign.
    case directive
  }

  var kind: Kind
  var text: String
  var line: Int
  var column: Int

  func isPunctuation(_ wanted: String) -> Bool { kind == .punctuation && text == wanted }
}
