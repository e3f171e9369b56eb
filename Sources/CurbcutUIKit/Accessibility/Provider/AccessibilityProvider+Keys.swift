import AssistiveTechnology
import Foundation

/// Keys of a hardware keyboard that assistive technologies leave to the app.
extension AccessibilityProvider {
  /// Presses a key: it goes to the app's key commands and along the responder chain, or else to the text that is being edited.
  ///
  /// - Returns: whether a command was performed, or text edited.
  func press(_ press: KeyPress) -> Bool {
    if KeyCommands.press(press.keyCommandInput, modifiers: press.keyModifierFlags) { return true }
    let edit: TextEdit? =
      switch (press.key, press.modifiers) {
      case ("delete", []): .deleteBackward
      case ("return", []): .submit
      case ("a", .command): .selectAll
      case ("c", .command): .copy
      case ("x", .command): .cut
      case ("v", .command): .paste
      case ("z", .command): .undo
      case ("z", [.command, .shift]): .redo
      case (_, let held) where !held.isDisjoint(with: [.command, .control]): nil
      default: press.characters.map { .insert($0) }
      }
    return edit.map { self.edit($0, in: nil) } ?? false
  }
}

extension KeyPress {
  /// The key as `UIKeyCommand` names it.
  @MainActor
  fileprivate var keyCommandInput: String {
    switch key {
    case "up": UIKeyCommand.inputUpArrow
    case "down": UIKeyCommand.inputDownArrow
    case "left": UIKeyCommand.inputLeftArrow
    case "right": UIKeyCommand.inputRightArrow
    case "escape": UIKeyCommand.inputEscape
    case "pageup": UIKeyCommand.inputPageUp
    case "pagedown": UIKeyCommand.inputPageDown
    case "home": UIKeyCommand.inputHome
    case "end": UIKeyCommand.inputEnd
    case "return": "\r"
    case "tab": "\t"
    case "space": " "
    case "delete": UIKeyCommand.inputDelete
    default: key
    }
  }

  fileprivate var keyModifierFlags: UIKeyModifierFlags {
    let pairs: [(KeyPress.Modifiers, UIKeyModifierFlags)] = [
      (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
      (.capsLock, .alphaShift),
    ]
    return pairs.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
  }
}
