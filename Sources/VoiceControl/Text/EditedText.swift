import AccessibilityTree

/// The text that is being edited, and where in it words, units and the selection are. Ranges are in UTF-16 units.
struct EditedText: Sendable {
  let element: AccessibilityElement.ID
  let string: String
  let selection: Range<Int>
  private let lines: [Range<Int>]

  /// The text of the field that is being edited; nil for an element that is none.
  init?(_ element: AccessibilityElement) {
    guard element.traits.contains(.isEditing), let text = element.details.text, text.isEditable else {
      return nil
    }
    self.element = element.id
    string = text.string
    let count = text.string.utf16.count
    // An app may report any range.
    selection = (text.selection ?? count..<count).clamped(to: 0..<count)
    lines = text.lines
  }

  var count: Int { string.utf16.count }

  func ranges(_ unit: TextUnit) -> [Range<Int>] { unit.ranges(of: string, lines: lines) }

  /// The unit at the insertion point, or the one before it where it is between two.
  func current(_ unit: TextUnit) -> Range<Int>? {
    let all = ranges(unit)
    let place = selection.upperBound
    return all.first { $0.lowerBound <= place && place < $0.upperBound }
      ?? all.last { $0.upperBound <= place } ?? all.first
  }

  /// The next units, from the end of the selection to the end of the last.
  func next(_ count: Int, _ unit: TextUnit) -> Range<Int>? {
    let after = ranges(unit).filter { $0.upperBound > selection.upperBound }.prefix(count)
    guard let first = after.first, let last = after.last else { return nil }
    return max(first.lowerBound, selection.upperBound)..<last.upperBound
  }

  /// The previous units, up to the beginning of the selection.
  func previous(_ count: Int, _ unit: TextUnit) -> Range<Int>? {
    let before = ranges(unit).filter { $0.lowerBound < selection.lowerBound }.suffix(count)
    guard let first = before.first, let last = before.last else { return nil }
    return first.lowerBound..<min(last.upperBound, selection.lowerBound)
  }

  /// Where words stand in the text: the place nearest before the insertion point, else the first after it.
  func find(_ words: [String], form: SpokenForm, after start: Int = 0) -> Range<Int>? {
    guard !words.isEmpty else { return nil }
    let all = ranges(.word).filter { $0.lowerBound >= start }
    // A word of the text may be several as it is said.
    let spoken = all.map { form.words(of: string.part($0)).joined() }
    let wanted = words.joined()
    var found: [Range<Int>] = []
    for first in all.indices {
      var joined = ""
      for last in first..<all.endIndex {
        joined += spoken[last]
        if joined == wanted {
          found.append(all[first].lowerBound..<all[last].upperBound)
          break
        }
        if !wanted.hasPrefix(joined) { break }
      }
    }
    return found.last { $0.upperBound <= selection.upperBound } ?? found.first
  }

  /// A range together with one of the spaces around it, so that none is left over when it is deleted.
  func withSpace(_ range: Range<Int>) -> Range<Int> {
    let next = string.part(range.upperBound..<range.upperBound + 1)
    if range.lowerBound > 0, string.part(range.lowerBound - 1..<range.lowerBound) == " " {
      let isGap = next.isEmpty || " \n.,;:!?".contains(next)
      return isGap ? range.lowerBound - 1..<range.upperBound : range
    }
    return range.lowerBound == 0 && next == " " ? range.lowerBound..<range.upperBound + 1 : range
  }
}
