import AccessibilityTree
import AssistiveTechnology

/// Keys that are typed into the field in focus.
extension KeyboardAccessEngine {
  /// Whether a key is typed rather than understood as a command: the field in focus is being edited, or a letter begins to
  /// edit it.
  func types(_ press: KeyPress) -> Bool {
    guard press.key != "tab", press.modifiers.isDisjoint(with: [.tab, .function]),
      let element = focusedElement
    else { return false }
    guard element.traits.contains(.isEditing) else {
      // A space activates the field, as it does every element.
      return element.takesText && !element.traits.contains(.notEnabled) && press.typedText != nil
        && press.key != "space" && assignments.command(for: press) == nil
    }
    if press.modifiers.contains(.command) {
      return assignments.command(for: press) == nil && Self.edit(forCommand: press) != nil
    }
    return press.typedText != nil || Self.editingKeys.contains(press.key)
  }

  private static let editingKeys: Set<String> = [
    "return", "delete", "forwarddelete", "left", "right", "up", "down", "home", "end",
  ]

  /// Types a key into the field in focus.
  mutating func type(_ press: KeyPress) {
    guard let element = focusedElement else { return }
    if !element.traits.contains(.isEditing) { ask(.activate, of: element.id) }
    type(press, into: element)
  }

  /// Types a key of Pass-Through Mode into whatever field is being edited, wherever the ring is.
  mutating func typePassedThrough(_ press: KeyPress) {
    guard let index = editedIndex else { return leaveToApp(press) }
    type(press, into: tree.elements[index])
  }

  private mutating func type(_ press: KeyPress, into element: AccessibilityElement) {
    if press.modifiers.contains(.command) {
      guard let edit = Self.edit(forCommand: press) else { return leaveToApp(press) }
      return ask(.edit(edit), of: element.id)
    }
    let isArea = element.traits.contains(.textArea)
    switch press.key {
    case "return": ask(.edit(isArea ? .insert("\n") : .submit), of: element.id)
    case "delete": ask(.edit(.deleteBackward), of: element.id)
    case "forwarddelete": deleteForward(in: element)
    case "left", "right", "up", "down", "home", "end": moveInsertionPoint(press, in: element)
    case "tab":
      // Only in Pass-Through Mode: otherwise Tab leads on from every field.
      if isArea { ask(.edit(.insert("\t")), of: element.id) }
    default:
      guard let text = press.typedText else { return leaveToApp(press) }
      ask(.edit(.insert(text)), of: element.id)
    }
  }

  private static func edit(forCommand press: KeyPress) -> TextEdit? {
    switch (press.key, press.modifiers.subtracting(.command)) {
    case ("a", []): .selectAll
    case ("c", []): .copy
    case ("x", []): .cut
    case ("v", []): .paste
    case ("z", []): .undo
    case ("z", .shift): .redo
    default: nil
    }
  }

  // MARK: The insertion point

  private mutating func deleteForward(in element: AccessibilityElement) {
    guard let text = element.details.text, let selection = text.selection else { return }
    if selection.isEmpty {
      let end = text.offset(after: selection.upperBound)
      guard end > selection.upperBound else { return }
      ask(.edit(.select(selection.upperBound..<end)), of: element.id)
    }
    ask(.edit(.deleteBackward), of: element.id)
  }

  /// Moves the insertion point by characters and lines, with Option by words, with Shift selecting what it passes.
  private mutating func moveInsertionPoint(_ press: KeyPress, in element: AccessibilityElement) {
    guard let text = element.details.text, let selection = text.selection else { return }
    let selects = press.modifiers.contains(.shift)
    let isForward = press.key == "right" || press.key == "down" || press.key == "end"
    // Without Shift, a selection is left at the end that the key points to.
    if !selection.isEmpty, !selects, press.key == "left" || press.key == "right" {
      let point = isForward ? selection.upperBound : selection.lowerBound
      return ask(.edit(.select(point..<point)), of: element.id)
    }
    let point = isForward ? selection.upperBound : selection.lowerBound
    let byWord = press.modifiers.contains(.option)
    let target =
      switch press.key {
      case "left": byWord ? text.wordOffset(before: point) : text.offset(before: point)
      case "right": byWord ? text.wordOffset(after: point) : text.offset(after: point)
      case "up": text.lineOffset(from: point, by: -1)
      case "down": text.lineOffset(from: point, by: 1)
      case "home": 0
      default: text.string.utf16.count
      }
    let range =
      if !selects {
        target..<target
      } else if isForward {
        selection.lowerBound..<max(selection.lowerBound, target)
      } else {
        min(selection.upperBound, target)..<selection.upperBound
      }
    ask(.edit(.select(range)), of: element.id)
  }
}

extension KeyPress {
  /// What the key types into a text; nil for a key that types nothing there.
  var typedText: String? {
    guard modifiers.isSubset(of: [.shift, .option, .capsLock]), let characters, !characters.isEmpty,
      key != "return", key != "tab", key != "escape", key != "delete"
    else { return nil }
    return characters
  }
}

extension AccessibilityElement.TextContent {
  private var end: Int { string.utf16.count }

  private func part(_ range: Range<Int>) -> String {
    String(decoding: Array(string.utf16)[range.clamped(to: 0..<end)], as: UTF16.self)
  }

  /// The offset behind the character at an offset, in UTF-16 units.
  func offset(after offset: Int) -> Int {
    let start = min(max(0, offset), end)
    return start + (part(start..<end).first.map { String($0).utf16.count } ?? 0)
  }

  /// The offset of the character before an offset.
  func offset(before offset: Int) -> Int {
    let start = min(max(0, offset), end)
    return start - (part(0..<start).last.map { String($0).utf16.count } ?? 0)
  }

  /// The end of the word at or after an offset.
  func wordOffset(after offset: Int) -> Int {
    var place = min(max(0, offset), end)
    var isInside = false
    for character in part(place..<end) {
      let isWord = character.isLetter || character.isNumber
      if isInside, !isWord { break }
      isInside = isWord
      place += String(character).utf16.count
    }
    return place
  }

  /// The beginning of the word before an offset.
  func wordOffset(before offset: Int) -> Int {
    var place = min(max(0, offset), end)
    var isInside = false
    for character in part(0..<place).reversed() {
      let isWord = character.isLetter || character.isNumber
      if isInside, !isWord { break }
      isInside = isWord
      place -= String(character).utf16.count
    }
    return place
  }

  /// The offset in the line above or below, as far from its beginning; the ends of the text beyond the first and last line.
  func lineOffset(from offset: Int, by step: Int) -> Int {
    guard let line = lines.lastIndex(where: { $0.lowerBound <= offset }), lines.indices.contains(line + step)
    else { return step < 0 ? 0 : end }
    let target = lines[line + step]
    return min(target.lowerBound + offset - lines[line].lowerBound, target.upperBound)
  }
}
