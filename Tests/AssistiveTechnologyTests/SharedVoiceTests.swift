import AccessibilityTree
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import AssistiveTechnology

@Suite("Whose turn it is to speak")
struct SpeechTurnsTests {
  private func request(_ id: Int) -> SpeechRequest {
    SpeechRequest(id: id, utterance: Utterance(), cause: Cause(.start))
  }

  @Test("Who speaks is heard to the end; what others ask for waits, in order")
  func order() {
    var turns = SpeechTurns()
    #expect(turns.speak(request(1), by: 0) == [.speak(request(1))])
    #expect(turns.speak(request(1), by: 1) == [])
    #expect(turns.speak(request(5), by: 2) == [])
    #expect(turns.speaker(of: .finished(1)) == 0)
    #expect(turns.heard(.finished(1)) == [.speak(request(1))])
    #expect(turns.speaker(of: .finished(1)) == 1)
    #expect(turns.speaker(of: .finished(5)) == nil)
    #expect(turns.heard(.failed(1)) == [.speak(request(5))])
    #expect(turns.heard(.finished(5)) == [])
  }

  @Test("Who stops ends only what it has asked for itself")
  func stop() {
    var turns = SpeechTurns()
    _ = turns.speak(request(1), by: 0)
    _ = turns.speak(request(2), by: 1)
    #expect(turns.stop(by: 1) == [])
    #expect(turns.speaker(of: .began(1)) == 0)
    _ = turns.speak(request(3), by: 1)
    #expect(turns.stop(by: 0) == [.stop, .speak(request(3))])
    #expect(turns.stop(by: 0) == [])
  }

  @Test("Who speaks anew, without having stopped, interrupts itself and nobody else")
  func again() {
    var turns = SpeechTurns()
    _ = turns.speak(request(1), by: 0)
    #expect(turns.speak(request(2), by: 0) == [.stop, .speak(request(2))])
    #expect(turns.speak(request(3), by: 1) == [])
    #expect(turns.speak(request(4), by: 1) == [])
    #expect(turns.heard(.finished(2)) == [.speak(request(4))])
  }

  @Test("Who pauses keeps nobody from speaking, and is heard anew when it goes on")
  func pause() {
    var turns = SpeechTurns()
    _ = turns.speak(request(1), by: 0)
    #expect(turns.pause(by: 1) == [])
    #expect(turns.pause(by: 0) == [.pause])
    #expect(turns.pause(by: 0) == [])
    #expect(turns.speak(request(2), by: 1) == [.stop, .speak(request(2))])
    #expect(turns.resume(by: 0) == [])
    #expect(turns.heard(.finished(2)) == [.speak(request(1))])
    #expect(turns.pause(by: 0) == [.pause])
    #expect(turns.resume(by: 0) == [.resume])
    #expect(turns.resume(by: 0) == [])
  }

  @Test("What waits can be paused as well, and what was paused can be stopped")
  func pausedWhileWaiting() {
    var turns = SpeechTurns()
    _ = turns.speak(request(1), by: 0)
    _ = turns.speak(request(2), by: 1)
    #expect(turns.pause(by: 1) == [])
    #expect(turns.heard(.finished(1)) == [])
    #expect(turns.resume(by: 1) == [.speak(request(2))])
    #expect(turns.pause(by: 1) == [.pause])
    _ = turns.speak(request(3), by: 0)
    #expect(turns.stop(by: 1) == [])
    #expect(turns.heard(.finished(3)) == [])
  }
}

@MainActor
@Suite("Technologies that share one voice")
struct SharedVoiceTests {
  private typealias Listener = SwitchedTechnologiesTests.Listener

  private nonisolated static func speaking(_ words: String) -> [Effect] {
    [
      .speak(
        SpeechRequest(
          id: 1, utterance: Utterance([.init(.system, AccessibilityText(words))]), cause: Cause(.command)))
    ]
  }

  private func session() -> Session {
    Session(
      provider: WrittenScreen([.element("a")]),
      engines: ["one", "two"].map { name in
        Listener(
          identifier: name,
          answer: { $0 == .command("both") || $0 == .command(name) ? Self.speaking(name) : [] })
      })
  }

  private func finished(_ session: Session) -> [Int] {
    session.engines.compactMap { ($0 as? Listener)?.heard.filter { $0 == .speech(.finished(1)) }.count }
  }

  @Test("Each hears of the end of what it said, whatever the others say meanwhile")
  func ends() {
    let session = session()
    session.send(.command("both"))
    session.settle()
    #expect(finished(session) == [1, 1])
    #expect(session.transcript.map(\.isFinished) == [true, true])
  }

  @Test("The transcript tells requests of the same number apart by who made them")
  func transcript() {
    let session = session()
    session.send(.command("both"))
    // Only the first has been said by then.
    session.advance(to: 0.4)
    #expect(finished(session) == [1, 0])
    #expect(session.transcript.map(\.isFinished) == [true, false])
  }
}

@Suite("The fingers that technologies put on a screen")
struct FingerNumbersTests {
  private func touch(_ finger: Int, _ phase: Touch.Phase) -> Touch {
    Touch(finger: finger, phase: phase, point: CGPoint(x: 9, y: 9))
  }

  @Test("Two technologies' first fingers are two fingers for the app, until they are lifted")
  func numbers() {
    var fingers = FingerNumbers()
    #expect(fingers.numbered(touch(0, .began), of: 0).finger == 0)
    #expect(fingers.numbered(touch(0, .began), of: 1).finger == 1)
    #expect(fingers.numbered(touch(1, .began), of: 0).finger == 2)
    #expect(fingers.numbered(touch(0, .moved), of: 1) == touch(1, .moved))
    #expect(fingers.numbered(touch(0, .ended), of: 0).finger == 0)
    #expect(fingers.numbered(touch(0, .cancelled), of: 1).finger == 1)
    #expect(fingers.numbered(touch(0, .began), of: 1).finger == 0)
  }

  @Test("A finger that comes down again, because its end got lost, is still the same")
  func lost() {
    var fingers = FingerNumbers()
    _ = fingers.numbered(touch(3, .began), of: 0)
    _ = fingers.numbered(touch(3, .began), of: 1)
    #expect(fingers.numbered(touch(3, .began), of: 1).finger == 0)
    #expect(fingers.numbered(touch(3, .began), of: 0).finger == 3)
  }
}
