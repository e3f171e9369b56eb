import AssistiveTechnology
import Foundation

/// Plays a gesture script on a session, without waiting in real time.
@MainActor
struct ScriptRun {
  var path: String
  var language = ScriptLanguage.voiceOver

  /// Plays the script.
  ///
  /// - Parameters:
  ///   - session: a session that has not begun.
  ///   - account: what the user is told; nil for what is said.
  /// - Returns: the first expectation that failed; nil if none did.
  /// - Throws: a ``Failure`` or a `ScriptError` when the script cannot be read.
  func play(on session: Session, account: (any ScriptAccount)? = nil) throws -> ScriptFailure? {
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure("Cannot read \(path).") }
    let script = try GestureScript.parse(
      String(decoding: data, as: UTF8.self), file: path, language: language)
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    do throws(ScriptFailure) {
      try ScriptPlayer(session, account: account).play(script)
      return nil
    } catch {
      return error
    }
  }
}
