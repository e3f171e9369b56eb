import AccessibilityTree
import Foundation

/// What the lens follows, and what it makes room for.
struct FollowingState: Sendable {
  /// Where the keyboard is on the screen; nil while there is none.
  var keyboard: CGRect?
  /// Whether somebody types on a hardware keyboard.
  var usesHardwareKeyboard = false
  /// Whether the app says itself where its insertion point is.
  var isToldByApp = false
  /// The insertion point as it was followed last.
  var last: CGRect?
}

extension AccessibilityElement {
  /// About where a place in the text of the element is, in screen coordinates: nobody else says it.
  ///
  /// Lines are taken to be equally high, and characters equally wide.
  func place(of range: Range<Int>) -> CGRect? {
    guard hasDetails, let text = details.text else { return nil }
    let frame = bounds
    guard frame.width > 0, frame.height > 0, frame.minX.isFinite, frame.minY.isFinite else { return nil }
    let offset = max(0, range.lowerBound)
    let lines = text.lines.isEmpty ? [0..<text.string.utf16.count] : text.lines
    let line = lines.lastIndex { $0.lowerBound <= offset } ?? 0
    let longest = lines.map(\.count).max() ?? 0
    let height = frame.height / Double(lines.count)
    let share =
      longest > 0 ? Double(min(offset - min(offset, lines[line].lowerBound), longest)) / Double(longest) : 0
    // A text that is short does not fill its field.
    let width = min(frame.width, Double(longest) * height / 2)
    return CGRect(
      x: frame.minX + share * width, y: frame.minY + Double(line) * height, width: 2, height: height)
  }
}
