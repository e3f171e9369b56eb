/// Edits of ranges of a text's bytes; everything outside of them stays as it is.
struct TextEdits {
  private struct Edit {
    var start, end: Int
    var replacement: [UInt8]
    var order: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range. An edit within a range that is also replaced is lost. Several insertions at the same place keep
  /// their order.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(
      Edit(start: range.lowerBound, end: range.upperBound, replacement: Array(text.utf8), order: edits.count))
  }

  /// Inserts a text before a byte.
  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Replaces each byte of a range with a space, except line breaks, so that lines and columns stay the same.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    replace(range, withPadded: "", in: bytes)
  }

  /// Replaces a range, and pads it with spaces if the new text is shorter.
  mutating func replace(_ range: Range<Int>, withPadded text: String, in bytes: [UInt8]) {
    var replacement = Array(text.utf8)
    var offset = range.lowerBound + replacement.count
    while offset < range.upperBound {
      let byte = bytes[offset]
      replacement.append(byte == Ascii.newline || byte == Ascii.carriageReturn ? byte : Ascii.space)
      offset += 1
    }
    // Line breaks that the new text covers must be kept: they follow it.
    let covered = bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + text.utf8.count)]
    let owed = covered.filter { $0 == Ascii.newline }
    edits.append(
      Edit(
        start: range.lowerBound, end: range.upperBound, replacement: replacement + owed, order: edits.count))
  }

  /// A range of the text with all edits within it applied.
  func text(of range: Range<Int>, in bytes: [UInt8]) -> String {
    var part = TextEdits()
    for edit in edits where edit.start >= range.lowerBound && edit.end <= range.upperBound {
      part.edits.append(
        Edit(
          start: edit.start - range.lowerBound, end: edit.end - range.lowerBound,
          replacement: edit.replacement, order: edit.order))
    }
    return String(decoding: part.apply(to: Array(bytes[range])), as: UTF8.self)
  }

  /// The text with all edits applied.
  func apply(to bytes: [UInt8]) -> [UInt8] {
    let sorted = edits.sorted {
      ($0.start, $1.end, $0.order) < ($1.start, $0.end, $1.order)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var offset = 0
    for edit in sorted {
      guard edit.start >= offset else { continue }
      result += bytes[offset..<edit.start]
      result += edit.replacement
      offset = edit.end
    }
    result += bytes[offset...]
    return result
  }
}

/// The ASCII bytes that lowering needs.
enum Ascii {
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09
}
