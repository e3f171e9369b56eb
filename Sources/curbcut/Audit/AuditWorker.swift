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
    let others = Set(paths)
    let arguments = CommandLine.arguments.dropFirst()
    // Behind an option with any number of values, the path would be one of them.
    return try OwnProcess.answer(
      AuditForm.self,
      to: arguments.prefix(1) + [path] + arguments.dropFirst().filter { !others.contains($0) } + ["--worker"]
        + (language.map { ["--worker-language", $0] } ?? []), about: path)
  }
}
