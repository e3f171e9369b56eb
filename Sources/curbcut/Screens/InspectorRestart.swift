import AppFolders
import DeviceSettings
import Foundation
import Inspector

/// What an inspection hands to the one that takes its place: code that was loaded stays loaded, so that an app whose
/// sources changed needs a new process. The pages come back to it by themselves.
struct InspectorRestart: Codable {
  var pass: AccessPass
  private var settingsText: String
  private var deviceName: String
  private var orientationName: String

  /// The variable that holds it while one process becomes the other.
  private static let variable = "CURBCUT_INSPECT_RESTART"

  /// The settings as they were.
  var settings: Settings? {
    var settings = Settings()
    guard let file = try? SettingsFile(Data(settingsText.utf8), name: "settings"),
      (try? file.apply(to: &settings)) != nil
    else { return nil }
    return settings
  }

  var device: Device? { Device(named: deviceName) }
  var orientation: Device.Orientation? { Device.Orientation(rawValue: orientationName) }

  /// What an inspection that runs would hand on.
  @MainActor
  init(_ live: LiveInspection) throws {
    pass = live.pass
    let inspection = live.inspection
    settingsText = try SettingsFile.text(of: inspection.settings)
    deviceName = inspection.device.name
    orientationName = inspection.orientation.rawValue
  }

  /// What was handed to this process; nil when a person started it. It can be taken once.
  static func taken() -> InspectorRestart? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(InspectorRestart.self, from: Data(text.utf8))
  }

  /// Builds the app, and starts this program anew with it.
  ///
  /// - Throws: why the app cannot be built; the one that runs goes on.
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
    // The port is free only when nobody holds its socket any more.
    for descriptor in Int32(3)..<4096 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var arguments = CommandLine.arguments.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    execv("/proc/self/exe", &arguments)
    unsetenv(Self.variable)
    throw Failure("The program cannot be started anew: \(String(cString: strerror(errno)))")
  }
}
