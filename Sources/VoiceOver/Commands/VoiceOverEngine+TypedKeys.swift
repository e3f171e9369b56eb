import AccessibilityTree
import AssistiveTechnology

/// Keys that are not VoiceOver's go to the app: to the text that is being edited, wherever the cursor is.
extension VoiceOverEngine {
  /// The element whose text is being edited: the one in focus if it is, otherwise the first one that is.
  var editedElement: AccessibilityElement? {
    if let element = focusedElement, element.traits.contains(.isEditing) { return element }
    return tree.elements.first { $0.traits.contains(.isEditing) }
  }

  /// Types a key.
  mutating func type(_ press: KeyPress) {
    if press.key == "escape", panels.current != nil { return perform(.escape) }
    guard press.key != "escape", let element = editedElement else {
      return press.key == "tab" ? moveByTab(press) : leaveToApp(press)
    }
    if press.modifiers.contains(.command) { return typeCommand(press, in: element) }
    switch press.key {
    case "tab":
      guard element.traits.contains(.textArea) else { return moveByTab(press) }
      edit(.insert("\t"), in: element)
    case "return":
      edit(element.traits.contains(.textArea) ? .insert("\n") : .submit, in: element)
    case "delete": edit(.deleteBackward, in: element)
    case "forwarddelete": deleteForward(in: element)
    case "left", "right", "up", "down", "home", "end": moveInsertionPoint(press, in: element)
    default:
      if press.modifiers.isDisjoint(with: [.control]), let characters = press.characters, !characters.isEmpty
      {
        edit(.insert(characters), in: element)
      } else {
        leaveToApp(press)
      }
    }
  }

  /// Hands a key to the app, whose commands may have it.
  private mutating func leaveToApp(_ press: KeyPress) {
    act()
    ask(.key(press), of: nil, for: .key(press))
  }

  /// What becomes of a key that nothing in the app takes.
  mutating func appLeft(_ press: KeyPress) {
    if press.key == "escape" { perform(.escape) }
  }

  private mutating func edit(_ edit: TextEdit, in element: AccessibilityElement) {
    stopReading()
    silence()
    act()
    if element.id != focus.element, typing.elsewhere?.element != element.id {
      typing.elsewhere = TypingState.Field(element)
    }
    ask(.edit(edit), of: element.id, for: .edit(edit))
  }

  /// Handles Tab, which moves through the controls of a form.
  private mutating func moveByTab(_ press: KeyPress) {
    guard press.modifiers.isSubset(of: .shift) else { return }
    perform(press.modifiers.contains(.shift) ? .previousFormControl : .nextFormControl)
  }

  private mutating func typeCommand(_ press: KeyPress, in element: AccessibilityElement) {
    let others = press.modifiers.subtracting(.command)
    switch (press.key, others) {
    case ("a", []): edit(.selectAll, in: element)
    case ("c", []): edit(.copy, in: element)
    case ("x", []): edit(.cut, in: element)
    case ("v", []): edit(.paste, in: element)
    case ("z", []): edit(.undo, in: element)
    case ("z", .shift): edit(.redo, in: element)
    case ("up", []), ("down", []):
      moveInsertionPoint(KeyPress(press.key == "up" ? "home" : "end"), in: element)
    default: leaveToApp(press)
    }
  }

  private mutating func deleteForward(in element: AccessibilityElement) {
    guard let text = element.details.text, let selection = text.selection else { return }
    if selection.isEmpty {
      let rest = text.string.utf16.dropFirst(selection.lowerBound)
      guard let next = String(rest)?.first else { return reachTextBoundary() }
      let range = selection.lowerBound..<(selection.lowerBound + String(next).utf16.count)
      ask(.edit(.select(range)), of: element.id)
    }
    edit(.deleteBackward, in: element)
  }

  private mutating func reachTextBoundary() {
    play(.boundaryReached)
    vibrate(.boundaryReached)
  }

  /// Moves the insertion point with the arrow keys: by characters and lines, or with Option by words.
  private mutating func moveInsertionPoint(_ press: KeyPress, in element: AccessibilityElement) {
    let isFocused = element.id == focus.element
    switch press.key {
    case "home", "end":
      guard let text = element.details.text else { return }
      let place = press.key == "home" ? 0 : text.string.utf16.count
      edit(.select(place..<place), in: element)
    case _ where !isFocused: moveUnseen(press, in: element)
    case "left": perform(press.modifiers.contains(.option) ? .previousWord : .previousCharacter)
    case "right": perform(press.modifiers.contains(.option) ? .nextWord : .nextCharacter)
    case "up": perform(.previousLine)
    default: perform(.nextLine)
    }
  }

  /// Moves the insertion point in a field that the cursor has left, without speaking.
  private mutating func moveUnseen(_ press: KeyPress, in element: AccessibilityElement) {
    guard let text = element.details.text, let selection = text.selection else { return }
    let units = Array(text.string.utf16)
    guard selection.upperBound <= units.count else { return }
    var place = selection.lowerBound
    if press.key == "left" {
      if let last = String(decoding: units[..<place], as: UTF16.self).last {
        place -= String(last).utf16.count
      }
    } else if press.key == "right" {
      place = selection.upperBound
      if let next = String(decoding: units[place...], as: UTF16.self).first {
        place += String(next).utf16.count
      }
    } else {
      return
    }
    ask(.edit(.select(place..<place)), of: element.id)
  }
}
