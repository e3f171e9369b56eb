import Foundation

/// The commands of the edit menu that the responder chain performs.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Pastes what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Selects what is at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// A command of the edit menu, by its selector.
@MainActor
enum StandardEditAction: String {
  case cut, copy, paste, select, selectAll, delete

  init?(_ selector: Selector) {
    guard selector.name.hasSuffix(":") else { return nil }
    self.init(rawValue: String(selector.name.dropLast()))
  }

  var selector: Selector { Selector(rawValue + ":") }

  /// Whether it has something to do in the text of a responder.
  func applies(to responder: UIResponder) -> Bool {
    guard let input = responder as? any UITextInput else { return false }
    let hasSelection = input.selectedTextRange.map { !$0.isEmpty } ?? false
    let hasText = input.hasText
    switch self {
    case .cut, .copy: return hasSelection && !input.isSecureTextEntry
    case .paste: return responder.isFirstResponder && UIPasteboard.general.string != nil
    case .select: return hasText && !hasSelection
    case .selectAll: return hasText
    case .delete: return false
    }
  }

  /// Performs it on the text of a responder.
  func edit(_ responder: UIResponder) {
    guard applies(to: responder), let input = responder as? any UITextInput else { return }
    switch self {
    case .cut, .copy:
      guard let range = input.selectedTextRange, let text = input.text(in: range) else { return }
      UIPasteboard.general.string = text
      if self == .cut { input.replace(range, withText: "") }
    case .paste: if let text = UIPasteboard.general.string { input.insertText(text) }
    case .select:
      guard let range = input.selectedTextRange, let units = input.units(ofRange: range) else { return }
      let word = Self.word(around: units.lowerBound, in: input.wholeText)
      input.selectedTextRange = input.textRange(ofUnits: word) ?? range
    case .selectAll:
      input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    case .delete: break
    }
  }

  /// The range of the word at an offset, in UTF-16 units; empty where there is none.
  static func word(around offset: Int, in text: String) -> Range<Int> {
    let units = Array(text.utf16)
    func isOfWord(_ unit: UInt16) -> Bool {
      // Half of a pair is a letter of a word: no pair holds a space or a mark of punctuation of Latin scripts.
      Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) } ?? true
    }
    var (start, end) = (min(max(offset, 0), units.count), min(max(offset, 0), units.count))
    while start > 0, isOfWord(units[start - 1]) { start -= 1 }
    while end < units.count, isOfWord(units[end]) { end += 1 }
    return start..<end
  }

  /// Calls the method of a responder.
  func send(to responder: UIResponder, from sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    case .delete: responder.delete(sender)
    }
  }
}
