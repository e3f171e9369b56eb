import AssistiveTechnology
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import VoiceOver

/// What somebody does with VoiceOver to come to the screen that is wanted (`--after`).
struct WayToScreen {
  /// The path of a gesture script.
  var script: String

  /// Goes the way, in the screen that a window shows. Afterwards the settings are those that are asked for.
  ///
  /// - Throws: a ``Failure`` or a `ScriptError` when the script cannot be read; the status of findings, after a message
  ///   with its place, when an expectation does not hold: what would be shown is another screen than the one meant.
  @MainActor
  func go(in window: UIWindow, _ options: ScreenOptions, _ settings: Settings) throws {
    var walking = settings
    walking.voiceOver.isRunning = true
    let session = Session(
      provider: AccessibilityProvider(window), engines: [VoiceOverEngine()], settings: walking)
    let failure = try ScriptRun(path: script).play(on: session)
    session.settle()
    UIKitHost.shared.configure(
      device: options.device.chosenDevice ?? UIKitHost.shared.device, orientation: options.device.orientation,
      settings: settings)
    guard let failure else { return }
    Console.complain("\(failure)")
    throw Curbcut.findings
  }
}
