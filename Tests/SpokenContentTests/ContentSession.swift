import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import SpokenContent
import TestScreens

extension ScreenPart {
  /// A text.
  static func element(
    _ label: String?, id: AccessibilityElement.ID = 0, value: String? = nil, frame: CGRect = .null,
    type: Any.Type? = nil, _ edit: (inout AccessibilityElement.Details) -> Void = { _ in }
  ) -> ScreenPart {
    .element(label, .staticText, id: id, value: value, frame: frame, type: type, edit)
  }
}

/// Spoken Content over a screen of a test.
@MainActor
final class ContentSession {
  let screen: WrittenScreen
  let speech = WordSpeech()
  let session: Session
  private(set) var overlay = Overlay()
  private(set) var problem: String?
  private var heard = 0

  init(_ parts: [ScreenPart], _ change: (inout Settings) -> Void = { _ in }) {
    screen = WrittenScreen(parts) { if case .scroll = $0 { true } else { false } }
    var settings = Settings()
    settings.isSpeakScreenEnabled = true
    settings.isSpeakSelectionEnabled = true
    change(&settings)
    session = Session(provider: screen, engines: [SpokenContentEngine()], settings: settings, speech: speech)
    session.observer = { [unowned self] occurrence in
      switch occurrence {
      case .effect(.overlay(let overlay), _, _): self.overlay = overlay
      case .runaway(let event, _): problem = "a loop of events: \(event)"
      default: break
      }
    }
    session.send(.start(appName: nil, isSwitchedOn: true))
  }

  var engine: SpokenContentEngine? { session.engines[0] as? SpokenContentEngine }

  func command(_ command: SpokenContentCommand) { session.send(.command(command.rawValue)) }

  func wait(_ seconds: Double) { session.advance(to: session.now + seconds) }

  /// Reads the screen to its end.
  /// - Returns: what was spoken.
  func readScreen() -> [String] {
    command(.speakScreen)
    session.settle()
    return listen()
  }

  /// What was spoken since the last call.
  func listen() -> [String] {
    defer { heard = session.transcript.count }
    return session.transcript[heard...].map(\.text)
  }
}
