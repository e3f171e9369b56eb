/// What somebody is told of a session who uses a technology that need not speak: what is under the cursor, what was done.
///
/// With VoiceOver it is what is said, which the session's transcript has.
@MainActor
public protocol ScriptAccount: AnyObject {
  /// Everything that was told, oldest first.
  var told: [ScriptTold] { get }

  /// Whether a line of a script waits until everything is said that came before. Where what is said can be paused and skipped,
  /// time passes only as the script says, and a second after a gesture and after what is typed.
  var waitsForSpeech: Bool { get }

  /// Carries out what a script asks of the device.
  func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure)
}

extension ScriptAccount {
  public var waitsForSpeech: Bool { true }
}

/// One thing that somebody was told.
public struct ScriptTold: Hashable, Sendable {
  /// The line as it is shown.
  public var line: String
  /// Other ways in which a script may write all of it.
  var others: [String] = []
  /// Its parts: the name of an element, its value, what it is.
  public var parts: [String]

  /// Creates a line, by default of a single part.
  public init(_ line: String, parts: [String]? = nil) {
    self.line = ScriptText.onOneLine(line)
    if self.line != line { others = [line] }
    self.parts = parts ?? [line]
  }

  init(_ entry: Session.TranscriptEntry) {
    self.init(entry.caption, parts: entry.request.utterance.parts.map(\.text.string))
    others += [entry.text]
  }

  /// Whether these words are all of the line.
  func isAll(_ words: String) -> Bool { line == words || others.contains(words) }

  /// Whether these words are all of the line or one of its parts.
  func says(_ words: String) -> Bool { isAll(words) || parts.contains(words) }
}
