import Foundation

extension DesktopModel {
  /// The most characters that are asked for of one text.
  static let mostText = 65_536

  /// Takes an event about a text: what was typed is in the event, and need not be asked for.
  mutating func applyToText(_ event: AccessibleEvent) {
    switch event {
    case .inserted(let reference, let place, let new):
      edit(reference) { text in
        guard (0...text.unicodeScalars.count).contains(place) else { return false }
        text.unicodeScalars.insert(
          contentsOf: new.unicodeScalars, at: text.unicodeScalars.index(text.startIndex, offsetBy: place))
        return true
      }
    case .deleted(let reference, let place, let count):
      edit(reference) { text in
        guard place >= 0, count >= 0, count <= text.unicodeScalars.count,
          place <= text.unicodeScalars.count - count
        else {
          return false
        }
        let start = text.unicodeScalars.index(text.startIndex, offsetBy: place)
        text.unicodeScalars.removeSubrange(start..<text.unicodeScalars.index(start, offsetBy: count))
        return true
      }
    case .textChanged(let reference):
      guard let slot = slot(of: reference), isTextKept(slot) else { return }
      forget([.text, .caret, .selection, .characterCount], of: slot)
    case .caret(let reference, let place):
      guard let slot = slot(of: reference), isTextKept(slot) else { return }
      setExtra(slot) {
        $0.caret = place
        // A selection that is still there is told as an event of its own.
        $0.selection = nil
      }
      note(slot)
    default: break
    }
  }

  private func isTextKept(_ slot: Int32) -> Bool {
    !self[slot].known.union(self[slot].asked).isDisjoint(with: [.text, .characterCount])
  }

  private mutating func edit(_ reference: ObjectReference, _ change: (inout String) -> Bool) {
    guard let slot = slot(of: reference), isTextKept(slot) else { return }
    // While an answer is under way, nobody knows whether it holds the change.
    guard self[slot].known.contains(.text), !self[slot].asked.contains(.text), var text = extra(slot).text,
      change(&text), text.unicodeScalars.count <= Self.mostText
    else { return forget([.text, .caret, .selection, .characterCount], of: slot) }
    setExtra(slot) { $0.text = text }
    note(slot)
  }
}

/// Places in a text, counted in Unicode scalars as AT-SPI does, and in UTF-16 units.
enum TextOffsets {
  /// The UTF-16 offset of a scalar; the end for one beyond it.
  static func utf16(_ scalar: Int, in text: String) -> Int {
    var result = 0
    for (index, character) in text.unicodeScalars.enumerated() {
      if index >= scalar { break }
      result += UTF16.width(character)
    }
    return result
  }

  /// How many scalars begin before a UTF-16 offset.
  static func scalar(_ utf16: Int, in text: String) -> Int {
    var (rest, result) = (utf16, 0)
    for character in text.unicodeScalars {
      if rest <= 0 { break }
      rest -= UTF16.width(character)
      result += 1
    }
    return result
  }
}
