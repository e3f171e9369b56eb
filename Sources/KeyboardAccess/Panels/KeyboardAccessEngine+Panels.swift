import AccessibilityTree
import AssistiveTechnology

extension KeyboardAccessEngine {
  /// Whether an open panel takes a key; all keys are the panel's while it is open.
  mutating func panelTakes(_ press: KeyPress) -> Bool {
    guard let open = panel else { return false }
    let command = assignments.command(for: press)
    switch command {
    case .moveForward, .moveDown, .moveToNextItem: select(by: 1)
    case .moveBackward, .moveUp, .moveToPreviousItem: select(by: -1)
    case .moveToBeginning: select(row: 0)
    case .moveToEnd: select(row: open.rows.count - 1)
    case .activate where open.kind != .find: choose()
    case .goBack: closePanel()
    case open.command: closePanel()
    default:
      switch press.key {
      case "escape": closePanel()
      case "return": choose()
      default:
        if open.kind == .find { typeIntoFind(press) }
      }
    }
    return true
  }

  mutating func open(_ new: KeyboardPanel) {
    panel = new
    showRing()
  }

  mutating func closePanel() {
    panel = nil
    find.forget()
    showRing()
  }

  private mutating func select(by step: Int) {
    panel?.select(by: step)
    showRing()
  }

  private mutating func select(row: Int) {
    panel?.selection = max(0, row)
    showRing()
  }

  private mutating func choose() {
    guard let open = panel, let row = open.selected else { return closePanel() }
    // The list of commands is there to be read.
    guard open.kind != .help else { return }
    closePanel()
    switch row.target {
    case .none: break
    case .command(let command): perform(command)
    case .element(let id): if let index = tree.index(of: id) { moveFocus(to: index) }
    case .increment: askOwner(of: open, .increment)
    case .decrement: askOwner(of: open, .decrement)
    case .custom(let index, let name):
      guard case .actions(let id) = open.kind, let element = tree.element(withID: id) else { return }
      let actions = element.details.customActions
      // The list may have changed since it was shown: the name says what was chosen.
      let isSame = actions.indices.contains(index) && actions[index].name.string == name
      guard let place = isSame ? index : actions.firstIndex(where: { $0.name.string == name }) else { return }
      ask(.custom(place), of: id)
    }
  }

  private mutating func askOwner(of panel: KeyboardPanel, _ action: Action) {
    guard case .actions(let id) = panel.kind, tree.index(of: id) != nil else { return }
    ask(action, of: id)
  }

  /// Closes a panel whose element is gone.
  mutating func panelScreenChanged() {
    switch panel?.kind {
    case .actions(let id): if tree.index(of: id) == nil { closePanel() }
    case .find: refreshFind()
    case .help, .gestures, nil: break
    }
  }

  // MARK: Help

  /// Shows every command with its keys, by section.
  mutating func openHelp() {
    let words = words
    var rows: [KeyboardPanel.Row] = []
    for section in CommandTable.standard.sections {
      rows.append(.init(text: words.title(ofSection: section.name), target: .none))
      for command in section.commands {
        let keys = assignments.keys(of: command).flatMap { KeyPress(named: $0) }.map(words.keys)
        let title = words.title(of: command)
        rows.append(.init(text: keys.map { "\(title), \($0)" } ?? title, target: .command(command)))
      }
    }
    open(KeyboardPanel(.help, title: words.title(of: .help), rows: rows))
  }

  // MARK: Actions

  /// Shows the actions of the element in focus.
  mutating func openActions() {
    guard let element = focusedElement, !element.traits.contains(.notEnabled) else { return }
    var rows: [KeyboardPanel.Row] = []
    if element.traits.contains(.adjustable) {
      rows.append(.init(text: words.phrase(.increment), target: .increment))
      rows.append(.init(text: words.phrase(.decrement), target: .decrement))
    }
    if element.hasDetails {
      rows += element.details.customActions.enumerated().map {
        .init(text: $1.name.string, target: .custom($0, $1.name.string))
      }
    }
    guard !rows.isEmpty else { return }
    open(KeyboardPanel(.actions(element.id), title: words.title(of: .actions), rows: rows))
  }

  // MARK: Gestures

  /// Offers the gestures that can be made on the element in focus.
  mutating func openGestures() {
    guard focusedElement != nil else { return }
    let gestures = CommandTable.standard.sections.first { $0.name == "gestures" }?.commands ?? []
    let rows = gestures.filter { $0 != .keyboardGestures }
      .map { KeyboardPanel.Row(text: words.title(of: $0), target: .command($0)) }
    open(KeyboardPanel(.gestures, title: words.title(of: .keyboardGestures), rows: rows))
  }
}
