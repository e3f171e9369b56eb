import CurbcutFoundation

/// The words, sentences and paragraphs of a text.
enum TextParts {
  /// The parts that touch a range.
  static func parts(of text: String, _ unit: NLTokenUnit, in range: Range<String.Index>) -> [Range<
    String.Index
  >] {
    if unit == .document { return text.isEmpty ? [] : [text.startIndex..<text.endIndex] }
    let options: NSString.EnumerationOptions =
      switch unit {
      case .word: .byWords
      case .sentence: .bySentences
      default: .byParagraphs
      }
    var parts: [Range<String.Index>] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [options, .substringNotRequired]) {
      _, part, _, stops in
      if part.lowerBound >= range.upperBound { stops = true }
      if part.overlaps(range) { parts.append(part) }
    }
    return parts
  }

  /// The part at a place; a place between two words is a part by itself.
  static func range(at index: String.Index, _ unit: NLTokenUnit, in text: String) -> Range<String.Index> {
    guard index < text.endIndex else { return text.endIndex..<text.endIndex }
    let one = index..<text.index(after: index)
    return parts(of: text, unit, in: one).first ?? one
  }
}
