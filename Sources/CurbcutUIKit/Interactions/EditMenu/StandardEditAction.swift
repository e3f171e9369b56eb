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
  /// Pastes in the style of what is around.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Begins a search.
  func find(_ sender: Any?)
  /// Begins to search and replace.
  func findAndReplace(_ sender: Any?)
  /// Goes to what is found next.
  func findNext(_ sender: Any?)
  /// Goes back to what was found before.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Duplicates the document.
  func duplicate(_ sender: Any?)
  /// Moves the document.
  func move(_ sender: Any?)
  /// Renames the document.
  func rename(_ sender: Any?)
  /// Exports the document.
  func export(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Makes the selection bold, or no longer bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or no longer italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Aligns the selection to the left.
  func alignLeft(_ sender: Any?)
  /// Centres the selection.
  func alignCenter(_ sender: Any?)
  /// Justifies the selection.
  func alignJustified(_ sender: Any?)
  /// Aligns the selection to the right.
  func alignRight(_ sender: Any?)
  /// Shows or hides the sidebar.
  func toggleSidebar(_ sender: Any?)
  /// Shows or hides the inspector.
  func toggleInspector(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// A command that every responder has a method for, by its selector: those of the edit menu, and those of the menu bar.
@MainActor
enum StandardEditAction: String {
  case cut, copy, paste, select, selectAll, delete
  case pasteAndMatchStyle, find, findAndReplace, findNext, findPrevious, useSelectionForFind, duplicate, move,
    rename, export, printContent, toggleBoldface, toggleItalics, toggleUnderline, increaseSize, decreaseSize,
    alignLeft, alignCenter, alignJustified, alignRight, toggleSidebar, toggleInspector

  init?(_ selector: Selector) {
    guard selector.name.hasSuffix(":") else { return nil }
    self.init(rawValue: String(selector.name.dropLast()))
  }

  var selector: Selector { Selector(rawValue + ":") }

  /// Whether a responder performs it by itself: one whose text it changes, or whose sidebar it shows.
  func applies(to responder: UIResponder) -> Bool {
    if self == .toggleSidebar { return (responder as? any SidebarOwner)?.isSidebarShown != nil }
    guard let input = responder as? any UITextInput else { return false }
    let hasSelection = input.selectedTextRange.map { !$0.isEmpty } ?? false
    let hasText = input.hasText
    switch self {
    case .cut, .copy: return hasSelection && !input.isSecureTextEntry
    case .paste, .pasteAndMatchStyle:
      return responder.isFirstResponder && UIPasteboard.general.string != nil
    case .select: return hasText && !hasSelection
    case .selectAll: return hasText
    default: return false
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
    case .paste, .pasteAndMatchStyle:
      if let text = UIPasteboard.general.string { input.insertText(text) }
    case .select:
      guard let range = input.selectedTextRange, let units = input.units(ofRange: range) else { return }
      let word = Self.word(around: units.lowerBound, in: input.wholeText)
      input.selectedTextRange = input.textRange(ofUnits: word) ?? range
    case .selectAll:
      input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    default: break
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
    case .pasteAndMatchStyle: responder.pasteAndMatchStyle(sender)
    case .find: responder.find(sender)
    case .findAndReplace: responder.findAndReplace(sender)
    case .findNext: responder.findNext(sender)
    case .findPrevious: responder.findPrevious(sender)
    case .useSelectionForFind: responder.useSelectionForFind(sender)
    case .duplicate: responder.duplicate(sender)
    case .move: responder.move(sender)
    case .rename: responder.rename(sender)
    case .export: responder.export(sender)
    case .printContent: responder.printContent(sender)
    case .toggleBoldface: responder.toggleBoldface(sender)
    case .toggleItalics: responder.toggleItalics(sender)
    case .toggleUnderline: responder.toggleUnderline(sender)
    case .increaseSize: responder.increaseSize(sender)
    case .decreaseSize: responder.decreaseSize(sender)
    case .alignLeft: responder.alignLeft(sender)
    case .alignCenter: responder.alignCenter(sender)
    case .alignJustified: responder.alignJustified(sender)
    case .alignRight: responder.alignRight(sender)
    case .toggleSidebar: responder.toggleSidebar(sender)
    case .toggleInspector: responder.toggleInspector(sender)
    }
  }
}

/// A controller whose sidebar the menu bar shows and hides.
@MainActor
protocol SidebarOwner: UIResponder {
  /// Whether the sidebar is shown; nil while there is none.
  var isSidebarShown: Bool? { get }
  /// Shows or hides it.
  func switchSidebar()
}
