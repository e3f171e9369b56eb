import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import VoiceOver

/// A live screen in a window, used with VoiceOver.
@MainActor
final class StatementSession {
  private let session: Session
  private let window: UIWindow
  private let provider: AccessibilityProvider
  private let sounds = SoundListener()
  private let settingsBefore = UIKitHost.shared.settings
  private var hasStarted = false
  private var heard = 0

  init(_ screen: TrialScreen) throws {
    window = UIKitHost.shared.makeWindow()
    try screen.show(in: window)
    provider = AccessibilityProvider(window)
    var settings = Settings()
    settings.voiceOver.isRunning = true
    session = Session(
      provider: provider, engines: [VoiceOverEngine()], settings: settings, outputs: [sounds])
    provider.update()
  }

  var tree: ElementTree { provider.tree }

  /// Everything that was heard after a step.
  struct Heard {
    var utterances: [Utterance] = []
    var sounds: [Earcon] = []
  }

  /// What is heard after the last line of a gesture script; for an empty script, what is said when VoiceOver starts.
  func heard(after script: String) throws -> Heard {
    if !hasStarted {
      hasStarted = true
      session.send(.start(appName: nil, isSwitchedOn: false))
      session.settle()
    }
    let lines = script.split(separator: "\n")
    if !lines.isEmpty { heard = session.transcript.count }
    for line in lines {
      heard = session.transcript.count
      sounds.heard = []
      do {
        try ScriptPlayer(session).play(GestureScript.parse(String(line), file: "trials.json"))
      } catch {
        throw CaseError(path: "trials.json", problem: "\(error)")
      }
      session.settle()
    }
    defer { heard = session.transcript.count }
    return Heard(utterances: session.transcript[heard...].map(\.request.utterance), sounds: sounds.heard)
  }

  /// Removes the screen and restores the settings.
  func end() {
    session.send(.stop)
    provider.apply(settingsBefore)
    window.windowScene = nil
  }
}

/// Records the sounds that were played.
@MainActor
private final class SoundListener: SessionOutput {
  var heard: [Earcon] = []

  func show(_ effect: Effect, of technology: String, at time: Double) {
    if case .play(let sound) = effect { heard.append(sound) }
  }
}
