import Foundation

/// Words that are expected, and those that were heard.
@MainActor
struct ExpectedTranscript {
  var heard: String
  var expected: String?
  var record: RecordMode
  var place: TestPlace
  /// The function that the test called.
  var function: String

  /// Which mode holds: the argument, the trait of the test, the environment variable, or ``RecordMode/missing``.
  static func mode(_ argument: RecordMode?, _ environment: ScreenEnvironment) -> RecordMode {
    if let mode = argument ?? environment.record ?? ScreenEnvironment.current.record { return mode }
    let variables = ProcessInfo.processInfo.environment
    return RecordMode.variables.lazy.compactMap { variables[$0].flatMap(RecordMode.init) }.first ?? .missing
  }

  /// Compares, and writes what is to be recorded into the test.
  ///
  /// - Parameter picture: the screen with lines outlined, by their numbers from 0.
  func check(picture: ([Int]) -> [UInt8]?) {
    guard let expected else { return checkMissing(picture) }
    let matches = expected == heard
    if matches, record != .all { return }
    let difference =
      matches ? "" : "\n\n" + TranscriptDifference.text(expected: expected, heard: heard) + "\n"
    switch record {
    case .all, .failed:
      let reason = matches ? "The transcript is as it was." : "What is heard is not what was expected."
      fail("\(reason) \(write())\(difference)", picture(unexpected))
    case .missing, .never:
      fail(
        "What is heard is not what was expected (− expected, + heard):\(difference)", picture(unexpected))
    }
  }

  private func checkMissing(_ picture: ([Int]) -> [UInt8]?) {
    guard record != .never else {
      return fail(
        "There are no words to compare with, and none are recorded. Heard:\n\n\(heard)\n", picture([]))
    }
    fail("There were no words to compare with. \(write()) Heard:\n\n\(heard)\n", picture([]))
  }

  private var unexpected: [Int] {
    TranscriptDifference.unexpected(expected: expected ?? "", heard: heard)
  }

  /// Writes what was heard into the test.
  ///
  /// - Returns: a sentence about that.
  private func write() -> String {
    do {
      try InlineTranscripts.shared.record(
        .init(function: function, line: Int(place.line), column: Int(place.column), text: heard),
        in: "\(place.filePath)")
      return "They have been written into the test; run it again to compare with them."
    } catch {
      return "They could not be written into the test: \(error)"
    }
  }

  private func fail(_ message: String, _ picture: [UInt8]?) {
    TestFailure.report(message, picture: picture, at: place)
  }
}

extension Screen {
  /// Expects that VoiceOver says these words, from the first element to the last.
  ///
  /// Without a closure, and depending on the mode where words differ, what is heard is written into the test.
  ///
  /// - Parameters:
  ///   - record: what is done where words are missing or differ; nil for the trait of the test
  ///     (`.transcripts(record:)`), or else the environment variable `ACCESSIBILITY_TESTING_RECORD`, or else
  ///     ``RecordMode/missing``.
  ///   - hints: whether hints are compared, too.
  ///   - expected: the words: a line for each element, its hint indented below it.
  public func expectTranscript(
    record: RecordMode? = nil, hints: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    matches expected: (() -> String)? = nil
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isReadable(at: place) else { return }
    let heard = transcript(hints: hints)
    let check = ExpectedTranscript(
      heard: heard, expected: expected?(), record: ExpectedTranscript.mode(record, environment),
      place: place, function: "expectTranscript")
    check.check { lines in sketch(ofLines: lines, in: heard) }
  }

  /// The screen with the elements outlined of which certain lines of a transcript tell.
  private func sketch(ofLines lines: [Int], in heard: String) -> [UInt8]? {
    var element = -1
    var elements: Set<Int> = []
    for (index, line) in heard.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if !line.hasPrefix("    ") { element += 1 }
      if lines.contains(index) { elements.insert(element) }
    }
    let all = stage.provider.tree.elements
    return stage.picture(outlining: elements.filter(all.indices.contains).sorted().map { all[$0].bounds })
  }
}
