import Foundation
import Inspector

/// How long the Inspector's page takes to load in Chromium, which is driven over W3C WebDriver.
@MainActor
struct PageLoadBenchmark {
  private let driver: URL
  private let browser: URL
  private let port = 40_000 + Int(ProcessInfo.processInfo.processIdentifier) % 20_000

  init() throws {
    guard let driver = Self.find("chromedriver"),
      let browser = Self.find("chromium") ?? Self.find("google-chrome")
    else { throw BenchmarkError("no chromium and chromedriver here: run scripts/install-packages testing") }
    (self.driver, self.browser) = (driver, browser)
  }

  private static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Measures the time from the start of the navigation to the end of the page's load event, as reported by the
  /// browser:
  /// first with an empty cache, then with repeated loads.
  func run(into report: inout Report) throws {
    let server = try InspectorServer(files: .builtIn, host: PageInbox { 0 })
    let serving = Task.detached { await server.run() }
    defer { serving.cancel() }
    let process = Process()
    process.executableURL = driver
    process.arguments = ["--port=\(port)", "--log-level=OFF"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The driver ignores SIGTERM.
    defer { kill(process.processIdentifier, SIGKILL) }
    try waitForDriver()
    let arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    let options: [String: Any] = ["binary": browser.path, "args": arguments]
    let opened = try send(
      "POST", "/session",
      ["capabilities": ["alwaysMatch": ["browserName": "chrome", "goog:chromeOptions": options]]])
    guard let session = (opened as? [String: Any])?["sessionId"] as? String else {
      throw BenchmarkError("chromedriver opened no session")
    }
    defer { _ = try? send("DELETE", "/session/\(session)", nil) }
    var times: [Double] = []
    for _ in 0..<10 {
      _ = try send("POST", "/session/\(session)/url", ["url": server.url])
      let script = "return performance.getEntriesByType('navigation')[0].loadEventEnd"
      let value = try send("POST", "/session/\(session)/execute/sync", ["script": script, "args": [Any]()])
      guard let time = (value as? NSNumber)?.doubleValue, time > 0 else {
        throw BenchmarkError("the browser gave no time of the page's load")
      }
      times.append(time)
    }
    report.add(
      Figure(
        "inspector.page", "the Inspector's page in Chromium, to the end of its load", "ms", Samples(times)))
  }

  private func waitForDriver() throws {
    let end = ContinuousClock.now + .seconds(20)
    while true {
      do {
        _ = try send("GET", "/status", nil)
        return
      } catch {
        guard .now < end else { throw error }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  private func send(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any? {
    try DriverConnection(port: port).send(method, path, body)
  }
}
