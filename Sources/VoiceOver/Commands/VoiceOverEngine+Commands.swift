import AssistiveTechnology
import Foundation

extension VoiceOverEngine {
  mutating func handle(commandNamed name: String) {
    guard let command = Command(rawValue: name) else { return play(.unknownCommand) }
    cause = Cause(.command, name, element: focus.element)
    perform(command)
  }

  /// Performs the command of a gesture, a key or a chord.
  mutating func perform(_ command: Command, at point: CGPoint? = nil) {
    leaveDirectArea()
    // Every command that silences speech also ends continuous reading.
    if command.silencesSpeech {
      stopReading()
      // A user who acts has heard enough; high-priority speech that was paused continues.
      silence()
      resume()
    }
    if panelTakes(command) { return }
    switch command {
    case .speakItem: speakItem(at: point)
    case .moveToNextItem: moveByItem(forward: true)
    case .moveToPreviousItem: moveByItem(forward: false)
    case .moveToFirstItem: moveToEnd(last: false)
    case .moveToLastItem: moveToEnd(last: true)
    case .topOfContainer: moveToEndOfContainer(last: false)
    case .bottomOfContainer: moveToEndOfContainer(last: true)
    case .moveIn: moveIn()
    case .moveOut: moveOut()
    case .activate:
      if !activateDirectArea() { activate() }
    case .passThrough:
      gestures.passesNextTouch = true
      play(.passThrough)
    case .longPress, .secondaryActivate: longPress()
    case .escape: escape()
    case .magicTap: magicTap()
    case .scrollLeft: scroll(.right)
    case .scrollRight: scroll(.left)
    case .scrollUp: scroll(.up)
    case .scrollDown: scroll(.down)
    case .pauseSpeech: pauseSpeech()
    case .toggleMute: toggleMute()
    case .readFromTop: readFromTop()
    case .readAll: readAll()
    case .copySpeech: copySpeech()
    case .toggleScreenCurtain: toggleScreenCurtain()
    case .toggleCaptionPanel: toggleCaptionPanel()
    case .toggleHelp: toggleHelp()
    case .toggleQuickNav: toggleQuickNav()
    case .toggleSingleLetterQuickNav: toggleSingleLetterQuickNav()
    case .lockModifiers: lockModifiers()
    case .readHint: readHint()
    case .moveToStatusBar: moveToStatusBar()
    case .scrollToTop: scrollToEnd(.up)
    case .scrollToBottom: scrollToEnd(.down)
    case .home: effects.append(.system(.home))
    case .appSwitcher: effects.append(.system(.appSwitcher))
    case .controlCenter: effects.append(.system(.controlCenter))
    case .notificationCenter: effects.append(.system(.notificationCenter))
    case .reachability: effects.append(.system(.reachability))
    case .nextApp: effects.append(.system(.nextApp))
    case .previousApp: effects.append(.system(.previousApp))
    case .menuBar: effects.append(.system(.menuBar))
    case .openSettings: effects.append(.system(.settings))
    default:
      if !performRotorCommand(command), !performBrailleCommand(command), !performPanelCommand(command) {
        performSearchForNothing(command)
      }
    }
  }

  /// Handles searches for what is only found in documents, which no app has: nothing is found.
  private mutating func performSearchForNothing(_ command: Command) {
    switch command {
    case .nextBlockquote, .previousBlockquote, .nextColumn, .previousColumn, .nextFrame, .previousFrame,
      .nextPlainText, .previousPlainText, .nextColorChange, .previousColorChange, .nextFontChange,
      .previousFontChange, .nextStyleChange, .previousStyleChange:
      reachBoundary()
    default: play(.unknownCommand)
    }
  }

  private mutating func speakItem(at point: CGPoint?) {
    if let point { return touch(at: point) }
    guard let index = focusedIndex else { return play(.noItemDiscovered) }
    sayFocused(index, .interrupting, rule: "speak item")
  }

  // MARK: Speech

  private mutating func pauseSpeech() { effects += speech.togglePause() }

  /// Continues paused speech that the command did not end.
  private mutating func resume() {
    if speech.isPaused { effects += speech.togglePause() }
  }

  private mutating func readHint() {
    guard let index = focusedIndex else { return play(.noItemDiscovered) }
    var verbose = reader
    verbose.verbosity.includesHints = true
    let facts = StopFacts(index, in: tree, from: index)
    let hints = verbose.utterance(for: facts).parts.filter { $0.kind == .hint }
    if hints.isEmpty {
      saySystem(words.spoken(.noHint), rule: "hint")
    } else {
      say(Utterance(hints), rule: "hint")
    }
  }

  private mutating func toggleCaptionPanel() {
    let isOn = !settings.voiceOver.showsCaptionPanel
    change("voiceOver.showsCaptionPanel", .bool(isOn))
    saySystem(words.spoken(isOn ? .captionPanelOn : .captionPanelOff), rule: "caption panel")
    showOverlay()
  }

  // MARK: Places

  private mutating func moveToStatusBar() {
    guard let index = tree.elements.firstIndex(where: { $0.traits.contains(.statusBarElement) }) else {
      return play(.actionFailed)
    }
    moveFocus(to: index)
  }

  /// Scrolls by pages to the end.
  private mutating func scrollToEnd(_ direction: ScrollDirection) {
    act()
    ask(.scroll(direction), of: focus.element, for: .scrollToEnd(direction, pages: 0))
  }

  /// Handles the outcome of scrolling one page on the way to the end.
  mutating func scrolledTowardsEnd(_ direction: ScrollDirection, pages: Int, _ succeeded: Bool) {
    guard succeeded, pages < Self.mostPages else {
      if pages == 0 { reachBoundary() }
      return
    }
    ask(.scroll(direction), of: focus.element, for: .scrollToEnd(direction, pages: pages + 1))
  }

  /// The most pages that are scrolled, in case a scroll view is endless.
  private static let mostPages = 100

  private mutating func toggleMute() {
    let isMuted = !settings.voiceOver.isMuted
    if isMuted {
      saySystem(words.spoken(.speechOff), rule: "muted")
    } else {
      speech.isMuted = false
      saySystem(words.spoken(.speechOn), rule: "muted")
    }
    change("voiceOver.isMuted", .bool(isMuted))
  }

  private mutating func copySpeech() {
    guard !speaking.lastText.isEmpty else { return play(.actionFailed) }
    effects.append(.copy(speaking.lastText))
    saySystem(words.spoken(.copied), rule: "copied speech")
  }

  private mutating func toggleScreenCurtain() {
    let isOn = !settings.voiceOver.isScreenCurtained
    play(isOn ? .curtainOn : .curtainOff)
    saySystem(words.spoken(isOn ? .screenCurtainOn : .screenCurtainOff), rule: "screen curtain")
    change("voiceOver.isScreenCurtained", .bool(isOn))
    showOverlay()
  }

  /// Changes a setting on the user's behalf; the session applies it.
  mutating func change(_ key: String, _ value: SettingChange.Value) {
    let change = SettingChange(key: key, value: value)
    settings.apply(change)
    effects.append(.change(change))
  }
}
