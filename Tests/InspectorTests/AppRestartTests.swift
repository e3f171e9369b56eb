import Foundation
import Testing

@testable import Inspector

/// The command itself, inspecting an app that crashes and is edited.
@Suite("An inspected app that ends")
struct AppRestartTests {
  /// The command and its page.
  private final class Inspection {
    let folder: URL
    private let process = Process()
    private let output = Pipe()
    private(set) var port = 0
    private var cookie = ""
    private var client: RawClient?

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("inspected-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Clock"), withIntermediateDirectories: true)
      try write("AppDelegate.swift", Self.delegate)
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("curbcut")
    }

    deinit {
      if process.isRunning { process.terminate() }
      try? FileManager.default.removeItem(at: folder)
    }

    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent("Clock/\(name)"))
    }

    /// Starts the command and opens its page.
    func open() async throws {
      process.arguments = [
        "inspect", folder.appendingPathComponent("Clock").path, "--no-open", "--scratch",
        folder.appendingPathComponent("scratch").path,
      ]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let url = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let parts = url.split(separator: "/", maxSplits: 2).map(String.init)
      port = try #require(parts.dropFirst().first?.split(separator: ":").last.flatMap { Int($0) })
      let path = "/" + (parts.last ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
      let answer = try await RawClient.get(path, port: port)
      cookie = String((answer?.headers["set-cookie"] ?? "").prefix { $0 != ";" })
    }

    /// Waits for a message of a kind, and connects again, as the page does, when the connection ends.
    func next(
      _ kind: String, where isWanted: ([String: Any]) -> Bool = { _ in true }
    ) async throws -> [String: Any] {
      let end = ContinuousClock.now + .seconds(120)
      while .now < end {
        if client == nil, let new = try? await RawClient.session(port: port, cookie: cookie) {
          client = await new.answer()?.status == 101 ? new : nil
        }
        guard let frame = await client?.nextFrame(), frame.kind != 8 else {
          client = nil
          try await Task.sleep(for: .milliseconds(100))
          continue
        }
        guard frame.kind == 1,
          let message = try JSONSerialization.jsonObject(with: Data(frame.content)) as? [String: Any],
          message["kind"] as? String == kind, isWanted(message)
        else { continue }
        return message
      }
      throw POSIXError(.ETIMEDOUT)
    }

    /// Waits until VoiceOver says something.
    func said(_ text: String) async throws {
      _ = try await next("said") { ($0["text"] as? String)?.hasPrefix(text) == true }
    }

    func send(_ text: String) async { await client?.send(RawClient.frame(text: text)) }

    static let delegate = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = ClockController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """

    static func controller(second: String = "Stop", extra: String = "") -> String {
      """
      import UIKit

      class ClockController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(extra)
          for (index, title) in ["Start", "\(second)", "Reset"].enumerated() {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 100 + 60 * index, width: 200, height: 44)
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            view.addSubview(button)
          }
        }

        @objc private func tapped() { fatalError("no such star") }
      }
      """
    }
  }

  private static let flick = #"{"kind":"gesture","line":"swipe right"}"#

  @Test("The page says what was left out and why; VoiceOver stays on its element")
  func editing() async throws {
    let inspection = try Inspection()
    try inspection.write("ClockController.swift", Inspection.controller())
    try await inspection.open()
    try await inspection.said("Start")
    await inspection.send(Self.flick)
    try await inspection.said("Stop")
    try inspection.write("ClockController.swift", Inspection.controller(second: "Pause"))
    try await inspection.said("Pause")
    try inspection.write("ClockController.swift", Inspection.controller(extra: "title = \"Clock"))
    let app = try await inspection.next("app")
    let file = inspection.folder.appendingPathComponent("Clock/ClockController.swift").path
    #expect(app["leftOut"] as? [String] == ["\(file):6:13: unterminated string literal (statement)"])
    #expect(app["isRunning"] as? Bool == true)
    try await inspection.said("Stop")
  }

  @Test("One that crashes when it is used is started again, under the same link")
  func crash() async throws {
    let inspection = try Inspection()
    try inspection.write("ClockController.swift", Inspection.controller())
    try await inspection.open()
    try await inspection.said("Start")
    await inspection.send(Self.flick)
    try await inspection.said("Stop")
    await inspection.send(#"{"kind":"gesture","line":"double tap"}"#)
    let app = try await inspection.next("app")
    #expect(app["problem"] as? String == "Clock crashed: Fatal error: no such star. It was started again.")
    let file = inspection.folder.appendingPathComponent("Clock/ClockController.swift").path
    #expect(app["place"] as? String == "\(file):16")
    #expect(app["details"] as? [String] == ["ClockController.tapped()  \(file):16"])
    #expect(app["isRunning"] as? Bool == true)
    try await inspection.said("Stop")
  }

  @Test("One that crashes at its start waits until it is changed or asked for")
  func crashAtStart() async throws {
    let inspection = try Inspection()
    try inspection.write(
      "ClockController.swift", Inspection.controller(extra: "if title == nil { fatalError(\"no title\") }"))
    try await inspection.open()
    for isAsked in [true, false] {
      let app = try await inspection.next("app")
      #expect((app["problem"] as? String)?.hasPrefix("Clock crashed: Fatal error: no title.") == true)
      #expect(app["isRunning"] as? Bool == false)
      try await inspection.said("Clock crashed")
      if isAsked { await inspection.send(#"{"kind":"relaunch"}"#) }
    }
    try inspection.write("ClockController.swift", Inspection.controller())
    try await inspection.said("Start")
  }
}
