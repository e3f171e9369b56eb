import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import KeyboardAccess
import SwitchControl
import VoiceControl

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
