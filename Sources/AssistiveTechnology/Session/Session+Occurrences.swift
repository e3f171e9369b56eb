extension Session {
  /// One thing that happened in a session.
  public enum Occurrence: Sendable {
    /// An engine is about to handle an event, in this context.
    case event(Event, engine: Int, in: Context)
    /// An engine, by its index in the list, asked for this at that time, in seconds since the session began.
    case effect(Effect, engine: Int, at: Double)
    /// Events kept triggering others beyond any reasonable number; the rest were discarded.
    case runaway(Event, at: Double)
  }

  /// Something that was said.
  public struct TranscriptEntry: Sendable, Equatable {
    /// When it was to be said, in seconds since the session began.
    public var time: Double
    /// What was said, and why.
    public var request: SpeechRequest
    /// True once it has been said to its end.
    public var isFinished: Bool

    /// The words in one line, as XCTest records them.
    public var text: String { request.utterance.text() }
    /// The words in one line, as the caption panel shows them.
    public var caption: String { request.utterance.caption }
  }
}
