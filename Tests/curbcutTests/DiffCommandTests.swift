import AuditReports
import Foundation
import Testing

@Suite("curbcut diff")
struct DiffCommandTests {
  private func json(_ arguments: String...) throws -> (status: Int32, form: DiffForm) {
    let result = try CommandLineTool.run(["diff", "--format", "json"] + arguments)
    return (result.status, try JSONDecoder().decode(DiffForm.self, from: Data(result.output.utf8)))
  }

  @Test("The example before and after: names, words and findings")
  func examples() throws {
    let (status, form) = try json(CommandLineTool.example("Before"), CommandLineTool.example("After"))
    let screen = try #require(form.screens.first)
    #expect(screen.tree.contains { $0.kind == .renamed && $0.before == "btn fav" })
    #expect(screen.words.contains { $0.kind == .removed && $0.text.contains("btn fav") })
    #expect(screen.fixedFindings.count > screen.newFindings.count)
    #expect(status == (form.newFailures > 0 ? 1 : 0))
    let same = try json(CommandLineTool.example("After"), CommandLineTool.example("After"))
    #expect(same.status == 0 && same.form.isSame)
  }

  @Test("A document is compared with its earlier revisions, by one or two names")
  func revisions() throws {
    let folder = try TemporaryFolder()
    let file = folder.url("Main.storyboard")
    try FileManager.default.createDirectory(at: folder.url(""), withIntermediateDirectories: true)
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.url("").path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "git \(arguments)")
    }
    try git("init", "-q")
    for name in ["Before", "After"] {
      try? FileManager.default.removeItem(at: file)
      try FileManager.default.copyItem(atPath: CommandLineTool.example(name), toPath: file.path)
      try git("add", ".")
      try git("commit", "-q", "-m", name)
    }
    let two = try json(file.path, "--revision", "HEAD~1..HEAD")
    #expect(try #require(two.form.screens.first).tree.contains { $0.before == "btn fav" })
    #expect(two.form.before == "\(file.path) in HEAD~1")
    let one = try json(file.path, "--revision", "HEAD")
    #expect(one.form.isSame && one.status == 0)
    let wrong = try CommandLineTool.run("diff", file.path, "--revision", "nonsense")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("git knows no revision “nonsense”"))
  }

  @Test("Recordings are compared; the page has its words")
  func recordings() throws {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ label: String) throws -> String {
      let text = """
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" enabled="true"
          visible="true" accessible="false" x="0" y="0" width="390" height="844">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="save" label="\(label)" enabled="true" visible="true"
            accessible="true" x="20" y="100" width="80" height="44"/>
        </XCUIElementTypeApplication>
        """
      try Data(text.utf8).write(to: folder.url(name))
      return folder.url(name).path
    }
    let (old, new) = (try write("old.xml", "Save"), try write("new.xml", "Store"))
    let page = folder.url("diff.html")
    let result = try CommandLineTool.run("diff", old, new, "--format", "html", "-o", page.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("Renamed: “Save” is now “Store”"))
  }

  @Test(
    "What makes no two versions is refused",
    arguments: [
      ([], "Give two versions"), (["x.xml", "--revision", "HEAD"], "give one"),
      (["/nowhere.xml"], "nowhere.xml"),
    ] as [([String], String)])
  func refused(more: [String], message: String) throws {
    let result = try CommandLineTool.run(["diff", CommandLineTool.example("After")] + more)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
