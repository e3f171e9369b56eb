import AuditReports
import Foundation

/// A process of its own for an app: an app runs once in a process, and in one language.
struct AuditWorker {
  /// The app's folder.
  let path: String
  /// All paths of this run, which the worker is not given.
  let paths: [String]
  /// The one value of the axis `language` that it takes; nil for the matrix as it is.
  var language: String?
  /// The one scene of the app that it takes; nil for what the options select.
  var scene: String?
  /// Whether its warnings have been told already.
  var isQuiet = false

  /// What the worker sees.
  func looks() throws -> [ScreenLook] {
    let others = Set(paths)
    var arguments = Array(OwnArguments.all.dropFirst()).filter { !others.contains($0) }
    // Behind an option with any number of values, the path would be one of them.
    arguments.insert(path, at: 1)
    arguments.append("--worker")
    if let language { arguments += ["--worker-language", language] }
    if let scene { arguments.append("--worker-screen=\(scene)") }
    return try OwnProcess.answer([ScreenLook].self, to: arguments, about: path, isQuiet: isQuiet)
  }
}
