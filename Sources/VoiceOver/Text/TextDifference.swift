/// The difference between two texts: one range of the old text was replaced by one range of the new text.
struct TextDifference: Equatable, Sendable {
  /// The removed range, in UTF-16 units of the old text.
  var removed: Range<Int>
  /// The inserted range, in UTF-16 units of the new text.
  var inserted: Range<Int>
  var removedText: String
  var insertedText: String

  /// Compares whole characters only: an accent that combines with a letter makes it another letter.
  ///
  /// - Parameter end: the insertion point in the new text, which shows which of two adjacent equal letters
  ///   was typed.
  init(from old: String, to new: String, insertionPoint end: Int? = nil) {
    let (before, after) = (Array(old), Array(new))
    let shorter = min(before.count, after.count)
    // Nothing after the insertion point was typed.
    let tail = end.map { Self.count(of: after, from: $0) } ?? 0
    var suffix = 0
    func suffixGoesOn() -> Bool {
      Self.same(before[before.count - 1 - suffix], after[after.count - 1 - suffix])
    }
    while suffix < min(shorter, tail), suffixGoesOn() { suffix += 1 }
    var prefix = 0
    while prefix < shorter - suffix, Self.same(before[prefix], after[prefix]) { prefix += 1 }
    while suffix < shorter - prefix, suffixGoesOn() { suffix += 1 }
    removedText = String(before[prefix..<(before.count - suffix)])
    insertedText = String(after[prefix..<(after.count - suffix)])
    let start = before[..<prefix].reduce(0) { $0 + $1.utf16.count }
    removed = start..<(start + removedText.utf16.count)
    inserted = start..<(start + insertedText.utf16.count)
  }

  /// Compares code units: Swift considers canonically equivalent characters equal, but replacing one by the
  /// other is an edit.
  private static func same(_ a: Character, _ b: Character) -> Bool {
    a.utf16.elementsEqual(b.utf16)
  }

  /// How many characters begin at or after an offset.
  private static func count(of characters: [Character], from offset: Int) -> Int {
    var position = 0
    var count = 0
    for character in characters {
      if position >= offset { count += 1 }
      position += character.utf16.count
    }
    return count
  }
}
