import AppFolders
import DeviceSettings
import Foundation
import Inspector

import enum CurbcutSwiftUI.KeptState

/// The state that an inspection passes on to the process that replaces it. Loaded code cannot be unloaded, so an app
/// whose sources have changed needs a new process; so does one that has crashed. The pages reconnect by themselves.
struct InspectorRestart: Codable {
  var pass: AccessPass
  private var settingsText: String
  private var deviceName: String
  private var orientationName: String
  /// The id of the scene that was chosen; nil for what the app shows by itself.
  var scene: String?
  /// What VoiceOver was on.
  var focus: FocusAnchor?
  /// The values of the state of views of SwiftUI.
  var states: [String: String]?

  /// The environment variable that passes the state to the new process.
  static let variable = "CURBCUT_INSPECT_RESTART"

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

  /// What the state is made of, which can be compared faster than it can be written.
  struct Parts: Equatable {
    fileprivate var pass: AccessPass
    fileprivate var settings: Settings
    fileprivate var device: Device
    fileprivate var orientation: Device.Orientation
    fileprivate var scene: String?
    var focus: FocusAnchor?
    fileprivate var states: [String: String]

    /// Takes the state of a running inspection.
    @MainActor
    init(_ live: LiveInspection) {
      pass = live.pass
      settings = live.inspection.settings
      device = live.inspection.device
      orientation = live.inspection.orientation
      scene = live.inspection.screen.chosen
      focus = live.inspection.focus
      states = KeptState.values
    }
  }

  init(_ parts: Parts) throws {
    pass = parts.pass
    settingsText = try SettingsFile.text(of: parts.settings)
    deviceName = parts.device.name
    orientationName = parts.orientation.rawValue
    scene = parts.scene
    focus = parts.focus
    states = parts.states
  }

  /// Takes the state that was passed to this process; nil if the process replaces no other.
  static func taken() -> InspectorRestart? { .taken(from: variable) }

  /// The state as text, for another process.
  var text: String? { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } }

  /// Builds the app, and has another process replace this one, with the state that was kept last. It returns only by
  /// throwing.
  ///
  /// - Throws: why the app cannot be built. What runs continues.
  @MainActor
  static func run(building options: ScreenOptions) throws {
    _ = try RunningApp.build(options)
    SupervisedProcess.restart()
  }
}

/// What happened to the app in the process that an inspection replaces.
struct InspectorNotice: Codable, Equatable {
  var ending: AppEnding
  /// Whether the app is not started until its files change or the person asks.
  var isResting: Bool

  static let variable = "CURBCUT_INSPECT_NOTICE"

  /// How long an app must have run after its launch to be started again by itself, in seconds, unless it was used.
  private static let enough = 10.0

  /// - Parameters:
  ///   - ending: how the app ended.
  ///   - run: what is known of the run. An app that ends before anybody has used it would end again.
  init(_ ending: AppEnding, after run: AppSupervisor.Run) {
    self.ending = ending
    isResting = !run.hasLaunched || (!run.wasUsed && run.seconds < Self.enough)
  }

  static func taken() -> InspectorNotice? { .taken(from: variable) }

  var text: String? { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } }

  /// What is done about it.
  var consequence: String {
    isResting
      ? "It is started again when one of its files changes, or when the page asks for it."
      : "It was started again."
  }

  /// What the page says.
  var message: AppMessage {
    AppMessage(
      problem: "\(ending.statement). \(consequence)", place: ending.place, details: ending.details,
      isRunning: !isResting)
  }
}

extension Decodable {
  /// Takes a value out of the environment; nil if there is none. It can be taken only once.
  fileprivate static func taken(from variable: String) -> Self? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}
