import Foundation
import Glibc
import Testing

@testable import AppFolders

@Suite("Compilers end with the command", .serialized)
struct RunningCompilersTests {
  /// The driver lets each compiler that it starts lead a group of processes of its own.
  @Test(arguments: ["sleep 60 & echo $! > '%'; wait", "setsid sh -c 'echo $$ > \"%\"; exec sleep 60' & wait"])
  func aCompilerEndsWithWhatItHasStarted(script: String) async throws {
    let folder = FileManager.default.temporaryDirectory
    let note = folder.appendingPathComponent("\(UUID().uuidString).pid")
    defer { try? FileManager.default.removeItem(at: note) }
    let toolchain = try Toolchain.find()
    let run = CompilerRun(
      toolchain: toolchain, arguments: ["-c", script.replacing("%", with: note.path)], folder: folder,
      executable: URL(fileURLWithPath: "/bin/sh"))
    async let result = Task.detached { try run.run() }.value
    var child: pid_t?
    for _ in 0..<500 where child == nil {
      try await Task.sleep(for: .milliseconds(10))
      let text = try? String(contentsOf: note, encoding: .utf8)
      child = text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    let started = try #require(child)
    #expect(kill(started, 0) == 0)
    RunningCompilers.end()
    #expect(try await !result.isSuccess)
    var isGone = false
    for _ in 0..<500 where !isGone {
      isGone = kill(started, 0) != 0 || Self.isEnded(started)
      if !isGone { try await Task.sleep(for: .milliseconds(10)) }
    }
    #expect(isGone)
  }

  @Test func compilersOfAKilledCommandEndBeforeTheNextBuild() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Orphans-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("swift-frontend")
    try FileManager.default.createSymbolicLink(atPath: program.path, withDestinationPath: "/bin/sh")
    let processes = try ["one", "two"].map { name in
      let process = Process()
      process.executableURL = program
      process.arguments = [
        "-c", "while :; do sleep 0.05; done", "-fmodule-map-file=/\(name)/module.modulemap",
      ]
      try process.run()
      return process
    }
    OrphanedCompilers.end(given: "/one/module.modulemap")
    processes[0].waitUntilExit()
    #expect(processes[0].terminationReason == .uncaughtSignal)
    #expect(processes[1].isRunning)
    processes[1].terminate()
    processes[1].waitUntilExit()
  }

  /// Whether a process waits only for its parent to hear that it has ended.
  private static func isEnded(_ id: pid_t) -> Bool {
    let text = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
    return text.isEmpty || text.contains(") Z ")
  }
}
