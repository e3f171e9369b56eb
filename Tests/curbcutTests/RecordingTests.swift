import AuditReports
import Foundation
import Testing

@testable import curbcut

/// Recordings from devices, through every command that takes a screen.
@Suite("curbcut with recordings", .serialized)
struct RecordingTests {
  private static func screen(_ title: String, _ button: String) -> String {
    """
    Element subtree:
     →Application, 0x1, pid: 1, label: 'App'
        Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
          NavigationBar, 0x3, {{0.0, 47.0}, {390.0, 44.0}}, identifier: '\(title)'
            StaticText, 0x4, {{150.0, 57.0}, {90.0, 20.0}}, label: '\(title)'
          Button, 0x5, {{16.0, 200.0}, {20.0, 20.0}}, label: '\(button)'
    """
  }

  /// A folder with two screens, the first with a picture.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("1.txt", Self.screen("Home", "Settings"))
    _ = try folder.file("2.txt", Self.screen("Settings", "Home"))
    return folder
  }

  @Test("A recording is read, shown as a tree, listed and drawn")
  func commands() throws {
    let folder = try folder()
    let file = folder.url("1.txt").path
    let read = try CommandLineTool.run("read", file)
    #expect(read.status == 0)
    #expect(read.output == "1. Home, Heading\n2. Settings, Button\n")
    let tree = try CommandLineTool.run("tree", file)
    #expect(tree.output.contains("navigationBar"))
    #expect(tree.output.contains("Button “Settings”"))
    let list = try CommandLineTool.run("screens", folder.url(".").path)
    #expect(list.output.contains("XCUITest") && list.output.contains("390×844"))
    let picture = folder.url("a.png").path
    #expect(try CommandLineTool.run("render", file, "--output", picture, "--overlay").status == 0)
    #expect(FileManager.default.contents(atPath: picture)?.starts(with: [0x89, 0x50]) == true)
  }

  @Test("What tree prints is read again, with the same words")
  func treeAgain() throws {
    let folder = try folder()
    let tree = try CommandLineTool.run("tree", folder.url("1.txt").path, "--json")
    let again = try folder.file("tree.data", tree.output)
    #expect(try CommandLineTool.run("read", again).output == "1. Home, Heading\n2. Settings, Button\n")
  }

  @Test("A folder is an app: a screen is chosen by name, all are read, and activating goes on")
  func app() throws {
    let folder = try folder()
    let path = folder.url(".").path
    #expect(
      try CommandLineTool.run("read", path, "--screen", "Settings").output.contains("1. Settings, Heading"))
    #expect(try CommandLineTool.run("read", path, "--all-screens").output.contains("# 2 XCUITest “Settings”"))
    let wrong = try CommandLineTool.run("read", path, "--screen", "Setings")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("expected one of 1, 2"))
    let script = try folder.file(
      "walk.gestures",
      "expect \"Home, Heading\"\nswipe right\ndouble tap\nexpect \"Settings, Heading\"\ntwo-finger scrub\n"
        + "expect \"Settings, Button\"\n")
    let walk = try CommandLineTool.run("voiceover", path, "--script", script)
    #expect(walk.status == 0, "\(walk.errors)")
  }

  @Test("The audit judges every screen of a folder, with the colours of the picture beside one")
  func audit() throws {
    let folder = try folder()
    let picture = folder.url("1.png").path
    #expect(
      try CommandLineTool.run("render", folder.url("1.txt").path, "--output", picture).status == 0)
    let result = try CommandLineTool.run("audit", "--format", "json", folder.url(".").path)
    #expect(result.status == 1)
    let form = try JSONDecoder().decode(AuditForm.self, from: Data(result.output.utf8))
    #expect(form.screens.count == 2)
    let first = try #require(form.screens.first)
    #expect(first.findings.contains { $0.rule == "target-size" && $0.source?.hasSuffix("1.txt:6") == true })
    func judged(_ index: Int) -> Int {
      form.screens[index].rules.first { $0.rule == "contrast-pixel" }?.judged ?? 0
    }
    #expect(judged(0) > 0 && judged(1) == 0)
  }

  @Test("The keyboard is not blamed on the app, and whole points make no overlap")
  func systemParts() throws {
    let folder = try TemporaryFolder()
    func element(_ type: String, _ label: String, _ traits: String, _ frame: String) -> String {
      "<XCUIElementType\(type) label=\"\(label)\" traits=\"\(traits)\" accessible=\"true\" visible=\"true\" \(frame)/>"
    }
    let file = try folder.file(
      "a.xml",
      """
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844" visible="true">
      \(element("StaticText", "Title", "Header", #"x="0" y="0" width="300" height="30""#))
      \(element("Button", "Copy", "Button", #"x="0" y="100" width="250" height="45""#))
      \(element("Button", "Paste", "Button", #"x="0" y="144" width="250" height="45""#))
      <XCUIElementTypeKeyboard x="0" y="600" width="390" height="244" visible="true">
      \(element("Button", "shift", "KeyboardKey, Button", #"x="0" y="600" width="20" height="20""#))
      </XCUIElementTypeKeyboard></XCUIElementTypeApplication>
      """)
    let result = try CommandLineTool.run("audit", file)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(
    "What is no recording ends with status 2 and its place, at every command",
    arguments: [
      ("a.xml", "<XCUIElementTypeOther x=\"wide\"/>", ":1:"), ("a.json", "{\"rect\": {\"x\": }}", "a.json"),
      ("a.txt", "Element subtree:\n Button, 0x1, {{a, 1}, {2, 3}}", ":2:"),
    ])
  func wrong(name: String, text: String, place: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(name, text)
    for command in ["read", "tree", "audit", "voiceover", "screens"] {
      let result = try CommandLineTool.run(command, file)
      #expect(result.status == 2, "\(command)")
      #expect(result.errors.contains(place), "\(command): \(result.errors)")
      #expect(result.output.isEmpty)
    }
  }
}
