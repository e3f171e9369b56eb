import AppFolders
import ArgumentParser
import CurbcutUIKit
import DeviceSettings
import Foundation
import Inspector

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Look at a screen, hear it and use it in a browser.",
    discussion: """
      Serves a page to this machine only. The printed URL works once, in one browser; changes to files on disk \
      are shown at once. Documentation/inspector.md says what the page can do.
      """)

  @OptionGroup var options: ScreenOptions

  @Flag(help: "Print the URL, and do not open it.")
  var noOpen = false

  @Option(help: ArgumentHelp("The port to listen on; by default, any free port.", valueName: "number"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "Serve the page from a folder, for work on the page itself.", valueName: "folder"),
    completion: .directory)
  var page: String?

  func validate() throws {
    if options.allScreens {
      throw ValidationError("The page shows one screen at a time, and lets you choose: give --screen.")
    }
    if options.json { throw ValidationError("inspect prints a URL, not JSON.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let files = try page.map { try PageFiles(folder: URL(fileURLWithPath: $0)) } ?? .builtIn
      let restart = InspectorRestart.taken()
      var asked = try options.setUp()
      for unknown in asked.unknown { Console.complain("\(unknown.place): warning: \(unknown.problem)") }
      if let settings = restart?.settings { asked.settings = settings }
      let setUp = RunningInspection.SetUp(
        device: restart?.device ?? options.device.device,
        orientation: restart?.orientation ?? options.device.orientation, settings: asked.settings,
        language: asked.language)
      let live = try LiveInspection(
        try screen(asked.language, setUp), setUp: setUp, port: port, files: files, pass: restart?.pass)
      live.inspection.onComplaint = { Console.complain($0) }
      live.inspection.onRestart = { [options] in
        do {
          try InspectorRestart(live).run(building: options)
        } catch {
          live.inspection.complain(error)
        }
      }
      if restart == nil { tell(live.url) }
      live.run()
    }
  }

  @MainActor
  private func screen(_ language: String?, _ setUp: RunningInspection.SetUp) throws -> any InspectedScreen {
    let url = URL(fileURLWithPath: options.file)
    guard AppFolder.isFolder(options.file) else { return try DocumentScreen(url, screen: options.screen) }
    UIKitHost.shared.configure(device: setUp.device, orientation: setUp.orientation, settings: setUp.settings)
    return try AppFolderScreen(options, language: language)
  }

  private func tell(_ url: String) {
    Console.show(url)
    Console.complain("The page works while this command runs; Control-C ends it.")
    guard !noOpen else { return }
    // Errors are ignored: if no browser can be opened, the user still has the URL.
    guard let page = try? OpeningPage(leadingTo: url) else { return }
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    opener.arguments = ["xdg-open", page.file.path]
    opener.standardOutput = FileHandle.nullDevice
    opener.standardError = FileHandle.nullDevice
    try? opener.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + OpeningPage.lifetime) { page.remove() }
  }
}
