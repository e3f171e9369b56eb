/// A unit of text by which the cursor moves, finest first.
enum TextUnit: Int, Hashable, Sendable, CaseIterable, Comparable {
  case character, word, line, sentence, paragraph

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A text, divided into the pieces by which a cursor moves. Ranges are in UTF-16 units.
struct TextPieces: Sendable {
  /// The whole text.
  let string: String
  /// The length of the text, in UTF-16 units.
  let count: Int
  private let lines: [Range<Int>]

  /// - Parameter lines: the lines as laid out; empty when unknown, in which case sentences take their place.
  init(_ string: String, lines: [Range<Int>] = []) {
    self.string = string
    count = string.utf16.count
    let count = count
    self.lines = lines.filter { $0.lowerBound >= 0 && $0.upperBound <= count }
  }

  /// The pieces for a unit, in order and without overlap. Spaces between words and between sentences belong
  /// to no piece.
  func ranges(of unit: TextUnit) -> [Range<Int>] {
    switch unit {
    case .character: characters.map(\.range)
    case .word: words
    case .line: lines.isEmpty ? sentences : lines
    case .sentence: sentences
    case .paragraph: paragraphs
    }
  }

  /// A part of the text; empty when the range is out of bounds.
  subscript(range: Range<Int>) -> String {
    let utf16 = string.utf16
    guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let end = utf16.index(start, offsetBy: range.count)
    return String(decoding: utf16[start..<end], as: UTF16.self)
  }

  // MARK: Moving

  /// The first piece that begins at or after an offset.
  func next(_ unit: TextUnit, from offset: Int) -> Range<Int>? {
    ranges(of: unit).first { $0.lowerBound >= offset }
  }

  /// The rest, from an offset on, of the first piece that ends after it: what an insertion point moving
  /// forward passes over.
  func rest(_ unit: TextUnit, from offset: Int) -> Range<Int>? {
    ranges(of: unit).first { $0.upperBound > offset }.map { max($0.lowerBound, offset)..<$0.upperBound }
  }

  /// The last piece that begins before an offset.
  func previous(_ unit: TextUnit, before offset: Int) -> Range<Int>? {
    ranges(of: unit).last { $0.lowerBound < offset }
  }

  /// The piece around an offset: the one that begins there rather than the one that ends there. Between
  /// pieces and after the last one, the piece before the offset.
  func piece(_ unit: TextUnit, at offset: Int) -> Range<Int>? {
    let ranges = ranges(of: unit)
    return ranges.first { $0.contains(offset) } ?? ranges.last { $0.upperBound <= offset } ?? ranges.first
  }

  // MARK: Dividing

  private var characters: [(character: Character, range: Range<Int>)] {
    var start = 0
    return string.map { character in
      let end = start + character.utf16.count
      defer { start = end }
      return (character, start..<end)
    }
  }

  /// Consecutive letters and digits, which may include apostrophes or decimal points; each ideograph of a
  /// script without spaces; otherwise consecutive punctuation and symbols.
  private var words: [Range<Int>] {
    let characters = characters
    var result: [Range<Int>] = []
    var last = Kind.blank
    for (index, (character, range)) in characters.enumerated() {
      var kind = Kind(character)
      if kind == .sign, last == .word, Self.joins(character), index + 1 < characters.count,
        Kind(characters[index + 1].character) == .word
      {
        kind = .word
      }
      if kind != .blank {
        if kind == last, kind != .ideograph, let before = result.popLast() {
          result.append(before.lowerBound..<range.upperBound)
        } else {
          result.append(range)
        }
      }
      last = kind
    }
    return result
  }

  private static func joins(_ character: Character) -> Bool {
    switch character {
    case "'", "’", ".", ",", "_": true
    default: false
    }
  }

  /// Up to a full stop that is followed by a space, or to the end of the line. A full stop in a script
  /// without spaces needs no space.
  private var sentences: [Range<Int>] {
    let characters = characters
    var result: [Range<Int>] = []
    var start: Int?
    var end = 0
    var hasStopped = false
    func finish() {
      if let first = start { result.append(first..<end) }
      start = nil
      hasStopped = false
    }
    for (index, (character, range)) in characters.enumerated() {
      if character.isWhitespace {
        if hasStopped || character.isNewline { finish() }
        continue
      }
      if start == nil { start = range.lowerBound }
      end = range.upperBound
      if Self.fullStops.contains(character) {
        hasStopped = true
      } else if Self.wideStops.contains(character) {
        // A following quotation mark belongs to the sentence.
        let next = index + 1 < characters.count ? characters[index + 1].character : nil
        if next.map({ !Self.closing.contains($0) }) ?? true { finish() } else { hasStopped = true }
      } else if !Self.closing.contains(character) {
        hasStopped = false
      }
    }
    finish()
    return result
  }

  private static let fullStops: Set<Character> = [".", "!", "?", "…", "‽", "؟", "।"]
  private static let wideStops: Set<Character> = ["。", "！", "？", "．"]
  private static let closing: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»", "」", "』", "）"]

  private var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for (character, range) in characters {
      if character.isNewline {
        if let start { result.append(start..<range.lowerBound) }
        start = nil
      } else if start == nil {
        start = range.lowerBound
      }
    }
    if let start { result.append(start..<count) }
    return result
  }

  /// The class of a character for moving by words.
  enum Kind {
    case blank, word, ideograph, sign

    init(_ character: Character) {
      if character.isWhitespace {
        self = .blank
      } else if let scalar = character.unicodeScalars.first, scalar.properties.isIdeographic {
        self = .ideograph
      } else if character.isLetter || character.isNumber {
        self = .word
      } else {
        self = .sign
      }
    }
  }
}
