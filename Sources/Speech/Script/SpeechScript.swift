import AccessibilityTree

/// Something to be said, as the voice is to say it: segments in order, each with its manner.
public struct SpeechScript: Hashable, Sendable {
  /// In the order in which they are spoken.
  public var segments: [Segment]

  /// A script of those segments; by default nothing at all.
  public init(_ segments: [Segment] = []) { self.segments = segments }

  /// A stretch that is spoken in one manner.
  public struct Segment: Hashable, Sendable {
    /// What is said. Never markup: a `<` or a `[[` is text like any other.
    public var text: String
    /// How it is said: pitch, spelling, language.
    public var attributes: SpeechAttributes
    /// Silence after the segment, in seconds at the normal rate; it shrinks as the rate grows.
    public var pause: Double
    /// The part of the utterance that is being said; nil when nobody asks.
    public var part: Int?
    /// Where the words of the segment come from, in order; empty when it says the part's own text.
    public var anchors: [Anchor]

    /// A segment; by default without a pause, and of no part of an utterance.
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

    /// The place in the part's text that a place in ``text`` stands for. All offsets count UTF-16 units.
    public func source(of offset: Int) -> Int {
      guard let anchor = anchors.last(where: { $0.spoken <= offset }) else {
        return anchors.first?.source ?? offset
      }
      return anchor.isVerbatim ? anchor.source + offset - anchor.spoken : anchor.source
    }
  }

  /// Where a stretch of spoken text comes from. Offsets count UTF-16 units.
  public struct Anchor: Hashable, Sendable {
    /// In the segment's text.
    public var spoken: Int
    /// In the part's text.
    public var source: Int
    /// False when other words are said than stand there.
    public var isVerbatim: Bool

    /// An anchor; offsets count UTF-16 units.
    public init(spoken: Int, source: Int, isVerbatim: Bool) {
      self.spoken = spoken
      self.source = source
      self.isVerbatim = isVerbatim
    }
  }

  /// The silence that stands between the parts of what VoiceOver says of an element, in seconds.
  public static let partPause = 0.2
  /// The silence before a hint, which leaves time to go on, in seconds.
  public static let hintPause = 0.5

  /// What is pronounced, in one line, for tests and logs.
  public var text: String { segments.map(\.text).joined(separator: " ") }

  /// Makes sure that the silence after the last segment is at least that long, in seconds.
  public mutating func lengthenPause(to seconds: Double) {
    guard let last = segments.indices.last else { return }
    segments[last].pause = max(segments[last].pause, seconds)
  }
}
