import AssistiveTechnology
import Foundation

extension VoiceOverEngine {
  mutating func take(commandNamed name: String) {
    guard let command = Command(rawValue: name) else { return play(.unknownCommand) }
    cause = Cause(.command, name, element: focus.element)
    perform(command)
  }

  /// Does what a gesture, a key or a chord stands for.
  mutating func perform(_ command: Command, at point: CGPoint? = nil) {
    // Reading on gives way to every command but the one that only holds speech.
    if command != .pauseSpeech { stopReading() }
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
    case .activate: activate()
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
    case .home: effects.append(.system(.home))
    case .appSwitcher: effects.append(.system(.appSwitcher))
    case .controlCenter: effects.append(.system(.controlCenter))
    case .notificationCenter: effects.append(.system(.notificationCenter))
    case .reachability: effects.append(.system(.reachability))
    case .nextApp: effects.append(.system(.nextApp))
    case .previousApp: effects.append(.system(.previousApp))
    case .openSettings: effects.append(.system(.settings))
    default:
      if !performRotorCommand(command), !performBrailleCommand(command), !performPanelCommand(command) {
        play(.unknownCommand)
      }
    }
  }

  private mutating func speakItem(at point: CGPoint?) {
    if let point { return touch(at: point) }
    guard let index = focusedIndex else { return play(.noItemDiscovered) }
    sayFocused(index, .interrupting, rule: "speak item")
  }

  // MARK: Speech

  private mutating func pauseSpeech() { effects += speech.togglePause() }

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
