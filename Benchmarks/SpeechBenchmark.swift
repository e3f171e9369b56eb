import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Speech
import Synchronization

/// How long sound takes: from an utterance to its first sample, compared with espeak-ng alone in the same run; and
/// what is heard when utterances follow each other quickly.
@MainActor
struct SpeechBenchmark {
  private static let texts = [
    ("short", "Button"), ("usual", "Call the shelter, Button"),
    ("long", String(repeating: "Dogs and cats that live near you. ", count: 60)),
  ]

  func run(into report: inout Report) throws {
    let engine = try EspeakSynthesizer()
    for (name, text) in Self.texts {
      let own = try ownLatency(engine, text)
      let live = liveLatency(text)
      report.add(
        Figure("speech.espeak.\(name)", "espeak-ng to its first sample, a \(name) utterance", "ms", own))
      report.add(Figure("speech.live.\(name)", "a \(name) utterance to its first sample", "ms", live))
      report.add(
        Figure(
          "speech.above.\(name)", "the same above espeak-ng's own median", "ms", live.median - own.median))
    }
    try twentyMovesASecond(into: &report)
  }

  /// Records when the first sound arrived.
  private final class FirstSound: Sendable {
    let time = Mutex<ContinuousClock.Instant?>(nil)

    func take(_ chunk: SpeechChunk) -> Bool {
      time.withLock { if $0 == nil, !chunk.samples.isEmpty { $0 = .now } }
      return true
    }
  }

  /// The time to the engine's first sample, in milliseconds.
  private func ownLatency(_ engine: EspeakSynthesizer, _ text: String) throws -> Samples {
    let script = SpeechScript([.init(text)])
    let times = try (0..<41).map { _ -> Double in
      let first = FirstSound()
      let start = ContinuousClock.now
      try engine.stream(script, settings: SpeechSettings(Settings())) { first.take($0) }
      return first.time.withLock { $0 }.map { ($0 - start).milliseconds } ?? .infinity
    }
    return Samples(times)
  }

  /// The time until the device has the first sample, in milliseconds.
  private func liveLatency(_ text: String) -> Samples {
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
      // Wait until the silence after the last sound has been delivered.
      Thread.sleep(forTimeInterval: 0.08)
      return (first - start).milliseconds
    }
    return Samples(times)
  }

  /// Measures fifty utterances, 50 ms apart, each of which interrupts the previous one.
  private func twentyMovesASecond(into report: inout Report) throws {
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
    guard !latencies.isEmpty else { throw BenchmarkError("nothing was said at 20 moves a second") }
    report.add(Figure("speech.fast", "first sound at 20 moves a second", "ms", Samples(latencies)))
    let lost = count - begun.count + (isWhole ? 0 : 1)
    report.add(Figure("speech.lost", "utterances lost at 20 moves a second", "of \(count)", Double(lost)))
  }

  private func wait(_ begin: () -> Void, until isDone: () -> Bool) {
    begin()
    let start = ContinuousClock.now
    while !isDone(), ContinuousClock.now - start < .seconds(30) { Thread.sleep(forTimeInterval: 0.000_1) }
  }
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
