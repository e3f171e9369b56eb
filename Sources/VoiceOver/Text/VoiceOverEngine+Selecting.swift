import AccessibilityTree
import AssistiveTechnology

/// Selecting text, and the commands that act on the selection.
extension VoiceOverEngine {
  // MARK: Extending

  /// Moves the end of the selection that is not fixed.
  mutating func extendSelection(_ unit: TextUnit, forward: Bool) {
    guard let field = editedField, let selection = field.selection, let element = focusedElement,
      let pieces = pieces(of: element)
    else { return reachBoundary() }
    let anchor = typing.anchor.map { $0 == selection.upperBound ? $0 : selection.lowerBound }
    let held = anchor ?? selection.lowerBound
    let head = held == selection.lowerBound ? selection.upperBound : selection.lowerBound
    let next =
      forward
      ? pieces.rest(unit, from: head)?.upperBound : pieces.previous(unit, before: head)?.lowerBound
    guard let next else {
      play(.boundaryReached)
      vibrate(.boundaryReached)
      return
    }
    typing.anchor = held
    if (head - held).signum() * (next - held).signum() < 0 { play(.textSelectionDirectionChanged) }
    select(min(held, next)..<max(held, next), of: field.element)
  }

  mutating func selectAll(_ isSelected: Bool) {
    guard let field = editedField, let selection = field.selection else { return play(.actionFailed) }
    let end = field.text.utf16.count
    if isSelected {
      typing.anchor = 0
      select(0..<end, of: field.element)
    } else {
      typing.anchor = nil
      select(selection.upperBound..<selection.upperBound, of: field.element)
    }
  }

  /// Switches whether moving through text selects it.
  mutating func toggleTextSelection() {
    guard let field = editedField, let selection = field.selection else { return play(.actionFailed) }
    typing.isSelecting.toggle()
    typing.anchor = typing.isSelecting ? selection.lowerBound : nil
    saySystem(
      words.spoken(typing.isSelecting ? .textSelectionOn : .textSelectionOff), rule: "text selection")
  }

  mutating func readSelectedText() {
    guard let element = focusedElement, let field = editedField, let selection = field.selection,
      !selection.isEmpty
    else { return saySystem(words.spoken(.noSelection), rule: "selected text") }
    sayText(selection, of: element, rule: "selected text")
  }

  // MARK: Style

  /// Says what is known about the style of the text at the cursor.
  mutating func readTextStyle() {
    guard let index = focusedIndex else { return play(.noItemDiscovered) }
    let element = tree.elements[index]
    var parts: [Utterance.Part] = []
    func add(_ kind: Utterance.Kind, _ text: String) {
      parts.append(.init(kind, AccessibilityText(text), language: words.language))
    }
    let facts = StopFacts(element: element)
    if element.traits.contains(.header) {
      if let level = facts.headingLevel {
        add(.role, fill(words.spoken(.headingLevel), String(level)))
      } else {
        add(.role, words.spoken(.heading))
      }
    }
    if element.traits.contains(.link) { add(.role, words.spoken(.link)) }
    let place = editedField?.selection?.lowerBound ?? focus.range?.lowerBound ?? 0
    if element.hasDetails, let content = element.details.text,
      content.misspelled.contains(where: { $0.contains(place) })
    {
      add(.state, words.spoken(.misspelledText))
    }
    guard !parts.isEmpty else { return play(.noResults) }
    say(Utterance(parts), rule: "text style")
  }

  // MARK: Commands

  /// The commands that apply to the text that is being edited, in the order of the rotor.
  var textCommands: [TextCommand] {
    guard let field = editedField, let selection = field.selection else { return [] }
    let end = field.text.utf16.count
    let canPaste = focusedElement?.details.text?.canPaste == true
    return TextCommand.allCases.filter { command in
      switch command {
      case .select: selection.isEmpty && end > 0
      case .selectAll: end > 0 && selection != 0..<end
      // Text in a secure field must not leave it.
      case .cut, .copy: !selection.isEmpty && !field.isSecure
      case .paste: canPaste
      case .undo: typing.mayUndo
      case .redo: typing.mayRedo
      }
    }
  }

  mutating func perform(_ command: TextCommand) {
    guard let field = editedField, let selection = field.selection else { return play(.actionFailed) }
    let edit: TextEdit
    switch command {
    case .select:
      let word = TextPieces(field.text).piece(.word, at: selection.lowerBound)
      guard let word else { return play(.actionFailed) }
      typing.anchor = word.lowerBound
      edit = .select(word)
    case .selectAll: edit = .selectAll
    case .cut: edit = .cut
    case .copy: edit = .copy
    case .paste: edit = .paste
    case .undo: edit = .undo
    case .redo: edit = .redo
    }
    silence()
    typing.passed = nil
    ask(.edit(edit), of: field.element, for: .edit(edit))
  }

  /// Undoes or redoes a change: in the text that is being edited, or else in the app.
  mutating func takeBack(again: Bool) {
    guard let field = editedField else {
      return effects.append(.system(again ? .redo : .undo))
    }
    silence()
    let edit: TextEdit = again ? .redo : .undo
    ask(.edit(edit), of: field.element, for: .edit(edit))
  }

  /// Handles the outcome of an edit.
  mutating func edited(_ edit: TextEdit, _ succeeded: Bool) {
    let passed = typing.passed
    typing.passed = nil
    guard succeeded else {
      if case .select = edit {
        play(.boundaryReached)
        vibrate(.boundaryReached)
      } else {
        play(.actionFailed)
        vibrate(.actionFailed)
      }
      return
    }
    switch edit {
    case .copy: saySystem(words.spoken(.copied), rule: "copied")
    case .undo:
      typing.mayRedo = true
      confirm("edit.undo")
    case .redo: confirm("edit.redo")
    default: break
    }
    // The app had nothing to change: the insertion point was already there.
    if let passed { say(passed, rule: "insertion point") }
  }

  /// Says the name of what was done, unless the resulting change is being spoken.
  private mutating func confirm(_ key: String) {
    guard settings.voiceOver.speaksRotorConfirmation, speech.isSilent else { return }
    saySystem(words.choice(key), rule: "action performed")
  }
}
