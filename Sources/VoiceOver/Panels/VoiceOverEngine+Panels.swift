import AccessibilityTree
import AssistiveTechnology

/// While a panel is open commands go to it, and nothing is said of the screen behind it.
extension VoiceOverEngine {
  // MARK: Opening and closing

  /// Lays a panel over the screen.
  ///
  /// - Parameter introduction: what is said before its first row, beside its title.
  mutating func open(_ panel: Panel, introduction: [String] = []) {
    silence()
    panels.current = panel
    play(.screenChanged)
    sayPanel([panel.title] + introduction)
  }

  /// Takes away whatever lies over the screen, without a word: the screen behind is about to be spoken.
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

  /// Closes the panel and says where the cursor is.
  mutating func leavePanel() {
    guard closePanels() else { return }
    silence()
    play(.screenChanged)
    if let index = focusedIndex { sayFocused(index, .interrupting, rule: "panel closed") }
  }

  /// The screen behind has other elements: what stood for one that is gone makes no sense any more.
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

  /// Says the selected row, after some words of VoiceOver's own, and shows it.
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
    // There is no rotor in a panel's field to find misspelled words with.
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

  /// True when a panel takes a command for itself.
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

  /// How many rows a three-finger swipe goes on.
  private static let panelPage = 10

  /// What is neither for the panel nor for the screen behind it.
  private mutating func panelIgnores(_ command: Command) -> Bool {
    if panelOpened(by: command) {
      leavePanel()
      return true
    }
    switch command {
    // These are of VoiceOver itself, whatever is on the screen.
    case .pauseSpeech, .toggleMute, .copySpeech, .speakFaster, .speakSlower, .toggleSounds,
      .toggleScreenCurtain, .toggleCaptionPanel, .toggleHelp, .toggleQuickNav,
      .toggleSingleLetterQuickNav, .lockModifiers, .panLeft, .panRight, .toggleContractedBraille,
      .toggleAutoAdvance:
      return false
    // Another panel takes this one's place.
    case .showItemChooser, .showQuickSettings, .announcementHistory: return false
    // These leave for somewhere else.
    case .home, .appSwitcher, .controlCenter, .notificationCenter, .reachability, .nextApp,
      .previousApp, .openSettings:
      closePanels()
      return false
    default:
      play(.unknownCommand)
      return true
    }
  }

  /// The command that opened a panel closes it.
  private func panelOpened(by command: Command) -> Bool {
    switch (panels.current?.kind, command) {
    case (.itemChooser, .showItemChooser), (.quickSettings, .showQuickSettings),
      (.announcements, .announcementHistory), (.find, .findText), (.label, .labelItem):
      true
    default: false
    }
  }

  /// Up and down: a setting's other values, the next letter of an alphabetical list.
  private mutating func turnPanel(forward: Bool) {
    guard let panel = panels.current else { return }
    switch panel.kind {
    case .quickSettings: turnSetting(forward: forward)
    case .itemChooser: selectLetter(forward: forward)
    case .announcements, .find, .label: play(.unknownCommand)
    }
  }

  /// To the first row that begins with another letter.
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

  /// What a double tap on the selected row does.
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

  /// What Return does in a field.
  private mutating func confirmPanel() {
    guard let panel = panels.current else { return }
    switch panel.kind {
    case .label(let id): setLabel(panel.typed, of: id)
    case .find: startSearch(panel.typed)
    case .itemChooser, .quickSettings, .announcements: break
    }
  }

  /// Opens a panel, or does what belongs to one; false when the command is none of these.
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
