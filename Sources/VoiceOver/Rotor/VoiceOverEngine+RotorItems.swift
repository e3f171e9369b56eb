import AccessibilityTree
import AssistiveTechnology

/// What a swipe up or down does for each item of the rotor.
extension VoiceOverEngine {
  /// Handles a swipe up or down. Down is forward: the next item, a lower value.
  mutating func moveRotorItem(forward: Bool) {
    switch rotorItem {
    case nil: reachBoundary()
    case .custom(let index): search(index, forward: forward)
    case .system(let kind): move(kind, forward: forward)
    }
  }

  private mutating func move(_ kind: RotorItem.Kind, forward: Bool) {
    if let unit = kind.unit { return moveByUnit(unit, forward: forward) }
    switch kind {
    case .adjustValue: adjust(forward: !forward)
    case .actions: moveAction(forward: forward)
    case .moreContent: moveContent(forward: forward)
    case .audioGraph: moveChart()
    case .edit: moveEditing(forward: forward)
    case .textSelection: extendByRotor(forward: forward)
    case .misspelledWords: moveToMisspelledWord(forward: forward)
    case .sameItem: moveToItem(forward: forward) { $0.isSameItem(as: $1) }
    case .verticalNavigation: moveVertically(down: forward)
    case .zoom: zoom(into: !forward)
    case .speakingRate, .volume, .brailleAutoAdvance: changeAmount(kind, up: !forward)
    case .audioDucking, .punctuation, .sounds, .hints, .language, .brailleTable, .typingMode, .directTouch,
      .navigationStyle:
      changeChoice(kind, forward: forward)
    default: go(to: kind, forward: forward)
    }
  }

  // MARK: Actions

  /// The names that Actions in the rotor goes through, with the default action first.
  private func actionNames(of element: AccessibilityElement) -> [AccessibilityText] {
    [AccessibilityText(words.spoken(.activateAction))] + element.details.customActions.map(\.name)
  }

  private mutating func moveAction(forward: Bool) {
    guard let element = focusedElement else { return reachBoundary() }
    let names = actionNames(of: element)
    rotor.action = (min(rotor.action, names.count - 1) + (forward ? 1 : names.count - 1)) % names.count
    say(Utterance([.init(.system, names[rotor.action])]), rule: "action")
  }

  /// Performs the action that is chosen with the rotor when the user double-taps; false when there is none.
  mutating func activateRotorAction() -> Bool {
    // Only a choice counts, not the item that the rotor uses without one.
    switch rotor.choice {
    case .system(.actions)? where rotorItem == .system(.actions):
      let chosen = rotor.action
      rotor.action = 0
      guard chosen > 0 else { return false }
      performCustomAction(chosen - 1)
      return true
    case .system(.audioGraph)? where rotor.describesChart && focusedChart != nil:
      rotor.describesChart = false
      describeChart()
      return true
    case .system(.edit)?:
      guard let command = rotor.editing, textCommands.contains(command) else { break }
      rotor.editing = nil
      perform(command)
      return true
    default: break
    }
    return toggleInsertionPoint()
  }

  // MARK: More content

  private mutating func moveContent(forward: Bool) {
    guard let element = focusedElement, element.hasDetails else { return reachBoundary() }
    let content = element.details.customContent
    let next = rotor.content.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 0 : -1)
    if content.indices.contains(next) {
      rotor.content = next
    } else {
      play(.boundaryReached)
      vibrate(.boundaryReached)
    }
    guard let place = rotor.content, content.indices.contains(place) else { return }
    let language = element.details.language
    // "Read as the value followed by the label": Apple's sample "Creating accessible views".
    let parts = [content[place].value, content[place].label].filter { !$0.isEmpty }
      .map { Utterance.Part(.content, $0, language: language) }
    say(Utterance(parts), rule: "more content")
  }

  // MARK: Text

  private mutating func moveEditing(forward: Bool) {
    let commands = textCommands
    guard !commands.isEmpty else { return reachBoundary() }
    let place = rotor.editing.flatMap { commands.firstIndex(of: $0) }
    let next = place.map { ($0 + (forward ? 1 : commands.count - 1)) % commands.count }
    let command = commands[next ?? (forward ? 0 : commands.count - 1)]
    rotor.editing = command
    saySystem(words.choice("edit.\(command.rawValue)"), rule: "edit")
  }

  private mutating func extendByRotor(forward: Bool) {
    switch rotor.selectionUnit {
    case .character: extendSelection(.character, forward: forward)
    case .word: extendSelection(.word, forward: forward)
    case .line: extendSelection(.line, forward: forward)
    case .all: selectAll(forward)
    }
  }

  /// While Text Selection is chosen, a swipe to the left or right chooses the unit by which the selection
  /// extends.
  mutating func rotorTakesMove(forward: Bool) -> Bool {
    guard rotor.choice == .system(.textSelection), isAvailable(.textSelection) else { return false }
    let units = SelectionUnit.allCases
    let place = units.firstIndex(of: rotor.selectionUnit) ?? 0
    rotor.selectionUnit = units[(place + (forward ? 1 : units.count - 1)) % units.count]
    saySystem(words.choice("selection.\(rotor.selectionUnit.rawValue)"), rule: "text selection")
    return true
  }

  mutating func moveToMisspelledWord(forward: Bool) {
    if let custom = customRotor(inPlaceOf: .misspelledWords) { return search(custom, forward: forward) }
    guard let index = focusedIndex, tree.elements[index].hasDetails,
      let content = tree.elements[index].details.text, !tree.elements[index].traits.contains(.secureTextField)
    else { return reachBoundary() }
    let field = editedField
    let place = field?.selection ?? focus.range
    let count = content.string.utf16.count
    let ranges = content.misspelled.filter { $0.lowerBound >= 0 && $0.upperBound <= count }
      .sorted { $0.lowerBound < $1.lowerBound }
    let next =
      forward
      ? ranges.first { $0.lowerBound >= place?.upperBound ?? 0 }
      : ranges.last { $0.upperBound <= place?.lowerBound ?? 0 }
    guard let next else { return reachBoundary() }
    guard let field else { return read(next, of: index, .word) }
    typing.anchor = next.lowerBound
    select(next, of: field.element, saying: Utterance(spoken(next, of: tree.elements[index])))
  }

  // MARK: Zoom

  private mutating func zoom(into: Bool) {
    guard let element = focusedElement else { return reachBoundary() }
    silence()
    act()
    ask(.zoom(into: into), of: element.id, for: .zoom(into: into))
  }
}
