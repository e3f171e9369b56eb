import Foundation

/// An app's folder becomes a transcript: built from nothing, and when nothing changed.
struct AppFolderBenchmark {
  let command: String
  let folder: String

  func run() -> String {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let name = URL(fileURLWithPath: folder).lastPathComponent
    let cold = milliseconds(3, scratch) { try? FileManager.default.removeItem(at: scratch) }
    let warm = milliseconds(10, scratch) {}
    return "\(cold) cold, \(warm) warm  \(name)"
  }

  /// - Parameter prepare: runs before each run, outside the time.
  private func milliseconds(_ runs: Int, _ scratch: URL, prepare: () -> Void) -> String {
    var shortest = Double.infinity
    for _ in 0..<runs {
      prepare()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: command)
      process.arguments = ["read", folder, "--scratch", scratch.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let start = ContinuousClock.now
      do { try process.run() } catch { return error.localizedDescription }
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return "status \(process.terminationStatus)" }
      let duration = (ContinuousClock.now - start).components
      shortest = min(shortest, Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15)
    }
    return "\(Int(shortest.rounded())) ms"
  }
}
