import Foundation
import FoundationNetworking
import Inspector

/// From what a page does to what it gets of it, and how long the page takes to come.
@MainActor
struct InspectorBenchmark {
  let file: String

  /// How often each is done.
  private static let runs = 60

  func run() throws -> [String] {
    let inspection = try RunningInspection(DocumentScreen(URL(fileURLWithPath: file)))
    let outbox = PageOutbox()
    var now = 0.0
    var bytes = 0
    var tiles = 0
    /// Takes a message, and measures until all that comes of it lies ready to be sent.
    func milliseconds(_ text: String) -> Double {
      // What the page was sent before has been drawn by then.
      now += 0.5
      inspection.turn(shown().map { (now, .text($0, from: 1)) }, at: now)
      _ = outbox.takeBytes()
      now += 0.1
      let start = ContinuousClock.now
      inspection.turn([(now, .text(text, from: 1))], at: now)
      let duration = (ContinuousClock.now - start).components
      let sent = outbox.takeBytes()
      bytes += sent.map(\.count).reduce(0, +)
      tiles += sent.count { $0.first == 1 }
      note(sent)
      return Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15
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
    var rows: [String] = []
    let inputs: [(String, (Int) -> String)] = [
      ("flick to words", { #"{"kind":"gesture","line":"swipe \#($0 % 8 < 4 ? "right" : "left")"}"# }),
      (
        "text size to picture",
        { #"{"kind":"setting","key":"contentSize","value":"\#($0.isMultiple(of: 2) ? "xLarge" : "large")"}"# }
      ),
      (
        "inverted to picture",
        { #"{"kind":"setting","key":"invertColors","value":\#($0.isMultiple(of: 2))}"# }
      ),
    ]
    for (name, message) in inputs {
      bytes = 0
      tiles = 0
      let times = (0..<Self.runs).map { milliseconds(message($0)) }.sorted()
      let (middle, late) = (times[Self.runs / 2], times[Self.runs * 95 / 100])
      let size = bytes / Self.runs / 1000
      rows.append(
        "\(name): median \(Self.text(middle)) ms, p95 \(Self.text(late)) ms, \(size) KB, "
          + "\(tiles) pictures of \(Self.runs)")
    }
    rows.append(try pageLoad())
    return rows
  }

  /// Every file of the page over loopback, one after the other, as a browser with an empty cache asks for them.
  private func pageLoad() throws -> String {
    let server = try InspectorServer(files: .builtIn, host: PageInbox { 0 })
    let serving = Task.detached { await server.run() }
    defer { serving.cancel() }
    let root = String(server.url.prefix { $0 != "?" })
    let session = URLSession(configuration: .ephemeral)
    var size = 0
    func load(_ address: String) throws {
      guard let url = URL(string: address) else { return }
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var count: Int?
      session.dataTask(with: url) { data, answer, _ in
        count = (answer as? HTTPURLResponse)?.statusCode == 200 ? data?.count : nil
        done.signal()
      }.resume()
      done.wait()
      guard let count else { throw InspectorError("\(address) was not served.") }
      size += count
    }
    let start = ContinuousClock.now
    try load(server.url)
    for name in PageFiles.names { try load(root + name) }
    let duration = (ContinuousClock.now - start).components
    let milliseconds = Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15
    return "page load: \(Self.text(milliseconds)) ms, \(PageFiles.names.count) files, \(size / 1000) KB"
  }

  private static func text(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(1)))
  }
}
