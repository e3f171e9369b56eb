import AssistiveTechnology
import Foundation

/// Records a session to a file while it runs.
@MainActor
struct Recording {
  private let recorder: SessionRecorder
  private let path: String

  init(_ session: Session, path: String) throws {
    self.path = path
    try OutputFile.write(Data(), to: path)
    recorder = SessionRecorder(session) { line in try OutputFile.append(line, to: path) }
  }

  func finish() throws {
    recorder.finish()
    if let failure = recorder.failure {
      throw failure
    }
  }
}
