import AppFolders
import ArgumentParser
import Captures
import CurbcutUIKit
import DeviceSettings
import Foundation
import Inspector

import enum CurbcutSwiftUI.KeptState

struct InspectCommand: ScreenCommand {
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

  @Option(
    help: ArgumentHelp(
      "A file with the findings that are known, which the Audit panel shows as such.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "The configuration of audits; by default .curbcut.json beside the path or above it in its repository.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  var speaks: Bool { true }

  func validate() throws {
    for (name, value) in [("--baseline", baseline), ("--config", config)] where value?.isEmpty ?? false {
      throw ValidationError("The name of the file of \(name) is empty.")
    }
    if options.allScreens {
      throw ValidationError("The page shows one screen at a time, and lets you choose: give --screen.")
    }
    if options.json { throw ValidationError("inspect prints a URL, not JSON.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let files = try page.map { try PageFiles(folder: URL(fileURLWithPath: $0)) } ?? .builtIn
      let restart = InspectorRestart.taken()
      let notice = InspectorNotice.taken()
      var asked = try options.setUp()
      for unknown in asked.unknown { Console.complain("\(unknown.place): warning: \(unknown.problem)") }
      if let settings = restart?.settings { asked.settings = settings }
      let setUp = RunningInspection.SetUp(
        device: restart?.device ?? options.device.device,
        orientation: restart?.orientation ?? options.device.orientation, settings: asked.settings,
        language: asked.language, focus: restart?.focus)
      let (screen, app) = try screen(asked.language, setUp, restart, notice)
      let live = try LiveInspection(screen, setUp: setUp, port: port, files: files, pass: restart?.pass)
      live.inspection.app = app
      // Read now, so that a fault in a file that was named is told before anybody waits for a page.
      if baseline != nil || config != nil { _ = try auditSetUp() }
      live.inspection.makeAuditSetUp = auditSetUp
      live.inspection.onComplaint = { Console.complain($0) }
      if screen.needsRestart { follow(live, focus: restart?.focus) }
      if restart == nil { tell(live.url) }
      live.run()
    }
  }

  /// The rules and decisions for the Audit panel, as the files say now.
  private func auditSetUp() throws -> AuditSetUp {
    let files = [baseline, config ?? AuditFiles.nearestConfiguration(of: options.file)].compactMap { $0 }
    return AuditSetUp(
      configuration: try AuditFiles.settings(config, for: options.file, on: AuditFiles.today),
      baseline: try baseline.map { try AuditFiles.baseline($0, mayBeMissing: false) },
      paths: AuditFiles.paths(for: options.file), files: files.map { URL(fileURLWithPath: $0) })
  }

  /// Keeps what another process needs to replace this one, and has it replaced when the app must be built again.
  @MainActor
  private func follow(_ live: LiveInspection, focus: FocusAnchor?) {
    var kept: InspectorRestart.Parts?
    live.inspection.onTurn = {
      var parts = InspectorRestart.Parts(live)
      // While the app does not run, VoiceOver is not on its element; it shall return there.
      if live.inspection.screen is RestingScreen { parts.focus = focus }
      if parts != kept, let text = try? InspectorRestart(parts).text {
        kept = parts
        SupervisedProcess.keep(text)
      }
    }
    live.inspection.onFirstUse = { SupervisedProcess.appWasUsed() }
    live.inspection.onRestart = { [options] in
      do {
        try InspectorRestart.run(building: options)
      } catch {
        live.inspection.complain(error)
        live.inspection.app = message(about: error, isRunning: live.inspection.app.isRunning)
      }
    }
  }

  /// What is shown, and what is to be said about it.
  @MainActor
  private func screen(
    _ language: String?, _ setUp: RunningInspection.SetUp, _ restart: InspectorRestart?,
    _ notice: InspectorNotice?
  ) throws -> (any InspectedScreen, AppMessage) {
    let url = URL(fileURLWithPath: options.file)
    if RecordedApp.isRecorded(options.file) { return (try RecordingScreen(options), AppMessage()) }
    guard AppFolder.isApp(options.file) else {
      return (try DocumentScreen(url, screen: options.screen), AppMessage())
    }
    UIKitHost.shared.configure(device: setUp.device, orientation: setUp.orientation, settings: setUp.settings)
    let scene = restart.map(\.scene) ?? options.preview ?? options.screen
    if let notice, notice.isResting {
      return (
        RestingScreen(options, chosen: scene, because: notice.ending.statement), notice.message
      )
    }
    // What an app has crashed with is not given to it again.
    KeptState.begin(with: notice == nil ? restart?.states ?? [:] : [:])
    do {
      let screen = try AppFolderScreen(options, language: language, scene: scene)
      var message = notice?.message ?? AppMessage()
      message.leftOut = screen.leftOut
      return (screen, message)
    } catch {
      // Where a page is open, it says so; where none is, the command does.
      guard restart != nil else { throw error }
      let message = message(about: error, isRunning: false)
      return (RestingScreen(options, chosen: scene, because: message.problem ?? ""), message)
    }
  }

  /// What the page says of an error that keeps the app, as it is now, from running.
  private func message(about error: any Error, isRunning: Bool) -> AppMessage {
    let lines = Failure.message(for: error).split(separator: "\n").map(String.init)
    let consequence = isRunning ? " What was built before goes on." : ""
    return AppMessage(
      problem: "The app cannot be built as it is now.\(consequence)", details: lines, isRunning: isRunning)
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
