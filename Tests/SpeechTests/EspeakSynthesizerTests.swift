import AccessibilityTree
import Testing

@testable import Speech

/// These speak with the real engine.
@Suite struct EspeakSynthesizerTests {
  let synthesizer: EspeakSynthesizer

  init() throws { synthesizer = try EspeakSynthesizer() }

  func speak(
    _ text: String, _ attributes: SpeechAttributes = SpeechAttributes(),
    settings: SpeechSettings = SpeechSettings()
  ) throws -> SpeechAudio {
    try synthesizer.synthesize(SpeechScript([.init(text, attributes: attributes)]), settings: settings)
  }

  func phonemes(
    _ text: String, _ attributes: SpeechAttributes = SpeechAttributes(),
    settings: SpeechSettings = SpeechSettings()
  ) throws -> String {
    try #require(speak(text, attributes, settings: settings).marks.first?.phonemes)
  }

  @Test func durationFollowsTheText() throws {
    let short = try speak("Favourite")
    let long = try speak("Favourite dogs that live near you")
    #expect((0.3...1.2).contains(short.duration))
    #expect(long.duration > short.duration * 2)
    #expect(short.samples.contains { abs(Int($0)) > 3_000 })
  }

  @Test func sameTextIsPronouncedTheSame() throws {
    let first = try speak("Call the shelter, Button")
    let second = try speak("Call the shelter, Button")
    #expect(first.marks.first?.phonemes == second.marks.first?.phonemes)
    // Pauses depend on what the engine, of which a process has one, has spoken before, for other tests too.
    #expect(abs(first.duration - second.duration) < first.duration * 0.1)
  }

  @Test func rateShortens() throws {
    let durations = try [0, 0.25, 0.5, 0.75, 1].map { rate in
      try speak("Swipe up or down to adjust", settings: SpeechSettings(rate: rate)).duration
    }
    #expect(durations == durations.sorted(by: >))
    #expect(durations[0] > durations[4] * 3)
  }

  @Test func pitchRaisesTheVoice() throws {
    let frequencies = try [0.5, 1, 1.5].map { pitch in
      try fundamental(speak("Ahoy Anna, on a morning", SpeechAttributes(pitch: pitch)))
    }
    #expect(frequencies == frequencies.sorted())
    #expect(frequencies[2] > frequencies[0] * 1.3)
  }

  @Test func volumeScales() throws {
    func loudness(_ volume: Double) throws -> Int {
      try speak("Volume", settings: SpeechSettings(volume: volume)).samples.map { abs(Int($0)) }.max() ?? 0
    }
    let (silent, half, full) = (try loudness(0), try loudness(0.5), try loudness(1))
    #expect(silent < half / 10)
    #expect(half < full * 3 / 4)
  }

  @Test func languageChangesTheVoice() throws {
    let english = try phonemes("Wasser")
    let german = try phonemes("Wasser", SpeechAttributes(language: "de-DE"))
    #expect(german.hasPrefix("v"))
    #expect(english != german)
  }

  @Test func aRegionChangesTheVoice() throws {
    let american = try phonemes("tomato bath")
    #expect(try phonemes("tomato bath", SpeechAttributes(language: "en-US")) == american)
    #expect(try phonemes("tomato bath", SpeechAttributes(language: "en")) == american)
    #expect(try phonemes("tomato bath", SpeechAttributes(language: "en-GB")) != american)
  }

  @Test func wordsHaveTheirPlaces() throws {
    let script = SpeechScript([.init("Café 🐶 dogs bark", part: 3)])
    let audio = try synthesizer.synthesize(script, settings: SpeechSettings())
    #expect(audio.words.allSatisfy { $0.part == 3 })
    #expect(audio.words.map(\.offset).contains(13), "bark")
    #expect(audio.words.map(\.time) == audio.words.map(\.time).sorted())
    #expect(audio.words.last.map { $0.time > 0.3 && $0.time < audio.duration } == true)
  }

  @Test func unknownLanguageFallsBackToTheUsersVoice() throws {
    let plain = try phonemes("Hello")
    let unknown = try phonemes("Hello", SpeechAttributes(language: "qqq-QQ"))
    #expect(unknown == plain)
  }

  @Test func spellsOut() throws {
    let spelled = try phonemes("W3C", SpeechAttributes(spellsOut: true))
    #expect(spelled.contains("dʌb") && spelled.contains("θɹ") && spelled.hasSuffix("siː"))
    let word = try speak("cat")
    let letters = try speak("cat", SpeechAttributes(spellsOut: true))
    #expect(letters.duration > word.duration * 1.5)
  }

  @Test(arguments: [
    ("tɪˈmeɪdoʊ", "tɪmeɪdoʊ"), ("təˈmɑːdəʊ", "təmɑːdoʊ"), ("ˈt͡ʃɛɹi", "tʃɛɹi"), ("θɪŋ", "θɪŋ"),
    ("ʃuː", "ʃuː"),
  ])
  func ipaIsPronounced(ipa: String, heard: String) throws {
    #expect(try phonemes("unrelated", SpeechAttributes(ipaNotation: ipa)) == heard)
  }

  @Test func ipaUsesTheSoundsOfTheVoice() throws {
    let german = SpeechAttributes(language: "de", ipaNotation: "ˈtyːɐ")
    #expect(try phonemes("Tür", german).contains("y"))
    let english = SpeechAttributes(ipaNotation: "ˈtyːɐ")
    #expect(try phonemes("Tür", english).contains("u"), "English has no front rounded vowel")
  }

  @Test(arguments: ["!!", "a]]<audio/>", "☃", ""])
  func notationWithoutAMeaningLeavesTheText(ipa: String) throws {
    #expect(try phonemes("cat", SpeechAttributes(ipaNotation: ipa)) == phonemes("cat"))
  }

  @Test func punctuationIsSpokenOrNot() throws {
    let text = "Wait, (really)!"
    let all = try phonemes(text, SpeechAttributes(punctuation: true))
    let none = try phonemes(text, SpeechAttributes(punctuation: false))
    #expect(all.contains("kɑːmə"))
    #expect(!none.contains("kɑːmə"))
    #expect(try phonemes("a_b", settings: SpeechSettings(punctuation: .some)).contains("skoː"))
    #expect(try !phonemes("a_b", settings: SpeechSettings(punctuation: .none)).contains("skoː"))
  }

  @Test func marksFollowEachOther() throws {
    let audio = try synthesizer.synthesize(
      SpeechScript([.init("Save", pause: 0.5), .init("Button")]), settings: SpeechSettings())
    try #require(audio.marks.count == 2)
    #expect(audio.marks[0].start == 0)
    #expect(abs(audio.marks[1].start - audio.marks[0].end - 0.5) < 0.01)
    #expect(abs(audio.marks[1].end - audio.duration) < 0.001)
    let gap = audio.samples[
      Int(audio.marks[0].end * Double(audio.sampleRate)) + 10..<Int(
        audio.marks[1].start * Double(audio.sampleRate)) - 10]
    #expect(gap.allSatisfy { $0 == 0 })
  }

  @Test(arguments: ["", " ", "\n\t"])
  func nothingToSayIsNoError(text: String) throws {
    let audio = try speak(text)
    #expect(audio.samples.isEmpty)
    #expect(audio.marks == [.init(start: 0, end: 0, phonemes: "")])
  }

  @Test func emptyUtteranceIsEmpty() throws {
    let audio = try synthesizer.synthesize(SpeechScript(), settings: SpeechSettings())
    #expect(audio.samples.isEmpty && audio.marks.isEmpty)
  }

  @Test func emojiHaveNames() throws {
    #expect(try phonemes("🎉") == phonemes("party popper"))
    #expect(try phonemes("🐶", SpeechAttributes(spellsOut: true)).contains("dɑːɡ"))
  }

  @Test(arguments: [
    String(repeating: "dogs and cats. ", count: 680), String(repeating: "a", count: 10_000),
    String(repeating: "🎉", count: 500), String(repeating: "Ωж中", count: 300),
  ])
  func longTextIsSpoken(text: String) throws {
    let audio = try speak(text, settings: SpeechSettings(rate: 1))
    #expect(audio.duration > 5)
  }

  @Test(arguments: [
    "<break time=\"9s\"/>hello", "[[h@l'oU]]", "&lt;b&gt;", "\u{1}50Phello", "a\0b", "\u{E03C}b\u{E03E}",
  ])
  func inputIsNeverMarkup(text: String) throws {
    // As text each of these is said letter by letter or word by word: none is silent, waits or is obeyed.
    let audio = try speak(text)
    #expect((0.2...6).contains(audio.duration))
    if text.hasPrefix("[[") { #expect(try phonemes(text) != "həloʊ") }
  }

  @Test func controlCharactersDoNotSteer() throws {
    #expect(try phonemes("\u{1}99Phello") == phonemes(" 99Phello"))
    #expect(try phonemes("one\0two") == phonemes("one two"))
  }

  @Test func voicesByName() throws {
    let male = try speak("Hello there")
    let settings = SpeechSettings(voice: "en-gb+f3")
    #expect(try fundamental(speak("Hello there", settings: settings)) > fundamental(male) * 1.2)
  }

  @Test(arguments: ["klingonese", "en-us+nobody", "", "+f3", String(repeating: "x", count: 5_000)])
  func unknownVoiceIsAnError(name: String) throws {
    #expect(throws: SpeechError.self) { try synthesizer.validate(voice: name) }
    #expect(throws: SpeechError.self) {
      try speak("Hello", settings: SpeechSettings(voice: name))
    }
  }

  @Test func misspeltVoiceIsSuggested() throws {
    let error = #expect(throws: SpeechError.self) { try synthesizer.validate(voice: "en-usa") }
    #expect(error?.description.contains("Did you mean en-us") == true)
  }

  /// The pitch of the voice in hertz: the lag at which the loudest stretch resembles itself most.
  func fundamental(_ audio: SpeechAudio) -> Double {
    let window = 2_048
    var estimates: [Double] = []
    for start in stride(from: 0, to: audio.samples.count - window * 2, by: window) {
      let part = audio.samples[start..<start + window * 2].map(Double.init)
      guard part.map({ $0 * $0 }).reduce(0, +) / Double(part.count) > 1_000_000 else { continue }
      let lags = audio.sampleRate / 400...audio.sampleRate / 50
      let best = lags.max { similarity(part, $0, window) < similarity(part, $1, window) }
      if let best { estimates.append(Double(audio.sampleRate) / Double(best)) }
    }
    guard !estimates.isEmpty else { return 0 }
    return estimates.sorted()[estimates.count / 2]
  }

  private func similarity(_ part: [Double], _ lag: Int, _ window: Int) -> Double {
    var sum = 0.0
    for index in stride(from: 0, to: window, by: 2) { sum += part[index] * part[index + lag] }
    return sum
  }
}
