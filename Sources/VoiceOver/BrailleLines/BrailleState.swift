import AccessibilityTree
import AssistiveTechnology

/// What the braille display shows.
struct BrailleState: Sendable {
  /// The text cells of the display; 0 while there is none, and then no line is put together.
  var cells = 0
  /// The line of the element in focus as it was shown last.
  var line: BrailleLine?
  /// The message that is shown in the line's place.
  var message: BrailleLine?
  /// True when a message gave way before its time, or was not shown.
  var hasUnread = false
  /// True while the display moves on by itself.
  var isAdvancing = false
  /// Where the display, moving on by itself, last came to the end of a line.
  var stuckAt: Focus?
  /// The line that comes next was reached by panning back.
  var comesFromBehind = false

}

extension VoiceOverEngine {
  // MARK: Lines

  /// Shows the element in focus.
  mutating func showBraille() { showBraille(again: false) }

  /// - Parameter again: shows the line also when it is the same as before.
  private mutating func showBraille(again: Bool) {
    guard braille.cells > 0 else { return }
    var line = brailleLine()
    if braille.message != nil {
      // A message stays while the cursor does, unless somebody types.
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
    // A container is named when it is entered, and stays in the line while the cursor stays.
    var facts = StopFacts(index, in: tree, from: cursor.previous.flatMap { tree.index(of: $0) })
    if let label = userLabel(of: facts.element) { facts.element.label = AccessibilityText(label) }
    return BrailleStyle(words: words.abbreviated, settings: settings.voiceOver).line(for: facts)
  }

  // MARK: Messages

  /// Shows an announcement, or something of VoiceOver's own, for a while.
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
    // A message without an end waits until the user goes on.
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

  // MARK: Moving on

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

  /// The display was at the end of its line.
  mutating func brailleReachedEnd(forward: Bool) {
    if braille.message != nil { return brailleMessageEnded() }
    if forward, braille.isAdvancing {
      // Nothing came of the last time: this is the end of the screen.
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

  /// A display came or went.
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

  /// The user has looked at the announcements.
  mutating func readBrailleMessages() {
    guard braille.hasUnread else { return }
    braille.hasUnread = false
    showBraille()
  }
}
