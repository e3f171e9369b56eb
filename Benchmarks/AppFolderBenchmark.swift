import Foundation

/// The time from an app's folder to its transcript: for a clean build, and when nothing has changed.
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

  /// - Parameter prepare: called before each run, outside the measured time.
  private func milliseconds(_ runs: Int, _ scratch: URL, prepare: () -> Void) throws -> Samples {
    let process = WholeProcess(program: command, arguments: ["read", folder, "--scratch", scratch.path])
    return Samples(
      try (0..<runs).map { _ in
        prepare()
        let start = ContinuousClock.now
        try process.run(allowing: 3)
        return (ContinuousClock.now - start).milliseconds
      })
  }
}
