import AppFolders
import ArgumentParser
import Captures
import Foundation
import Speech

/// A command that shows a screen, of a document or of an app.
protocol ScreenCommand: ParsableCommand {
  var options: ScreenOptions { get }
  /// The files that it writes.
  var outputs: OutputRules { get }
  /// Whether it speaks, aloud or into a file.
  var speaks: Bool { get }
  /// Whether it plays sound while it runs, which another program does.
  var playsSound: Bool { get }
}

extension ScreenCommand {
  var outputs: OutputRules { OutputRules() }
  var speaks: Bool { false }
  var playsSound: Bool { false }
}

/// A command that runs an app: a second process of this program carries it out, and this one stands beside it.
struct AppRun {
  private let options: ScreenOptions
  private let isInspection: Bool
  private let outputs: OutputRules

  /// - Returns: nil when the command runs no app.
  init?(_ command: any ParsableCommand) {
    guard let command = command as? any ScreenCommand, AppFolder.isApp(command.options.file),
      !RecordedApp.isRecorded(command.options.file)
    else { return nil }
    // Each of several paths that is an app is run by a process of its own.
    if let audit = command as? AuditCommand, audit.explore || audit.usesWorkers { return nil }
    options = command.options
    var outputs = command.outputs
    outputs.add(options.app.recordNetwork)
    self.outputs = outputs
    isInspection = command is InspectCommand
  }

  /// Carries the command out, and ends this process.
  ///
  /// - Throws: why the second process cannot be started.
  func run() throws -> Never {
    let supervisor = AppSupervisor(
      name: URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent,
      timeout: options.app.timeout,
      processorTime: options.app.noFence || isInspection || options.app.processorTime == 0
        ? nil : options.app.processorTime,
      complain: Console.complain, write: outputs.write, play: AudioPlayer().play)
    var environment: [String: String] = [:]
    var wasResting = false
    while true {
      let run = try supervisor.run(environment: environment)
      environment[InspectorRestart.variable] = run.state ?? environment[InspectorRestart.variable]
      environment[InspectorNotice.variable] = nil
      switch run.ending {
      case .exited(let status):
        Foundation.exit(status == 0 && run.hasLostOutput ? Curbcut.badInput.rawValue : status)
      case .killed(let signal): AppSupervisor.end(by: signal)
      case .restart: wasResting = false
      case .app(let ending):
        Console.complain(ending.text)
        // A process that has no app to run has no reason to end.
        guard isInspection, !wasResting else { Foundation.exit(ending.status) }
        let notice = InspectorNotice(ending, after: run)
        Console.complain(notice.consequence)
        environment[InspectorNotice.variable] = notice.text
        wasResting = notice.isResting
      }
    }
  }
}
