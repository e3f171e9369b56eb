import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Selecting, moving in, changing and deleting the text that is being edited.
extension VoiceControlEngine {
  /// What "that" is: the selection, else what was typed last, else the word at the insertion point.
  private func that(_ text: EditedText) -> Range<Int>? {
    if !text.selection.isEmpty { return text.selection }
    if let insertion, text.string.part(insertion.range) == insertion.text {
      // The space before dictated words was typed with them, but nobody means it.
      let start = insertion.range.lowerBound + insertion.text.prefix { $0 == " " }.utf16.count
      if start < insertion.range.upperBound { return start..<insertion.range.upperBound }
    }
    return text.current(.word)
  }

  private func phrase(
    _ match: CommandMatch, _ index: Int = 0, in text: EditedText, after start: Int = 0
  ) -> Range<Int>? {
    match.value(.phrase, index).flatMap { text.find($0.words, form: table.form, after: start) }
  }

  private func unit(_ match: CommandMatch) -> TextUnit {
    match.value(.unit)?.key.flatMap(TextUnit.init) ?? .character
  }

  private mutating func select(_ range: Range<Int>?, in text: EditedText) -> Bool {
    guard let range else { return false }
    ask(.edit(.select(range)), of: text.element, for: .plain)
    return true
  }

  private mutating func place(_ offset: Int?, in text: EditedText) -> Bool {
    select(offset.map { $0..<$0 }, in: text)
  }

  // MARK: Selecting

  mutating func performSelection(_ match: CommandMatch) -> Bool {
    guard let text = editedText else { return false }
    switch match.command {
    case .selectThat: return select(that(text), in: text)
    case .selectAll:
      ask(.edit(.selectAll), of: text.element, for: .plain)
      return true
    case .selectPhrase: return select(phrase(match, in: text), in: text)
    case .selectThrough:
      guard let first = phrase(match, in: text),
        let last = phrase(match, 1, in: text, after: first.upperBound)
      else {
        return false
      }
      return select(first.lowerBound..<last.upperBound, in: text)
    case .selectUnit: return select(text.current(unit(match)), in: text)
    case .selectNext: return select(text.next(match.count, unit(match)), in: text)
    case .selectPrevious: return select(text.previous(match.count, unit(match)), in: text)
    case .extendForward:
      let end = text.next(match.count, unit(match))?.upperBound
      return select(end.map { text.selection.lowerBound..<$0 }, in: text)
    case .extendBack:
      let start = text.previous(match.count, unit(match))?.lowerBound
      return select(start.map { $0..<text.selection.upperBound }, in: text)
    case .deselect: return place(text.selection.upperBound, in: text)
    default: return false
    }
  }

  // MARK: Moving

  mutating func performTextNavigation(_ match: CommandMatch) -> Bool {
    if match.command == .nextField || match.command == .previousField {
      return moveToField(forward: match.command == .nextField)
    }
    guard let text = editedText else { return false }
    switch match.command {
    case .moveToBeginning: return place(0, in: text)
    case .moveToEnd: return place(text.count, in: text)
    case .moveToBeginningOfUnit: return place(text.current(unit(match))?.lowerBound, in: text)
    case .moveToEndOfUnit: return place(text.current(unit(match))?.upperBound, in: text)
    case .moveToBeginningOfSelection: return place(text.selection.lowerBound, in: text)
    case .moveToEndOfSelection: return place(text.selection.upperBound, in: text)
    case .moveForward: return place(text.next(match.count, unit(match))?.upperBound, in: text)
    case .moveBack: return place(text.previous(match.count, unit(match))?.lowerBound, in: text)
    case .moveUp, .moveDown:
      let unit = match.value(.unit) == nil ? TextUnit.line : unit(match)
      return moveLines(match.command == .moveUp ? -match.count : match.count, unit, in: text)
    case .moveBefore: return place(phrase(match, in: text)?.lowerBound, in: text)
    case .moveAfter: return place(phrase(match, in: text)?.upperBound, in: text)
    default: return false
    }
  }

  /// Moves by lines or paragraphs, as far from the beginning of the line as before.
  private mutating func moveLines(_ count: Int, _ unit: TextUnit, in text: EditedText) -> Bool {
    let all = text.ranges(unit)
    let place = text.selection.upperBound
    guard let now = all.lastIndex(where: { $0.lowerBound <= place }) ?? all.indices.first else {
      return false
    }
    let new = min(max(now + count, 0), all.count - 1)
    guard new != now else { return self.place(count < 0 ? 0 : text.count, in: text) }
    let column = max(place - all[now].lowerBound, 0)
    return self.place(min(all[new].lowerBound + column, all[new].upperBound), in: text)
  }

  private mutating func moveToField(forward: Bool) -> Bool {
    let fields = tree.elements.filter {
      $0.traits.contains(.isEditing)
        || !$0.traits.isDisjoint(with: [.textEntry, .searchField, .textArea]) && $0.takesVoiceCommands
    }
    let now = fields.firstIndex { $0.traits.contains(.isEditing) }
    let next = now.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : fields.count - 1)
    guard fields.indices.contains(next) else { return false }
    ask(.activate, of: fields[next].id, for: .plain)
    return true
  }

  // MARK: Changing

  mutating func performEditing(_ match: CommandMatch) -> Bool {
    guard let text = editedText else {
      // Shaking the device undoes the same.
      guard match.command == .undo || match.command == .redo else { return false }
      effects.append(.system(match.command == .undo ? .undo : .redo))
      return true
    }
    switch match.command {
    case .correctThat: return correct(that(text), in: text)
    case .correctPhrase: return correct(phrase(match, in: text), in: text)
    case .replacePhrase:
      guard let range = phrase(match, in: text), let new = match.value(.phrase, 1) else { return false }
      return replace(range, with: new.text)
    case .replaceThat:
      guard let range = that(text), let new = match.value(.phrase) else { return false }
      return replace(range, with: new.text)
    case .undo: return edit(.undo, text)
    case .redo: return edit(.redo, text)
    case .cut, .copy: return copy(match.command == .cut ? .cut : .copy, text)
    case .paste: return edit(.paste, text)
    case .capitalizeThat: return recase(that(text), in: text) { $0.capitalizedWords }
    case .capitalizePhrase: return recase(phrase(match, in: text), in: text) { $0.capitalizedWords }
    case .uppercaseThat: return recase(that(text), in: text) { $0.uppercased() }
    case .uppercasePhrase: return recase(phrase(match, in: text), in: text) { $0.uppercased() }
    case .lowercaseThat: return recase(that(text), in: text) { $0.lowercased() }
    case .lowercasePhrase: return recase(phrase(match, in: text), in: text) { $0.lowercased() }
    case .deleteThat: return delete(that(text), in: text)
    case .deleteAll:
      ask(.edit(.selectAll), of: text.element)
      return edit(.deleteBackward, text)
    case .deletePhrase: return delete(phrase(match, in: text), in: text)
    case .deleteUnit: return delete(text.current(unit(match)), in: text)
    case .deleteNext: return delete(text.next(match.count, unit(match)), in: text, unit(match))
    case .deletePrevious: return delete(text.previous(match.count, unit(match)), in: text, unit(match))
    default: return false
    }
  }

  private mutating func edit(_ edit: TextEdit, _ text: EditedText) -> Bool {
    ask(.edit(edit), of: text.element, for: .plain)
    insertion = nil
    return true
  }

  private mutating func copy(_ how: TextEdit, _ text: EditedText) -> Bool {
    guard let range = that(text) else { return false }
    if range != text.selection { ask(.edit(.select(range)), of: text.element) }
    return edit(how, text)
  }

  private mutating func recase(_ range: Range<Int>?, in text: EditedText, _ change: (String) -> String)
    -> Bool
  {
    guard let range else { return false }
    return replace(range, with: change(text.string.part(range)))
  }

  /// Words are deleted with one of the spaces around them, characters alone.
  private mutating func delete(_ range: Range<Int>?, in text: EditedText, _ unit: TextUnit = .word) -> Bool {
    guard let range, !range.isEmpty else { return false }
    let all = unit == .character ? range : text.withSpace(range)
    if text.selection != all { ask(.edit(.select(all)), of: text.element) }
    return edit(.deleteBackward, text)
  }

  /// Lists what could have been meant instead, by number.
  private mutating func correct(_ range: Range<Int>?, in text: EditedText) -> Bool {
    guard let range, !range.isEmpty else { return false }
    let written = text.string.part(range)
    var choices: [String] = []
    if let insertion, insertion.range.upperBound == range.upperBound {
      choices = insertion.alternatives.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    choices += [written.capitalizedWords, written.lowercased(), written.uppercased()]
    var seen: Set<String> = [written]
    choices = choices.filter { seen.insert($0).inserted }
    if text.selection != range { ask(.edit(.select(range)), of: text.element) }
    pending = .correction(range, choices)
    return true
  }
}

extension String {
  /// Each word with a capital letter, the rest as it was.
  fileprivate var capitalizedWords: String {
    var result = ""
    var isStart = true
    for character in self {
      result += isStart ? character.uppercased() : String(character)
      isStart = character.isWhitespace
    }
    return result
  }
}
