import AssistiveTechnology
import Foundation

/// Plays a gesture script on a session, without waiting for its time to pass.
@MainActor
struct ScriptRun {
  var path: String

  /// Prints what is said while it plays.
  /// - Returns: the first expectation that did not hold.
  func play(on session: Session) throws -> ScriptFailure? {
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure("Cannot read \(path).") }
    let script = try GestureScript.parse(String(decoding: data, as: UTF8.self), file: path)
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    do throws(ScriptFailure) {
      try ScriptPlayer(session).play(script)
      return nil
    } catch {
      return error
    }
  }
}
