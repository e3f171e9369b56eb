import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import VoiceOver

/// How long words take: from a gesture to the text of what is said.
@MainActor
struct VoiceOverBenchmark {
  let count: Int

  func run(into report: inout Report) {
    // A shared machine changes its speed from one second to the next, so each round has a bare loop of its own, over
    // a screen that no provider has looked at yet.
    let rounds = (0..<5).map { _ in
      let screen = TreeBenchmark(count: count)
      return (bare: screen.bareLoop().median, latencies: gestureLatencies(screen.window))
    }
    report.add(
      Figure(
        "gesture.\(count)", "gesture to words at \(count) elements", "µs",
        Samples(rounds.flatMap(\.latencies))))
    report.add(
      Figure(
        "gesture.ratio.\(count)", "gesture to words at \(count) elements", "× bare element",
        Samples(rounds.flatMap { round in round.latencies.map { $0 / round.bare } })))
    report.add(
      Figure(
        "gestures.\(count)", "gestures a second that the engine takes", "a second",
        gesturesPerSecond(TreeBenchmark(count: count).window)))
  }

  /// The times from 2 000 flicks to their words, in microseconds.
  private func gestureLatencies(_ window: UIWindow) -> [Double] {
    let provider = AccessibilityProvider(window)
    let session = Session(provider: provider, engines: [VoiceOverEngine()])
    session.keepsTranscript = false
    let clock = ContinuousClock()
    var began = clock.now
    var latencies: [Double] = []
    session.observer = { occurrence in
      guard case .effect(.speak, _, _) = occurrence else { return }
      latencies.append((clock.now - began).microseconds)
    }
    session.send(.start(appName: nil, isSwitchedOn: false))
    latencies.removeAll()
    // Some steps forward and one back, to the end and back again, without running into the end of the screen.
    var place = 0
    var isOnWayBack = false
    for step in 0..<2_000 {
      if place == count - 1 { isOnWayBack = true }
      if place == 0 { isOnWayBack = false }
      let goesOn = (step % 7 == 6) == isOnWayBack || place == 0
      place += goesOn ? 1 : -1
      began = clock.now
      session.send(.gesture(Gesture(.swipe(goesOn ? .right : .left))))
    }
    precondition(latencies.count == 2_000, "Each of 2000 flicks is to be answered; \(latencies.count) were.")
    return latencies
  }

  /// Counts only gestures, not the events that follow: a flick counts as one, including its focus and speech events.
  private func gesturesPerSecond(_ window: UIWindow) -> Double {
    var tree = AccessibilityProvider.tree(of: window)
    tree.prepareForEdits()
    var engine = VoiceOverEngine()
    let settings = Settings()
    func context(_ now: Double) -> Context { Context(tree: tree, settings: settings, now: now) }
    _ = engine.handle(.start(appName: nil, isSwitchedOn: false), in: context(0))
    let rounds = 20_000
    let times = Measuring.samples(of: 5) {
      for round in 0..<rounds {
        let now = Double(round) / 10
        var queue = [Event.gesture(Gesture(.swipe(round % 7 == 6 ? .left : .right)))]
        while let event = queue.popLast() {
          for effect in engine.handle(event, in: context(now)) {
            switch effect {
            case .focus(let focus): queue.append(.focused(focus))
            case .perform(let request):
              queue.append(.outcome(ActionOutcome(request: request.number, succeeded: true)))
            case .speak(let request) where round % 2 == 0: queue.append(.speech(.finished(request.id)))
            default: break
            }
          }
        }
      }
    }
    return Double(rounds) / times.median * 1e6
  }
}
