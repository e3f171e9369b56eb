import AssistiveTechnology

extension VoiceOverEngine {
  /// Performs a command of the rotor or for text; false for any other command.
  mutating func performRotorCommand(_ command: Command) -> Bool {
    if let (kind, forward) = command.rotorMove {
      go(to: kind, forward: forward)
      return true
    }
    switch command {
    case .nextRotor: turnRotor(forward: true)
    case .previousRotor: turnRotor(forward: false)
    case .nextRotorItem: moveRotorItem(forward: true)
    case .previousRotorItem: moveRotorItem(forward: false)
    case .nextSameHeading: moveToSameHeading(forward: true)
    case .previousSameHeading: moveToSameHeading(forward: false)
    case .nextSameItem: moveToItem(forward: true) { $0.isSameItem(as: $1) }
    case .previousSameItem: moveToItem(forward: false) { $0.isSameItem(as: $1) }
    case .nextDifferentItem: moveToItem(forward: true) { !$0.isSameItem(as: $1) }
    case .previousDifferentItem: moveToItem(forward: false) { !$0.isSameItem(as: $1) }
    case .nextMisspelledWord: moveToMisspelledWord(forward: true)
    case .previousMisspelledWord: moveToMisspelledWord(forward: false)
    case .speakFaster: changeAmount(.speakingRate, up: true)
    case .speakSlower: changeAmount(.speakingRate, up: false)
    case .toggleSounds: changeChoice(.sounds, forward: true)
    default: return performTextCommand(command)
    }
    return true
  }

  private mutating func performTextCommand(_ command: Command) -> Bool {
    switch command {
    case .nextCharacter: moveByUnit(.character, forward: true)
    case .previousCharacter: moveByUnit(.character, forward: false)
    case .nextWord: moveByUnit(.word, forward: true)
    case .previousWord: moveByUnit(.word, forward: false)
    case .nextLine: moveByUnit(.line, forward: true)
    case .previousLine: moveByUnit(.line, forward: false)
    case .readCharacter: readUnit(.character)
    case .readWord: readUnit(.word)
    case .readLine: readUnit(.line)
    case .toggleTextSelection: toggleTextSelection()
    case .readSelectedText: readSelectedText()
    case .readTextStyle: readTextStyle()
    case .selectText: selectAll(true)
    case .deselectText: selectAll(false)
    case .undo: takeBack(again: false)
    case .redo: takeBack(again: true)
    default: return false
    }
    return true
  }

  /// Moves to a heading of the same level as the one in focus.
  private mutating func moveToSameHeading(forward: Bool) {
    guard let element = focusedElement, element.traits.contains(.header) else { return reachBoundary() }
    moveToItem(forward: forward) {
      $0.traits.contains(.header)
        && StopFacts(element: $0).headingLevel == StopFacts(element: $1).headingLevel
    }
  }
}

extension Command {
  /// The rotor item by which the command moves, and the direction.
  fileprivate var rotorMove: (kind: RotorItem.Kind, forward: Bool)? {
    switch self {
    case .nextHeading: (.headings, true)
    case .previousHeading: (.headings, false)
    case .nextLink: (.links, true)
    case .previousLink: (.links, false)
    case .nextVisitedLink: (.visitedLinks, true)
    case .previousVisitedLink: (.visitedLinks, false)
    case .nextFormControl: (.formControls, true)
    case .previousFormControl: (.formControls, false)
    case .nextImage: (.images, true)
    case .previousImage: (.images, false)
    case .nextTable: (.tables, true)
    case .previousTable: (.tables, false)
    case .nextList: (.lists, true)
    case .previousList: (.lists, false)
    // Only a custom rotor of the app knows how its text is styled.
    case .nextBoldText: (.boldText, true)
    case .previousBoldText: (.boldText, false)
    case .nextItalicText: (.italicText, true)
    case .previousItalicText: (.italicText, false)
    case .nextUnderlinedText: (.underlinedText, true)
    case .previousUnderlinedText: (.underlinedText, false)
    default: nil
    }
  }
}
