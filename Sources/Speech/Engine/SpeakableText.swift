/// Text as it may be handed to the engine: nothing in it can be taken for a command.
enum SpeakableText {
  /// The longest run without a space that the engine's word buffer is trusted with.
  static let longestWord = 60

  /// Text without the characters by which espeak-ng is steered, and with overlong words broken.
  ///
  /// Markup needs no escape, because the engine is never told to look for any; but control characters
  /// begin its embedded commands, a NUL ends its text, and it keeps private-use characters for itself.
  static func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var length = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator:
        result.append(scalar == "\n" ? "\n" : " ")
        length = 0
      case _ where scalar == "\u{FFFC}" || scalar.properties.isWhitespace:
        result.append(" ")
        length = 0
      default:
        if length == longestWord {
          result.append(" ")
          length = 0
        }
        result.append(scalar)
        length += 1
      }
    }
    return String(result)
  }

  /// True when there is a letter, a digit, a symbol or a mark that the engine could say something for.
  static func hasContent(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.properties.isWhitespace }
  }
}
