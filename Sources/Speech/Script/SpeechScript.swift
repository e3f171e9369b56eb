import AccessibilityTree

/// What a voice should say: segments in order, each with its attributes.
public struct SpeechScript: Hashable, Sendable {
  /// The segments, in the order in which they are spoken.
  public var segments: [Segment]

  /// Creates a script of those segments; by default an empty one.
  public init(_ segments: [Segment] = []) { self.segments = segments }

  /// A piece of text that is spoken with one set of attributes.
  public struct Segment: Hashable, Sendable {
    /// The text to say. Never markup: a `<` or a `[[` is ordinary text.
    public var text: String
    /// How to say it: pitch, spelling, language.
    public var attributes: SpeechAttributes
    /// Silence after the segment, in seconds at the normal rate; shorter at faster rates.
    public var pause: Double
    /// The index of the part of the utterance; nil when word progress is not needed.
    public var part: Int?
    /// Where the words of the segment come from, in order; empty when it is the part's own text.
    public var anchors: [Anchor]

    /// Creates a segment; by default without a pause and without a part.
    public init(
      _ text: String, attributes: SpeechAttributes = SpeechAttributes(), pause: Double = 0,
      part: Int? = nil, anchors: [Anchor] = []
    ) {
      self.text = text
      self.attributes = attributes
      self.pause = pause
      self.part = part
      self.anchors = anchors
    }

    /// The offset in the part's text that corresponds to an offset in ``text``. All offsets are in UTF-16
    /// units.
    public func source(of offset: Int) -> Int {
      guard let anchor = anchors.last(where: { $0.spoken <= offset }) else {
        return anchors.first?.source ?? offset
      }
      return anchor.isVerbatim ? anchor.source + offset - anchor.spoken : anchor.source
    }
  }

  /// Where a piece of spoken text comes from. Offsets are in UTF-16 units.
  public struct Anchor: Hashable, Sendable {
    /// The offset in the segment's text.
    public var spoken: Int
    /// The offset in the part's text.
    public var source: Int
    /// False when the spoken words differ from the part's text.
    public var isVerbatim: Bool

    /// Creates an anchor; offsets are in UTF-16 units.
    public init(spoken: Int, source: Int, isVerbatim: Bool) {
      self.spoken = spoken
      self.source = source
      self.isVerbatim = isVerbatim
    }
  }

  /// The silence between the parts of what VoiceOver says about an element, in seconds.
  public static let partPause = 0.2
  /// The silence before a hint, which gives the user time to move on, in seconds.
  public static let hintPause = 0.5

  /// What is pronounced, in one line, for tests and logs.
  public var text: String { segments.map(\.text).joined(separator: " ") }

  /// Ensures that the silence after the last segment is at least that long, in seconds.
  public mutating func lengthenPause(to seconds: Double) {
    guard let last = segments.indices.last else { return }
    segments[last].pause = max(segments[last].pause, seconds)
  }
}
