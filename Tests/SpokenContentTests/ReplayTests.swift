import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SpokenContent

@MainActor
@Suite("A recorded session of Spoken Content")
struct ReplayTests {
  @Test("It is played again to the same effects and words")
  func replay() throws {
    let screen = WrittenScreen([
      .element("One. Two."), .field("Note", "a", id: 7), .element("Last"),
    ]) { if case .scroll = $0 { true } else { false } }
    var settings = Settings()
    settings.isSpeakScreenEnabled = true
    settings.spokenContent.highlight = .words
    settings.spokenContent.speaksCharacters = true
    let session = Session(
      provider: screen, engines: [SpokenContentEngine()], settings: settings, speech: WordSpeech())
    var lines = Data()
    let recorder = SessionRecorder(session) { lines.append($0) }
    session.send(.start(appName: nil, isSwitchedOn: true))
    session.send(.command("speakScreen"))
    session.advance(to: 0.15)
    session.send(.command("faster"))
    session.send(.command("fastForward"))
    session.settle()
    screen.change(7) {
      $0.details.text?.string = "ab"
      $0.value = "ab"
    }
    session.advance(to: session.now + 2)
    recorder.finish()
    let log = try SessionLog(lines, file: "spoken.jsonl")
    let replay = SessionReplay(log, engines: [SpokenContentEngine()])
    #expect(replay.difference == nil)
    #expect(replay.transcript.map(\.text) == session.transcript.map(\.text))
    #expect(replay.transcript.map(\.request.contentRate) == session.transcript.map(\.request.contentRate))
    #expect(session.transcript.last?.text == "b")
  }
}
