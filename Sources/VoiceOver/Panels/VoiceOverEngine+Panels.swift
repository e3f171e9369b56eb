import AccessibilityTree
import AssistiveTechnology

/// While a panel is open, it receives commands, and nothing is said about the screen behind it.
extension VoiceOverEngine {
  // MARK: Opening and closing

  /// Opens a panel over the screen.
  ///
  /// - Parameter introduction: what is said between its title and its first row.
  mutating func open(_ panel: Panel, introduction: [String] = []) {
    silence()
    panels.current = panel
    play(.screenChanged)
    sayPanel([panel.title] + introduction)
  }

  /// Closes an open panel without speaking, as the screen behind it is about to be spoken.
  ///
  /// - Returns: true when there was a panel to close.
  @discardableResult
  mutating func closePanels() -> Bool {
    guard panels.current != nil else { return false }
    panels.current = nil
    showOverlay()
    showBraille()
    return true
  }

  /// Closes the panel and says the element in focus.
  mutating func leavePanel() {
    guard closePanels() else { return }
    silence()
    play(.screenChanged)
    if let index = focusedIndex { sayFocused(index, .interrupting, rule: "panel closed") }
  }

  /// Updates the panel when the screen behind it has new elements: what represents a removed element must go.
  mutating func itemChooserScreenChanged() {
    guard let panel = panels.current else { return }
    switch panel.kind {
    case .itemChooser: refreshItemChooser()
    case .label(let id):
      if tree.index(of: id) == nil { closePanels() }
    case .quickSettings, .announcements, .find: break
    }
  }

  // MARK: Rows

  /// Says the selected row, after some words from VoiceOver itself, and shows it.
  mutating func sayPanel(_ words: [String] = [], rule: String = "panel") {
    guard let panel = panels.current else { return }
    let language = self.words.language
    var utterance = Utterance(words.map { .init(.system, AccessibilityText($0), language: language) })
    if let row = panel.selected { utterance.parts += self.utterance(for: row).parts }
    say(utterance, rule: rule)
    showOverlay()
    showBraille()
  }

  private func utterance(for row: Panel.Row) -> Utterance {
    let utterance = reader.utterance(for: StopFacts(element: row.element))
    // A panel's field has no rotor with misspelled words, which the hint would mention.
    return row.target == .field ? utterance.without([.hint]) : utterance
  }

  private mutating func select(_ row: Int) {
    guard let panel = panels.current, panel.rows.indices.contains(row) else {
      play(.boundaryReached)
      vibrate(.boundaryReached)
      return sayPanel(rule: "boundary")
    }
    panels.current?.selection = row
    play(.itemFocused)
    sayPanel(rule: "panel row")
  }

  // MARK: Commands

  /// True when a panel handles a command.
  mutating func panelTakes(_ command: Command) -> Bool {
    guard let panel = panels.current else { return false }
    switch command {
    case .moveToNextItem: select(panel.selection + 1)
    case .moveToPreviousItem: select(panel.selection - 1)
    case .moveToFirstItem, .topOfContainer: select(0)
    case .moveToLastItem, .bottomOfContainer: select(panel.rows.count - 1)
    case .scrollDown: select(min(panel.selection + Self.panelPage, panel.rows.count - 1))
    case .scrollUp: select(max(panel.selection - Self.panelPage, 0))
    case .nextRotorItem: turnPanel(forward: true)
    case .previousRotorItem: turnPanel(forward: false)
    case .activate: activateRow()
    case .escape: leavePanel()
    case .speakItem, .readItemSummary, .readAll, .readFromTop, .readHint: sayPanel(rule: "speak item")
    default: return panelIgnores(command)
    }
    return true
  }

  /// How many rows a three-finger swipe moves.
  private static let panelPage = 10

  /// Decides about commands that the panel does not handle itself: false lets them through.
  private mutating func panelIgnores(_ command: Command) -> Bool {
    if panelOpened(by: command) {
      leavePanel()
      return true
    }
    switch command {
    // These concern VoiceOver itself, whatever is on the screen.
    case .pauseSpeech, .toggleMute, .copySpeech, .speakFaster, .speakSlower, .toggleSounds,
      .toggleScreenCurtain, .toggleCaptionPanel, .toggleHelp, .toggleQuickNav,
      .toggleSingleLetterQuickNav, .lockModifiers, .panLeft, .panRight, .toggleContractedBraille,
      .toggleAutoAdvance:
      return false
    // Another panel replaces this one.
    case .showItemChooser, .showQuickSettings, .announcementHistory: return false
    // These leave the screen.
    case .home, .appSwitcher, .controlCenter, .notificationCenter, .reachability, .nextApp,
      .previousApp, .menuBar, .openSettings:
      closePanels()
      return false
    default:
      play(.unknownCommand)
      return true
    }
  }

  /// Whether the command is the one that opened the panel, which also closes it.
  private func panelOpened(by command: Command) -> Bool {
    switch (panels.current?.kind, command) {
    case (.itemChooser, .showItemChooser), (.quickSettings, .showQuickSettings),
      (.announcements, .announcementHistory), (.find, .findText), (.label, .labelItem):
      true
    default: false
    }
  }

  /// Handles swipes up and down: a setting's other values, the next letter of an alphabetical list.
  private mutating func turnPanel(forward: Bool) {
    guard let panel = panels.current else { return }
    switch panel.kind {
    case .quickSettings: turnSetting(forward: forward)
    case .itemChooser: selectLetter(forward: forward)
    case .announcements, .find, .label: play(.unknownCommand)
    }
  }

  /// Selects the next row that begins with another letter or, going back, the first row of the previous
  /// letter.
  private mutating func selectLetter(forward: Bool) {
    guard let panel = panels.current, let letter = panel.selected?.text.first else { return select(-1) }
    func isOther(_ row: Int) -> Bool { !Self.isSame(panel.rows[row].text.first, letter) }
    if forward {
      return select((panel.selection..<panel.rows.count).first(where: isOther) ?? panel.rows.count)
    }
    guard let last = (0..<panel.selection).last(where: isOther) else { return select(-1) }
    let before = panel.rows[last].text.first
    let first = (0...last).last { $0 == 0 || !Self.isSame(panel.rows[$0 - 1].text.first, before) }
    select(first ?? last)
  }

  private static func isSame(_ a: Character?, _ b: Character?) -> Bool {
    a.map { PanelSearch.folded(String($0)) } == b.map { PanelSearch.folded(String($0)) }
  }

  /// Handles a double tap on the selected row.
  mutating func activateRow() {
    guard let panel = panels.current, let row = panel.selected else { return play(.actionFailed) }
    switch row.target {
    case .element(let id):
      guard let index = tree.index(of: id) else { return play(.actionFailed) }
      closePanels()
      play(.itemActivated)
      moveFocus(to: index)
    case .setting: activateSetting()
    case .announcement: sayPanel(rule: "speak item")
    case .field, .confirm: confirmPanel()
    case .cancel: leavePanel()
    }
  }

  /// Confirms the text of a field.
  private mutating func confirmPanel() {
    guard let panel = panels.current else { return }
    switch panel.kind {
    case .label(let id): setLabel(panel.typed, of: id)
    case .find: startSearch(panel.typed)
    case .itemChooser, .quickSettings, .announcements: break
    }
  }

  /// Performs a command that opens a panel or belongs to one; false for any other command.
  mutating func performPanelCommand(_ command: Command) -> Bool {
    switch command {
    case .showItemChooser: showItemChooser()
    case .showQuickSettings: showQuickSettings()
    case .labelItem: showLabelPanel()
    case .announcementHistory: showAnnouncements()
    case .findText: showFindPanel()
    case .findNext: findText(forward: true)
    case .findPrevious: findText(forward: false)
    case .moveToLinkedItem: moveToLinkedItem()
    case .readItemSummary: sayItemSummary()
    default: return false
    }
    return true
  }
}
