import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import LinuxDesktop

/// A command that takes a running program of the desktop as well as a file.
protocol DesktopCommand: ScreenCommand {}

/// A running program of the desktop, as `--app` names it.
@MainActor
struct DesktopScreen {
  let provider: DesktopProvider
  /// The settings of the device that it is read on.
  let settings: Settings

  /// Connects to the program, and reads what it shows.
  ///
  /// - Parameter pace: how the time of a session passes.
  /// - Throws: a `DesktopError` that says which programs there are.
  init(_ options: ScreenOptions, pace: DesktopProvider.Pace = .script) throws {
    let setUp = try options.setUp()
    for unknown in setUp.unknown { Console.complain("\(unknown.place): warning: \(unknown.problem)") }
    settings = setUp.settings
    provider = try Desktop().app(named: options.desktopApp ?? "").makeProvider(pace: pace)
    provider.apply(settings)
    _ = provider.bringUpToDate()
    if !provider.isResponding {
      Console.complain(
        "\(provider.name): warning: the program does not answer; what it told before that is shown.")
    }
  }

  var tree: ElementTree { provider.tree }

  var bounds: CGRect { CGRect(origin: .zero, size: provider.screenSize ?? .zero) }

  var info: ScreenInfo {
    ScreenInfo(
      id: provider.name, storyboard: nil, storyboardIdentifier: nil, className: "AT-SPI", title: nil,
      size: [bounds.width, bounds.height], isInitial: true, choice: provider.name, fileName: provider.name)
  }

  /// Uses the program with VoiceOver.
  ///
  /// - Throws: the status of findings when an expectation of the script does not hold.
  static func use(with run: TechnologyRun) throws {
    guard run.session.animation == nil else {
      throw Failure("--animation draws the screens of iOS apps; leave it out with --app.")
    }
    let isScripted = run.session.script != nil || !TerminalInput.isTerminal
    let screen = try DesktopScreen(run.options, pace: isScripted ? .script : .clock)
    if try run.run(VoiceOverTerminal(provider: screen.provider), settings: screen.settings, window: nil) {
      throw Curbcut.findings
    }
  }

  /// The socket on which a program tells what happens; nil for what is no program of the desktop, or has ended.
  static func descriptor(of provider: any ScreenProvider) -> Int32? {
    (provider as? DesktopProvider).flatMap { $0.hasEnded ? nil : $0.descriptor }
  }
}
