import AuditReports
import Foundation

/// A process of its own for an app: an app runs once in a process, and in one language.
enum AuditWorker {
  /// What the worker finds.
  ///
  /// - Parameters:
  ///   - path: the app's folder.
  ///   - paths: all paths of this run, which the worker is not given.
  ///   - language: the one value of the axis `language` that it takes; nil for the matrix as it is.
  static func run(_ path: String, among paths: [String], language: String? = nil) throws -> AuditForm {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let others = Set(paths)
    let arguments = CommandLine.arguments.dropFirst()
    // Behind an option with any number of values, the path would be one of them.
    process.arguments =
      arguments.prefix(1) + [path] + arguments.dropFirst().filter { !others.contains($0) } + ["--worker"]
      + (language.map { ["--worker-language", $0] } ?? [])
    process.standardOutput = output
    do { try process.run() } catch { throw Failure("Cannot start a process for \(path): \(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ExitStatus.of(process) }
    do {
      return try JSONDecoder().decode(AuditForm.self, from: data)
    } catch {
      throw Failure("The report of \(path) cannot be read: \(error)")
    }
  }
}
