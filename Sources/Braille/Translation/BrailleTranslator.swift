import Foundation

/// Translates text into cells and back, with a liblouis table.
///
/// ```swift
/// let translator = try BrailleTranslator(table: BrailleTable("en-ueb-g2.ctb"))
/// translator.translate("the").unicode  // "⠮"
/// ```
public struct BrailleTranslator: Sendable {
  /// The table with which the translator works.
  public let table: BrailleTable
  /// True to avoid contractions even if the table has them.
  public let avoidsContractions: Bool
  /// True to write the name of an emoji in its place; false leaves emoji to the table, which rarely covers
  /// them.
  public var namesEmoji = true

  /// How much is passed to liblouis at once, in scalars: its running time grows faster than linearly.
  static let pieceLength = 2_000

  /// Creates a translator with a table.
  ///
  /// - Throws: ``BrailleError`` when there is no such table, or liblouis cannot read it.
  public init(table: BrailleTable, avoidsContractions: Bool = false) throws(BrailleError) {
    self.table = try BrailleTableLibrary.table(named: table.name)
    self.avoidsContractions = avoidsContractions
    guard LouisLibrary.isUsable(table.name) else { throw .unusableTable(table.name) }
  }

  // MARK: Text to cells

  /// Translates text into cells. A part that liblouis cannot translate becomes blank cells.
  public func translate(_ text: String) -> BrailleTranslation {
    let source = Source(text, namesEmoji: namesEmoji)
    var cells: [UInt8] = []
    var offsets: [Int] = []
    var start = 0
    while start < source.scalars.count {
      let end = source.pieceEnd(from: start, limit: Self.pieceLength)
      let piece = Array(source.scalars[start..<end])
      let result = LouisLibrary.translate(piece, by: table.name, noContractions: avoidsContractions)
      guard let result, result.consumed > 0 else {
        // Blanks in place of what liblouis cannot translate, so that nothing after it is lost.
        cells += [UInt8](repeating: 0, count: piece.count)
        offsets += source.origins[start..<end]
        start = end
        continue
      }
      for (unit, position) in zip(result.output, result.inputPositions) {
        cells.append(UInt8(truncatingIfNeeded: unit & 0xFF))
        offsets.append(source.origins[min(max(start + position, start), end - 1)])
      }
      start += result.consumed
    }
    return BrailleTranslation(cells: cells, textOffsets: offsets, length: text.utf16.count)
  }

  // MARK: Cells to text

  /// The text that cells represent; empty when they do not represent any yet, such as a capital sign alone.
  public func text(of cells: [UInt8]) -> String {
    guard !cells.isEmpty, let result = LouisLibrary.backTranslate(cells, by: table.name) else { return "" }
    var scalars = String.UnicodeScalarView()
    for unit in result.output {
      if let scalar = Unicode.Scalar(unit), unit != 0 { scalars.append(scalar) }
    }
    return String(scalars)
  }

  // MARK: Input

  /// Text in the form that liblouis takes, and the origin of each scalar.
  private struct Source {
    var scalars: [UInt32] = []
    /// The UTF-16 offset that each scalar comes from.
    var origins: [Int] = []

    init(_ text: String, namesEmoji: Bool) {
      var offset = 0
      for character in text {
        let start = offset
        if namesEmoji, let name = Self.emojiName(character) {
          for scalar in name.unicodeScalars { add(scalar.value, at: start) }
          offset += character.utf16.count
          continue
        }
        for scalar in character.unicodeScalars {
          // Line breaks and other control characters become spaces.
          let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
          add(isControl || scalar.value == 0xFFFF ? 0x20 : scalar.value, at: offset)
          offset += scalar.utf16.count
        }
      }
    }

    private mutating func add(_ scalar: UInt32, at offset: Int) {
      scalars.append(scalar)
      origins.append(offset)
    }

    /// The end of a piece: after a space if there is one, so that no word is split.
    func pieceEnd(from start: Int, limit: Int) -> Int {
      let end = start + limit
      guard end < scalars.count else { return scalars.count }
      let blank = scalars[(start + 1)..<end].lastIndex(of: 0x20)
      return blank.map { $0 + 1 } ?? end
    }

    /// The Unicode name of an emoji, in lower case; nil for other characters.
    private static func emojiName(_ character: Character) -> String? {
      guard let first = character.unicodeScalars.first else { return nil }
      let properties = first.properties
      let looksLikeOne =
        properties.isEmojiPresentation
        || (properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F } && !first.isASCII)
      guard looksLikeOne, let name = properties.name else { return nil }
      return name.lowercased()
    }
  }
}
