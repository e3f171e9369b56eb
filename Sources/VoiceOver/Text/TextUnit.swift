/// A piece of text through which the cursor moves in one step, finest first.
enum TextUnit: Int, Hashable, Sendable, CaseIterable, Comparable {
  case character, word, line, sentence, paragraph

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A text, cut into the pieces through which a cursor moves. Ranges count UTF-16 units.
struct TextPieces: Sendable {
  /// The whole text.
  let string: String
  /// How long the text is, in UTF-16 units.
  let count: Int
  private let lines: [Range<Int>]

  /// - Parameter lines: as they are laid out; empty when nobody knows, so that sentences take their place.
  init(_ string: String, lines: [Range<Int>] = []) {
    self.string = string
    count = string.utf16.count
    let count = count
    self.lines = lines.filter { $0.lowerBound >= 0 && $0.upperBound <= count }
  }

  /// The pieces of one size, in order, without overlap. Blanks between words and between sentences belong
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

  /// A part of the text; empty where the range lies outside.
  subscript(range: Range<Int>) -> String {
    let utf16 = string.utf16
    guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let end = utf16.index(start, offsetBy: range.count)
    return String(decoding: utf16[start..<end], as: UTF16.self)
  }

  // MARK: Moving

  /// The first piece that begins at an offset or behind it.
  func next(_ unit: TextUnit, from offset: Int) -> Range<Int>? {
    ranges(of: unit).first { $0.lowerBound >= offset }
  }

  /// The first piece that does not end before an offset, from there on: what an insertion point passes over.
  func rest(_ unit: TextUnit, from offset: Int) -> Range<Int>? {
    ranges(of: unit).first { $0.upperBound > offset }.map { max($0.lowerBound, offset)..<$0.upperBound }
  }

  /// The last piece that begins before an offset.
  func previous(_ unit: TextUnit, before offset: Int) -> Range<Int>? {
    ranges(of: unit).last { $0.lowerBound < offset }
  }

  /// The piece around an offset: the one that begins there rather than the one that ends there; behind
  /// the last piece, that one.
  func piece(_ unit: TextUnit, at offset: Int) -> Range<Int>? {
    let ranges = ranges(of: unit)
    return ranges.first { $0.contains(offset) } ?? ranges.last { $0.upperBound <= offset } ?? ranges.first
  }

  // MARK: Cutting

  private var characters: [(character: Character, range: Range<Int>)] {
    var start = 0
    return string.map { character in
      let end = start + character.utf16.count
      defer { start = end }
      return (character, start..<end)
    }
  }

  /// Letters and digits that stand together, with an apostrophe or a decimal point inside; each sign of a
  /// script without blanks; else signs that stand together.
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

  /// Up to a full stop with a blank behind it, or to the end of the line. A stop of a script without blanks
  /// needs none.
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
        // A quotation mark behind it belongs to it.
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

  /// What a character is to somebody who moves by words.
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
