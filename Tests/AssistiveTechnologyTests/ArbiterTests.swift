import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import AssistiveTechnology

@MainActor
@Suite("Who wins when several technologies run")
struct ArbiterTests {
  /// A technology that notes what it gets, and claims what a test says.
  private struct Listener: TechnologyEngine {
    let identifier: String
    let focus = Focus(element: nil)
    let isWaitingToSpeak = false
    var claimed: @Sendable (Event) -> Bool = { _ in false }
    var heard: [Event] = []

    func claims(_ event: Event, in context: Context) -> Bool { claimed(event) }

    mutating func handle(_ event: Event, in context: Context) -> [Effect] {
      heard.append(event)
      return []
    }
  }

  private static let identifiers: [Technology: String] = [
    .voiceOver: "UIAccessibilityNotificationVoiceOverIdentifier",
    .switchControl: "UIAccessibilityNotificationSwitchControlIdentifier", .voiceControl: "VoiceControl",
    .fullKeyboardAccess: "FullKeyboardAccess", .assistiveTouch: "AssistiveTouch",
    .spokenContent: "SpokenContent", .zoom: "Zoom", .app: "Finger",
  ]

  private static func settings(_ running: [Technology]) -> Settings {
    var settings = Settings()
    settings.voiceOver.isRunning = running.contains(.voiceOver)
    settings.isSwitchControlRunning = running.contains(.switchControl)
    settings.isVoiceControlRunning = running.contains(.voiceControl)
    settings.isFullKeyboardAccessEnabled = running.contains(.fullKeyboardAccess)
    settings.isAssistiveTouchRunning = running.contains(.assistiveTouch)
    settings.isSpeakScreenEnabled = running.contains(.spokenContent)
    settings.isZoomEnabled = running.contains(.zoom)
    settings.isGuidedAccessEnabled = running.contains(.guidedAccess)
    return settings
  }

  /// Which technologies get an event when these run, and these claim it.
  private func takers(
    _ event: Event, _ running: [Technology], claiming: [Technology] = [],
    _ arbiter: inout TechnologyArbiter
  ) -> [Technology] {
    let present = running.filter { Self.identifiers[$0] != nil }
    let engines = present.map { technology -> Listener in
      let isClaiming = claiming.contains(technology)
      return Listener(identifier: Self.identifiers[technology] ?? "", claimed: { _ in isClaiming })
    }
    let context = Context(
      tree: WrittenScreen([.element("a")]).tree, settings: Self.settings(running), now: 0,
      screenSize: CGSize(width: 390, height: 844))
    return arbiter.takers(of: event, among: engines, in: context).map { present[$0] }
  }

  private func takers(
    _ event: Event, _ running: [Technology], claiming: [Technology] = []
  ) -> [Technology] {
    var arbiter = TechnologyArbiter()
    return takers(event, running, claiming: claiming, &arbiter)
  }

  private nonisolated static let touch = Event.touch(Touch(phase: .began, point: CGPoint(x: 9, y: 9)))
  private nonisolated static let key = Event.key(KeyPress("a"))
  private nonisolated static let press = Event.switchPress(SwitchPress(.external("space")))
  private nonisolated static let phrase = Event.phrase(Phrase("tap a"))
  private nonisolated static let move = Event.pointer(Pointer(.moved, at: .zero))

  /// An event, what runs, what claims the event, and who gets it.
  private nonisolated static let table: [(Event, [Technology], [Technology], [Technology])] = [
    (touch, [.app], [], [.app]),
    // Hover Text shows what the pointer of AssistiveTouch is over.
    (move, [.assistiveTouch, .spokenContent, .app], [], [.assistiveTouch, .spokenContent]),
    (move, [.spokenContent, .app], [], [.spokenContent]),
    // VoiceOver has all touches, also those of the button and of the screen as a switch.
    (touch, [.voiceOver, .assistiveTouch, .switchControl, .app], [.assistiveTouch], [.voiceOver]),
    (touch, [.voiceOver, .spokenContent], [], [.voiceOver]),
    (touch, [.assistiveTouch, .app], [.assistiveTouch], [.assistiveTouch]),
    (touch, [.assistiveTouch, .app], [], [.app]),
    (touch, [.assistiveTouch, .switchControl, .app], [.assistiveTouch, .switchControl], [.assistiveTouch]),
    (touch, [.assistiveTouch, .switchControl, .app], [.switchControl], [.switchControl]),
    // Speak Screen looks on while the app is touched.
    (touch, [.spokenContent, .app], [], [.spokenContent, .app]),
    (touch, [.voiceControl, .fullKeyboardAccess, .app], [], [.app]),
    // Zoom hands touches on to the app, which is why that does not get them; beside VoiceOver it looks on.
    (touch, [.zoom, .app], [], [.zoom]),
    (touch, [.zoom, .assistiveTouch, .app], [.assistiveTouch], [.assistiveTouch]),
    (touch, [.voiceOver, .zoom, .app], [], [.voiceOver, .zoom]),
    (key, [.zoom, .fullKeyboardAccess], [.zoom], [.zoom]),
    (key, [.zoom, .fullKeyboardAccess], [], [.fullKeyboardAccess]),
    (key, [.fullKeyboardAccess, .app], [], [.fullKeyboardAccess]),
    (key, [.voiceOver, .fullKeyboardAccess], [], [.voiceOver]),
    (key, [.switchControl, .voiceOver, .fullKeyboardAccess], [.switchControl], [.switchControl]),
    (key, [.switchControl, .fullKeyboardAccess, .spokenContent], [], [.fullKeyboardAccess, .spokenContent]),
    (press, [.voiceOver, .switchControl, .app], [], [.switchControl]),
    (phrase, [.voiceOver, .voiceControl, .switchControl], [], [.voiceControl]),
    (move, [.voiceOver, .assistiveTouch, .app], [], [.assistiveTouch]),
    (move, [.voiceOver, .app], [], []),
    (.braille(.display(cells: 40)), [.voiceOver, .switchControl], [], [.voiceOver]),
    (.tick, [.voiceOver, .switchControl, .app], [], [.voiceOver, .switchControl, .app]),
    (.command("home"), [.voiceOver, .assistiveTouch], [], [.voiceOver, .assistiveTouch]),
  ]

  @Test("Each event goes to whom iOS gives it", arguments: table)
  func table(row: (event: Event, running: [Technology], claiming: [Technology], takers: [Technology])) {
    #expect(
      takers(row.event, row.running, claiming: row.claiming).sorted { $0.rawValue < $1.rawValue }
        == row.takers.sorted { $0.rawValue < $1.rawValue })
  }

  @Test("A technology that is off, or not there, takes nothing from the others")
  func off() {
    let voiceOver = Listener(identifier: Self.identifiers[.voiceOver] ?? "")
    let finger = Listener(identifier: "Finger")
    let stranger = Listener(identifier: "Stranger")
    var arbiter = TechnologyArbiter()
    var context = Context(
      tree: WrittenScreen([.element("a")]).tree, settings: Self.settings([]), now: 0)
    #expect(arbiter.takers(of: Self.touch, among: [voiceOver, finger, stranger], in: context) == [1, 2])
    context.settings = Self.settings([.voiceOver])
    var other = TechnologyArbiter()
    #expect(other.takers(of: Self.touch, among: [finger], in: context) == [0])
  }

  @Test("Typing feedback hears keys also where Speak Screen is off")
  func typingFeedback() {
    var settings = Settings()
    #expect(!Technology.running(in: settings).contains(.spokenContent))
    settings.spokenContent.speaksWords = true
    #expect(Technology.running(in: settings).contains(.spokenContent))
  }

  @Test("Who has got the beginning gets the end, whatever is switched on or claimed meanwhile")
  func sequences() {
    var arbiter = TechnologyArbiter()
    let running: [Technology] = [.assistiveTouch, .app]
    func event(_ phase: Touch.Phase) -> Event { .touch(Touch(finger: 4, phase: phase, point: .zero)) }
    #expect(takers(event(.began), running, &arbiter) == [.app])
    #expect(takers(event(.moved), running, claiming: [.assistiveTouch], &arbiter) == [.app])
    #expect(takers(event(.ended), running, claiming: [.assistiveTouch], &arbiter) == [.app])
    #expect(takers(event(.began), running, claiming: [.assistiveTouch], &arbiter) == [.assistiveTouch])
    #expect(takers(event(.cancelled), running, &arbiter) == [.assistiveTouch])
    var up = KeyPress("a")
    up.isDown = false
    let keys: [Technology] = [.switchControl, .fullKeyboardAccess]
    #expect(takers(Self.key, keys, claiming: [.switchControl], &arbiter) == [.switchControl])
    #expect(takers(.key(up), keys, &arbiter) == [.switchControl])
    #expect(takers(Self.key, keys, &arbiter) == [.fullKeyboardAccess])
  }

  @Test(
    "Taps of three fingers are Zoom's and VoiceOver's",
    arguments: [
      (2, [Technology.zoom], Technology.zoom, nil), (3, [.zoom], .zoom, nil),
      (2, [.zoom, .voiceOver], .zoom, nil), (3, [.zoom, .voiceOver], .voiceOver, 2),
      (4, [.zoom, .voiceOver], .voiceOver, 3), (2, [.voiceOver], nil, nil), (3, [.voiceOver], nil, nil),
    ] as [(Int, [Technology], Technology?, Int?)])
  func zoom(taps: Int, running: [Technology], taker: Technology?, meant: Int?) {
    let rule = TechnologyArbiter().rule(for: .taps(taps), fingers: 3, running: Set(running))
    #expect(rule?.technology == taker)
    #expect(rule?.taps == meant)
  }

  @Test("A gesture that Zoom takes does not reach VoiceOver, the next one does")
  func zoomTakes() {
    let double = Event.gesture(Gesture(.tap(2), fingers: 3))
    #expect(takers(double, [.voiceOver, .zoom]) == [.zoom])
    #expect(takers(double, [.voiceOver]) == [.voiceOver])
    #expect(takers(.gesture(Gesture(.tap(3), fingers: 3)), [.voiceOver, .zoom]) == [.voiceOver])
  }

  @Test("Two fingers from the top read with VoiceOver where it is on, else with Speak Screen")
  func speakScreen() {
    let arbiter = TechnologyArbiter()
    func taker(_ running: Set<Technology>) -> Technology? {
      arbiter.rule(for: .swipeDownFromTop, fingers: 2, running: running)?.technology
    }
    #expect(taker([.voiceOver, .spokenContent]) == .voiceOver)
    #expect(taker([.spokenContent]) == .spokenContent)
    #expect(taker([.app]) == nil)
  }

  @Test(
    "A session of Guided Access has the button before the shortcut, and switches the back before Back Tap")
  func buttons() {
    let arbiter = TechnologyArbiter()
    #expect(arbiter.taker(of: .clicks(3), running: []) == .shortcut)
    #expect(arbiter.taker(of: .clicks(3), running: [.guidedAccess]) == .technology(.guidedAccess))
    #expect(arbiter.taker(of: .clicks(2), running: []) == nil)
    #expect(arbiter.taker(of: .backTaps(2), running: []) == .backTap)
    #expect(arbiter.taker(of: .backTaps(2), running: [.switchControl]) == .technology(.switchControl))
  }

  @Test("A session asks its arbiter, and without one gives every event to all")
  func session() {
    let engines: [any TechnologyEngine] = [
      Listener(identifier: Self.identifiers[.voiceOver] ?? ""),
      Listener(identifier: Self.identifiers[.switchControl] ?? ""),
    ]
    func heard(_ arbiter: TechnologyArbiter?) -> [[Event]] {
      let session = Session(
        provider: WrittenScreen([.element("a")]), engines: engines,
        settings: Self.settings([.voiceOver, .switchControl]), arbiter: arbiter)
      session.send(Self.press)
      session.send(Self.key)
      return session.engines.compactMap { ($0 as? Listener)?.heard }
    }
    #expect(heard(nil) == [[Self.press, Self.key], [Self.press, Self.key]])
    #expect(heard(TechnologyArbiter()) == [[Self.key], [Self.press]])
  }

  @Test(
    "What comes down anew, because its end got lost, is ended for those who had it and do not get it again")
  func lost() {
    let engines: [any TechnologyEngine] = [
      Listener(identifier: Self.identifiers[.voiceOver] ?? ""),
      Listener(identifier: Self.identifiers[.app] ?? ""),
    ]
    let session = Session(
      provider: WrittenScreen([.element("a")]), engines: engines, settings: Self.settings([]),
      arbiter: TechnologyArbiter())
    func touch(_ phase: Touch.Phase, _ x: Double) -> Event {
      .touch(Touch(phase: phase, point: CGPoint(x: x, y: 0)))
    }
    func heard(_ index: Int) -> [Event]? {
      (session.engines[index] as? Listener)?.heard.filter { $0 != .settings }
    }
    session.send(touch(.began, 1))
    session.send(touch(.moved, 2))
    session.send(Self.key)
    session.settings = Self.settings([.voiceOver])
    session.send(touch(.began, 3))
    session.send(Self.key)
    let released = Event.key(KeyPress("a", isDown: false))
    #expect(heard(1) == [touch(.began, 1), touch(.moved, 2), Self.key, touch(.cancelled, 2), released])
    #expect(heard(0) == [touch(.began, 3), Self.key])
    // Who gets it again knows what to make of that.
    session.send(touch(.began, 4))
    #expect(heard(0) == [touch(.began, 3), Self.key, touch(.began, 4)])
  }

  @Test("Every input that a user has is in the table, and no technology is in it twice at once")
  func complete() {
    let rules = ArbitrationRule.standard
    #expect(Set(rules.map(\.input)) == Set(ArbitrationRule.Input.allCases))
    for input in ArbitrationRule.Input.allCases {
      let rows = rules.filter { $0.input == input }
      for (index, row) in rows.enumerated() {
        for other in rows[..<index] where other.technology == row.technology {
          #expect(!other.with.isDisjoint(with: row.unless), "\(input) \(row.technology)")
        }
      }
    }
  }
}
