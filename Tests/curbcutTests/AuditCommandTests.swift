import AuditReports
import Foundation
import Testing

@testable import curbcut

/// The audit of the example's two screens, through the command from end to end.
@Suite("curbcut audit")
struct AuditCommandTests {
  private static let capture = """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" enabled="true" visible="true"
      accessible="false" x="0" y="0" width="390" height="844">
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="" enabled="true" visible="true" accessible="true"
        x="20" y="100" width="20" height="20"/>
    </XCUIElementTypeApplication>
    """

  private func json(_ arguments: String...) throws -> (status: Int32, form: AuditForm) {
    let result = try CommandLineTool.run(["audit", "--format", "json"] + arguments)
    return (result.status, try JSONDecoder().decode(AuditForm.self, from: Data(result.output.utf8)))
  }

  @Test("What is wrong before is mended after")
  func examples() throws {
    let before = try json(CommandLineTool.example("Before"))
    let after = try json(CommandLineTool.example("After"))
    #expect(before.status == 1)
    #expect(before.form.failed > after.form.failed)
    let finding = try #require(before.form.screens.first?.findings.first)
    #expect(!finding.fix.isEmpty && !finding.measured.isEmpty && !finding.required.isEmpty)
    #expect(try #require(finding.source).contains("Before.storyboard:"))
    #expect(before.form.format == "curbcut.audit")
  }

  @Test("Text says each finding in lines of its own, with its place")
  func text() throws {
    let result = try CommandLineTool.run("audit", CommandLineTool.example("Before"))
    #expect(result.status == 1)
    #expect(result.output.contains("\n   Measured: "))
    #expect(result.output.contains("\n   Mend it: "))
    #expect(result.output.contains("\n   Place: "))
  }

  @Test("Rules and the threshold are chosen; what is unknown ends with status 2 and a suggestion")
  func choices() throws {
    let example = CommandLineTool.example("Before")
    let few = try json("--rules", "label-missing,hitRegion", "--fail-on", "never", example)
    #expect(few.status == 0)
    let rules = Set(few.form.screens.flatMap(\.rules).map(\.rule))
    #expect(rules == ["label-missing", "target-size", "target-size-minimum", "control-overlap"])
    let wrong = try CommandLineTool.run("audit", "--rules", "label-mising", example)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("label-missing"))
    #expect(try CommandLineTool.run("audit", "/nowhere.storyboard").status == 2)
  }

  @Test(
    "Recordings are judged by their tree, and the rest is said to be unmeasured; several paths make one report"
  )
  func recordings() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("screen.xml")
    try Self.capture.write(to: file, atomically: true, encoding: .utf8)
    let one = try json(file.path)
    #expect(one.status == 1)
    let missing = try #require(one.form.screens[0].findings.first)
    #expect(missing.rule == "label-missing")
    #expect(try #require(missing.source).hasPrefix("\(file.path):"))
    let both = try json(file.path, CommandLineTool.example("After"))
    #expect(both.form.screens.map(\.file) == [file.path, CommandLineTool.example("After")])
    try "{".write(to: file, atomically: true, encoding: .utf8)
    let broken = try CommandLineTool.run("audit", file.path)
    #expect(broken.status == 2)
    #expect(broken.errors.contains(file.path))
  }
}
