import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

extension VoiceOverEngine {
  /// Follows <https://support.apple.com/guide/iphone/use-a-braille-display-iph73b8c43/ios>.
  mutating func handle(_ input: BrailleInput) {
    cause = Cause(.braille, input.name, element: focus.element)
    switch input {
    case .display(let cells): connectBraille(cells: cells)
    case .panLeft: perform(.panLeft)
    case .panRight: perform(.panRight)
    case .panned(let forward): brailleReachedEnd(forward: forward)
    case .route(let offset): route(to: offset)
    case .text(let text): type(text)
    case .chord(let dots, let withSpace): handle(dots: dots, withSpace: withSpace)
    // Without a braille output that translates it, the cell of a routing key has no known text.
    case .routing: play(.unknownCommand)
    }
  }

  // MARK: Chords

  private mutating func handle(dots: UInt8, withSpace: Bool) {
    if let name = settings.voiceOver.brailleCommands[BrailleChord.name(dots: dots, withSpace: withSpace)] {
      guard let command = Command(rawValue: name) else { return play(.unknownCommand) }
      return performChord(.command(command))
    }
    guard withSpace else {
      // Dots 7 and 8 by themselves are Delete and Return.
      switch dots {
      case BrailleChord.dots("7"): return performChord(.edit(.deleteBackward))
      case BrailleChord.dots("8"): return performChord(isEditing ? .edit(.submit) : .command(.activate))
      default: return play(.unknownCommand)
      }
    }
    guard let chord = BrailleChord.standard[dots] else { return play(.unknownCommand) }
    performChord(chord)
  }

  private mutating func performChord(_ chord: BrailleChord) {
    switch chord {
    case .command(let command):
      perform(command)
      if command == .announcementHistory { readBrailleMessages() }
    case .edit(let edit): self.edit(edit)
    case .selectText(let forward): extendSelection(forward: forward)
    }
  }

  // MARK: Text

  /// Whether the element in focus is a field that is being edited.
  private var isEditing: Bool {
    guard let element = focusedElement else { return false }
    return element.traits.contains(.isEditing)
      && !element.traits.isDisjoint(with: [.textEntry, .secureTextField, .searchField])
  }

  private mutating func type(_ text: String) {
    guard !text.isEmpty else { return }
    edit(.insert(text))
  }

  private mutating func edit(_ edit: TextEdit) {
    guard isEditing, let id = focus.element else { return play(.unknownCommand) }
    silence()
    act()
    ask(.edit(edit), of: id, for: .edit(edit))
  }

  private mutating func extendSelection(forward: Bool) {
    guard isEditing, let content = focusedElement?.details.text, let selection = content.selection else {
      return play(.unknownCommand)
    }
    let text = content.string
    let moved =
      forward
      ? text.characterBoundary(after: selection.upperBound)
      : text.characterBoundary(before: selection.lowerBound)
    guard let moved else { return play(.boundaryReached) }
    edit(.select(forward ? selection.lowerBound..<moved : moved..<selection.upperBound))
  }

  // MARK: Routing keys

  /// Handles a routing key: places the insertion point in text that is being edited, and activates any other
  /// element. A key over the insertion point itself also activates.
  private mutating func route(to offset: Int) {
    if braille.message != nil { return brailleMessageEnded() }
    guard isEditing, let line = braille.line, line.element == focus.element, let content = line.content else {
      return perform(.activate)
    }
    let place = min(max(offset, content.lowerBound), content.upperBound) - content.lowerBound
    let insertion = line.cursor.map {
      ($0.lowerBound - content.lowerBound)..<($0.upperBound - content.lowerBound)
    }
    if insertion == place..<place { return perform(.activate) }
    edit(.select(place..<place))
    play(.insertionPointMoved)
  }
}

extension BrailleInput {
  /// The name in a transcript.
  fileprivate var name: String {
    switch self {
    case .chord(let dots, let withSpace): BrailleChord.name(dots: dots, withSpace: withSpace)
    case .routing(let cell): "routing key \(cell + 1)"
    case .panLeft: "pan left"
    case .panRight: "pan right"
    case .display(let cells): "display of \(cells) cells"
    case .route(let offset): "routing key at \(offset)"
    case .panned(let forward): forward ? "panned past the end" : "panned past the beginning"
    case .text(let text): text
    }
  }
}

extension String {
  /// The end of the character that begins at or contains a UTF-16 offset; nil at the end of the text.
  fileprivate func characterBoundary(after offset: Int) -> Int? {
    var end = 0
    for character in self {
      end += character.utf16.count
      if end > offset { return end }
    }
    return nil
  }

  fileprivate func characterBoundary(before offset: Int) -> Int? {
    var start = 0
    guard offset > 0 else { return nil }
    for character in self {
      let end = start + character.utf16.count
      if end >= offset { return start }
      start = end
    }
    return start < offset ? start : nil
  }
}
