import AppFolders
import ArgumentParser
import CurbcutFoundation
import Foundation

@main
struct Curbcut: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curbcut",
    abstract: "The iOS accessibility system on Linux: hear, see and test a screen.",
    discussion: """
      Results go to stdout, warnings to stderr as file:line:column. The status is 0 when all is well, \
      1 when a case failed, 2 when the input or the arguments were invalid, 3 when parts of an app were \
      left out because they cannot be built here, 4 when the app crashed, raised an exception or ended itself, \
      5 when it was stuck. What an app prints goes to stderr, each line after “app: ”.
      """,
    version: "0.1.0",
    subcommands: [
      ScreensCommand.self, PreviewsCommand.self, ReadCommand.self, VoiceOverCommand.self, SwitchCommand.self,
      SayCommand.self, KeysCommand.self, AssistiveTouchCommand.self, GuidedCommand.self, ZoomCommand.self,
      SpeakCommand.self,
      ReplayCommand.self,
      TreeCommand.self, AuditCommand.self, MergeCommand.self, DiffCommand.self, ReachCommand.self,
      MapCommand.self,
      RenderCommand.self, InspectCommand.self, ConformanceCommand.self, DoctorCommand.self, LowerCommand.self,
      OverlayCommand.self, OptionalMembersCommand.self, PlayViewsCommand.self, WalkCommand.self,
      FencedCommand.self,
    ])

  /// The status of a run that found something wrong, such as a case that failed.
  static let findings = ExitCode(1)
  /// The status of a run of an app with parts left out, unless `--allow-missing` is given.
  static let incomplete = ExitCode(3)
  /// The status of a run with invalid input: no such file, not a storyboard, an unknown option.
  static let badInput = ExitCode(2)

  static func main() {
    SupervisedProcess.begin()
    let arguments = Array(OwnArguments.all.dropFirst())
    PackageManifestReader.fence = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    UnsupportedMembers.handler = { Console.complain($0.description) }
    do {
      // Whatever ends the process from here on is not the app.
      defer { SupervisedProcess.end() }
      if let mistake = misspeltCommand(arguments) { throw mistake }
      var command = try parseAsRoot(arguments)
      if let screen = command as? any ScreenCommand, screen.options.desktopApp != nil,
        !(screen is any DesktopCommand)
      {
        throw ValidationError("--app is for read, tree, audit and voiceover; this command takes a file.")
      }
      if !SupervisedProcess.isSupervised, let app = AppRun(command) { try app.run() }
      if let screen = command as? any ScreenCommand {
        MainActor.assumeIsolated {
          (RunningApp.speaks, RunningApp.playsSound) = (screen.speaks, screen.playsSound)
        }
      }
      // An app that keeps what it has goes to the background, however its command ends.
      defer { MainActor.assumeIsolated { AppProcess.leave() } }
      defer { AppNetwork.flush() }
      try command.run()
    } catch let status as ExitCode {
      exit(withError: status)
    } catch  where exitCode(for: error) == .success {
      exit(withError: error)
    } catch  where exitCode(for: error) == .validationFailure {
      Console.complain(fullMessage(for: error))
      exit(withError: badInput)
    } catch {
      Console.complain(Failure.message(for: error))
      exit(withError: badInput)
    }
  }

  /// An error with a suggestion for a misspelt command, which ArgumentParser would report as an unexpected argument.
  private static func misspeltCommand(_ arguments: [String]) -> ValidationError? {
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return nil }
    let names = configuration.subcommands.map { $0.configuration.commandName ?? "" }
    guard !names.contains(name) else { return nil }
    let hint =
      Suggestion.nearest(to: name, in: names).map { "Did you mean “curbcut \($0)”?" }
      ?? (FileManager.default.fileExists(atPath: name)
        ? "To hear it: curbcut read \(name)" : "Commands: \(names.joined(separator: ", ")).")
    return ValidationError("There is no command “\(name)”. \(hint)")
  }
}
