import AppFolders
import ArgumentParser
import CurbcutFoundation
import Foundation

/// How the folder of an app is built.
struct AppOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The target of the .xcodeproj, if it has several apps.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The scheme that the app is run by: its target, configuration, arguments and environment.",
      valueName: "name"))
  var scheme: String?

  @Option(
    help: ArgumentHelp(
      "The build configuration; by default that of the scheme, mostly Debug.", valueName: "name"))
  var configuration: String?

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

  @Option(
    help: ArgumentHelp(
      "A recording that answers in the place of servers: a HAR file, or a folder with files by their addresses, such as example.com/list.json; can be repeated.",
      valueName: "path"),
    completion: .file())
  var network: [String] = []

  @Flag(help: "Let the app use the network of this machine. By default, it is in flight mode.")
  var allowNetwork = false

  @Option(
    help: ArgumentHelp(
      "Keep what servers answer in a HAR file, for --network; with --allow-network.", valueName: "file"),
    completion: .file(extensions: ["har"]))
  var recordNetwork: String?

  @Flag(
    help:
      "Let the app's code do what you may do: read and write all of your files, for example. By default, a fence is around it."
  )
  var noFence = false

  @Option(
    help: ArgumentHelp(
      "The memory that the app may have, in gigabytes; 0 for no bound.", valueName: "gigabytes"))
  var memory = 4.0

  @Option(
    help: ArgumentHelp(
      "The time that the app may compute, in seconds of a processor; 0 for no bound, as in the Inspector.",
      valueName: "seconds"))
  var processorTime = 600.0

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
    guard memory >= 0, memory.isFinite, processorTime >= 0, processorTime.isFinite else {
      throw ValidationError("--memory and --processor-time are numbers, or 0 for no bound.")
    }
    if recordNetwork != nil, !allowNetwork {
      throw ValidationError("--record-network keeps what servers answer: give --allow-network, too.")
    }
  }

  /// Which of the things that a project can build is built.
  var choice: BuildChoice { BuildChoice(target: target, scheme: scheme, configuration: configuration) }

  /// What an app of a name may reach of the network.
  func networkAccess(of name: String, complain: @escaping @Sendable (String) -> Void) throws
    -> AppNetwork.Access
  {
    var access = AppNetwork.Access(isAllowed: allowNetwork)
    if !network.isEmpty {
      var recording = NetworkRecording()
      for path in network {
        do throws(NetworkRecording.Fault) {
          try recording.add(URL(fileURLWithPath: path))
        } catch {
          throw AppFolderError(
            path, problem: error.problem, expected: "a HAR file, or a folder of recordings")
        }
      }
      access.recording = recording
      access.onMissing = { complain("\(name): warning: no recording has an answer to \($0)") }
    }
    access.recorder = recordNetwork.map { path in
      NetworkRecorder(write: { try OutputFile.write($0, to: path) }, complain: { complain("\($0)") })
    }
    return access
  }

  /// The app's folder with these options.
  func folder(_ path: String) -> AppFolder {
    AppFolder(url: URL(fileURLWithPath: path), packages: packages.map { URL(fileURLWithPath: $0) })
  }
}
