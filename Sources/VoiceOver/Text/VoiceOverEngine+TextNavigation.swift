import AccessibilityTree
import AssistiveTechnology

/// Moving through the text of the element in focus.
///
/// While text is being edited, the insertion point moves, and what it passes over is said; other text has a
/// reading cursor, which is the range of the focus.
extension VoiceOverEngine {
  /// True while the element in focus is a field whose insertion point is known.
  var isEditingText: Bool { editedField != nil }

  /// The field in focus, while it is being edited and the provider reports its selection.
  var editedField: TypingState.Field? {
    guard let element = focusedElement, let field = TypingState.Field(element), field.isEditing,
      field.selection != nil
    else { return nil }
    return field
  }

  /// The text of an element, divided into pieces.
  func pieces(of element: AccessibilityElement) -> TextPieces? {
    guard let text = element.readableText else { return nil }
    return TextPieces(text.string, lines: element.hasDetails ? element.details.text?.lines ?? [] : [])
  }

  // MARK: Moving

  mutating func moveByUnit(_ unit: TextUnit, forward: Bool) {
    guard let index = focusedIndex, let pieces = pieces(of: tree.elements[index]) else {
      return reachBoundary()
    }
    if let field = editedField { return moveInsertionPoint(unit, forward: forward, in: field, pieces) }
    moveReadingCursor(unit, forward: forward, in: index, pieces)
  }

  private mutating func moveReadingCursor(
    _ unit: TextUnit, forward: Bool, in index: Int, _ pieces: TextPieces
  ) {
    let place = focus.range
    let target: Range<Int>?
    if forward {
      // With a finer unit than before, moving begins with what was just read, so that a word is spelled.
      let isFiner = typing.unit.map { unit < $0 } ?? false
      target = pieces.next(unit, from: place.map { isFiner ? $0.lowerBound : $0.upperBound } ?? 0)
    } else {
      target = pieces.previous(unit, before: place?.lowerBound ?? 0)
    }
    typing.unit = unit
    if let target { return read(target, of: index, unit) }
    if let (next, range) = linkedText(from: index, forward: forward, unit) {
      return read(range, of: next, unit)
    }
    reachTextBoundary(unit, of: index)
  }

  /// Where text continues that an app has spread over several elements.
  private func linkedText(from index: Int, forward: Bool, _ unit: TextUnit) -> (Int, Range<Int>)? {
    let element = tree.elements[index]
    guard element.hasDetails,
      let id = forward ? element.details.nextTextElement : element.details.previousTextElement,
      let next = tree.index(of: id), let ranges = pieces(of: tree.elements[next])?.ranges(of: unit),
      let range = forward ? ranges.first : ranges.last
    else { return nil }
    return (next, range)
  }

  /// Moves the reading cursor to part of a text and says it.
  mutating func read(_ range: Range<Int>, of index: Int, _ unit: TextUnit?) {
    moveFocus(to: index, range: range, speak: .silent)
    typing.unit = unit
    sayText(range, of: tree.elements[index], rule: "text")
  }

  /// Says part of a text and, after a pause, the phonetic word for a single letter.
  mutating func sayText(
    _ range: Range<Int>, of element: AccessibilityElement, rule: String,
    _ manner: SpeechQueue.Manner = .interrupting
  ) {
    let parts = spoken(range, of: element)
    guard !parts.isEmpty else { return }
    let text = element.readableText?.substring(range)?.string ?? ""
    playCapital(text)
    say(Utterance(parts), rule: rule, manner)
    if text.count == 1, let letter = text.first { waitForPhonetic(of: letter) }
  }

  private mutating func reachTextBoundary(_ unit: TextUnit, of index: Int) {
    guard let range = focus.range else { return reachBoundary() }
    play(.boundaryReached)
    vibrate(.boundaryReached)
    sayText(range, of: tree.elements[index], rule: "boundary")
  }

  // MARK: The insertion point

  private mutating func moveInsertionPoint(
    _ unit: TextUnit, forward: Bool, in field: TypingState.Field, _ pieces: TextPieces
  ) {
    guard let element = focusedElement, let selection = field.selection else { return }
    if typing.isSelecting { return extendSelection(unit, forward: forward) }
    let passed =
      forward
      ? pieces.rest(unit, from: selection.upperBound)
      : pieces.previous(unit, before: selection.lowerBound)
        .map { $0.lowerBound..<min($0.upperBound, selection.lowerBound) }
    guard let passed else { return reachInsertionBoundary(field) }
    let place = forward ? passed.upperBound : passed.lowerBound
    select(place..<place, of: field.element, saying: Utterance(spoken(passed, of: element)))
    let text = pieces[passed]
    if text.count == 1, !field.isSecure { typing.passedLetter = text.first }
  }

  /// Asks the app for a selection; the utterance waits until the app has made it.
  mutating func select(
    _ range: Range<Int>, of id: AccessibilityElement.ID, saying utterance: Utterance? = nil
  ) {
    silence()
    typing.passed = utterance
    let edit = TextEdit.select(range)
    ask(.edit(edit), of: id, for: .edit(edit))
  }

  private mutating func reachInsertionBoundary(_ field: TypingState.Field) {
    play(.boundaryReached)
    vibrate(.boundaryReached)
    if let place = insertionPointWords(of: field) { saySystem(place, rule: "boundary") }
  }

  /// The selected text if there is any, or the position of the insertion point if it is at the start or end.
  func insertionPointWords(of field: TypingState.Field) -> String? {
    guard let selection = field.selection else { return nil }
    if !selection.isEmpty {
      return fill(words.spoken(.selectedText), spokenText(TextPieces(field.text)[selection], field))
    }
    if selection.lowerBound == 0 { return words.spoken(.insertionPointAtStart) }
    return selection.lowerBound == field.text.utf16.count ? words.spoken(.insertionPointAtEnd) : nil
  }

  /// A text as it appears in a sentence: a single character by its name, if it has one.
  func spokenText(_ text: String, _ field: TypingState.Field) -> String {
    Utterance(spoken(AccessibilityText(text), isSecure: field.isSecure)).text()
  }

  /// Handles a double tap in a field that is being edited, which moves the insertion point to the other end.
  mutating func toggleInsertionPoint() -> Bool {
    guard let field = editedField, let selection = field.selection else { return false }
    let end = field.text.utf16.count
    let isAtEnd = selection == end..<end
    let place = isAtEnd ? 0 : end
    typing.anchor = nil
    select(
      place..<place, of: field.element,
      saying: Utterance([
        .init(
          .system,
          AccessibilityText(words.spoken(isAtEnd ? .insertionPointAtStart : .insertionPointAtEnd)),
          language: words.language)
      ]))
    return true
  }

  // MARK: Reading at the cursor

  /// Says the character, word or line at the cursor, without moving it.
  mutating func readUnit(_ unit: TextUnit) {
    guard let element = focusedElement, let pieces = pieces(of: element) else { return reachBoundary() }
    let place = editedField?.selection?.lowerBound ?? focus.range?.lowerBound ?? 0
    guard let range = pieces.piece(unit, at: place) else {
      play(.boundaryReached)
      return saySystem(words.spoken(.blankLine), rule: "text")
    }
    sayText(range, of: element, rule: "text")
  }
}
