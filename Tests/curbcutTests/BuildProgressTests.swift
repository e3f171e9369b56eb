import Foundation
import Testing

/// How an app is built that uses what is not there.
@Suite("Building an app", .serialized)
struct BuildProgressTests {
  private let app: SmallApp

  init() throws {
    app = try SmallApp("Clock")
    try app.write(
      "AppDelegate.swift", SmallApp.delegate(showing: "ClockController()"))
    try app.write("ClockController.swift", Self.controller(title: "Start"))
    try app.write("Hole.swift", "import UIKit\n\nlet hole = UIWormhole()\n")
    try app.write("Depth.swift", "import UIKit\n\nfunc depth() {\n  print(hole)\n}\n")
  }

  private static func controller(title: String) -> String {
    """
    import UIKit

    class ClockController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
        label.text = "\(title)"
        view.addSubview(label)
        depth()
      }
    }
    """
  }

  /// A compiler that writes down how it is called.
  private func compiler(pause: Double = 0) throws -> String {
    let found = try #require(
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        .first(where: FileManager.default.isExecutableFile(atPath:)))
    let path = try app.folder.file(
      "swiftc",
      """
      #!/bin/sh
      case " $* " in
        *" -### "*) echo question ;;
        *" -output-file-map "*) echo whole ;;
        *) echo other ;;
      esac >>"\(app.folder.url("calls").path)"
      sleep \(pause)
      exec "\(found)" "$@"
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func run(_ compiler: String) throws -> (result: CommandLineTool.Result, calls: [String]) {
    let calls = app.folder.url("calls")
    try Data().write(to: calls)
    let result = try CommandLineTool.run(
      ["read", app.path, "--scratch", app.scratch, "--show-left-out"],
      environment: ["CURBCUT_SWIFTC": compiler])
    return (result, try String(contentsOf: calls, encoding: .utf8).split(separator: "\n").map(String.init))
  }

  @Test("Keeps what was left out from build to build, as long as its reason stands")
  func findings() throws {
    let compiler = try compiler()
    let first = try run(compiler)
    #expect(first.result.output.hasSuffix("1. Start\n"))
    #expect(
      Set(first.result.errors.split(separator: "\n").filter { $0.contains(": left out: ") }) == [
        "Clock: left out: Hole.swift:3: declaration: cannot find 'UIWormhole' in scope",
        "Clock: left out: Depth.swift:4: statement: cannot find 'hole' in scope",
      ])
    #expect(first.calls.filter { $0 == "whole" }.count == 3)
    // One file has changed: what was found in the others is known.
    try app.write("ClockController.swift", Self.controller(title: "Begin"))
    let second = try run(compiler)
    #expect(second.result.output.hasSuffix("1. Begin\n"))
    #expect(second.result.errors == first.result.errors)
    #expect(second.calls.filter { $0 == "whole" }.count == 1)
    // What was missing is there.
    try app.write("Wormhole.swift", "struct UIWormhole { var depth = 7 }\n")
    let third = try run(compiler)
    #expect(third.result.errors == "app: UIWormhole(depth: 7)\n")
    #expect(third.result.status == 0)
  }

  @Test("All packages that are not there are found at once")
  func packages() throws {
    let names = (1...6).map { "Package\($0)" }
    for name in names { try app.write("\(name).swift", "import UIKit\nimport \(name)\nimport Snap\n") }
    try app.write(
      "Kit.swift", "#if canImport(Snap)\nimport Snap\nlet kit = Snap.kit\n#else\nlet kit = 1\n#endif\n")
    let (result, calls) = try run(try compiler())
    #expect(result.output.hasSuffix("1. Start\n"))
    for name in names {
      #expect(result.errors.contains("Clock: warning: module \(name): 1 use, first at \(name).swift:2\n"))
    }
    #expect(result.errors.contains("Clock: warning: module Snap: 6 uses, first at Package1.swift:3\n"))
    // As many as the rest of the app takes.
    #expect(calls.filter { $0 == "whole" }.count == 3)
  }

  @Test("A build of more than a second says how far it is")
  func progress() throws {
    let result = try run(try compiler(pause: 1.6)).result
    #expect(result.progress.first == "Clock: building, 1 s: compiling 4 files")
    #expect(result.output.hasSuffix("1. Start\n"))
  }

  @Test(
    "A syntax error is told at the app's own file, line and column",
    arguments: [
      ("class Star {\n  func rise() {\n  }\n", 3, 4, "expected '}' in class"),
      ("class Star {\n  let a = \"x\n}\n", 2, 11, "unterminated string literal"),
      ("/* a comment\nclass Star {}\n", 2, 14, "unterminated '/*' comment"),
      (
        "#if DEBUG\nclass Star {}\n", 2, 14,
        "expected #else or #endif at end of conditional compilation block"
      ),
      ("class Star {}\n}\n", 2, 1, "extraneous '}' at top level"),
    ])
  func syntax(text: String, line: Int, column: Int, message: String) throws {
    try app.write("Star.swift", text)
    let result = try CommandLineTool.run("read", app.path, "--scratch", app.scratch, "--strict")
    #expect(result.errors.contains("\(app.path)/Star.swift:\(line):\(column): error: \(message)"))
    #expect(!result.errors.contains("lowered"))
    #expect(result.status == 2)
  }
}
