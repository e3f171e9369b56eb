import AppFolders
import ArgumentParser
import Captures
import Foundation

/// A command that shows a screen, of a document or of an app.
protocol ScreenCommand: ParsableCommand {
  var options: ScreenOptions { get }
}

/// A command that runs an app: a second process of this program carries it out, and this one stands beside it.
struct AppRun {
  private let options: ScreenOptions
  private let isInspection: Bool

  /// - Returns: nil when the command runs no app.
  init?(_ command: any ParsableCommand) {
    guard let command = command as? any ScreenCommand, AppFolder.isApp(command.options.file),
      !RecordedApp.isRecorded(command.options.file)
    else { return nil }
    // Each of several paths that is an app is run by a process of its own.
    if let audit = command as? AuditCommand, audit.explore || audit.usesWorkers { return nil }
    options = command.options
    isInspection = command is InspectCommand
  }

  /// Carries the command out, and ends this process.
  ///
  /// - Throws: why the second process cannot be started.
  func run() throws -> Never {
    let supervisor = AppSupervisor(
      name: URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent,
      timeout: options.app.timeout, complain: Console.complain)
    var environment: [String: String] = [:]
    var wasResting = false
    while true {
      let run = try supervisor.run(environment: environment)
      environment[InspectorRestart.variable] = run.state ?? environment[InspectorRestart.variable]
      environment[InspectorNotice.variable] = nil
      switch run.ending {
      case .exited(let status): Foundation.exit(status)
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
