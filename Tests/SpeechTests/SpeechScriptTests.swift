import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing

@testable import Speech

@Suite("A script that is spoken")
struct SpeechScriptTests {
  private func segments(_ parts: [Utterance.Part]) -> [SpeechScript.Segment] {
    SpokenText().script(for: Utterance(parts)).segments
  }

  @Test("Parts are separated by pauses, a longer one before the hint, none at the end")
  func pauses() {
    let found = segments([
      .init(.label, "Save"), .init(.value, ""), .init(.role, "Button"), .init(.hint, "Saves it."),
    ])
    #expect(found.map(\.text) == ["Save", "Button", "Saves it."])
    #expect(found.map(\.pause) == [SpeechScript.partPause, SpeechScript.hintPause, 0])
    #expect(found.map(\.part) == [0, 2, 3])
  }

  @Test("Attributes cut a text")
  func attributes() {
    let spelled = SpeechAttributes(spellsOut: true)
    let text = AccessibilityText("The W3C site", runs: [.init(range: 4..<7, attributes: spelled)])
    let found = segments([.init(.label, text, language: "en")])
    #expect(found.map(\.text) == ["The ", "W3C", " site"])
    #expect(found.map(\.attributes.spellsOut) == [nil, true, nil])
    #expect(found.allSatisfy { $0.attributes.language == "en" })
  }

  @Test("Ranges outside the text are cut to it", arguments: [-5..<2, 1..<900, 700..<900])
  func rangesOutside(range: Range<Int>) {
    let text = AccessibilityText("dog", runs: [.init(range: range, attributes: .init(pitch: 2))])
    #expect(segments([.init(.label, text)]).map(\.text).joined() == "dog")
  }

  @Test("Ranges count UTF-16 units")
  func rangesCountUTF16() {
    let text = AccessibilityText("🐶 de", runs: [.init(range: 3..<5, attributes: .init(language: "de"))])
    #expect(segments([.init(.label, text)]).map(\.text) == ["dog face ", "de"])
  }

  @Test("A place in what is spoken leads back to the text")
  func sources() {
    let found = segments([.init(.label, "me@home 😀 now")])
    #expect(found.map(\.text) == ["me At home grinning face now"])
    let places = [0, 3, 6, 11, 20, 25].map { found[0].source(of: $0) }
    #expect(places == [0, 2, 3, 8, 8, 11])
  }
}

@Suite struct SpeechSettingsTests {
  @Test(arguments: [(0.0, 80), (0.5, 175), (1.0, 450), (-3.0, 80), (7.0, 450), (.nan, 175)])
  func rateBecomesWordsPerMinute(rate: Double, words: Int) {
    #expect(SpeechSettings.wordsPerMinute(rate: rate) == words)
  }
}

@Suite struct SpeakableTextTests {
  @Test func longWordsAreBroken() {
    let words = SpeakableText.clean(String(repeating: "x", count: 1_000)).split(separator: " ")
    #expect(words.allSatisfy { $0.count <= SpeakableText.longestWord })
    #expect(words.joined().count == 1_000)
  }

  @Test(arguments: [
    ("a\u{1}b", "a b"), ("a\0b", "a b"), ("a\u{E000}b", "a b"), ("a\nb", "a\nb"), ("é <b>", "é <b>"),
  ])
  func charactersThatSteerTheEngineAreRemoved(text: String, clean: String) {
    #expect(SpeakableText.clean(text) == clean)
  }
}

@Suite struct PhoneticsTests {
  @Test func stressMovesToTheVowel() {
    #expect(Phonetics.codes("həˈloʊ") { _, _ in true } == "h|@|l|'oU")
  }

  @Test func marksAreSkippedAndWordsKept() {
    #expect(Phonetics.codes("/ˌkæ.tˈɪn t͡s/") { _, _ in true } == "k|,a|t|'I|n ts")
  }

  @Test func theNextCodeIsTakenWhenTheVoiceLacksOne() {
    #expect(Phonetics.codes("y") { code, _ in code == "u:" } == "u:")
    #expect(Phonetics.codes("y") { _, _ in false } == nil)
  }
}
