import Foundation

/// An app's folder becomes a transcript: built from nothing, and when nothing changed.
struct AppFolderBenchmark {
  let command: String
  let folder: String

  func run(into report: inout Report) throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let name = URL(fileURLWithPath: folder).lastPathComponent
    let built = try milliseconds(4, scratch) { try? FileManager.default.removeItem(at: scratch) }
    report.add(
      Figure("folder.built.\(name)", "\(name)'s folder to transcript, built from nothing", "ms", built))
    let unchanged = try milliseconds(11, scratch) {}
    report.add(
      Figure("folder.unchanged.\(name)", "\(name)'s folder to transcript, nothing changed", "ms", unchanged))
  }

  /// - Parameter prepare: runs before each run, outside the time.
  private func milliseconds(_ runs: Int, _ scratch: URL, prepare: () -> Void) throws -> Samples {
    Samples(
      try (0..<runs).map { _ in
        prepare()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = ["read", folder, "--scratch", scratch.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus <= 3 else {
          throw BenchmarkError("reading \(folder) ended with \(process.terminationStatus)")
        }
        return (ContinuousClock.now - start).milliseconds
      })
  }
}
