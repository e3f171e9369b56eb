import Foundation

/// A browser of its own, driven over W3C WebDriver <https://www.w3.org/TR/webdriver2/>.
@MainActor
final class WebDriver {
  /// What the driver or the page refused.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process: Process
  private let port: Int
  private var session = ""

  /// Starts the driver and a browser without a window.
  ///
  /// - Parameter microphone: the file of sound that the browser's microphone records, once; nil for none.
  static func start(microphone: URL? = nil) async throws -> WebDriver {
    let driver = try WebDriver()
    do {
      try await driver.open(microphone: microphone)
    } catch {
      kill(driver.process.processIdentifier, SIGKILL)
      throw error
    }
    return driver
  }

  private init() throws {
    guard let program = BrowserTools.driver else { throw Failure(description: BrowserTools.advice) }
    port = try Self.freePort()
    process = Process()
    process.executableURL = program
    process.arguments = ["--port=\(port)", "--log-level=OFF"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Closes the browser and its driver.
  func quit() async {
    _ = try? await call("DELETE", "")
    // The driver takes no notice of a signal to terminate.
    kill(process.processIdentifier, SIGKILL)
  }

  private func open(microphone: URL?) async throws {
    try await waitForDriver()
    var arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--force-color-profile=srgb",
      "--window-size=1440,1000",
    ]
    if let microphone {
      arguments += [
        "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
        "--use-file-for-fake-audio-capture=\(microphone.path)%noloop",
      ]
    }
    let options: [String: Any] = ["binary": BrowserTools.browser?.path ?? "", "args": arguments]
    let value = try await send(
      "POST", "/session",
      ["capabilities": ["alwaysMatch": ["browserName": "chrome", "goog:chromeOptions": options]]])
    guard let session = (value as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "The driver opened no session.")
    }
    self.session = session
  }

  private func waitForDriver() async throws {
    let end = ContinuousClock.now + .seconds(120)
    while true {
      do {
        _ = try await send("GET", "/status", nil)
        return
      } catch {
        guard .now < end else { throw error }
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  /// A port that nobody listens on at the moment.
  private static func freePort() throws -> Int {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 ? getsockname(socket, $0, &length) : -1
      }
    }
    guard status == 0 else { throw Failure(description: "No port is free.") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  // MARK: Commands

  /// Goes to an address.
  func go(to url: String) async throws { try await call("POST", "url", ["url": url]) }

  /// Runs a script in the page: the body of a function. Gives what it returns; a promise is awaited.
  @discardableResult
  func run(_ script: String) async throws -> Any? {
    try await call("POST", "execute/sync", ["script": script, "args": [Any]()])
  }

  /// What a script returns, as a type of Swift.
  func value<Value>(_ script: String, as type: Value.Type = Value.self) async throws -> Value {
    let value = try await run(script)
    guard let value = value as? Value else {
      throw Failure(description: "\(script) gave \(String(describing: value)), not \(type)")
    }
    return value
  }

  /// Does what people do with keys and fingers <https://www.w3.org/TR/webdriver2/#actions>.
  func perform(_ sources: [[String: Any]]) async throws {
    try await call("POST", "actions", ["actions": sources])
    try await call("DELETE", "actions")
  }

  /// Makes the page as wide and high as a device, in CSS pixels, with its pixels to each of them.
  func setViewport(width: Int, height: Int, scale: Double = 1) async throws {
    let metrics: [String: Any] = [
      "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false,
    ]
    try await call(
      "POST", "goog/cdp/execute", ["cmd": "Emulation.setDeviceMetricsOverride", "params": metrics])
  }

  /// Gives a media feature a value, such as `prefers-color-scheme`.
  func emulateMedia(_ feature: [String: String]) async throws {
    try await call(
      "POST", "goog/cdp/execute", ["cmd": "Emulation.setEmulatedMedia", "params": ["features": [feature]]])
  }

  @discardableResult
  private func call(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> Any? {
    let path = "/session/\(session)" + (path.isEmpty ? "" : "/\(path)")
    return try await send(method, path, body ?? (method == "POST" ? [:] : nil))
  }

  private func send(_ method: String, _ path: String, _ body: [String: Any]?) async throws -> Any? {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let data = try await Self.exchange(method, path, content, port: port)
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"]
    if let failure = value as? [String: Any], let error = failure["error"] as? String {
      throw Failure(description: "\(error): \(failure["message"] ?? "")")
    }
    return value is NSNull ? nil : value
  }

  /// Asks the driver and waits for its answer.
  ///
  /// The driver writes no space behind the names of its headers, which URLSession on Linux takes for a mistake.
  private nonisolated static func exchange(_ method: String, _ path: String, _ body: Data, port: Int)
    async throws
    -> Data
  {
    let client = try RawClient(port: port)
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)",
      "Content-Type: application/json; charset=utf-8",
      "Content-Length: \(body.count)", "Connection: close",
    ]
    await client.send(head.joined(separator: "\r\n") + "\r\n\r\n")
    await client.send([UInt8](body))
    // A browser may take its time to start on a busy machine.
    for _ in 0..<6 {
      if let answer = await client.answer() { return Data(answer.body.utf8) }
    }
    throw Failure(description: "The driver does not answer to \(method) \(path).")
  }
}
