import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import VoiceOver

@MainActor
@Suite("Fingers on a screen under VoiceOver")
struct CommandsTouchTests {
  /// Rows of 40 points from y = 100.
  private func point(_ row: Int) -> CGPoint { CGPoint(x: 50, y: 120 + 40 * Double(row)) }

  private func session(_ nodes: [FakeNode]? = nil, _ change: (inout Settings) -> Void = { _ in })
    -> FakeSession
  {
    var settings = Settings()
    change(&settings)
    return FakeSession(
      nodes ?? [.element("One"), .element("Two"), .element("Three"), .element("Four")], settings: settings)
  }

  private func touch(_ session: FakeSession, _ phase: Touch.Phase, _ place: CGPoint, finger: Int = 0) {
    session.session.send(.touch(Touch(finger: finger, phase: phase, point: place)))
  }

  private func wait(_ session: FakeSession, _ seconds: Double) {
    session.session.advance(to: session.session.now + seconds)
  }

  private func tap(_ session: FakeSession, _ place: CGPoint, lasting seconds: Double = 0.08) {
    touch(session, .began, place)
    wait(session, seconds)
    touch(session, .ended, place)
  }

  @Test("One tap selects what is under it; a double tap anywhere acts on the item in focus")
  func taps() {
    let session = session()
    tap(session, point(2))
    #expect(session.listen() == ["Three"])
    tap(session, point(0))
    wait(session, 0.1)
    tap(session, point(0))
    #expect(session.listen() == [])
    #expect(session.screen.requests.map(\.action) == [.activate])
    #expect(session.screen.requests.map(\.element) == [3])
  }

  @Test("A finger that moves over the screen says each item once, and what is between by a sound")
  func explore() {
    let session = session()
    touch(session, .began, point(1))
    #expect(session.listen() == ["Two"])
    _ = session.takeSounds()
    for y in stride(from: 160.0, to: 260, by: 7) {
      wait(session, 0.05)
      touch(session, .moved, CGPoint(x: 50, y: y))
    }
    #expect(session.listen().last == "Four")
    _ = session.takeSounds()
    for y in [300.0, 320, 340] { touch(session, .moved, CGPoint(x: 50, y: y)) }
    #expect(session.takeSounds() == [.noItemDiscovered])
    touch(session, .moved, point(3))
    #expect(session.listen() == ["Four"])
    touch(session, .ended, point(3))
    #expect(session.listen() == [])
    // Touching the item in focus says it again.
    tap(session, point(3), lasting: 0.5)
    #expect(session.listen() == ["Four"])
  }

  @Test("With a delay before selection a finger must rest on the item")
  func delay() {
    let session = session { $0.voiceOver.delayBeforeSelection = 0.5 }
    touch(session, .began, point(1))
    wait(session, 0.4)
    touch(session, .moved, point(2))
    wait(session, 0.4)
    #expect(session.focusedLabel == "One")
    wait(session, 0.2)
    #expect(session.focusedLabel == "Three")
    touch(session, .moved, point(3))
    wait(session, 0.1)
    touch(session, .ended, point(3))
    #expect(session.listen() == ["Three"])
    #expect(session.focusedLabel == "Three")
  }

  @Test("A split tap acts on what the finger rests on")
  func splitTap() {
    let session = session()
    touch(session, .began, point(1), finger: 1)
    wait(session, 0.6)
    touch(session, .began, CGPoint(x: 300, y: 700), finger: 2)
    wait(session, 0.08)
    touch(session, .ended, CGPoint(x: 300, y: 700), finger: 2)
    touch(session, .ended, point(1), finger: 1)
    session.listen()
    #expect(session.screen.requests.map(\.action) == [.activate])
    #expect(session.screen.requests.map(\.element) == [2])
  }

  @Test("After a double tap and hold the app gets the finger as it is, behind a sound")
  func passThrough() {
    let session = session()
    tap(session, point(0))
    wait(session, 0.1)
    touch(session, .began, point(0))
    wait(session, 0.6)
    #expect(session.effects.contains(.play(.passThrough)))
    #expect(session.effects.contains(.vibrate(.passThrough)))
    touch(session, .moved, point(1))
    touch(session, .ended, point(2))
    let expected: [Touch] = [
      Touch(phase: .began, point: point(0)), Touch(phase: .moved, point: point(1)),
      Touch(phase: .ended, point: point(2)),
    ]
    #expect(session.screen.actions == expected.map { .touch($0) })
    tap(session, point(2))
    #expect(session.listen() == ["Three"])
  }

  @Test("A double tap and hold that stands for something else passes nothing through")
  func noPassThrough() {
    let session = session {
      $0.voiceOver.gestureCommands["one-finger double tap and hold"] = "moveToLastItem"
    }
    tap(session, point(0))
    wait(session, 0.1)
    tap(session, point(0), lasting: 1)
    session.listen()
    #expect(session.screen.actions == [])
    #expect(session.focusedLabel == "Four")
  }

  @Test("Pass-through by a key lets the next touch through")
  func passThroughCommand() {
    let session = session()
    session.command(.passThrough)
    tap(session, point(3))
    #expect(session.screen.actions.count == 2)
    tap(session, point(3))
    #expect(session.listen() == ["Four"])
    #expect(session.screen.actions.count == 2)
  }

  // MARK: Direct touch

  private func area(_ options: AccessibilityElement.DirectTouchOptions) -> [FakeNode] {
    var details = AccessibilityElement.Details()
    details.directTouchOptions = options
    return [.element("One"), .element("Piano", traits: .allowsDirectInteraction, details: details)]
  }

  @Test("A finger that comes down in a direct touch area is the app's, wherever it goes")
  func directTouch() {
    let session = session(area([]))
    touch(session, .began, point(1))
    touch(session, .began, point(0), finger: 1)
    touch(session, .moved, point(5))
    touch(session, .ended, point(0), finger: 1)
    touch(session, .ended, point(5))
    #expect(session.screen.actions.count == 5)
    #expect(session.screen.requests.allSatisfy { $0.element == 2 })
    #expect(session.listen() == ["Piano"])
    tap(session, point(0))
    #expect(session.listen() == ["One"])
    #expect(session.screen.actions.count == 5)
  }

  @Test(
    "A finger whose lifting got lost is cancelled before it comes down again, and one that the app does not know is not passed on"
  )
  func lostFinger() {
    let session = session(area([]))
    touch(session, .began, point(1))
    touch(session, .moved, point(3), finger: 4)
    touch(session, .ended, point(3), finger: 4)
    touch(session, .began, point(0))
    touch(session, .ended, point(0))
    let expected: [Touch] = [
      Touch(phase: .began, point: point(1)), Touch(phase: .cancelled, point: point(1)),
      Touch(phase: .began, point: point(0)), Touch(phase: .ended, point: point(0)),
    ]
    #expect(session.screen.actions == expected.map { .touch($0) })
  }

  @Test("VoiceOver that is switched off leaves no finger on the app's screen")
  func switchedOff() {
    let session = session(area([]))
    touch(session, .began, point(1))
    touch(session, .moved, point(2))
    session.send(.stop)
    #expect(session.screen.actions.last == .touch(Touch(phase: .cancelled, point: point(2))))
    touch(session, .ended, point(2))
    #expect(session.screen.actions.count == 3)
  }

  @Test("Another gesture ends what was passed through")
  func passThroughEnds() {
    let session = session()
    session.send(.gesture(Gesture(.hold(taps: 2))))
    session.send(.gesture(Gesture(.passThrough(Touch(phase: .began, point: point(1))))))
    session.swipe(.right)
    session.send(.gesture(Gesture(.passThrough(Touch(phase: .moved, point: point(2))))))
    let expected: [Touch] = [
      Touch(phase: .began, point: point(1)), Touch(phase: .cancelled, point: point(1)),
    ]
    #expect(session.screen.actions == expected.map { .touch($0) })
  }

  @Test("An area that asks for silence is not said when it is touched")
  func silentOnTouch() {
    let session = session(area(.silentOnTouch))
    tap(session, point(1))
    #expect(session.listen() == [])
    #expect(session.focusedLabel == "Piano")
    #expect(session.screen.actions.count == 2)
  }

  @Test("An area that asks to be activated takes touches after a double tap, until the cursor leaves it")
  func requiresActivation() {
    let session = session(area(.requiresActivation))
    tap(session, point(1))
    #expect(session.listen() == ["Piano"])
    #expect(session.screen.actions == [])
    session.doubleTap()
    #expect(session.screen.actions == [])
    tap(session, point(1))
    #expect(session.screen.actions.count == 2)
    session.swipe(.left)
    tap(session, point(1))
    session.listen()
    #expect(session.screen.actions.count == 2)
  }

  @Test("Direct touch may be switched off")
  func directTouchOff() {
    let session = session(area([])) { $0.voiceOver.usesDirectTouch = false }
    tap(session, point(1))
    #expect(session.listen() == ["Piano"])
    #expect(session.screen.actions == [])
  }

  // MARK: Typing styles

  private let keys: [FakeNode] = [
    .element("Field"), .element("A", traits: .keyboardKey), .element("B", traits: .keyboardKey),
  ]

  @Test("Standard typing takes a double tap for a key")
  func standardTyping() {
    let session = session(keys)
    tap(session, point(1))
    session.listen()
    #expect(session.screen.actions == [])
    session.doubleTap()
    #expect(session.screen.requests.map(\.element) == [2])
  }

  @Test("Touch typing types the key that the finger is lifted from, once")
  func touchTyping() {
    let session = session(keys) { $0.voiceOver.typingStyle = .touch }
    tap(session, point(1))
    #expect(session.screen.requests.map(\.element) == [2])
    touch(session, .began, point(1))
    wait(session, 0.6)
    touch(session, .moved, point(2))
    wait(session, 0.3)
    #expect(session.screen.requests.count == 1)
    touch(session, .ended, point(2))
    #expect(session.screen.requests.map(\.element) == [2, 3])
    // A split tap has typed already.
    touch(session, .began, point(1), finger: 1)
    wait(session, 0.6)
    touch(session, .began, point(5), finger: 2)
    wait(session, 0.08)
    touch(session, .ended, point(5), finger: 2)
    touch(session, .ended, point(1), finger: 1)
    session.listen()
    #expect(session.screen.requests.map(\.element) == [2, 3, 2])
    // What is no key is not typed, and a finger that leaves the keyboard types nothing.
    touch(session, .began, point(1))
    wait(session, 0.6)
    touch(session, .moved, point(0))
    touch(session, .ended, point(0))
    session.listen()
    #expect(session.screen.requests.count == 3)
  }

  @Test("Direct touch typing hands the finger to the key")
  func directTouchTyping() {
    let session = session(keys) { $0.voiceOver.typingStyle = .directTouch }
    tap(session, point(1))
    #expect(
      session.screen.actions == [
        .touch(Touch(phase: .began, point: point(1))), .touch(Touch(phase: .ended, point: point(1))),
      ])
    #expect(session.focusedLabel == "Field")
  }

  // MARK: Edges and Zoom

  @Test("A finger that slides in from the bottom vibrates, and goes home when it is lifted")
  func edges() {
    let screen = FakeScreen([.element("One")])
    screen.screenSize = CGSize(width: 390, height: 844)
    let session = Session(provider: screen, engines: [VoiceOverEngine()])
    var effects: [Effect] = []
    session.observer = { if case .effect(let effect, _, _) = $0 { effects.append(effect) } }
    session.send(.start(appName: nil, isSwitchedOn: false))
    for step in 0...20 {
      let touch = Touch(phase: step == 0 ? .began : .moved, point: CGPoint(x: 200, y: 840 - 5 * Double(step)))
      session.send(.touch(touch), at: 1 + Double(step) * 0.05)
    }
    #expect(effects.contains(.vibrate(.edgeStage)))
    #expect(!effects.contains(.system(.home)))
    session.send(.touch(Touch(phase: .ended, point: CGPoint(x: 200, y: 740))), at: 2.1)
    #expect(effects.contains(.system(.home)))
  }

  @Test("With Zoom on two taps of three fingers are Zoom's, and VoiceOver's need one more")
  func zoom() {
    let session = session { $0.isZoomEnabled = true }
    func taps(_ count: Int) -> [String] {
      for _ in 0..<count {
        for finger in 0..<3 {
          touch(session, .began, CGPoint(x: 100 + 50 * Double(finger), y: 300), finger: finger)
        }
        wait(session, 0.08)
        for finger in 0..<3 {
          touch(session, .ended, CGPoint(x: 100 + 50 * Double(finger), y: 300), finger: finger)
        }
        wait(session, 0.1)
      }
      return session.listen()
    }
    #expect(taps(1) == ["One"])
    #expect(taps(2) == [])
    #expect(taps(3) == ["Speech off"])
    #expect(taps(3) == ["Speech on"])
    #expect(taps(4) == ["Screen curtain on"])
    #expect(taps(5) == ["Copied to clipboard"])
  }

  @Test("With Zoom on a script's taps of three fingers mean what those of fingers do")
  func namedWithZoom() {
    let session = session { $0.isZoomEnabled = true }
    func taps(_ count: Int) -> [String] {
      session.send(.gesture(Gesture(.tap(count), fingers: 3)))
    }
    #expect(taps(1) == ["One"])
    #expect(taps(2) == [])
    #expect(taps(3) == ["Speech off"])
    #expect(taps(3) == ["Speech on"])
    #expect(taps(4) == ["Screen curtain on"])
    session.session.settings.isZoomEnabled = false
    #expect(taps(3) == ["Screen curtain off"])
  }

  // MARK: By chance

  @Test("Whatever fingers, gestures and keys do, VoiceOver comes to rest and still moves", arguments: 1...4)
  func random(seed: UInt64) {
    var details = AccessibilityElement.Details()
    details.directTouchOptions = .requiresActivation
    let nodes: [FakeNode] = [
      .element("One", traits: .header), .element("Key", traits: .keyboardKey),
      .element("Piano", traits: .allowsDirectInteraction, details: details), .field("Name", text: "ab"),
      .element("Two", value: "5", traits: .adjustable),
    ]
    var numbers = SeededNumbers(seed)
    let style = VoiceOverSettings.TypingStyle.allCases[Int(seed) % 3]
    let session = session(nodes) { $0.voiceOver.typingStyle = style }
    let keys = (KeyMap.defaults.keys.map { String($0.dropFirst(3)) } + ["control", "escape", "x"]).sorted()
    for _ in 0..<1_500 {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0:
        if let gesture = Gesture.all.randomElement(using: &numbers) {
          session.session.send(.gesture(gesture))
        }
      case 1:
        let name = (Bool.random(using: &numbers) ? "vo+" : "") + (keys.randomElement(using: &numbers) ?? "a")
        guard var press = KeyPress(named: name) else { continue }
        press.isDown = Bool.random(using: &numbers)
        session.session.send(.key(press))
      default:
        let phase: Touch.Phase =
          [.began, .moved, .ended, .ended, .cancelled].randomElement(using: &numbers) ?? .ended
        let place = CGPoint(
          x: Double.random(in: 0...390, using: &numbers), y: Double.random(in: 0...400, using: &numbers))
        touch(session, phase, place, finger: Int.random(in: 0..<3, using: &numbers))
      }
      wait(session, Double.random(in: 0...0.2, using: &numbers))
    }
    for finger in 0..<3 { touch(session, .ended, point(0), finger: finger) }
    session.listen()
    let told = session.session.now
    session.listen()
    #expect(session.session.now == told)
  }
}

/// Numbers that look random and are the same each time.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
