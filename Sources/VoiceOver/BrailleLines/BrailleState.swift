import AccessibilityTree
import AssistiveTechnology

/// The state of the braille display.
struct BrailleState: Sendable {
  /// The number of text cells; 0 while there is no display, in which case no line is composed.
  var cells = 0
  /// The line that was last shown for the element in focus.
  var line: BrailleLine?
  /// The message that is shown in place of the line.
  var message: BrailleLine?
  /// True when a message was replaced early, or was not shown.
  var hasUnread = false
  /// True while the display advances automatically.
  var isAdvancing = false
  /// The focus when automatic advancing last reached the end of a line.
  var stuckAt: Focus?
  /// True when the next line is reached by panning back.
  var comesFromBehind = false

}

extension VoiceOverEngine {
  // MARK: Lines

  /// Shows the element in focus.
  mutating func showBraille() { showBraille(again: false) }

  /// - Parameter again: true to show the line even when it has not changed.
  private mutating func showBraille(again: Bool) {
    guard braille.cells > 0 else { return }
    var line = brailleLine()
    if braille.message != nil {
      // A message stays while the cursor does, unless the user types.
      let isTyped = line.status.contains(.editing) && line.text != braille.line?.text
      if line.element == braille.line?.element, !isTyped { return }
      dropBrailleMessage(isRead: false)
    }
    if braille.hasUnread { line.status.append(.message) }
    line.showsEnd = braille.comesFromBehind
    braille.comesFromBehind = false
    guard again || line != braille.line else { return }
    braille.line = line
    effects.append(.braille(line))
  }

  private func brailleLine() -> BrailleLine {
    if let panel = panels.overlay {
      let row = panel.selection.flatMap { panel.rows.indices.contains($0) ? panel.rows[$0] : nil }
      return BrailleLine(text: row ?? panel.title)
    }
    guard let index = focusedIndex else { return BrailleLine(text: "") }
    // A container is named when the cursor enters it, and stays in the line while the cursor stays.
    var facts = StopFacts(index, in: tree, from: cursor.previous.flatMap { tree.index(of: $0) })
    if let label = userLabel(of: facts.element) { facts.element.label = AccessibilityText(label) }
    return BrailleStyle(words: words.abbreviated, settings: settings.voiceOver).line(for: facts)
  }

  // MARK: Messages

  /// Shows an announcement, or a message from VoiceOver itself, for a while.
  mutating func showBrailleMessage(_ text: AccessibilityText) {
    guard braille.cells > 0, !text.isEmpty else { return }
    guard settings.voiceOver.showsBrailleMessages else {
      braille.hasUnread = true
      return
    }
    if braille.message != nil { braille.hasUnread = true }
    let line = BrailleLine(
      text: text.string, languages: BrailleStyle.languages(of: text, at: 0, language: nil), isMessage: true,
      status: braille.hasUnread ? [.message] : [])
    braille.message = line
    effects.append(.braille(line))
    let duration = settings.voiceOver.brailleMessageDuration
    // A message without a duration stays until the user moves on.
    if duration > 0, duration.isFinite { wake(.brailleMessage, in: duration) }
  }

  mutating func brailleMessageEnded() {
    guard braille.message != nil else { return }
    dropBrailleMessage(isRead: true)
    showBraille(again: true)
  }

  private mutating func dropBrailleMessage(isRead: Bool) {
    braille.message = nil
    if !isRead { braille.hasUnread = true }
    timers.cancel(.brailleMessage)
  }

  // MARK: Advancing automatically

  mutating func brailleAutoAdvance() {
    guard braille.isAdvancing, braille.cells > 0 else { return }
    effects.append(.panBraille(forward: true))
    wake(.brailleAdvance, in: autoAdvanceInterval)
  }

  private var autoAdvanceInterval: Double { min(max(settings.voiceOver.brailleAutoAdvance, 0.25), 20) }

  private mutating func toggleAutoAdvance() {
    braille.isAdvancing.toggle()
    braille.stuckAt = nil
    if braille.isAdvancing {
      wake(.brailleAdvance, in: autoAdvanceInterval)
    } else {
      timers.cancel(.brailleAdvance)
    }
    saySystem(words.spoken(braille.isAdvancing ? .autoAdvanceOn : .autoAdvanceOff), rule: "auto advance")
  }

  /// Handles panning beyond the end of the line.
  mutating func brailleReachedEnd(forward: Bool) {
    if braille.message != nil { return brailleMessageEnded() }
    if forward, braille.isAdvancing {
      // The last attempt did not move the cursor: this is the end of the screen.
      if braille.stuckAt == focus { return toggleAutoAdvance() }
      braille.stuckAt = focus
    }
    braille.comesFromBehind = !forward
    perform(forward ? .moveToNextItem : .moveToPreviousItem)
  }

  // MARK: Commands

  mutating func performBrailleCommand(_ command: Command) -> Bool {
    switch command {
    case .panLeft: effects.append(.panBraille(forward: false))
    case .panRight: effects.append(.panBraille(forward: true))
    case .toggleAutoAdvance: toggleAutoAdvance()
    case .toggleContractedBraille:
      let isContracted = !settings.voiceOver.isBrailleContracted
      change("voiceOver.isBrailleContracted", .bool(isContracted))
      saySystem(
        words.spoken(isContracted ? .contractedBraille : .uncontractedBraille), rule: "contracted braille")
    default: return false
    }
    return true
  }

  /// Handles a display that was connected or disconnected.
  mutating func connectBraille(cells: Int) {
    let wasConnected = braille.cells > 0
    braille.cells = cells
    braille.line = nil
    braille.message = nil
    timers.cancel(.brailleMessage)
    if cells > 0 {
      if !wasConnected { play(.brailleConnected) }
      showBraille()
    } else {
      braille.isAdvancing = false
      timers.cancel(.brailleAdvance)
      if wasConnected { play(.brailleDisconnected) }
    }
  }

  /// Marks messages as read, because the user has opened the announcements.
  mutating func readBrailleMessages() {
    guard braille.hasUnread else { return }
    braille.hasUnread = false
    showBraille()
  }
}
