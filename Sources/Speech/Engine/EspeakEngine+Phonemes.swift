import CEspeak

extension EspeakEngine {
  /// The phonemes of a text in the International Phonetic Alphabet, without sound.
  mutating func phonemes(of text: String, voice: String) throws(SpeechError) -> String {
    let known = try voices.identifier(named: voice)
    try select(voice: known)
    // IPA, each phoneme divided from the next by an underscore.
    let mode = Int32(0x02 | (0x5F << 8))
    return text.withCString { start in
      var next: UnsafeRawPointer? = UnsafeRawPointer(start)
      var result = ""
      // The library gives one clause at a time, and nil after the last.
      while let place = next, place.load(as: CChar.self) != 0,
        let found = espeak_TextToPhonemes(&next, Int32(espeakCHARS_UTF8), mode)
      {
        result += (result.isEmpty ? "" : " ") + String(cString: found)
      }
      return result
    }
  }
}

extension EspeakSynthesizer {
  /// The phonemes of a text in the International Phonetic Alphabet, as a voice says it, each divided from the next by
  /// an underscore or a space.
  ///
  /// - Throws: a ``SpeechError`` for an unknown voice.
  public func phonemes(of text: String, voice: String = "en-us") throws(SpeechError) -> String {
    try Self.withEngine { (engine) throws(SpeechError) in try engine.phonemes(of: text, voice: voice) }
  }
}
