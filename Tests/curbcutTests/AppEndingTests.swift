import Foundation
import Testing

/// What a command says of an app that prints, crashes, ends itself or hangs.
@Suite("An app that ends", .serialized)
struct AppEndingTests {
  /// The app, which is built once and stays built; an environment variable says what it does.
  private struct ClockApp {
    let path: String
    let scratch: String

    init() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("curbcut-ending-app")
      path = folder.appendingPathComponent("Clock").path
      scratch = folder.appendingPathComponent("scratch").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for (name, text) in [("AppDelegate.swift", Self.delegate), ("ClockController.swift", Self.controller)] {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        // A file that is not written anew need not be built anew.
        if (try? Data(contentsOf: url)) != Data(text.utf8) { try Data(text.utf8).write(to: url) }
      }
    }

    /// The number of the line that contains a text, from 1.
    static func line(_ text: String) throws -> Int {
      let lines = controller.split(separator: "\n", omittingEmptySubsequences: false)
      return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }

    static let delegate = SmallApp.delegate(showing: "ClockController()")

    static let controller = """
      import SwiftUI
      import UIKit

      class ClockController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
          button.setTitle("Start", for: .normal)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(button)
          act(ProcessInfo.processInfo.environment["CLOCK_DOES"] ?? "")
        }

        private func act(_ deed: String) {
          switch deed {
          case "print":
            print("one\\ntwo")
            puts("three")
            fputs("to standard error\\n", stderr)
            NSLog("logged %d", 4)
          case "exit": exit(0)
          case "_exit": _exit(3)
          case "fatal": fatalError("no such star")
          case "index": print([1][deed.count])
          case "memory": UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 3
          case "deep": print(deep(3))
          case "background":
            DispatchQueue.global().async { fatalError("in the background") }
            sleep(10)
          case "exception": performSegue(withIdentifier: "nowhere", sender: nil)
          case "object": present(UIHostingController(rootView: Needing()), animated: false)
          case "loop": while true {}
          case "sleep": sleep(60)
          default: break
          }
        }

        private func deep(_ number: Int) -> Int { deep(number + 1) + deep(number + 2) }

        @objc private func tapped() { act("fatal") }
      }

      final class Sky: ObservableObject { var name = "Milky Way" }

      struct Needing: View {
        @EnvironmentObject var sky: Sky
        var body: some View { Text(sky.name) }
      }
      """
  }

  private static let app = Result { try ClockApp() }
  private let folder = try? TemporaryFolder()

  private func run(_ deed: String, _ arguments: String...) throws -> CommandLineTool.Result {
    let app = try Self.app.get()
    return try CommandLineTool.run(
      arguments + [app.path, "--scratch", app.scratch],
      environment: ["CLOCK_DOES": deed])
  }

  private func place(_ text: String) throws -> String {
    "\(try Self.app.get().path)/ClockController.swift:\(try ClockApp.line(text))"
  }

  @Test("What it prints goes to standard error, marked as its own; the results are JSON")
  func prints() throws {
    for command in ["read", "tree"] {
      let result = try run("print", command, "--json")
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
      let lines = result.errors.split(separator: "\n")
      #expect(Set(lines.prefix(4)) == ["app: one", "app: two", "app: three", "app: to standard error"])
      #expect(lines.count == 5 && lines.last?.hasPrefix("app: ") == true)
      #expect(lines.last?.hasSuffix("logged 4") == true)
      #expect(result.status == 0)
    }
    let script = try #require(folder).file("walk.txt", "swipe right\n")
    let walk = try run("print", "voiceover", "--script", script)
    #expect(!walk.output.contains("one"))
    // What goes to the two streams at the same time may come in between.
    let printed = ["app: one", "app: two", "app: three"]
    #expect(walk.errors.split(separator: "\n").map(String.init).filter(printed.contains) == printed)
  }

  @Test(
    "One message says how it ended, with its own lines and nobody else's",
    arguments: [
      ("fatal", "Clock crashed: Fatal error: no such star."),
      ("index", "Clock crashed: Fatal error: Index out of range."),
      ("memory", "Clock crashed: it used memory that is not its own (EXC_BAD_ACCESS at address 0x8)."),
      ("exit", "Clock ended itself with exit(0), which no app on iOS does."),
    ])
  func ends(deed: String, statement: String) throws {
    let result = try run(deed, "read")
    let lines = result.errors.split(separator: "\n").map(String.init)
    let place = try place("case \"\(deed)\"")
    #expect(lines.first == "\(place): error: \(statement)")
    #expect(lines.dropFirst().first == "\tClockController.act(_:)  \(place)")
    #expect(
      lines.dropFirst(2).first
        == "\tClockController.viewDidLoad()  \(try self.place("act(ProcessInfo"))")
    #expect(lines.last?.hasPrefix("\tAppDelegate.application(_:didFinishLaunchingWithOptions:)  ") == true)
    #expect(lines.count < 7)
    #expect(result.output == "")
    #expect(result.status == 4)
  }

  @Test("A function that calls itself without end is one line")
  func recursion() throws {
    let result = try run("deep", "read")
    #expect(
      result.errors.contains("its stack is full (EXC_BAD_ACCESS): ClockController.deep(_:) calls itself"))
    #expect(result.errors.split(separator: "\n").count < 6)
    #expect(result.status == 4)
  }

  @Test("A crash on another thread is the app's, too")
  func background() throws {
    let result = try run("background", "read")
    #expect(result.errors.contains("Clock crashed: Fatal error: in the background."))
    #expect(result.errors.contains("in ClockController.act(_:)"))
    #expect(result.status == 4)
  }

  @Test("A view that reads an object which nobody put into its environment ends the app, as on iOS")
  func missingObject() throws {
    // In a debug build, finding the lines of the calls takes long: an app that ends is not stuck.
    let result = try run("object", "read")
    #expect(
      result.errors.contains(
        "No ObservableObject of type Sky found. A View.environmentObject(_:) for Sky may be missing as an ancestor "
          + "of this view."))
    #expect(result.status == 4)
  }

  @Test("_exit leaves no calls behind")
  func quickExit() throws {
    let result = try run("_exit", "read")
    #expect(result.errors == "Clock: error: Clock ended itself with exit(3), which no app on iOS does.\n")
    #expect(result.status == 4)
  }

  @Test("An exception has the words of iOS, the place and the calls")
  func exception() throws {
    let result = try run("exception", "read")
    #expect(
      result.errors.hasPrefix("*** Terminating app due to uncaught exception 'NSInvalidArgumentException'"))
    #expect(result.errors.contains("has no segue with identifier 'nowhere'"))
    #expect(result.errors.contains("raised at \(try place("case \"exception\""))\n"))
    #expect(result.errors.hasSuffix("terminating due to uncaught exception of type NSException\n"))
    #expect(result.status == 4)
  }

  @Test("A crash while it is used is told after what was said")
  func whileUsed() throws {
    let script = try #require(folder).file("tap.txt", "swipe right\ndouble tap\n")
    let result = try run("", "voiceover", "--script", script)
    #expect(result.output.contains("Start"))
    #expect(result.errors.contains("error: Clock crashed: Fatal error: no such star."))
    #expect(result.errors.contains("\tClockController.tapped()  \(try place("func tapped"))\n"))
    #expect(result.status == 4)
  }

  @Test("One that is stuck is ended, and the message names where", arguments: ["loop", "sleep"])
  func stuck(deed: String) throws {
    let result = try run(deed, "read", "--timeout", "1")
    let place = try place("case \"\(deed)\"")
    #expect(
      result.errors.hasPrefix(
        """
        \(place): error: Clock is stuck: its main queue has had no turn for 1 second.
        \tClockController.act(_:)  \(place)
        \tClockController.viewDidLoad()
        """))
    #expect(result.output == "")
    #expect(result.status == 5)
  }

  @Test("A signal to the command ends the app's process, too, and the command as the signal does")
  func signals() throws {
    let app = try Self.app.get()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLineTool.path)
    process.arguments = ["read", app.path, "--scratch", app.scratch]
    process.environment = ProcessInfo.processInfo.environment.merging(["CLOCK_DOES": "sleep"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let end = Date(timeIntervalSinceNow: 60)
    while try runs(of: app.scratch) < 2, .now < end { usleep(50_000) }
    #expect(try runs(of: app.scratch) == 2)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGTERM)
    #expect(try runs(of: app.scratch) == 0)
  }

  /// How many processes have a text among their arguments.
  private func runs(of text: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").count { name in
      guard Int(name) != nil, let file = FileHandle(forReadingAtPath: "/proc/\(name)/cmdline") else {
        return false
      }
      let arguments = (try? file.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return arguments.hasPrefix(CommandLineTool.path) && arguments.contains("\0\(text)\0")
    }
  }
}
