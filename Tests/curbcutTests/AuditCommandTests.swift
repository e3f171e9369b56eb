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

  // MARK: Formats and files

  @Test("Each format goes to a file, and nothing to standard output but GitHub's commands")
  func formats() throws {
    let folder = try TemporaryFolder()
    let starts = [
      "text": "# Before.storyboard", "json": "{", "sarif": "{\n  \"$schema\"", "junit": "<?xml",
      "github": "## Accessibility audit", "html": "<!DOCTYPE html>",
    ]
    for (format, start) in starts {
      let file = folder.url("report.\(format)")
      let result = try CommandLineTool.run(
        "audit", CommandLineTool.example("Before"), "--format", format, "-o", file.path)
      #expect(result.status == 1, "\(format): \(result.errors)")
      #expect(format == "github" ? result.output.hasPrefix("::error file=") : result.output.isEmpty)
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(start), "\(format)")
    }
    let page = try String(contentsOf: folder.url("report.html"), encoding: .utf8)
    #expect(page.contains("data:image/png;base64,"))
    let wrong = try CommandLineTool.run(
      "audit", CommandLineTool.example("Before"), "-o", folder.url("no/such/folder").path)
    #expect(wrong.status == 2)
  }

  @Test("On GitHub the summary is added to the job's")
  func jobSummary() throws {
    let folder = try TemporaryFolder()
    let summary = folder.url("summary.md")
    try Data("Before\n".utf8).write(to: summary)
    _ = try CommandLineTool.run(
      ["audit", CommandLineTool.example("Before"), "--format", "github"],
      environment: ["GITHUB_STEP_SUMMARY": summary.path])
    let text = try String(contentsOf: summary, encoding: .utf8)
    #expect(text.hasPrefix("Before\n## Accessibility audit"))
  }

  @Test("A baseline: known findings fail nothing, new ones do, and a broken file stays as it is")
  func baseline() throws {
    let folder = try TemporaryFolder()
    let (screen, file) = (folder.url("a.storyboard"), folder.url("baseline.json"))
    let storyboard = try String(contentsOfFile: CommandLineTool.example("After"), encoding: .utf8)
    try storyboard.write(to: screen, atomically: true, encoding: .utf8)
    func audit(_ more: String...) throws -> CommandLineTool.Result {
      try CommandLineTool.run(["audit", screen.path, "--baseline", file.path] + more)
    }
    #expect(try audit().status == 2, "there is no baseline yet")
    #expect(try audit("--update-baseline").status == 0)
    // Lines move and words change.
    let moved = storyboard.replacing("<scenes>", with: "<!--\n\n-->\n<scenes>").replacing(
      "text=\"Breed\"", with: "text=\"Race\"")
    #expect(moved != storyboard)
    try moved.write(to: screen, atomically: true, encoding: .utf8)
    let same = try audit()
    #expect(same.status == 0, "\(same.output)")
    let worse = try String(contentsOfFile: CommandLineTool.example("Before"), encoding: .utf8)
    try worse.write(to: screen, atomically: true, encoding: .utf8)
    #expect(try audit().status == 1)
    let before = try Data(contentsOf: file)
    try before.prefix(before.count / 2).write(to: file)
    let refused = try audit("--update-baseline")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("\(file.path):"))
    #expect(try Data(contentsOf: file) == before.prefix(before.count / 2))
  }

  @Test("A configuration beside the file or above it in the repository is read; its reasons are told")
  func configuration() throws {
    let folder = try TemporaryFolder()
    let inner = folder.url("repository/App")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.url("repository/.git"), withIntermediateDirectories: true)
    let screen = inner.appendingPathComponent("a.storyboard")
    try FileManager.default.copyItem(atPath: CommandLineTool.example("Before"), toPath: screen.path)
    let file = folder.url("repository/.curbcut.json")
    let text =
      "{\"audit\": {\"rules\": {\"contrast-text\": {\"off\": true, \"reason\": \"The brand is grey.\"}},"
      + "\"exclude\": [{\"path\": \"App\", \"rule\": \"label-case\", \"reason\": \"Old app.\"}]}}"
    try Data(text.utf8).write(to: file)
    let result = try CommandLineTool.run("audit", screen.path)
    #expect(!result.output.contains("Rule: contrast-text") && !result.output.contains("Rule: label-case"))
    #expect(result.output.contains("because: The brand is grey."))
    #expect(result.output.contains("because: Old app."))
    // Beyond the repository nothing is looked for.
    try FileManager.default.moveItem(at: file, to: folder.url(".curbcut.json"))
    #expect(try CommandLineTool.run("audit", screen.path).output.contains("Rule: contrast-text"))
    let given = try CommandLineTool.run("audit", screen.path, "--config", folder.url(".curbcut.json").path)
    #expect(!given.output.contains("Rule: contrast-text"))
    try Data("{\"audit\": {\"rles\": {}}}".utf8).write(to: file)
    let wrong = try CommandLineTool.run("audit", screen.path)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.contains(".curbcut.json:1:12: error: “audit” has no key “rles”. Did you mean “rules”?"))
  }

  @Test("With several settings each finding is told once, with those it occurs with")
  func matrix() throws {
    let result = try json(
      "--matrix", "appearance=light,dark", "textSize=large,AX3", "--fail-on", "never", "--pictures",
      "--", CommandLineTool.example("After"))
    #expect(result.status == 0)
    let screen = try #require(result.form.screens.first)
    #expect(screen.settings == ["light · large", "dark · large", "light · AX3", "dark · AX3"])
    let keys = screen.findings.map { "\($0.rule) \($0.path) \($0.fingerprint)" }
    #expect(Set(keys).count == keys.count)
    #expect(screen.findings.contains { $0.settings != nil })
    #expect(screen.pictures?.first?.settings == "light · large")
    let wrong = try CommandLineTool.run(
      "audit", CommandLineTool.example("After"), "--matrix", "textSize=hugest")
    #expect(wrong.status == 2)
  }
}
