import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import VoiceOver

/// How long a person waits for words: from a gesture to the text of what is said.
@MainActor
struct VoiceOverBenchmark {
  let count: Int

  struct Figures {
    var count: Int
    /// Microseconds from a gesture to the words, through session, provider and engine.
    var median, percentile95: Double
    /// Events that the state machine alone takes in a second.
    var eventsPerSecond: Double

    var row: String {
      let figures = [String(Int(median.rounded())), String(Int(percentile95.rounded()))]
      return "  \(count) elements: median \(figures[0]) µs, p95 \(figures[1]) µs, "
        + "state machine \(Int(eventsPerSecond / 1_000)) thousand events a second"
    }
  }

  func run() -> Figures {
    let window = TreeBenchmark(count: count).window
    let latencies = gestureLatencies(window)
    return Figures(
      count: count, median: latencies[latencies.count / 2],
      percentile95: latencies[latencies.count * 95 / 100],
      eventsPerSecond: eventsPerSecond(window))
  }

  private func gestureLatencies(_ window: UIWindow) -> [Double] {
    let provider = AccessibilityProvider(window)
    let session = Session(provider: provider, engines: [VoiceOverEngine()])
    session.keepsTranscript = false
    let clock = ContinuousClock()
    var began = clock.now
    var latencies: [Double] = []
    session.observer = { occurrence in
      guard case .effect(.speak, _, _) = occurrence else { return }
      let components = (clock.now - began).components
      latencies.append(Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12)
    }
    session.send(.start(appName: nil, isSwitchedOn: false))
    latencies.removeAll()
    for step in 0..<2_000 {
      began = clock.now
      session.send(.gesture(Gesture(.swipe(step % 7 == 6 ? .left : .right))))
    }
    precondition(latencies.count == 2_000, "Each of 2000 flicks is to be answered; \(latencies.count) were.")
    return latencies.sorted()
  }

  private func eventsPerSecond(_ window: UIWindow) -> Double {
    var tree = AccessibilityProvider.tree(of: window)
    tree.prepareForEdits()
    var engine = VoiceOverEngine()
    let settings = Settings()
    func context(_ now: Double) -> Context { Context(tree: tree, settings: settings, now: now) }
    _ = engine.handle(.start(appName: nil, isSwitchedOn: false), in: context(0))
    var events = 0
    let rounds = 20_000
    let time = Measuring.shortest(of: 3) {
      events = 0
      for round in 0..<rounds {
        let now = Double(round) / 10
        var queue = [Event.gesture(Gesture(.swipe(round % 7 == 6 ? .left : .right)))]
        while let event = queue.popLast() {
          events += 1
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
    return Double(events) / time * 1e6
  }
}
