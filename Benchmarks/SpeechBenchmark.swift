import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Speech
import Synchronization

/// How long a person waits for sound: from an utterance to its first sample, beside what espeak-ng takes
/// by itself in the same run; and what is heard when one utterance follows another fast.
@MainActor
struct SpeechBenchmark {
  private static let texts = [
    ("short", "Button"), ("usual", "Call the shelter, Button"),
    ("long", String(repeating: "Dogs and cats that live near you. ", count: 60)),
  ]

  func run() throws -> [String] {
    let engine = try EspeakSynthesizer()
    var rows = try Self.texts.map { name, text in
      let own = try ownLatency(engine, text)
      let live = liveLatency(text)
      return "\(name): espeak-ng \(milliseconds(own)) ms, live \(milliseconds(live)) ms, "
        + "above \(milliseconds(live - own)) ms"
    }
    rows.append(twentyMovesASecond())
    return rows
  }

  /// Notes when the first sound came.
  private final class FirstSound: Sendable {
    let time = Mutex<ContinuousClock.Instant?>(nil)

    func take(_ chunk: SpeechChunk) -> Bool {
      time.withLock { if $0 == nil, !chunk.samples.isEmpty { $0 = .now } }
      return true
    }
  }

  /// Milliseconds to the engine's first sample: the median of 41 runs.
  private func ownLatency(_ engine: EspeakSynthesizer, _ text: String) throws -> Double {
    let script = SpeechScript([.init(text)])
    let times = try (0..<41).map { _ -> Double in
      let first = FirstSound()
      let start = ContinuousClock.now
      try engine.stream(script, settings: SpeechSettings(Settings())) { first.take($0) }
      return first.time.withLock { $0 }.map { ($0 - start).milliseconds } ?? .infinity
    }
    return times.sorted()[times.count / 2]
  }

  /// Milliseconds until a device has the first sample: the median of 41 runs.
  private func liveLatency(_ text: String) -> Double {
    let device = MemoryDevice(isPaced: true)
    let output = SpokenOutput(device: device)
    wait {
      output.say("Ready", id: 0)
    } until: {
      output.isOver()
    }
    let times = (1...41).map { id -> Double in
      let before = device.blocks.count
      let start = ContinuousClock.now
      wait {
        output.say(text, id: id)
      } until: {
        device.blocks.count > before
      }
      let first = device.blocks[before].time
      output.stop(at: 0)
      // Until the silence behind the last sound has been handed over.
      Thread.sleep(forTimeInterval: 0.08)
      return (first - start).milliseconds
    }
    return times.sorted()[times.count / 2]
  }

  /// Fifty utterances, 50 ms apart, each interrupting the one before.
  private func twentyMovesASecond() -> String {
    let count = 50
    let device = MemoryDevice(isPaced: true)
    let output = SpokenOutput(device: device)
    wait {
      output.say("Ready", id: 0)
    } until: {
      output.isOver()
    }
    var begun: Set<Int> = []
    var latencies: [Double] = []
    for id in 1...count {
      let start = ContinuousClock.now
      output.say("Element number \(id), Button", id: id)
      while (ContinuousClock.now - start).milliseconds < 50 {
        for case .began(let id) in output.takeProgress(until: 0) where begun.insert(id).inserted {
          latencies.append((ContinuousClock.now - start).milliseconds)
        }
        Thread.sleep(forTimeInterval: 0.000_2)
      }
    }
    var isWhole = false
    while !isWhole {
      isWhole = output.isOver()
      if !isWhole, device.blocks.last.map({ ($0.time.duration(to: .now)).milliseconds > 1_000 }) ?? true {
        break
      }
      Thread.sleep(forTimeInterval: 0.000_5)
    }
    let median = latencies.sorted()[latencies.count / 2]
    return "20 moves a second: \(count - begun.count) of \(count) lost, first sound after "
      + "\(milliseconds(median)) ms, the last \(isWhole ? "said whole" : "lost")"
  }

  private func wait(_ begin: () -> Void, until isDone: () -> Bool) {
    begin()
    let start = ContinuousClock.now
    while !isDone(), ContinuousClock.now - start < .seconds(30) { Thread.sleep(forTimeInterval: 0.000_1) }
  }

  private func milliseconds(_ value: Double) -> String { String(format: "%.2f", value) }
}

extension SpokenOutput {
  fileprivate func say(_ text: String, id: Int) {
    let utterance = Utterance([.init(.label, AccessibilityText(text))])
    speak(SpeechRequest(id: id, utterance: utterance, cause: Cause(.start)), settings: Settings(), at: 0)
  }

  fileprivate func isOver() -> Bool {
    takeProgress(until: 0).contains { if case .finished = $0 { true } else { false } }
  }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
