import AppFolders
import DeviceSettings
import Foundation
import Inspector

/// The state that an inspection passes on when it restarts in a new process. Loaded code cannot be unloaded, so an app
/// whose sources have changed needs a new process. The pages reconnect by themselves.
struct InspectorRestart: Codable {
  var pass: AccessPass
  private var settingsText: String
  private var deviceName: String
  private var orientationName: String

  /// The environment variable that passes the state to the new process.
  private static let variable = "CURBCUT_INSPECT_RESTART"

  /// The settings before the restart.
  var settings: Settings? {
    var settings = Settings()
    guard let file = try? SettingsFile(Data(settingsText.utf8), name: "settings"),
      (try? file.apply(to: &settings)) != nil
    else { return nil }
    return settings
  }

  var device: Device? { Device(named: deviceName) }
  var orientation: Device.Orientation? { Device.Orientation(rawValue: orientationName) }

  /// Takes the state of a running inspection.
  @MainActor
  init(_ live: LiveInspection) throws {
    pass = live.pass
    let inspection = live.inspection
    settingsText = try SettingsFile.text(of: inspection.settings)
    deviceName = inspection.device.name
    orientationName = inspection.orientation.rawValue
  }

  /// Takes the state that was passed to this process; nil if the process was not started by a restart. It can be taken
  /// only once.
  static func taken() -> InspectorRestart? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(InspectorRestart.self, from: Data(text.utf8))
  }

  /// Builds the app, and restarts this program with it. It returns only by throwing.
  ///
  /// - Throws: why the app cannot be built, or the program not restarted. The running app continues.
  @MainActor
  func run(building options: ScreenOptions) throws {
    let folder = AppFolder(url: URL(fileURLWithPath: options.file))
    let contents = try folder.contents(target: options.app.target)
    let scratch =
      options.app.scratch.map { URL(fileURLWithPath: $0) } ?? AppBuild.standardScratch(for: folder.url)
    var build = AppBuild(contents, scratch: scratch)
    build.leavesOut = !options.app.strict
    _ = try build.run()
    setenv(Self.variable, String(decoding: try JSONEncoder().encode(self), as: UTF8.self), 1)
    // The port must be free for the new process, so close all sockets.
    for descriptor in Int32(3)..<4096 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var arguments = CommandLine.arguments.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    execv("/proc/self/exe", &arguments)
    unsetenv(Self.variable)
    throw Failure("The program cannot be restarted: \(String(cString: strerror(errno)))")
  }
}
