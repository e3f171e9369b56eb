import AccessibilityTree
import AssistiveTechnology

/// Keys for a panel's field, or for searching its list.
extension VoiceOverEngine {
  /// True when a panel handles a key. Keys with the VoiceOver modifier remain commands.
  mutating func panelTakes(_ press: KeyPress) -> Bool {
    guard let panel = panels.current, press.isDown,
      press.modifiers.isDisjoint(with: [.control, .capsLock, .command])
    else { return false }
    cause = Cause(.key, press.key, element: focus.element)
    switch press.key {
    case "escape": leavePanel()
    case "return": panel.hasField ? confirmField() : activateRow()
    case "up": _ = panelTakes(.moveToPreviousItem)
    case "down": _ = panelTakes(.moveToNextItem)
    case "tab": _ = panelTakes(press.modifiers.contains(.shift) ? .moveToPreviousItem : .moveToNextItem)
    case "home": _ = panelTakes(.moveToFirstItem)
    case "end": _ = panelTakes(.moveToLastItem)
    case "left", "right": turnWithKey(forward: press.key == "right")
    case "delete": deleteTyped()
    case "space" where !panel.hasField && panel.typed.isEmpty: activateRow()
    default: return type(press)
    }
    return true
  }

  /// Handles Return, which confirms what was typed wherever the cursor is in the panel, except on Cancel.
  private mutating func confirmField() {
    guard let panel = panels.current else { return }
    if panel.selected?.target == .cancel { return leavePanel() }
    panels.current?.selection = panel.rows.firstIndex { $0.target == .field } ?? 0
    activateRow()
  }

  /// Handles the left and right arrow keys, which change a setting; other panels have nothing beside a row.
  private mutating func turnWithKey(forward: Bool) {
    guard panels.current?.kind == .quickSettings else { return play(.boundaryReached) }
    // The right arrow increases a number, as swiping up does, and selects the next of several choices.
    turnSetting(forward: selectedSettingIsNumber ? !forward : forward)
  }

  /// Types a key into the field, or searches the list with it; false for a key that types nothing.
  private mutating func type(_ press: KeyPress) -> Bool {
    guard let text = press.characters ?? (press.key == "space" ? " " : nil), !text.isEmpty,
      !text.contains(where: \.isNewline)
    else { return KeyPress.names.contains(press.key) }
    return typeIntoPanel(text)
  }

  /// Types text from any kind of keyboard; false when no panel is open.
  @discardableResult
  mutating func typeIntoPanel(_ text: String) -> Bool {
    guard let panel = panels.current else { return false }
    if panel.hasField {
      setTyped(panel.typed + text)
      echo(text, after: panel.typed)
    } else if panel.kind == .itemChooser {
      searchItems(panel.typed + text)
    } else {
      play(.unknownCommand)
    }
    return true
  }

  private mutating func deleteTyped() {
    guard let panel = panels.current, let last = panel.typed.last else { return play(.boundaryReached) }
    let rest = String(panel.typed.dropLast())
    guard panel.hasField else { return searchItems(rest) }
    setTyped(rest)
    play(.deletedText)
    say(Utterance([.init(.text, AccessibilityText(String(last)))]), rule: "deleted text")
    showOverlay()
    showBraille()
  }

  private mutating func setTyped(_ text: String) {
    guard let row = panels.current?.rows.firstIndex(where: { $0.target == .field }) else { return }
    panels.current?.typed = text
    panels.current?.selection = row
    panels.current?.rows[row].element.value = AccessibilityText(text)
  }

  /// Says what was typed, according to the typing feedback setting.
  private mutating func echo(_ text: String, after before: String) {
    let feedback = settings.voiceOver.hardwareTypingFeedback
    var parts: [Utterance.Part] = []
    let endsWord = text.last.map { !$0.isLetter && !$0.isNumber } ?? false
    if feedback.speaksWords, endsWord,
      let word = before.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).last,
      before.last?.isLetter == true || before.last?.isNumber == true
    {
      parts.append(.init(.text, AccessibilityText(String(word))))
    } else if feedback.speaksCharacters {
      parts.append(.init(.text, AccessibilityText(text)))
    }
    if !parts.isEmpty { say(Utterance(parts), rule: "typed") }
    showOverlay()
    showBraille()
  }
}
