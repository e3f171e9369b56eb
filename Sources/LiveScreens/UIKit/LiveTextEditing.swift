#if canImport(UIKit)
  import AssistiveTechnology
  import Foundation
  import UIKit

  /// Changes the text of what is being edited in a window.
  @MainActor
  struct LiveTextEditing {
    let window: UIWindow

    private func firstResponder(in view: UIView) -> UIView? {
      if view.isFirstResponder { return view }
      for subview in view.subviews {
        if let found = firstResponder(in: subview) { return found }
      }
      return nil
    }

    func perform(_ edit: TextEdit) -> Bool {
      guard let responder = firstResponder(in: window) else { return false }
      if edit == .submit { return submit(responder) }
      if let field = responder as? UITextField {
        return perform(edit, on: field, in: field)
      }
      if let text = responder as? UITextView { return perform(edit, on: text, in: text) }
      return false
    }

    private func perform(_ edit: TextEdit, on input: any UITextInput, in view: UIView) -> Bool {
      switch edit {
      case .insert(let text): return insert(text, into: input, view)
      case .deleteBackward: input.deleteBackward()
      case .select(let range):
        guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
          let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
        else { return false }
        input.selectedTextRange = input.textRange(from: start, to: end)
      case .selectAll:
        input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      case .cut: view.cut(nil)
      case .copy: view.copy(nil)
      case .paste: view.paste(nil)
      case .undo: view.undoManager?.undo()
      case .redo: view.undoManager?.redo()
      case .submit: return false
      }
      return true
    }

    /// Programs insert without asking the delegate; a keyboard asks.
    private func insert(_ text: String, into input: any UITextInput, _ view: UIView) -> Bool {
      let start = input.selectedTextRange?.start ?? input.endOfDocument
      let end = input.selectedTextRange?.end ?? input.endOfDocument
      let location = input.offset(from: input.beginningOfDocument, to: start)
      let range = NSRange(location: location, length: input.offset(from: start, to: end))
      if let field = view as? UITextField,
        field.delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: text) == false
      {
        return false
      }
      if let area = view as? UITextView,
        area.delegate?.textView?(area, shouldChangeTextIn: range, replacementText: text) == false
      {
        return false
      }
      input.insertText(text)
      return true
    }

    private func submit(_ responder: UIView) -> Bool {
      if let text = responder as? UITextView { return insert("\n", into: text, text) }
      guard let field = responder as? UITextField else { return false }
      if field.delegate?.textFieldShouldReturn?(field) == false { return true }
      field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      return true
    }
  }
#endif
