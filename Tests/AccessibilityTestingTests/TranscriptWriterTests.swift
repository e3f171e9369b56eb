import Foundation
import Testing

@testable import ScreenTesting
@testable import TranscriptWriter

@Suite("Words written into sources")
struct TranscriptWriterTests {
  private func edit(_ line: Int, _ column: Int, _ text: String) -> InlineTranscripts.Edit {
    .init(function: "expectTranscript", line: line, column: column, text: text)
  }

  @Test("A call without a closure gets one, indented as the source is")
  func missing() throws {
    let source = """
      struct Tests {
          func a() {
              screen.expectTranscript()
              let b = 1
          }
      }
      """
    #expect(
      try TranscriptWriter.rewrite(source, [edit(3, 32, "Hello\n    Hint\n\nBye")]) == #"""
        struct Tests {
            func a() {
                screen.expectTranscript() {
                    """
                    Hello
                        Hint

                    Bye
                    """
                }
                let b = 1
            }
        }
        """#)
  }

  @Test("Words that are there give way, and nothing else does")
  func replaced() throws {
    let source = #"""
      func a() {
        Screen(of: view)  // what follows is kept
          .expectTranscript(record: .failed, hints: false) {
            """
            Old
            """
          }  // and this
        other { 1 }
      }
      """#
    #expect(
      try TranscriptWriter.rewrite(source, [edit(3, 24, "New")]) == #"""
        func a() {
          Screen(of: view)  // what follows is kept
            .expectTranscript(record: .failed, hints: false) {
            """
            New
            """
          }  // and this
          other { 1 }
        }
        """#)
  }

  @Test("Several calls are written in one go, also two in one line; the column tells them apart")
  func several() throws {
    let source = "func a() {\n  a.expectTranscript(); b.expectTranscript()\n  c.expectTranscript()\n}\n"
    let edits = [edit(2, 42, "B"), edit(3, 21, "C"), edit(2, 21, "A")]
    let result = try TranscriptWriter.rewrite(source, edits)
    let order = ["a.expect", "A", "b.expect", "B", "c.expect", "C"].map { result.range(of: $0)?.lowerBound }
    #expect(order.allSatisfy { $0 != nil })
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
  }

  @Test(
    "Quotes, backslashes and emoji are the words that were heard",
    arguments: [
      "a \\(b) \"c\"", "\"\"\"", "\"\"\"# \\#(x)", "🙂 € ñ", "\\", "",
    ])
  func raw(text: String) throws {
    let source = "func t() {\n\texpectTranscript()\n}\n"
    let result = try TranscriptWriter.rewrite(source, [edit(2, 18, text)])
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "\texpectTranscript() {")
    #expect(lines.contains { $0.hasPrefix("\t\t") && $0.hasSuffix("\"\"\"") })
    #expect(text.isEmpty || lines.contains("\t\t" + text))
    // Written again, it is the same: the words are found where they are.
    #expect(try TranscriptWriter.rewrite(result, [edit(2, 18, text)]) == result)
  }

  @Test("A call that is not there is said")
  func nowhere() {
    #expect(throws: InlineTranscripts.Failure.self) {
      try TranscriptWriter.rewrite("let a = 1\n", [edit(1, 1, "x")])
    }
  }

  @Test("A file is written as tests go on; one that others change is left alone")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Recorded-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "func t() {\n  a.expectTranscript()\n  b.expectTranscript()\n}\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let transcripts = InlineTranscripts()
    try transcripts.record(edit(3, 21, "Second"), in: file.path)
    // The first call has not moved, as far as the running tests know.
    try transcripts.record(edit(2, 21, "First"), in: file.path)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written.contains("First") && written.contains("Second"))
    try transcripts.record(edit(2, 21, "First"), in: file.path)
    #expect(throws: InlineTranscripts.Failure.self) {
      try transcripts.record(edit(2, 21, "Other"), in: file.path)
    }
    try "// mine\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: InlineTranscripts.Failure.self) {
      try transcripts.record(edit(3, 21, "New"), in: file.path)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "// mine\n")
  }
}
