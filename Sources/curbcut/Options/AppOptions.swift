import AppFolders
import ArgumentParser
import Foundation

/// How the folder of an app is built.
struct AppOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The target of the .xcodeproj, if it makes several apps.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The folder to build in; without it, one below ~/.cache/curbcut.", valueName: "folder"),
    completion: .directory)
  var scratch: String?

  @Flag(help: "Take it as an error if a part of the app cannot be built, and leave nothing out.")
  var strict = false

  @Flag(help: "List each part of the app that was left out because it cannot be built.")
  var showLeftOut = false

  @Flag(help: "End with status 0 even if parts of the app were left out because they cannot be built.")
  var allowMissing = false
}
