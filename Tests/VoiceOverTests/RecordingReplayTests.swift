import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@MainActor
@Suite("A session with VoiceOver, recorded and replayed")
struct RecordingReplayTests {
  /// A bit of everything that can happen.
  private func record() -> (log: Data, session: Session) {
    let screen = FakeScreen([
      .element("Inbox", traits: .header),
      .container(
        .list, label: "Fruit", .element("Apple", traits: .button, context: .listStart),
        .element("Pear", value: "50%", traits: .adjustable), .element("Plum", context: .listEnd)),
      .field("Name", text: "Ada", isEditing: false),
      .element("Wi-Fi", value: "1", traits: .toggleButton),
    ])
    let session = Session(provider: screen, engines: [VoiceOverEngine()])
    var log = Data()
    let recorder = SessionRecorder(session) { log += $0 }
    session.send(.start(appName: "Mail", isSwitchedOn: true))
    session.settle()
    for command in Command.allCases {
      session.send(.command(command.rawValue), at: session.now + 0.3)
    }
    session.settle()
    for kind in [Gesture.Kind.swipe(.right), .swipe(.up), .tap(2), .scrub, .tap(1), .rotate(clockwise: true)]
    {
      session.send(.gesture(Gesture(kind, fingers: 1, at: CGPoint(x: 20, y: 150))))
      session.settle()
    }
    for phase in [Touch.Phase.began, .moved, .ended] {
      session.send(.touch(Touch(phase: phase, point: CGPoint(x: 20, y: 110))), at: session.now + 0.1)
    }
    session.send(.key(KeyPress("right", modifiers: [.control, .option])))
    session.send(.key(KeyPress("a", characters: "a")))
    session.send(.braille(.display(cells: 40)))
    session.send(.braille(.chord(dots: 0b1101, withSpace: true)))
    session.settle()
    screen.change("Apple") { $0.value = "eaten" }
    screen.post(.announcement("Saved"))
    session.settle()
    session.settings.voiceOver.speakingRate = 0.9
    session.settings.voiceOver.navigationStyle = .grouped
    session.send(.gesture(Gesture(.swipe(.right))))
    screen.post(.layoutChanged(.text("Moved")))
    screen.show([.element("Alone"), .element("Together", traits: .button)])
    screen.post(.screenChanged(.none))
    session.settle()
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    session.send(.stop)
    recorder.finish()
    return (log, session)
  }

  @Test("The replay does and says the same as the session")
  func same() throws {
    let (data, session) = record()
    let replay = SessionReplay(try SessionLog(data, file: "log"), engines: [VoiceOverEngine()])
    #expect(replay.difference == nil, "\(replay.difference.map { "\($0)" } ?? "")")
    #expect(replay.transcript == session.transcript)
    #expect(replay.transcript.count > 10)
  }

  @Test("A log cut off anywhere is read up to there, or is an error; it never crashes")
  func truncated() {
    let data = record().log
    for end in stride(from: 0, to: data.count - 1, by: max(1, data.count / 60)) {
      guard let log = try? SessionLog(data.prefix(end), file: "log") else { continue }
      #expect(!log.isComplete)
      _ = SessionReplay(log, engines: [VoiceOverEngine()])
    }
  }

  @Test("A log with bytes that somebody changed is read or is an error; it never crashes", arguments: 0..<8)
  func mutated(seed: UInt64) {
    let data = record().log
    var state = seed &* 77 &+ 5
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let lines = data.split(separator: 10).map { Data($0) }
    for _ in 0..<15 {
      var changed = lines
      let line = next(changed.count)
      switch next(4) {
      case 0: changed.remove(at: line)
      case 1: changed.swapAt(line, next(changed.count))
      case 2:
        // A digit for a digit keeps the line readable, and makes ids, numbers and times wrong.
        for index in changed[line].indices where (48...57).contains(changed[line][index]) && next(6) == 0 {
          changed[line][index] = UInt8(48 + next(10))
        }
      default: changed[line][next(changed[line].count)] = UInt8(next(256))
      }
      let text = Data(changed.joined(separator: [10]))
      guard let log = try? SessionLog(text, file: "log") else { continue }
      _ = SessionReplay(log, engines: [VoiceOverEngine()])
    }
  }
}
