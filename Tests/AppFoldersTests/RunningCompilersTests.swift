import Foundation
import Glibc
import Testing

@testable import AppFolders

@Suite("Compilers end with the command", .serialized)
struct RunningCompilersTests {
  @Test func aCompilerEndsWithWhatItHasStarted() async throws {
    let folder = FileManager.default.temporaryDirectory
    let note = folder.appendingPathComponent("\(UUID().uuidString).pid")
    defer { try? FileManager.default.removeItem(at: note) }
    let toolchain = try Toolchain.find()
    let run = CompilerRun(
      toolchain: toolchain, arguments: ["-c", "sleep 60 & echo $! > '\(note.path)'; wait"], folder: folder,
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

  /// Whether a process waits only for its parent to hear that it has ended.
  private static func isEnded(_ id: pid_t) -> Bool {
    let text = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
    return text.isEmpty || text.contains(") Z ")
  }
}
