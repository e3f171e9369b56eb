import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// The commands, by their group.
extension VoiceControlEngine {
  /// Carries out a command.
  /// - Returns: false when it does not apply here: no such item, no such text.
  mutating func perform(_ match: CommandMatch) -> Bool {
    switch table.group(of: match.command) {
    case .basicNavigation: match.command == .open ? performItem(match) : performNavigation(match)
    case .overlays: performOverlay(match)
    case .gestures: performItem(match)
    case .dictation: performDictation(match)
    case .textSelection: performSelection(match)
    case .textNavigation: performTextNavigation(match)
    case .textEditing, .textDeletion: performEditing(match)
    case .device: performDevice(match)
    }
  }

  private mutating func performNavigation(_ match: CommandMatch) -> Bool {
    switch match.command {
    case .wakeUp: isAwake = true
    case .goToSleep:
      letGo()
      isAwake = false
    case .turnOff: change("isVoiceControlRunning", .bool(false))
    case .openAppSwitcher: ask(.appSwitcher)
    case .openControlCenter: ask(.controlCenter)
    case .openNotificationCenter: ask(.notificationCenter)
    case .openSpotlight: ask(.spotlight)
    case .searchFor:
      guard let words = match.value(.phrase) else { return false }
      ask(.spotlight)
      awaited = words.text
    case .openSiri: ask(.siri)
    case .goHome: ask(.home)
    case .goBack: goBack()
    case .escape:
      letGo()
      ask(.escape, of: tree.elements.last?.id, for: .plain)
    case .showCommands: showsCommands = true
    case .hideCommands: showsCommands = false
    case .showVocabulary: showsVocabulary = true
    case .cancel: return cancel()
    case .confirm: return confirm()
    case .repeat: return repeatLast(1)
    case .repeatTimes: return repeatLast(match.count)
    case .startRecording:
      recording = []
      show(caption: table.ui("recording"))
    case .stopRecording: return stopRecording()
    default: return false
    }
    return true
  }

  private mutating func ask(_ request: SystemRequest) {
    letGo()
    effects.append(.system(request))
  }

  /// Taps the back button; without one, escapes from what is shown, and at last asks the system.
  private mutating func goBack() {
    letGo()
    readNames()
    if let back = tree.elements.first(where: { $0.traits.contains(.backButton) && names.contains($0.id) }) {
      ask(.activate, of: back.id, for: .back)
    } else {
      ask(.escape, of: tree.elements.last?.id, for: .back)
    }
  }

  private mutating func cancel() -> Bool {
    guard pending != nil || showsCommands || showsVocabulary || shown != nil else { return false }
    letGo()
    shown = nil
    return true
  }

  private mutating func confirm() -> Bool {
    guard case .confirm(let match)? = pending else { return false }
    pending = nil
    guard perform(match) else { return false }
    last = match
    return true
  }

  private mutating func repeatLast(_ times: Int) -> Bool {
    guard let last else { return false }
    readNames()
    // What was chosen by number is done again without choosing.
    let isAtItem = [.gestures, .overlays].contains(table.group(of: last.command)) || last.command == .open
    for time in 0..<times {
      let isDone =
        if isAtItem, let lastAct, isThere(lastAct.target) {
          carryOut(lastAct.act, at: lastAct.target)
        } else {
          perform(last)
        }
      guard isDone else { return time > 0 }
    }
    return true
  }

  func isThere(_ target: Target) -> Bool {
    switch target {
    case .item(let id): names.contains(id)
    case .point: true
    }
  }

  /// Keeps what was said since the recording began as a custom command with a name of its own.
  private mutating func stopRecording() -> Bool {
    guard let recorded = recording else { return false }
    recording = nil
    show(caption: table.ui("recorded", String(recorded.count)))
    guard !recorded.isEmpty else { return true }
    var commands = settings.voiceControl.customCommands
    var number = 1
    func name() -> String { table.ui("recordedName", String(number)) }
    while commands[name()] != nil { number += 1 }
    commands[name()] = recorded.joined(separator: ";")
    settings.voiceControl.customCommands = commands
    change("voiceControl.customCommands", .texts(commands))
    return true
  }

  private mutating func performDevice(_ match: CommandMatch) -> Bool {
    switch match.command {
    case .volumeUp: ask(.volumeUp)
    case .volumeDown: ask(.volumeDown)
    case .mute: ask(.soundOff)
    case .unmute: ask(.soundOn)
    case .lockScreen: ask(.lockScreen)
    case .rotateToLandscape, .rotateToPortrait:
      let isLandscape = screenArea.width > screenArea.height
      letGo()
      if isLandscape != (match.command == .rotateToLandscape) { ask(.rotateDevice) }
    case .takeScreenshot: ask(.screenshot)
    case .restart: ask(.restart)
    case .openShortcut: ask(.shortcut)
    default: return false
    }
    return true
  }
}
