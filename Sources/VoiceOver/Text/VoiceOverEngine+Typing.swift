import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// Speaking what is typed, deleted and selected.
extension VoiceOverEngine {
  /// Speaks what was typed, deleted or selected; false when the change is not one of these.
  mutating func typingChanged(_ element: AccessibilityElement, from before: SpeakingState.Spoken) -> Bool {
    guard let now = TypingState.Field(element) else { return false }
    let then = typing.field
    guard let then, then.element == now.element else {
      typing.field = now
      return false
    }
    guard !now.isSame(as: then) else { return false }
    typing.field = now
    enter(surroundings(of: element))
    if now.isEditing, !then.isEditing {
      sayEditing(element, now)
    } else if !now.isEditing {
      typing.anchor = nil
      return false
    } else if now.hasOtherText(than: then) {
      guard sayTyped(from: then, to: now) else { return false }
    } else if let passed = typing.passed {
      sayPassed(passed)
    } else {
      saySelection(from: then, to: now, in: element)
    }
    speaking.spoken = .init(element)
    timers.cancel(.change)
    showBraille()
    return true
  }

  /// Says that editing has begun in a field: "To:, text field, is editing", as in a recording of Messages.
  private mutating func sayEditing(_ element: AccessibilityElement, _ field: TypingState.Field) {
    let role = SpokenStyle.role(ofField: element.traits)
    var parts: [Utterance.Part] = []
    if let label = element.label, !label.isEmpty {
      parts.append(.init(.label, label, language: element.details.language))
    }
    parts += [role, .isEditing].map { word in
      Utterance.Part(
        word == .isEditing ? .state : .role, AccessibilityText(words.spoken(word)), language: words.language)
    }
    if !field.text.isEmpty {
      let value = spoken(AccessibilityText(field.text), isSecure: field.isSecure)
      parts += value.map { .init(.value, $0.text, language: $0.language) }
    }
    say(Utterance(parts), rule: "editing")
    if let place = insertionPointWords(of: field) { saySystem(place, rule: "insertion point", .queued) }
  }

  /// Also speaks what is typed into a field that the cursor has left.
  mutating func typingElsewhereChanged() {
    guard let then = typing.elsewhere else { return }
    guard let element = tree.element(withID: then.element), let now = TypingState.Field(element),
      now.isEditing
    else {
      typing.elsewhere = nil
      return
    }
    guard now.hasOtherText(than: then) else { return }
    typing.elsewhere = now
    _ = sayTyped(from: then, to: now)
  }

  /// The index of a field that an app has begun to edit while the cursor is somewhere else: the cursor follows the keyboard,
  /// as when Return leads from one field of a form to the next.
  mutating func fieldThatBegan(in update: ScreenUpdate) -> Int? {
    let index: Int?
    switch update {
    case .attributes(let ids):
      index = ids.lazy.compactMap { [tree] in tree.index(of: $0) }.first { [tree] in
        tree.elements[$0].traits.contains(.isEditing)
      }
      // Another element has changed, or this one is not edited any more.
      if index == nil, let edited = typing.edited, !ids.contains(edited) { return nil }
    case .structure:
      index = editedIndex
      // A menu that covers the field does not end editing.
      if index == nil, let edited = typing.edited, tree.index(of: edited) == nil { return nil }
    }
    let id = index.map { tree.elements[$0].id }
    guard id != typing.edited else { return nil }
    typing.edited = id
    guard let index, id != focus.element, mayStop(at: index) else { return nil }
    return index
  }

  /// The index of the element whose text is being edited; nil when there is none.
  var editedIndex: Int? { tree.elements.firstIndex { $0.traits.contains(.isEditing) } }

  // MARK: Typing

  /// Says what was inserted and deleted; false when the change is not from typing.
  private mutating func sayTyped(
    from then: TypingState.Field, to now: TypingState.Field
  ) -> Bool {
    let edit = requests.openEdit
    let difference = TextDifference(
      from: then.text, to: now.text, insertionPoint: now.selection?.lowerBound)
    typing.passed = nil
    typing.anchor = nil
    typing.mayUndo = true
    switch edit?.edit {
    case .undo, .redo: break
    // After another change there is nothing to redo any more.
    default: typing.mayRedo = false
    }
    // An app that empties its field, after sending the text, is not deleting it.
    if now.text.isEmpty, edit == nil, then.text.count > 1 { return false }
    let isKey = edit?.cause.source == .key
    let feedback =
      isKey ? settings.voiceOver.hardwareTypingFeedback : settings.voiceOver.softwareTypingFeedback
    if difference.insertedText.isEmpty {
      sayDeleted(difference.removedText, now, feedback)
    } else if difference.insertedText.count == 1 {
      sayTypedCharacter(difference, now, feedback)
    } else {
      sayInserted(difference, now)
    }
    return true
  }

  private mutating func sayTypedCharacter(
    _ difference: TextDifference, _ field: TypingState.Field,
    _ feedback: VoiceOverSettings.TypingFeedback
  ) {
    if field.isSecure { play(.secureTextEntered) }
    var parts: [Utterance.Part] = []
    if feedback.speaksCharacters {
      playCapital(field.isSecure ? "" : difference.insertedText)
      parts += spoken(AccessibilityText(difference.insertedText), isSecure: field.isSecure)
    }
    if feedback.speaksWords, !field.isSecure, let word = wordEnded(by: difference, in: field) {
      parts.append(.init(.text, AccessibilityText(word)))
    }
    if !parts.isEmpty { say(Utterance(parts), rule: "typed") }
  }

  /// The word before a character that ends it.
  private func wordEnded(by difference: TextDifference, in field: TypingState.Field) -> String? {
    guard let typed = difference.insertedText.first else { return nil }
    switch TextPieces.Kind(typed) {
    case .word, .ideograph: return nil
    case .sign:
      // An apostrophe may turn out to be inside a word.
      if typed == "'" || typed == "’" || typed == "_" { return nil }
    case .blank: break
    }
    let pieces = TextPieces(field.text)
    guard
      let word = pieces.ranges(of: .word).last(where: { $0.upperBound == difference.inserted.lowerBound })
    else { return nil }
    let text = pieces[word]
    return text.first.map { TextPieces.Kind($0) == .word } == true ? text : nil
  }

  /// Says several characters that were inserted at once: pasted, dictated, or corrected by the keyboard.
  private mutating func sayInserted(_ difference: TextDifference, _ field: TypingState.Field) {
    if field.isSecure { play(.secureTextEntered) }
    let pieces = TextPieces(field.text)
    var range = difference.inserted
    // A corrected word is said as a whole.
    if !difference.removedText.isEmpty,
      let word = pieces.ranges(of: .word).last(where: { $0.lowerBound <= range.lowerBound }),
      word.upperBound >= range.lowerBound
    {
      range = word.lowerBound..<max(word.upperBound, range.upperBound)
    }
    let parts = spoken(AccessibilityText(pieces[range]), isSecure: field.isSecure)
    if !parts.isEmpty { say(Utterance(parts), rule: "inserted") }
  }

  private mutating func sayDeleted(
    _ text: String, _ field: TypingState.Field, _ feedback: VoiceOverSettings.TypingFeedback
  ) {
    guard feedback != .nothing else { return }
    var parts = spoken(AccessibilityText(text), isSecure: field.isSecure)
    switch settings.voiceOver.deletingText {
    case .changePitch where !settings.voiceOver.usesPitchChange: break
    case .changePitch:
      for index in parts.indices { parts[index].text = parts[index].text.pitched(TypingState.deletedPitch) }
    case .speak:
      for index in parts.indices {
        parts[index].text = AccessibilityText(fill(words.spoken(.deletedText), parts[index].text.string))
      }
    case .playSound: play(.deletedText)
    case .doNothing: break
    }
    if !parts.isEmpty { say(Utterance(parts), rule: "deleted") }
  }

  // MARK: Selection

  /// Says what the insertion point passed over when VoiceOver moved it.
  private mutating func sayPassed(_ passed: Utterance) {
    let letter = typing.passedLetter
    typing.passed = nil
    play(.insertionPointMoved)
    guard !passed.parts.isEmpty else { return }
    say(passed, rule: "insertion point")
    playCapital(letter.map(String.init) ?? "")
    if let letter { waitForPhonetic(of: letter) }
  }

  /// Says what the selection gained or lost or, for an insertion point, what it passed over.
  private mutating func saySelection(
    from then: TypingState.Field, to now: TypingState.Field, in element: AccessibilityElement
  ) {
    guard let old = then.selection, let new = now.selection, old != new else { return }
    if old.isEmpty, new.isEmpty { return sayMoved(from: old.lowerBound, to: new.lowerBound, now, element) }
    var parts: [Utterance.Part] = []
    let pieces = TextPieces(now.text)
    for lost in subtract(new, from: old) { add(.unselectedText, lost) }
    for gained in subtract(old, from: new) { add(.selectedText, gained) }
    if !parts.isEmpty { say(Utterance(parts), rule: "selection") }

    func add(_ word: Word, _ range: Range<Int>) {
      let text = fill(words.spoken(word), spokenText(pieces[range], now))
      parts.append(.init(.system, AccessibilityText(text), language: words.language))
    }
  }

  /// The parts of a range that lie outside another.
  private func subtract(_ other: Range<Int>, from range: Range<Int>) -> [Range<Int>] {
    guard range.overlaps(other) else { return range.isEmpty ? [] : [range] }
    return [
      range.lowerBound..<max(range.lowerBound, other.lowerBound),
      min(range.upperBound, other.upperBound)..<range.upperBound,
    ].filter { !$0.isEmpty }
  }

  /// Says what the insertion point passed over when a key or the app moved it.
  private mutating func sayMoved(
    from old: Int, to new: Int, _ field: TypingState.Field, _ element: AccessibilityElement
  ) {
    play(.insertionPointMoved)
    let pieces = TextPieces(field.text, lines: element.details.text?.lines ?? [])
    let passed = min(old, new)..<max(old, new)
    let isLong = pieces.ranges(of: .line).filter { $0.overlaps(passed) }.count > 1
    if !isLong || pieces[passed].count == 1 {
      return sayText(passed, of: element, rule: "insertion point")
    }
    if new == 0 || new == pieces.count, let place = insertionPointWords(of: field) {
      return saySystem(place, rule: "insertion point")
    }
    if let line = pieces.piece(.line, at: new) { sayText(line, of: element, rule: "insertion point") }
  }
}
