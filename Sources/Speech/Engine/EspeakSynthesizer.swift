import AccessibilityTree

/// Speech by espeak-ng, in this process.
///
/// What each speech attribute becomes:
///
/// | attribute | engine |
/// | --- | --- |
/// | `pitch` 0…2 | the voice's pitch times that, within what the engine has |
/// | `language` | the best voice for the tag; the settings' voice when the engine has none |
/// | `punctuation` | all punctuation by name, or none |
/// | `spellsOut` | each character by its name, a short silence between |
/// | `ipaNotation` | phonemes; the text itself when a symbol has no phoneme |
///
/// The other attributes concern when something is said, not how. The first utterance of a process always
/// gives the same samples; later ones differ by the few milliseconds of flutter that make the voice
/// less of a machine, and never in what is pronounced.
public struct EspeakSynthesizer: SpeechSynthesizer {
  /// Loads the engine, once for the process.
  public init() throws(SpeechError) {
    try Self.withEngine { (_) throws(SpeechError) in }
  }

  /// Every voice that the engine offers.
  public var voices: [Voice] {
    (try? Self.withEngine { (engine) throws(SpeechError) in engine.voices.voices }) ?? []
  }

  /// Checks that a name stands for a voice, so that a mistake is told before anything is read.
  public func validate(voice name: String) throws(SpeechError) {
    _ = try Self.withEngine { (engine) throws(SpeechError) in try engine.voices.identifier(named: name) }
  }

  public func synthesize(
    _ script: SpeechScript, settings: SpeechSettings
  ) throws(SpeechError) -> SpeechAudio {
    try Self.withEngine { (engine) throws(SpeechError) in
      var audio = SpeechAudio(sampleRate: engine.sampleRate)
      let wordsPerMinute = SpeechSettings.wordsPerMinute(rate: settings.rate)
      let tempo = Double(SpeechSettings.wordsPerMinute(rate: 0.5)) / Double(wordsPerMinute)
      for segment in script.segments {
        let start = audio.duration
        let manner = try Self.manner(of: segment.attributes, settings: settings, voices: engine.voices)
        let sound = try Self.speak(segment, manner: manner, tempo: tempo, engine: &engine)
        audio.samples += sound.samples
        audio.marks.append(.init(start: start, end: audio.duration, phonemes: sound.phonemes))
        if segment.pause.isFinite { audio.appendSilence(min(segment.pause, 60) * tempo) }
      }
      return audio
    }
  }

  /// The silence between spelled characters, in seconds at the normal rate.
  private static let letterPause = 0.06

  private static func speak(
    _ segment: SpeechScript.Segment, manner: EspeakEngine.Manner, tempo: Double, engine: inout EspeakEngine
  ) throws(SpeechError) -> EspeakEngine.Sound {
    if let ipa = segment.attributes.ipaNotation {
      let codes = Phonetics.codes(ipa) { engine.knows($0, isVowel: $1, manner: manner) }
      if let codes { return try engine.speak(.codes(codes), manner: manner) }
    }
    let text = SpeakableText.clean(segment.text)
    guard SpeakableText.hasContent(text) else { return EspeakEngine.Sound() }
    guard segment.attributes.spellsOut == true else {
      return try engine.speak(.text(text), manner: manner)
    }
    var whole = EspeakEngine.Sound()
    let silence = [Int16](repeating: 0, count: Int(letterPause * tempo * Double(engine.sampleRate)))
    for character in text where !character.isWhitespace {
      let scalars = character.lowercased().unicodeScalars
      let content: EspeakEngine.Content =
        if scalars.count == 1, let scalar = scalars.first {
          .character(scalar)
        } else {
          .text(String(character))
        }
      let sound = try engine.speak(content, manner: manner)
      whole.samples += sound.samples + silence
      whole.phonemes += (whole.phonemes.isEmpty ? "" : " ") + sound.phonemes
    }
    return whole
  }

  private static func manner(
    of attributes: SpeechAttributes, settings: SpeechSettings, voices: VoiceList
  ) throws(SpeechError) -> EspeakEngine.Manner {
    func clamped(_ value: Double, _ normal: Double) -> Double {
      value.isNaN ? normal : min(max(value, 0), 1)
    }
    // The engine's own pitch is 50 of 100; an attribute of 2 doubles what the person has set.
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
    func primary(_ tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }
    guard let language, primary(language) != primary(settings.language),
      let foreign = voices.voice(language: language)
    else { return own }
    return foreign.identifier
  }

  private static func withEngine<Result>(
    _ body: (inout EspeakEngine) throws(SpeechError) -> Result
  ) throws(SpeechError) -> Result {
    try EspeakEngine.shared.withLock { (engine) throws(SpeechError) in
      var loaded = if let engine { engine } else { try EspeakEngine() }
      defer { engine = loaded }
      return try body(&loaded)
    }
  }
}
