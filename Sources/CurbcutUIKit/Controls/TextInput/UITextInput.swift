import Foundation

/// A position in the text of a `UITextInput`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextposition>.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range in the text of a `UITextInput`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextrange>.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether the range contains no text; true unless a subclass overrides it.
  open var isEmpty: Bool { true }
  /// The start of the range. Subclasses override it.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range. Subclasses override it.
  open var end: UITextPosition { UITextPosition() }
}

/// An object that accepts typed text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyinput>.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Replaces the selection with text, as typing does.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// An object whose text has positions, ranges and a selection.
///
/// This is the part of Apple's protocol that assistive technologies use.
/// Follows <https://developer.apple.com/documentation/uikit/uitextinput>.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection; an empty range is the insertion point, nil means that there is neither.
  var selectedTextRange: UITextRange? { get set }
  /// The part that an input method is still composing; nil for none, unless implemented. No input method composes here.
  var markedTextRange: UITextRange? { get }
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The text in a range; nil if the range does not belong to this text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two positions; nil if there is none.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at an offset from another; nil if it is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Compares two positions; `orderedAscending` if the first comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance from one position to another; negative if the other comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Finishes what an input method has begun.
  func unmarkText()
}

// No input method composes characters here: what is typed is there at once.
extension UITextInput {
  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}
}

/// A position in the text of a built-in text control, as an offset in UTF-16 code units.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range in the text of a built-in text control, in UTF-16 code units.
package final class TextOffsetRange: UITextRange {
  package let range: NSRange

  package init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  package override var isEmpty: Bool { range.length == 0 }
  package override var start: UITextPosition { TextOffset(range.location) }
  package override var end: UITextPosition { TextOffset(range.location + range.length) }
}

/// Text with a selection, in UTF-16 code units: the common part of the text controls.
@MainActor
protocol EditableText: UITextInput {
  var editableText: String { get }
  var editableSelection: NSRange { get set }
  var undo: TextUndo { get set }
  /// Replaces a part of the text, as typing does.
  func type(_ text: String, replacing range: NSRange)
}

extension EditableText {
  private var length: Int { editableText.utf16.count }

  /// Deletes the selection, or the character before the insertion point.
  func deleteSelectionOrPrevious() {
    let selection = clamped(editableSelection)
    if selection.length > 0 { return type("", replacing: selection) }
    guard selection.location > 0 else { return }
    let whole = editableText as NSString
    type("", replacing: whole.rangeOfComposedCharacterSequence(at: selection.location - 1))
  }

  func units(of range: UITextRange?) -> NSRange? { (range as? TextOffsetRange).map { clamped($0.range) } }

  func substring(in range: UITextRange) -> String? {
    units(of: range).map { (editableText as NSString).substring(with: $0) }
  }

  func range(from a: UITextPosition, to b: UITextPosition) -> UITextRange? {
    guard let a = (a as? TextOffset)?.offset, let b = (b as? TextOffset)?.offset else { return nil }
    return TextOffsetRange(clamped(NSRange(location: min(a, b), length: abs(b - a))))
  }

  func place(_ offset: Int, after position: UITextPosition) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.offset, (0...length).contains(start + offset)
    else { return nil }
    return TextOffset(start + offset)
  }

  func distance(from a: UITextPosition, to b: UITextPosition) -> Int {
    guard let a = (a as? TextOffset)?.offset, let b = (b as? TextOffset)?.offset else { return 0 }
    return b - a
  }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }
}
