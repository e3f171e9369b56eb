import AccessibilityTree
import AssistiveTechnology
import AssistiveTouch
import CurbcutUIKit
import DeviceSettings
import Foundation
import GuidedAccess
import KeyboardAccess
import SpokenContent
import SwitchControl
import VoiceControl
import Zoom

/// How long the technologies beside VoiceOver take to answer an event on a large screen.
@MainActor
struct TechnologyBenchmark {
  let count = 10_000

  func run(into report: inout Report) {
    let tree = AccessibilityProvider.tree(of: TreeBenchmark(count: count).window)
    var settings = Settings()
    settings.switchControl.switches = [
      SwitchAssignment(.external("space"), .selectItem),
      SwitchAssignment(.external("right"), .moveToNextItem),
    ]
    measure(SwitchControlEngine(), "switch", "Switch Control", tree, settings, into: &report) { number in
      let source = SwitchSource.external(number % 7 == 0 ? "space" : "right")
      return [.switchPress(SwitchPress(source)), .switchPress(SwitchPress(source, isDown: false)), .tick]
    }
    let phrases = [
      "tap 5", "show names", "tap element 77", "go home", "swipe left", "tap nothing at all", "scroll down",
    ]
    measure(VoiceControlEngine(), "voice", "Voice Control", tree, settings, into: &report) { number in
      [.phrase(Phrase(phrases[number % phrases.count])), .tick]
    }
    let keys = ["tab", "right", "down", "left", "up"]
    measure(KeyboardAccessEngine(), "keys", "Full Keyboard Access", tree, settings, into: &report) { number in
      var press = KeyPress(keys[number % keys.count], characters: "")
      let down = press
      press.isDown = false
      return [.key(down), .key(press), .tick]
    }
    settings.isSpeakScreenEnabled = true
    settings.spokenContent.showsController = true
    measure(SpokenContentEngine(), "content", "Spoken Content", tree, settings, into: &report) { number in
      let commands: [SpokenContentCommand] = [.speakScreen, .fastForward, .rewind, .playPause]
      return [.command(commands[number % commands.count].rawValue), .tick] + Self.tap(number)
    }
    settings.isZoomEnabled = true
    measure(ZoomEngine(), "zoom", "Zoom", tree, settings, into: &report) { number in
      number % 5 == 0
        ? [.gesture(Gesture(.tap(2), fingers: 3, at: CGPoint(x: 195, y: 422))), .tick]
        : Self.tap(number) + [.tick]
    }
    settings.isAssistiveTouchRunning = true
    measure(AssistiveTouchEngine(), "touch", "AssistiveTouch", tree, settings, into: &report) { number in
      let point = Self.point(number)
      return [
        .pointer(Pointer(.moved, at: point)), .pointer(Pointer(.pressed, at: point)),
        .pointer(Pointer(.released, at: point)), .tick,
      ]
    }
    measureFence(tree, into: &report)
    measureScanTree(tree, into: &report)
  }

  private static func point(_ number: Int) -> CGPoint {
    CGPoint(x: Double(10 + number * 37 % 370), y: Double(10 + number * 91 % 820))
  }

  private static func tap(_ number: Int) -> [Event] {
    [Touch.Phase.began, .ended].map { .touch(Touch(phase: $0, point: point(number))) }
  }

  /// What stands before every technology in a session of Guided Access: events, and what is asked of the app.
  private func measureFence(_ tree: ElementTree, into report: inout Report) {
    var available = GuidedAccessSettings()
    available.isAvailable = true
    var session = GuidedAccessSession(settings: available)
    _ = session.tripleClick()
    if let passcode = try? GuidedAccessPasscode("271828", salt: Array(0..<16)) {
      session.setPasscode(passcode)
    }
    session.disable(.ellipse(CGRect(x: 50, y: 500, width: 200, height: 200)))
    session.disable(.polygon([CGPoint(x: 0, y: 0), CGPoint(x: 300, y: 0), CGPoint(x: 100, y: 200)]))
    _ = session.start(at: 0)
    var fence = Fence()
    let clock = ContinuousClock()
    var times: [Double] = []
    for number in 1...600 {
      let element = tree.elements[number * 7_919 % tree.elements.count].id
      let request = ActionRequest(number: number, action: .activate, element: element)
      for event in Self.tap(number) + [.tick] {
        let start = clock.now
        _ = fence.pass(event: event, of: session)
        times.append((clock.now - start).milliseconds)
      }
      let start = clock.now
      _ = fence.pass(request: request, in: tree, of: session)
      times.append((clock.now - start).milliseconds)
    }
    report.add(
      Figure(
        "fence.event", "Guided Access's fence passes an event at \(count) elements", "ms", Samples(times)))
  }

  private func measureScanTree(_ tree: ElementTree, into report: inout Report) {
    let clock = ContinuousClock()
    let times = (0..<20).map { _ in
      let start = clock.now
      let scan = ScanTree(tree, screenSize: nil)
      let time = (clock.now - start).milliseconds
      return scan.nodes.isEmpty ? .infinity : time
    }
    report.add(Figure("switch.tree", "the scan tree of \(count) elements", "ms", Samples(times)))
  }

  private func measure<Engine: TechnologyEngine>(
    _ engine: Engine, _ id: String, _ name: String, _ tree: ElementTree, _ settings: Settings,
    into report: inout Report, events: (Int) -> [Event]
  ) {
    var engine = engine
    var context = Context(
      tree: tree, settings: settings, now: 0, screenSize: CGSize(width: 390, height: 844))
    let clock = ContinuousClock()
    var times: [Double] = []
    func send(_ event: Event) {
      let start = clock.now
      _ = engine.handle(event, in: context)
      times.append((clock.now - start).milliseconds)
    }
    send(.start(appName: nil, isSwitchedOn: true))
    for event in events(0) { send(event) }
    // The first events read the screen.
    report.add(Figure("\(id).first", "\(name) reads \(count) elements", "ms", Samples([times.max() ?? 0])))
    times = []
    for number in 1...600 {
      context.now += 0.5
      for event in events(number) { send(event) }
    }
    report.add(Figure("\(id).event", "\(name) answers an event at \(count) elements", "ms", Samples(times)))
  }
}
