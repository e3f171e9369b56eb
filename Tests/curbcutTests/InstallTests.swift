import Foundation
import Testing

/// The command as it is installed, away from the sources and the build that it came from.
@Suite("An installation", .serialized)
struct InstallTests {
  private let folder: TemporaryFolder
  private let prefix: String

  init() throws {
    folder = try TemporaryFolder()
    prefix = folder.url("prefix").path
    let build = URL(fileURLWithPath: CommandLineTool.path).deletingLastPathComponent().path
    let run = try Self.run(
      "/bin/sh", [CommandLineTool.package.appendingPathComponent("scripts/install").path, build, prefix])
    try #require(run.status == 0, "\(run.text)")
  }

  private static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Runs with an empty folder mounted over the project, sources and build, which only this process sees.
  private func runHidden(_ command: String) throws -> (status: Int32, text: String) {
    let script = "mount -t tmpfs none \"$1\" && cd / && exec sh -c \"$2\""
    return try Self.run(
      "/usr/bin/env",
      [
        "unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh", CommandLineTool.package.path,
        command,
      ], environment: ["XDG_CACHE_HOME": folder.url("cache").path])
  }

  @Test("An app is built and read where neither sources nor build are to be seen")
  func app() throws {
    let app = folder.url("Dog Adoption").path
    try FileManager.default.copyItem(
      at: CommandLineTool.package.appendingPathComponent("Examples/DogAdoption/iOS"),
      to: URL(fileURLWithPath: app))
    let hidden = try runHidden("ls '\(CommandLineTool.package.path)'")
    try #require(hidden.status == 0 && hidden.text.isEmpty, "the sources can be hidden: \(hidden.text)")
    let run = try runHidden("'\(prefix)/bin/curbcut' read '\(app)'")
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains("1. "))
  }

  @Test("What shells and man want lies where they look")
  func companions() throws {
    let completion = try String(
      contentsOfFile: "\(prefix)/share/bash-completion/completions/curbcut", encoding: .utf8)
    #expect(completion.contains("doctor") && completion.contains("--text-size"))
    for file in ["share/zsh/site-functions/_curbcut", "share/fish/vendor_completions.d/curbcut.fish"] {
      #expect(FileManager.default.fileExists(atPath: "\(prefix)/\(file)"))
    }
    let page = try Self.run("/bin/zcat", ["\(prefix)/share/man/man1/curbcut.1.gz"])
    #expect(page.status == 0 && page.text.contains(".Nm curbcut"))
  }

  @Test("Uninstalling leaves nothing")
  func uninstall() throws {
    let script = CommandLineTool.package.appendingPathComponent("scripts/uninstall").path
    #expect(try Self.run("/bin/sh", [script, prefix]).status == 0)
    let left = FileManager.default.enumerator(
      at: URL(fileURLWithPath: prefix), includingPropertiesForKeys: [.isRegularFileKey])
    let files = (left?.allObjects as? [URL] ?? []).filter {
      (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
    #expect(files.isEmpty)
  }
}
