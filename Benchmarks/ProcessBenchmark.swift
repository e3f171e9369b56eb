import Foundation

/// A whole run of the command, from its start to its end: a file becomes a transcript.
struct ProcessBenchmark {
  let command: String
  let file: String

  func run() -> String {
    let name = URL(fileURLWithPath: file).lastPathComponent
    return "\(run([])) (\(run(["--all-screens"])) for all screens)  \(name)"
  }

  private func run(_ options: [String]) -> String {
    var failure: String?
    let time = Measuring.shortest(of: 10) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: command)
      process.arguments = ["read", file] + options
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { failure = "ended with status \(process.terminationStatus)" }
      } catch {
        failure = error.localizedDescription
      }
    }
    return failure ?? "\(Int((time / 1_000).rounded())) ms"
  }
}
