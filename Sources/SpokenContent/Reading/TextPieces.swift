/// The words and sentences of a text, in UTF-16 units.
struct TextPieces: Sendable, Equatable {
  /// From the first letter to the end mark, without the space between sentences.
  let sentences: [Range<Int>]
  /// Letters and digits that belong together, each ideograph by itself.
  let words: [Range<Int>]

  init(_ text: String) {
    var sentences: [Range<Int>] = []
    var words: [Range<Int>] = []
    var sentence: Int?
    var end = 0
    var hasEnded = false
    var word: Int?
    var offset = 0
    func endWord() {
      if let start = word { words.append(start..<offset) }
      word = nil
    }
    func endSentence() {
      if let start = sentence { sentences.append(start..<end) }
      sentence = nil
      hasEnded = false
    }
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let length = character.utf16.count
      if character.isWhitespace {
        endWord()
        if hasEnded || character.isNewline { endSentence() }
        offset += length
        continue
      }
      if sentence == nil { sentence = offset }
      end = offset + length
      if Self.isIdeograph(character) {
        endWord()
        words.append(offset..<end)
        hasEnded = false
      } else if character.isLetter || character.isNumber {
        if word == nil { word = offset }
        hasEnded = false
      } else {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        let joins = word != nil && Self.joints.contains(character) && (next.isLetter || next.isNumber)
        if !joins { endWord() }
        if Self.stops.contains(character) {
          hasEnded = true
        } else if Self.wideStops.contains(character) {
          hasEnded = true
          // Where no space follows a sentence, the mark alone ends it.
          if !Self.closing.contains(next) { endSentence() }
        } else if !Self.closing.contains(character) {
          hasEnded = false
        }
      }
      offset += length
    }
    endWord()
    endSentence()
    self.sentences = sentences
    self.words = words
  }

  /// The piece of a list that an offset is in, or comes behind.
  static func piece(at offset: Int, in pieces: [Range<Int>]) -> Range<Int>? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1] : pieces.first
  }

  private static let stops: Set<Character> = [".", "!", "?", "…", "‽", "؟", "।"]
  private static let wideStops: Set<Character> = ["。", "！", "？", "．"]
  private static let closing: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»", "」", "』", "）"]
  private static let joints: Set<Character> = ["'", "’", ".", ",", "_", "-"]

  private static func isIdeograph(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x3040...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar)
      || (0xF900...0xFAFF).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
  }
}
