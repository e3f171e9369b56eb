import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing
import VoiceOver

@testable import Captures

@MainActor
@Suite("Recordings of an app")
struct RecordedAppTests {
  /// A folder that is removed with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("recordings-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// A screen with a title and buttons below each other.
  private func screen(_ title: String, _ buttons: String...) -> String {
    let rows = buttons.enumerated().map { index, label in
      """
          Button, 0x\(index + 4), {{0.0, \(100 + index * 50).0}, {390.0, 44.0}}, label: '\(label)'
      """
    }
    return """
      Element subtree:
       →Application, 0x1, pid: 1, label: 'App'
          NavigationBar, 0x2, {{0.0, 40.0}, {390.0, 44.0}}, identifier: '\(title)'
            StaticText, 0x3, {{150.0, 50.0}, {90.0, 20.0}}, label: '\(title)'
      \(rows.joined(separator: "\n"))

      """
  }

  private func session(_ app: RecordedApp) -> Session {
    let session = Session(provider: CaptureProvider(app), engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    return session
  }

  private func activate(_ label: String, in session: Session) throws {
    let tree = session.provider.tree
    let element = try #require(tree.elements.first { $0.label?.string == label })
    let point = element.frame.center
    session.send(.gesture(Gesture(.explore, at: point)))
    session.send(.gesture(Gesture(.lift, at: point)))
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
  }

  @Test("What bears the title of a screen leads there, and the scrub leads back")
  func titles() throws {
    let folder = try Folder()
    try folder.write(screen("Home", "Settings", "About us, version 2"), to: "1.txt")
    try folder.write(screen("Settings", "Nothing known"), to: "2.txt")
    try folder.write(screen("About us", "Home"), to: "10.txt")
    let app = try RecordedApp(path: folder.url.path)
    #expect(app.screens.map(\.name) == ["1", "2", "10"])
    #expect(app.screens.map(\.title) == ["Home", "Settings", "About us"])
    let session = session(app)
    let provider = try #require(session.provider as? CaptureProvider)
    var unknown: [String] = []
    provider.onUnknown = { unknown.append($0.label?.string ?? "") }
    try activate("Settings", in: session)
    #expect(provider.current == 1)
    #expect(session.transcript.last?.text == "Settings Heading")
    try activate("Nothing known", in: session)
    #expect(unknown == ["Nothing known"])
    session.send(.gesture(Gesture(.scrub, fingers: 2)))
    session.settle()
    #expect(provider.current == 0)
    try activate("About us, version 2", in: session)
    #expect(provider.current == 2)
    try activate("Home", in: session)
    #expect(provider.current == 0)
  }

  @Test("A file says what leads where, and where the app starts")
  func stepsFile() throws {
    let folder = try Folder()
    try folder.write(screen("A", "Next"), to: "a.txt")
    try folder.write(screen("B", "Next"), to: "b.txt")
    try folder.write(
      #"{"format": "curbcut.steps", "version": 1, "start": "b", "steps": [{"from": "b", "activate": "Next", "to": "a"}]}"#,
      to: "steps.json")
    let app = try RecordedApp(path: folder.url.path)
    #expect(app.screens.map(\.name) == ["b", "a"])
    let session = session(app)
    try activate("Next", in: session)
    #expect((session.provider as? CaptureProvider)?.screen.name == "a")
    for (wrong, place) in [
      (#"{"from": "c", "activate": "Next", "to": "a"}"#, "steps[0].from"),
      (#"{"from": "a", "activate": "Nix", "to": "b"}"#, "steps[0].activate"), (#"{"from": "a"}"#, "steps[0]"),
    ] {
      try folder.write(
        #"{"format": "curbcut.steps", "version": 1, "steps": ["# + wrong + "]}", to: "steps.json")
      let error = #expect(throws: CaptureError.self) { try RecordedApp(path: folder.url.path) }
      #expect(error?.problem.contains(place) == true, "\(error?.description ?? "")")
    }
  }

  @Test("The tap that a recorder noted is a step")
  func recordedTap() throws {
    let folder = try Folder()
    try folder.write(screen("Home", "One", "Two"), to: "home.txt")
    // Its step is a tap at 40, 100: the button One.
    try folder.write(CaptureSamples.recording, to: "settings.json")
    let app = try RecordedApp(path: folder.url.path)
    let session = session(app)
    try activate("One", in: session)
    #expect((session.provider as? CaptureProvider)?.screen.name == "settings")
  }

  @Test("Elements of different screens have different ids, in every format")
  func ids() throws {
    let folder = try Folder()
    for (index, sample) in CaptureSamples.all.enumerated() {
      try folder.write(sample.text, to: "\(index).rec")
    }
    let ids = try RecordedApp(path: folder.url.path).screens.flatMap(\.tree.elements).map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count > 40)
  }

  @Test("The picture beside a recording is found")
  func pictures() throws {
    let folder = try Folder()
    try folder.write(screen("A"), to: "a.txt")
    try folder.write("", to: "a.png")
    try folder.write(screen("B"), to: "b.txt")
    try folder.write("", to: "b.txt.jpg")
    let screens = try RecordedApp(path: folder.url.path).screens
    #expect(screens.map { $0.pictureFile?.lastPathComponent } == ["a.png", "b.txt.jpg"])
    let single = try RecordedApp(path: folder.url.appendingPathComponent("a.txt").path)
    #expect(single.screens.map { $0.pictureFile?.lastPathComponent } == ["a.png"])
  }

  @Test("Attachments that xcresulttool exported have the names that tests gave them")
  func attachments() throws {
    let folder = try Folder()
    let uuid = "06CC1705-2420-4FA6-8FEE-6B470BAC4CD0"
    try folder.write(screen("Second"), to: "x.txt")
    try folder.write(screen("First"), to: "y.txt")
    try folder.write("", to: "z.png")
    try folder.write("a log", to: "log.txt")
    try folder.write(
      """
      [{"testIdentifier": "UITests/testAll()", "attachments": [
        {"exportedFileName": "x.txt", "suggestedHumanReadableName": "Two_0_\(uuid).txt", "timestamp": 20.5},
        {"exportedFileName": "y.txt", "suggestedHumanReadableName": "My_One_0_\(uuid).txt", "timestamp": 10},
        {"exportedFileName": "z.png", "suggestedHumanReadableName": "My_One_0_\(uuid).png", "timestamp": 11},
        {"exportedFileName": "log.txt", "suggestedHumanReadableName": "log.txt"},
        {"exportedFileName": "../../etc/passwd", "suggestedHumanReadableName": "no.txt"}]}]
      """, to: "manifest.json")
    #expect(RecordedApp.isRecorded(folder.url.path))
    let screens = try RecordedApp(path: folder.url.path).screens
    #expect(screens.map(\.name) == ["My_One", "Two"])
    #expect(screens.first?.pictureFile?.lastPathComponent == "z.png")
  }

  @Test("A bundle of Xcode is read where it is not compressed, and else says how to export it")
  func testResults() throws {
    let folder = try Folder()
    try folder.write(screen("A"), to: "One.xcresult/Data/data.0~abc")
    try folder.write("\u{28}µ/ý compressed", to: "Two.xcresult/Data/data.0~abc")
    let one = try RecordedApp(path: folder.url.appendingPathComponent("One.xcresult").path)
    #expect(one.screens.map(\.title) == ["A"])
    let error = #expect(throws: CaptureError.self) {
      try RecordedApp(path: folder.url.appendingPathComponent("Two.xcresult").path)
    }
    #expect(error?.problem.contains("xcrun xcresulttool export attachments") == true)
    #expect(one.unread == nil)
    // What is packed beside it is told, and how it is packed.
    let packed: [[UInt8]] = [
      [0x28, 0xB5, 0x2F, 0xFD, 0x24], Array("bvx2-".utf8), [0x78, 0x9C], [0x1F, 0x8B, 8],
    ]
    for (index, bytes) in packed.enumerated() {
      for name in ["One", "Three"] {
        let data = folder.url.appendingPathComponent("\(name).xcresult/Data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try Data(bytes).write(to: data.appendingPathComponent("data.\(index)~packed"))
      }
    }
    let words = "are packed (gzip, lzfse, zlib, zstd), which is not unpacked here"
    let some = try RecordedApp(path: folder.url.appendingPathComponent("One.xcresult").path)
    #expect(some.screens.map(\.title) == ["A"])
    #expect(some.unread?.hasPrefix("4 of its 5 files \(words)") == true)
    let none = #expect(throws: CaptureError.self) {
      try RecordedApp(path: folder.url.appendingPathComponent("Three.xcresult").path)
    }
    #expect(none?.problem.contains("4 of its 4 files \(words)") == true)
    #expect(none?.problem.contains("xcrun xcresulttool export attachments --path Three.xcresult") == true)
  }

  /// How many damaged files are tried: `CURBCUT_FUZZ`, or a few.
  private static let rounds = Int(ProcessInfo.processInfo.environment["CURBCUT_FUZZ"] ?? "") ?? 100

  @Test("Damaged lists of steps and of attachments are read or refused with their name, never more")
  func damagedLists() throws {
    let seed = UInt64.random(in: 1 ... .max)
    var dice = SeededDice(state: seed)
    let lists = [
      (
        "steps.json",
        """
        {"format": "curbcut.steps", "version": 1, "start": "a",
          "steps": [{"from": "a", "activate": "B", "to": "b"}, {"from": "b", "activate": "x", "to": "a"}]}
        """
      ),
      (
        "manifest.json",
        """
        [{"attachments": [{"exportedFileName": "a.txt", "suggestedHumanReadableName": "A_0_1.txt", "timestamp": 1.5},
          {"exportedFileName": "b.txt"}]}]
        """
      ),
    ]
    for (name, text) in lists {
      let folder = try Folder()
      try folder.write(screen("A", "B"), to: "a.txt")
      try folder.write(screen("B", "x"), to: "b.txt")
      let whole = Array(text.utf8)
      for round in 0..<Self.rounds {
        var damaged = whole
        for _ in 0..<Int.random(in: 1...4, using: &dice) where !damaged.isEmpty {
          let place = Int.random(in: 0..<damaged.count, using: &dice)
          switch Int.random(in: 0..<4, using: &dice) {
          case 0: damaged[place] = UInt8.random(in: 0...255, using: &dice)
          case 1: damaged.removeSubrange(place..<min(damaged.count, place + 9))
          case 2: damaged.removeLast(damaged.count - place)
          default: damaged.insert(contentsOf: whole.suffix(30), at: place)
          }
        }
        try Data(damaged).write(to: folder.url.appendingPathComponent(name))
        do {
          let app = try RecordedApp(path: folder.url.path)
          #expect(
            app.steps.values.allSatisfy { app.screens.indices.contains($0.to) },
            "seed \(seed), round \(round)")
        } catch {
          #expect(error.file.hasPrefix(folder.url.path), "seed \(seed), round \(round): \(error)")
        }
      }
    }
    print("\(Self.rounds) damaged lists of each kind, seed \(seed)")
  }

  @Test("A folder with sources is an app, not a recording")
  func apps() throws {
    let folder = try Folder()
    try folder.write(screen("A"), to: "a.txt")
    #expect(RecordedApp.isRecorded(folder.url.path))
    try folder.write("", to: "App.swift")
    #expect(!RecordedApp.isRecorded(folder.url.path))
    #expect(!RecordedApp.isRecorded(folder.url.path + "/none"))
  }
}
