import Foundation
import Inspector

/// The time from a page's input to the messages that it receives in response.
@MainActor
struct InspectorBenchmark {
  let file: String

  /// The number of runs for each input.
  private static let runs = 60

  func run(into report: inout Report) throws {
    let inspection = try RunningInspection(DocumentScreen(URL(fileURLWithPath: file)))
    let outbox = PageOutbox()
    var now = 0.0
    var bytes = 0
    var tiles = 0
    /// Handles a message, and measures the time until all its effects are ready to be sent.
    func milliseconds(_ text: String) -> Double {
      // By then, the page has drawn what it was sent before.
      now += 0.5
      inspection.turn(shown().map { (now, .text($0, from: 1)) }, at: now)
      _ = outbox.takeBytes()
      now += 0.1
      let start = ContinuousClock.now
      inspection.turn([(now, .text(text, from: 1))], at: now)
      let duration = ContinuousClock.now - start
      let sent = outbox.takeBytes()
      bytes += sent.map(\.count).reduce(0, +)
      tiles += sent.count { $0.first == 1 }
      note(sent)
      return duration.milliseconds
    }
    var frames: [Int] = []
    func note(_ sent: [Data]) {
      for data in sent where data.first == 1 {
        let length = data[1..<5].reduce(0) { $0 << 8 | Int($1) }
        let head = try? JSONSerialization.jsonObject(with: data[5..<(5 + length)]) as? [String: Any]
        if let frame = head?["frame"] as? Int { frames.append(frame) }
      }
    }
    func shown() -> [String] {
      defer { frames = [] }
      return frames.map { #"{"kind":"shown","frame":\#($0)}"# }
    }
    inspection.turn([(0, .opened(1, outbox))], at: 0)
    note(outbox.takeBytes())
    let inputs: [(String, String, (Int) -> String)] = [
      (
        "flick", "a flick in the Inspector to its caption",
        { #"{"kind":"gesture","line":"swipe \#($0 % 8 < 4 ? "right" : "left")"}"# }
      ),
      (
        "textSize", "another text size in the Inspector to its picture",
        { #"{"kind":"setting","key":"contentSize","value":"\#($0.isMultiple(of: 2) ? "xLarge" : "large")"}"# }
      ),
      (
        "inverted", "inverted colours in the Inspector to their picture",
        { #"{"kind":"setting","key":"invertColors","value":\#($0.isMultiple(of: 2))}"# }
      ),
    ]
    for (id, title, message) in inputs {
      bytes = 0
      tiles = 0
      let times = Samples((0..<Self.runs).map { milliseconds(message($0)) })
      report.add(Figure("inspector.\(id)", title, "ms", times))
      print("    \(bytes / Self.runs / 1000) kB each, \(tiles) pictures of \(Self.runs)")
    }
    // What a gesture may have to wait for: the turns in which a screen is audited.
    inspection.turn([(now, .text(#"{"kind":"audit","isOn":true}"#, from: 1))], at: now)
    var turns: [Double] = []
    while turns.count < Self.runs {
      inspection.turn([(now, .text(#"{"kind":"audit","again":true}"#, from: 1))], at: now)
      // Reading, two pictures, twelve text sizes and three appearances.
      for _ in 0..<18 {
        now += 0.5
        let acknowledgements = shown()
        let start = ContinuousClock.now
        inspection.turn(acknowledgements.map { (now, .text($0, from: 1)) }, at: now)
        turns.append((ContinuousClock.now - start).milliseconds)
        note(outbox.takeBytes())
      }
    }
    report.add(
      Figure("inspector.auditStep", "a step of the audit in the Inspector", "ms", Samples(turns)))
  }
}
