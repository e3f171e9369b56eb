import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import VoiceOver

/// Plays a gesture script over a screen, without waiting for its time to pass.
@MainActor
struct ScriptRun {
  var path: String
  /// Where to record the session.
  var record: String?

  /// Prints what is said, and what was expected instead.
  func play(on screen: LoadedScreen, settings: Settings) throws {
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure("Cannot read \(path).") }
    let script = try GestureScript.parse(String(decoding: data, as: UTF8.self), file: path)
    let session = Session(
      provider: AccessibilityProvider(screen.window), engines: [VoiceOverEngine()], settings: settings)
    let recorder = try record.map { try Recording(session, path: $0) }
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    var failure: ScriptFailure?
    do throws(ScriptFailure) {
      try ScriptPlayer(session).play(script)
    } catch {
      failure = error
    }
    try recorder?.finish()
    Console.show(session.transcript.map { $0.line(withCause: false) }.joined(separator: "\n"))
    if let failure {
      Console.complain("\(failure)")
      throw Curbcut.findings
    }
  }
}
