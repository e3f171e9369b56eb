import AccessibilityTree
import Synchronization

/// A synthesizer that runs espeak-ng in this process.
///
/// How each speech attribute is handled:
///
/// | attribute | engine |
/// | --- | --- |
/// | `pitch` 0…2 | multiplies the voice's pitch, within the engine's limits |
/// | `language` | the best voice for the tag; the settings' voice when the engine has none |
/// | `punctuation` | all punctuation by name, or none |
/// | `spellsOut` | each character by its name, with short silences in between |
/// | `ipaNotation` | phonemes; the text itself when a symbol has no phoneme |
///
/// The other attributes concern when something is said, not how. The first utterance of a process always
/// gives the same samples; later ones differ by the few milliseconds of flutter that make the voice less
/// mechanical, but never in what is pronounced.
public struct EspeakSynthesizer: SpeechSynthesizer {
  /// Loads the engine, once for the process.
  public init() throws(SpeechError) {
    try Self.withEngine { (_) throws(SpeechError) in }
  }

  /// Every voice that the engine offers.
  public var voices: [Voice] {
    (try? Self.withEngine { (engine) throws(SpeechError) in engine.voices.voices }) ?? []
  }

  /// Checks that a voice has that name, so that an error is reported before anything is read.
  public func validate(voice name: String) throws(SpeechError) {
    _ = try Self.withEngine { (engine) throws(SpeechError) in try engine.voices.identifier(named: name) }
  }

  /// Speaks, delivering sound as soon as it is available.
  ///
  /// - Parameters:
  ///   - script: what to say.
  ///   - settings: how to say it.
  ///   - receive: called on this thread; returns false to end the speech.
  public func stream(
    _ script: SpeechScript, settings: SpeechSettings,
    _ receive: @escaping @Sendable (SpeechChunk) -> Bool
  ) throws(SpeechError) {
    var stream = try SpeechStream(script, settings: settings)
    while !stream.isAtEnd { try stream.next(receive) }
  }

  public func synthesize(
    _ script: SpeechScript, settings: SpeechSettings
  ) throws(SpeechError) -> SpeechAudio {
    let collector = Collector()
    try stream(script, settings: settings) { collector.receive($0) }
    let rate = try Self.withEngine { (engine) throws(SpeechError) in engine.sampleRate }
    var audio = SpeechAudio(sampleRate: rate)
    for chunk in collector.chunks.withLock({ $0 }) {
      audio.samples += chunk.samples
      audio.words += chunk.words
      if let mark = chunk.mark { audio.marks.append(mark) }
    }
    return audio
  }

  /// Collects all chunks.
  private final class Collector: Sendable {
    let chunks = Mutex<[SpeechChunk]>([])

    func receive(_ chunk: SpeechChunk) -> Bool {
      chunks.withLock { $0.append(chunk) }
      return true
    }
  }

  static func manner(
    of attributes: SpeechAttributes, settings: SpeechSettings, voices: VoiceList
  ) throws(SpeechError) -> EspeakEngine.Manner {
    func clamped(_ value: Double, _ normal: Double) -> Double {
      value.isNaN ? normal : min(max(value, 0), 1)
    }
    // The engine's default pitch is 50 of 100; an attribute of 2 doubles the user's setting.
    let factor = attributes.pitch.map { $0.isNaN ? 1 : min(max($0, 0), 2) } ?? 1
    let pitch = clamped(settings.pitch, 0.5) * factor * 100
    let punctuation = attributes.punctuation.map { $0 ? SpeechSettings.Punctuation.all : .none }
    return EspeakEngine.Manner(
      voice: try voice(for: attributes.language, settings: settings, voices: voices),
      wordsPerMinute: SpeechSettings.wordsPerMinute(rate: settings.rate),
      pitch: min(Int(pitch.rounded()), 100), volume: Int((clamped(settings.volume, 1) * 100).rounded()),
      punctuation: punctuation ?? settings.punctuation)
  }

  private static func voice(
    for language: String?, settings: SpeechSettings, voices: VoiceList
  ) throws(SpeechError) -> String {
    let own: String
    if let name = settings.voice {
      own = try voices.identifier(named: name)
    } else if let voice = voices.voice(language: settings.language) ?? voices.voice(language: "en-US") {
      own = voice.identifier
    } else {
      throw .engineUnavailable(reason: "espeak-ng has no voices")
    }
    guard let language, !LanguageTag.isSpoken(language, by: settings.language),
      let foreign = voices.voice(language: language)
    else { return own }
    return foreign.identifier
  }

  static func withEngine<Result>(
    _ body: (inout EspeakEngine) throws(SpeechError) -> Result
  ) throws(SpeechError) -> Result {
    try EspeakEngine.shared.withLock { (engine) throws(SpeechError) in
      var loaded = if let engine { engine } else { try EspeakEngine() }
      defer { engine = loaded }
      return try body(&loaded)
    }
  }
}
