import AssistiveTechnology
import Foundation

/// Records a session to a file while it runs.
@MainActor
struct Recording {
  private let recorder: SessionRecorder
  private let path: String

  init(_ session: Session, path: String) throws {
    self.path = path
    do {
      recorder = try SessionRecorder(session, path: path)
    } catch {
      throw Failure("Cannot write \(path): \(error.localizedDescription)")
    }
  }

  func finish() throws {
    recorder.finish()
    if let failure = recorder.failure {
      throw Failure("Cannot write \(path): \(failure.localizedDescription)")
    }
  }
}
