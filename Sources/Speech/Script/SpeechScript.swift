import AccessibilityTree

/// Something to be said: parts in order, each with the way it is to be spoken.
public struct SpeechScript: Hashable, Sendable {
  public var segments: [Segment]

  public init(_ segments: [Segment] = []) { self.segments = segments }

  /// A part of an utterance that is spoken in one manner.
  public struct Segment: Hashable, Sendable {
    /// What is said. Never markup: a `<` or a `[[` is text like any other.
    public var text: String
    public var attributes: SpeechAttributes
    /// Silence after the segment, in seconds at the normal rate; it shrinks as the rate grows.
    public var pause: Double

    public init(_ text: String, attributes: SpeechAttributes = SpeechAttributes(), pause: Double = 0) {
      self.text = text
      self.attributes = attributes
      self.pause = pause
    }
  }

  /// The silence that stands between the parts of what VoiceOver says of an element, in seconds.
  public static let partPause = 0.2

  /// The parts of an announcement, a short silence between each two.
  ///
  /// - Parameters:
  ///   - parts: label, value, role and so on; empty ones are skipped.
  ///   - language: the BCP-47 tag for text that carries none.
  ///   - pause: the silence between parts, in seconds at the normal rate.
  public init(_ parts: [AccessibilityText], language: String? = nil, pause: Double = Self.partPause) {
    segments = []
    for part in parts where !part.isEmpty {
      if !segments.isEmpty { segments[segments.count - 1].pause = pause }
      segments += Self.segments(of: part, language: language)
    }
  }

  /// Cuts a text where its attributes change. Ranges that do not fit the text are cut to it.
  private static func segments(of text: AccessibilityText, language: String?) -> [Segment] {
    let units = Array(text.string.utf16)
    var result: [Segment] = []
    var position = 0
    func add(_ range: Range<Int>, _ attributes: SpeechAttributes) {
      guard !range.isEmpty else { return }
      var attributes = attributes
      attributes.language = attributes.language ?? language
      result.append(Segment(String(decoding: units[range], as: UTF16.self), attributes: attributes))
    }
    for run in text.runs {
      let start = min(max(run.range.lowerBound, position), units.count)
      let end = min(max(run.range.upperBound, start), units.count)
      add(position..<start, SpeechAttributes())
      add(start..<end, run.attributes)
      position = end
    }
    add(position..<units.count, SpeechAttributes())
    return result
  }
}
