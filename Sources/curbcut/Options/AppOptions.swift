import AppFolders
import ArgumentParser
import Foundation

/// How the folder of an app is built.
struct AppOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The target of the .xcodeproj, if it has several apps.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The folder to build in; by default, one in ~/.cache/curbcut.", valueName: "folder"),
    completion: .directory)
  var scratch: String?

  @Option(
    help: ArgumentHelp(
      "A folder with Swift packages that are checked out, besides those beside the project; can be repeated.",
      valueName: "folder"),
    completion: .directory)
  var packages: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder in which what the app keeps outlives it: documents, settings, what its scenes showed. By default, an app begins anew.",
      valueName: "folder"),
    completion: .directory)
  var container: String?

  @Flag(help: "Fail if a part of the app cannot be built, rather than leave it out.")
  var strict = false

  @Flag(help: "List each part of the app that was left out because it cannot be built.")
  var showLeftOut = false

  @Option(
    help: ArgumentHelp(
      "After how many seconds without a turn of its main queue an app is stuck, and ended; 0 for never.",
      valueName: "seconds"))
  var timeout = 20.0

  @Flag(help: "End with status 0 even if parts of the app were left out because they cannot be built.")
  var allowMissing = false

  func validate() throws {
    guard timeout >= 0, timeout.isFinite else {
      throw ValidationError("--timeout is a number of seconds, or 0 for no end, not \(timeout).")
    }
  }

  /// The app's folder with these options.
  func folder(_ path: String) -> AppFolder {
    AppFolder(url: URL(fileURLWithPath: path), packages: packages.map { URL(fileURLWithPath: $0) })
  }
}
