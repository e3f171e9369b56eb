import AssistiveTechnology
import DeviceSettings
import Foundation

/// What was done and heard, as a transcript, a gesture script or a Swift test.
struct RecordedScript: Sendable {
  var steps: [InspectionRecorder.Step]
  /// The path of the file that it was recorded on.
  var file: String
  /// The id of the screen in the file; nil for the initial one.
  var screen: String?
  /// The settings that differ from those of a new device with VoiceOver on.
  var settings: [(key: String, value: SettingValue)]
  /// The arguments with which `curbcut voiceover` shows the screen; nil for a document, which a test opens by itself.
  var command: [String]?

  /// What was said, one utterance per line. One that was interrupted ends with an ellipsis.
  var transcript: String {
    steps.compactMap { step -> String? in
      guard case .said(let text, let isFinished) = step else { return nil }
      return text + (isFinished ? "" : " …")
    }.map { $0 + "\n" }.joined()
  }

  /// A gesture script: what was done, and after each step what VoiceOver is expected to say.
  var script: String {
    var lines = ["# Recorded on \(file)\(screen.map { ", screen \($0)" } ?? "")."]
    for step in steps {
      switch step {
      case .statement(let statement): lines.append(Self.line(statement))
      case .said(let text, _): lines.append("expect \(Self.quoted(text))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A Swift test that plays the script.
  var test: String { command.map(commandTest) ?? documentTest }

  /// A test that plays the script on a document, using the public products of the package.
  private var documentTest: String {
    let name = Self.typeName(of: file)
    let body = script.split(separator: "\n").dropFirst().map { "        \($0)" }.joined(separator: "\n")
    let changes = settings.map { key, value in
      "    try settings.set(\(Self.literal(key)), to: \(Self.literal(value)))\n"
    }
    return """
      import AssistiveTechnology
      import CurbcutUIKit
      import DeviceSettings
      import Foundation
      import InterfaceBuilder
      import Testing
      import VoiceOver

      /// What VoiceOver says on \(URL(fileURLWithPath: file).lastPathComponent), as it was recorded.
      @MainActor
      @Suite struct \(name)VoiceOverTests {
        @Test func saysWhatWasRecorded() throws {
          let document = try InterfaceBuilderDocument.open(URL(fileURLWithPath: \(Self.literal(file))))
          let screen = try document.instantiate(\(screen.map { "document.screen(named: \(Self.literal($0)))" } ?? ""))
          let window = UIWindow(frame: UIScreen.main.bounds)
          if let controller = screen.viewController {
            window.rootViewController = controller
          } else if let view = screen.view {
            view.frame = window.bounds
            window.addSubview(view)
          }
          window.makeKeyAndVisible()
          window.layoutIfNeeded()
          \(changes.isEmpty ? "let" : "var") settings = Settings()
      \(changes.joined())    let session = Session(
            provider: AccessibilityProvider(window), engines: [VoiceOverEngine()], settings: settings)
          session.send(.start(appName: nil, isSwitchedOn: false))
          let script = try GestureScript.parse(
            #\"\"\"
      \(body)
            \"\"\"#, file: \(Self.literal(name)))
          try ScriptPlayer(session).play(script)
        }
      }

      """
  }

  /// A test that has the command play the script on an app: it is built, and runs, in a process of its own. It needs
  /// nothing but Foundation, so it can stand in any package.
  private func commandTest(_ arguments: [String]) -> String {
    let name = Self.typeName(of: file)
    let body = script.split(separator: "\n").dropFirst().map { "    \($0)\n" }.joined()
    let values = Dictionary(settings.map { ($0.key, $0.value) }) { first, _ in first }
    let settingsText = (try? JSONEncoder.ofScripts.encode(values)).map { String(decoding: $0, as: UTF8.self) }
    return """
      import Foundation
      import Testing

      /// What VoiceOver says in \(URL(fileURLWithPath: file).lastPathComponent), as it was recorded.
      ///
      /// The command `curbcut` plays it: the one on the PATH, or the one that the environment variable CURBCUT names.
      @Suite struct \(name)VoiceOverTests {
        @Test func saysWhatWasRecorded() throws {
          let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          defer { try? FileManager.default.removeItem(at: folder) }
          func file(_ name: String, _ text: String) throws -> String {
            let url = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: url)
            return url.path
          }
          let errors = try file("errors", "")
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
          process.arguments = [
            ProcessInfo.processInfo.environment["CURBCUT"] ?? "curbcut", "voiceover",
            "--script", try file("\(name).gestures", Self.script),
            "--settings", try file("settings.json", Self.settings),
      \(arguments.map { "      \(Self.literal($0)),\n" }.joined())    ]
          process.standardOutput = FileHandle.nullDevice
          process.standardError = FileHandle(forWritingAtPath: errors)
          try process.run()
          process.waitUntilExit()
          let problem = try String(contentsOfFile: errors, encoding: .utf8)
          #expect(process.terminationStatus == 0, "\\(problem)")
        }

        private static let settings = #\"\"\"
          \(settingsText ?? "{}")
          \"\"\"#

        private static let script = #\"\"\"
      \(body)    \"\"\"#
      }

      """
  }

  // MARK: Lines

  static func line(_ statement: GestureScript.Statement) -> String {
    switch statement {
    case .gesture(let gesture):
      let name = (gesture.name ?? "tap").replacingOccurrences(of: "one-finger ", with: "")
      return name + (gesture.point.map { " \(point($0))" } ?? "")
    case .touch(let place): return "touch \(point(place))"
    case .flick(let words): return "flick to \(quoted(words))"
    case .rotor(let name): return "rotor \(name)"
    case .key(let press): return "key \(press.name)"
    case .type(let text): return "type \(quoted(text))"
    case .keys(let presses): return "keys \(presses.map(\.name).joined(separator: " "))"
    case .press(let source): return "press \(source.name)"
    case .hold(let source, let seconds): return "hold \(source.name) \(seconds)"
    case .say(let text): return text
    case .order(let order): return order.line
    case .drag(let drag): return drag.line
    case .wait(let seconds): return "wait \(seconds)"
    case .waitFor(let words): return "wait for \(quoted(words))"
    case .expect(let words): return "expect " + (words.map(quoted) ?? "nothing")
    }
  }

  private static func point(_ point: CGPoint) -> String {
    "\(MessageRect.drawable(point.x)) \(MessageRect.drawable(point.y))"
  }

  private static func quoted(_ text: String) -> String { ScriptText.quoted(text) }

  // MARK: Swift

  private static func literal(_ text: String) -> String { text.debugDescription }

  private static func literal(_ value: SettingValue) -> String {
    switch value {
    case .none: ".none"
    case .bool(let value): ".bool(\(value))"
    case .number(let value): ".number(\(value))"
    case .text(let value): ".text(\(literal(value)))"
    case .list(let values): ".list([\(values.map(literal).joined(separator: ", "))])"
    case .map(let values):
      values.isEmpty
        ? ".map([:])"
        : ".map(["
          + values.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(literal($0.value))" }
          .joined(separator: ", ") + "])"
    }
  }

  /// `my-screen.storyboard` as `MyScreen`.
  private static func typeName(of file: String) -> String {
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Screen\(name)"
  }
}

extension JSONEncoder {
  /// Writes what is the same each time, in one line.
  fileprivate static var ofScripts: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
