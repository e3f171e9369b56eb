import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// A word or a sentence that is being read.
public struct ContentHighlight: Sendable, Equatable {
  /// What is highlighted.
  public enum Unit: String, Sendable, Codable {
    /// The word that is spoken now.
    case word
    /// The sentence that it is in.
    case sentence
  }

  /// What is highlighted.
  public var unit: Unit
  /// The element in whose words it is.
  public var element: AccessibilityElement.ID
  /// The text that it is part of: the label or the value of the element.
  public var text: String
  /// The highlighted part of ``text``, in UTF-16 units.
  public var range: Range<Int>
  /// Where that part is on the screen, in points: a rectangle for each line or part of one. Where nobody knows, a share of the
  /// element.
  public var frames: [CGRect]

  /// The rectangle around ``frames``.
  public var frame: CGRect { frames.reduce(.null) { $0.union($1) } }
}

extension AccessibilityElement {
  /// Where a part of the element's text is, as far as its lines tell: a share of the line that it begins in.
  ///
  /// - Parameters:
  ///   - range: in UTF-16 units.
  ///   - count: the length of the text.
  func frame(of range: Range<Int>, count: Int) -> CGRect {
    let bounds = bounds
    let lines = hasDetails ? details.text?.lines ?? [] : []
    let line = lines.lastIndex { $0.lowerBound <= range.lowerBound } ?? 0
    let own = lines.isEmpty ? 0..<max(1, count) : lines[line]
    let last = lines.lastIndex { $0.lowerBound < range.upperBound } ?? line
    let height = bounds.height / Double(max(1, lines.count))
    let rows = CGRect(
      x: bounds.minX, y: bounds.minY + Double(line) * height, width: bounds.width,
      height: Double(max(1, last - line + 1)) * height)
    // What goes over several lines takes their whole width.
    guard last == line, !own.isEmpty else { return rows }
    let unit = bounds.width / Double(own.count)
    let start = Double(range.lowerBound - own.lowerBound) * unit
    return CGRect(x: rows.minX + start, y: rows.minY, width: Double(range.count) * unit, height: rows.height)
  }
}

extension SpokenContentEngine {
  /// What is highlighted now, a sentence before the word in it.
  mutating func highlightsNow() -> [ContentHighlight] {
    let setting = settings.spokenContent.highlight
    guard setting != .off, let reading, reading.waitsUntil == nil,
      reading.element.pieces.indices.contains(reading.place.piece),
      let element = tree.element(withID: reading.element.id)
    else { return [] }
    let piece = reading.element.pieces[reading.place.piece]
    let isSelection = reading.source == .selection
    let shift = isSelection ? reading.selectionStart : 0
    let text = isSelection ? element.details.text?.string ?? piece.text.string : piece.text.string
    var units: [(ContentHighlight.Unit, [Range<Int>])] = []
    if setting.showsSentences { units.append((.sentence, piece.pieces.sentences)) }
    if setting.showsWords { units.append((.word, piece.pieces.words)) }
    return units.compactMap { unit, ranges in
      guard let range = TextPieces.piece(at: reading.place.offset, in: ranges) else { return nil }
      let place = (range.lowerBound + shift)..<(range.upperBound + shift)
      return ContentHighlight(
        unit: unit, element: element.id, text: text, range: place,
        frames: frames(of: unit, TextPlace(place, of: text), in: element))
    }
  }
}
