/// Makes text safe for the engine, so that nothing in it can be taken for a command.
enum SpeakableText {
  /// The longest run without a space, as a precaution for the engine's word buffer.
  static let longestWord = 60

  /// A piece of text that is passed to the engine at one time.
  struct Piece: Hashable {
    var text: String
    /// The offset of each scalar of ``text`` in the whole text, in UTF-16 units.
    var offsets: [Int]
  }

  /// The most scalars in one piece, so that one long text does not monopolise the engine.
  static let longestPiece = 1_500

  /// Text without the characters that control espeak-ng, and with overlong words broken up.
  ///
  /// Markup needs no escaping, because the engine is never told to parse any; but control characters begin
  /// its embedded commands, a NUL ends its text, and it uses private-use characters internally.
  static func clean(_ text: String) -> String { cleaned(text).text }

  private static func cleaned(_ text: String) -> Piece {
    var result = String.UnicodeScalarView()
    var offsets: [Int] = []
    var offset = 0
    var length = 0
    func append(_ scalar: Unicode.Scalar) {
      result.append(scalar)
      offsets.append(offset)
    }
    for scalar in text.unicodeScalars {
      let isPlain = (0x21...0x7E).contains(scalar.value)
      switch isPlain ? .lowercaseLetter : scalar.properties.generalCategory {
      case .control, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator:
        append(scalar == "\n" ? "\n" : " ")
        length = 0
      case _ where !isPlain && (scalar == "\u{FFFC}" || scalar.properties.isWhitespace):
        append(" ")
        length = 0
      default:
        if length == longestWord {
          append(" ")
          length = 0
        }
        append(scalar)
        length += 1
      }
      offset += UTF16.width(scalar)
    }
    return Piece(text: String(result), offsets: offsets)
  }

  /// Clean text in pieces that end with a sentence if possible.
  static func pieces(_ text: String) -> [Piece] {
    let whole = cleaned(text)
    guard whole.offsets.count > longestPiece else { return hasContent(whole.text) ? [whole] : [] }
    let scalars = Array(whole.text.unicodeScalars)
    var pieces: [Piece] = []
    var start = 0
    while start < scalars.count {
      let end = end(of: scalars, from: start)
      let part = String(String.UnicodeScalarView(scalars[start..<end]))
      if hasContent(part) { pieces.append(Piece(text: part, offsets: Array(whole.offsets[start..<end]))) }
      start = end
    }
    return pieces
  }

  /// The end of the piece that begins at an index: after a sentence, or else after a word.
  private static func end(of scalars: [Unicode.Scalar], from start: Int) -> Int {
    let limit = start + longestPiece
    guard limit < scalars.count else { return scalars.count }
    var space: Int?
    for index in stride(from: limit - 1, to: start + longestPiece / 3, by: -1)
    where scalars[index] == " " || scalars[index] == "\n" {
      space = space ?? index + 1
      if scalars[index] == "\n" || ".!?…".unicodeScalars.contains(scalars[index - 1]) { return index + 1 }
    }
    return space ?? limit
  }

  /// True when there is anything but whitespace, which the engine may have something to say for.
  static func hasContent(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.properties.isWhitespace }
  }
}
