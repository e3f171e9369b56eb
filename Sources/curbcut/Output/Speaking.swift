import AccessibilityTree
import AssistiveTechnology
import Speech
import VoiceOver

extension Transcript {
  /// The silence between two stops, in seconds at the normal rate: the time that a flick takes.
  private static let stopPause = 0.7
  /// The silence before a hint, which VoiceOver leaves time to skip.
  private static let hintPause = 0.5

  /// Everything that is said, as one piece for the synthesizer.
  var speech: SpeechScript {
    var whole = SpeechScript()
    for stop in stops {
      for part in stop.utterance.parts where !part.text.isEmpty {
        let isLate = part.kind == .hint || part.kind == .notice
        if isLate { whole.lengthenPause(to: Self.hintPause) }
        whole.segments += SpeechScript([part.text], language: part.language).segments
        whole.lengthenPause(to: SpeechScript.partPause)
      }
      whole.lengthenPause(to: Self.stopPause)
    }
    return whole
  }
}

extension SpeechScript {
  /// Makes sure that the silence after the last segment is at least that long.
  fileprivate mutating func lengthenPause(to seconds: Double) {
    guard let last = segments.indices.last else { return }
    segments[last].pause = max(segments[last].pause, seconds)
  }
}
