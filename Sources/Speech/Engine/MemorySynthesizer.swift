import Synchronization

/// A synthesizer for tests: it records what it was asked to say, and returns silence that lasts as long as
/// speech would.
public final class MemorySynthesizer: SpeechSynthesizer {
  private let spoken = Mutex<[SpeechScript]>([])

  /// Creates a synthesizer that has recorded nothing yet.
  public init() {}

  /// Everything that it was asked to say, oldest first.
  public var scripts: [SpeechScript] { spoken.withLock { $0 } }

  public func synthesize(
    _ script: SpeechScript, settings: SpeechSettings
  ) throws(SpeechError) -> SpeechAudio {
    spoken.withLock { $0.append(script) }
    let wordsPerMinute = Double(SpeechSettings.wordsPerMinute(rate: settings.rate))
    let charactersPerWord = 6.0
    var audio = SpeechAudio(sampleRate: 8_000)
    for segment in script.segments {
      let start = audio.duration
      audio.appendSilence(Double(segment.text.count) / charactersPerWord * 60 / wordsPerMinute)
      audio.marks.append(.init(start: start, end: audio.duration))
      audio.appendSilence(segment.pause)
    }
    return audio
  }
}
