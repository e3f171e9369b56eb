import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import VoiceOver

@MainActor
@Suite("Gestures stand for commands")
struct CommandsGestureTests {
  nonisolated static let rows: [(Gesture, Command)] = [
    (Gesture(.tap(1)), .speakItem), (Gesture(.tap(2)), .activate), (Gesture(.tap(3)), .longPress),
    (Gesture(.tap(4)), .secondaryActivate), (Gesture(.splitTap), .activate),
    (Gesture(.swipe(.right)), .moveToNextItem), (Gesture(.swipe(.left)), .moveToPreviousItem),
    (Gesture(.swipe(.up)), .previousRotorItem), (Gesture(.swipe(.down)), .nextRotorItem),
    (Gesture(.edge(.bottom, stage: 1)), .home), (Gesture(.edge(.bottom, stage: 2)), .appSwitcher),
    (Gesture(.edgeReturn(.bottom)), .reachability), (Gesture(.edge(.top, stage: 1)), .controlCenter),
    (Gesture(.edge(.top, stage: 2)), .notificationCenter),
    (Gesture(.tap(1), fingers: 2), .pauseSpeech), (Gesture(.tap(2), fingers: 2), .magicTap),
    (Gesture(.tap(3), fingers: 2), .showItemChooser), (Gesture(.tap(4), fingers: 2), .showQuickSettings),
    (Gesture(.hold(taps: 1), fingers: 2), .labelItem), (Gesture(.hold(taps: 2), fingers: 2), .labelItem),
    (Gesture(.swipe(.up), fingers: 2), .readFromTop), (Gesture(.swipe(.down), fingers: 2), .readAll),
    (Gesture(.rotate(clockwise: true), fingers: 2), .nextRotor),
    (Gesture(.rotate(clockwise: false), fingers: 2), .previousRotor),
    (Gesture(.scrub, fingers: 2), .escape), (Gesture(.pinch(opening: true), fingers: 2), .selectText),
    (Gesture(.pinch(opening: false), fingers: 2), .deselectText),
    (Gesture(.tap(1), fingers: 3), .readItemSummary), (Gesture(.tap(2), fingers: 3), .toggleMute),
    (Gesture(.tap(3), fingers: 3), .toggleScreenCurtain), (Gesture(.tap(4), fingers: 3), .copySpeech),
    (Gesture(.swipe(.left), fingers: 3), .scrollRight), (Gesture(.swipe(.right), fingers: 3), .scrollLeft),
    (Gesture(.swipe(.up), fingers: 3), .scrollDown), (Gesture(.swipe(.down), fingers: 3), .scrollUp),
    (Gesture(.holdAndSwipe(.left), fingers: 3), .undo), (Gesture(.holdAndSwipe(.right), fingers: 3), .redo),
    (Gesture(.swipe(.down), fingers: 3, in: .statusBar), .notificationCenter),
    (Gesture(.swipe(.up), fingers: 3, in: .statusBar), .controlCenter),
    (Gesture(.tap(1), fingers: 4, in: .topHalf), .moveToFirstItem),
    (Gesture(.tap(1), fingers: 4, in: .bottomHalf), .moveToLastItem),
    (Gesture(.tap(2), fingers: 4), .toggleHelp), (Gesture(.tap(3), fingers: 4), .liveRecognition),
    (Gesture(.swipe(.left), fingers: 4), .previousApp), (Gesture(.swipe(.right), fingers: 4), .nextApp),
  ]

  private static func screen() -> [FakeNode] {
    [
      .element("One", traits: .header), .element("Two", value: "5", traits: .adjustable), .element("Three"),
      .element("Four"),
    ]
  }

  /// What a session says and asks for when something happens, without its causes.
  private static func trace(_ event: Event, settings: Settings = Settings()) -> [String] {
    let session = FakeSession(screen(), settings: settings)
    session.swipe(.right)
    _ = session.takeSounds()
    let before = session.screen.requests.count
    let said = session.send(event)
    let asked = session.screen.requests[before...].map { "\($0.action) \($0.element ?? 0)" }
    let others: [String] = session.effects.compactMap {
      switch $0 {
      case .play(let earcon): "\(earcon)"
      case .system(let request): "\(request)"
      case .change(let change): "\(change)"
      default: nil
      }
    }
    return said + asked + others + [session.focusedLabel ?? ""]
  }

  @Test("Each row of the gesture table does what its command does", arguments: rows)
  func table(gesture: Gesture, command: Command) {
    #expect(GestureMap().command(for: gesture) == command)
    #expect(Self.trace(.gesture(gesture)) == Self.trace(.command(command.rawValue)))
  }

  @Test("Every gesture of the defaults has a name, and every command a title")
  func names() {
    for (name, command) in GestureMap.defaults.merging(
      GestureMap.groupedDefaults, uniquingKeysWith: { a, _ in a })
    {
      let gesture = Gesture(named: name)
      #expect(gesture?.name == name)
      #expect(gesture.flatMap { WordTable.english.name(of: $0) } != nil, "\(name)")
      #expect(WordTable.english.title(of: command) != command.rawValue)
    }
    for command in Command.allCases {
      #expect(WordTable.english.title(of: command).first?.isUppercase == true, "\(command)")
    }
    let told = Gesture.all.filter {
      switch $0.kind {
      case .lift, .cancel, .edgeStage: false
      default: true
      }
    }
    for gesture in told { #expect(WordTable.english.name(of: gesture) != nil, "\(gesture.name ?? "")") }
    let keys = Set(GestureMap.defaults.keys)
    #expect(keys.count == 47)
  }

  @Test("The user gives a gesture another command, or takes it away")
  func overrides() {
    var settings = Settings()
    settings.voiceOver.gestureCommands = [
      "one-finger swipe right": "moveToLastItem", "one-finger swipe left": "",
      "one-finger swipe up": "noSuchCommand", "four-finger tap": "magicTap",
    ]
    let session = FakeSession(Self.screen(), settings: settings)
    session.swipe(.right)
    #expect(session.focusedLabel == "Four")
    _ = session.takeSounds()
    session.swipe(.left)
    #expect(session.focusedLabel == "Four")
    #expect(session.takeSounds() == [.unknownCommand])
    let map = GestureMap(settings.voiceOver)
    #expect(map.command(for: Gesture(.swipe(.up))) == .previousRotorItem)
    #expect(map.command(for: Gesture(.tap(1), fingers: 4, in: .bottomHalf)) == .magicTap)
  }

  @Test("Two fingers move in and out of containers only while those are one stop")
  func grouped() {
    let right = Gesture(.swipe(.right), fingers: 2)
    #expect(GestureMap().command(for: right) == nil)
    #expect(GestureMap(isGrouped: true).command(for: right) == .moveIn)
    #expect(GestureMap(isGrouped: true).command(for: Gesture(.swipe(.left), fingers: 2)) == .moveOut)
  }

  @Test("Only taps that mean something are waited for")
  func mostTaps() {
    #expect(GestureMap().mostTaps == [4, 4, 4, 3])
    let map = GestureMap(overrides: ["one-finger triple tap": "", "one-finger quadruple tap": ""])
    #expect(map.mostTaps == [2, 4, 4, 3])
  }

  @Test("Four fingers go to the first item in the upper half of the screen, to the last in the lower")
  func halves() {
    let session = FakeSession(Self.screen())
    for (y, label) in [(800.0, "Four"), (20, "One"), (250, "Four"), (110, "One")] {
      session.send(.gesture(Gesture(.tap(1), fingers: 4, at: CGPoint(x: 100, y: y))))
      #expect(session.focusedLabel == label)
    }
  }

  @Test("Three fingers on the status bar open what lies above and below")
  func statusBar() {
    let session = FakeSession([
      .element(
        "10 o'clock", traits: .statusBarElement, frame: CGRect(x: 0, y: 0, width: 390, height: 50)),
      .element("One"),
    ])
    func system(_ direction: Gesture.Direction, _ y: Double) -> [SystemRequest] {
      _ = session.takeSounds()
      session.send(.gesture(Gesture(.swipe(direction), fingers: 3, at: CGPoint(x: 100, y: y))))
      return session.effects.compactMap { if case .system(let request) = $0 { request } else { nil } }
    }
    #expect(system(.down, 30) == [.notificationCenter])
    #expect(system(.up, 30) == [.controlCenter])
    #expect(system(.up, 120) == [])
  }

  @Test("A gesture ends what is being said, but for a high announcement; one resumes after a pause")
  func silence() {
    let session = FakeSession(Self.screen())
    session.session.send(.command("speakItem"))
    session.session.send(.gesture(Gesture(.tap(1), fingers: 2)))
    #expect(session.effects.contains(.pauseSpeaking))
    session.session.send(.gesture(Gesture(.tap(1), fingers: 2)))
    #expect(session.effects.contains(.continueSpeaking))
    _ = session.takeSounds()
    session.session.send(.gesture(Gesture(.swipe(.right), fingers: 2)))
    #expect(session.effects.contains(.stopSpeaking))
    session.listen()
    var text = AccessibilityText("Fire")
    text.runs = [.init(range: 0..<4, attributes: SpeechAttributes())]
    text.runs[0].attributes.announcementPriority = .high
    session.screen.post(.announcement(text))
    session.session.advance(to: session.session.now)
    _ = session.takeSounds()
    session.session.send(.gesture(Gesture(.tap(1), fingers: 2)))
    session.session.send(.gesture(Gesture(.swipe(.right), fingers: 2)))
    #expect(!session.effects.contains(.stopSpeaking))
    #expect(session.effects.contains(.continueSpeaking))
  }
}
