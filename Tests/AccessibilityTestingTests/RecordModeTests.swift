import Foundation
import Testing

@testable import ScreenTesting

/// The modes, on a source that is written for the test.
@MainActor
@Suite("Modes of recording", .serialized)
struct RecordModeTests {
  @Test(
    "Each writes what it says, and fails unless the words are as expected",
    arguments: [
      // expected words, mode, whether it fails, whether it writes
      (nil, .all, true, true), (nil, .failed, true, true), (nil, .missing, true, true),
      (nil, .never, true, false),
      ("Old", .all, true, true), ("Old", .failed, true, true), ("Old", .missing, true, false),
      ("Old", .never, true, false), ("New", .all, true, true), ("New", .failed, false, false),
      ("New", .missing, false, false), ("New", .never, false, false),
    ] as [(String?, RecordMode, Bool, Bool)])
  func modes(expected: String?, mode: RecordMode, fails: Bool, writes: Bool) {
    nonisolated(unsafe) var edits: [InlineTranscripts.Edit] = []
    let before = InlineTranscripts.rewrite
    defer { InlineTranscripts.rewrite = before }
    InlineTranscripts.rewrite = { source, new in
      edits = new
      // Nothing is changed on disk.
      return source
    }
    nonisolated(unsafe) var messages: [String] = []
    withKnownIssue(isIntermittent: true) {
      ExpectedTranscript(
        heard: "New", expected: expected, record: mode,
        place: TestPlace(fileID: #fileID, filePath: #filePath, line: UInt(1000 + edits.count), column: 3),
        function: "expectTranscript"
      ).check { _ in nil }
    } matching: { issue in
      messages.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(messages.isEmpty != fails)
    #expect(messages.contains { $0.contains("have been written into the test") } == writes)
  }

  @Test(
    "The argument goes before the trait, the trait before the environment variable",
    .transcripts(record: .failed))
  func precedence() {
    #expect(ExpectedTranscript.mode(.never, .current) == .never)
    #expect(ExpectedTranscript.mode(nil, .current) == .failed)
  }
}
