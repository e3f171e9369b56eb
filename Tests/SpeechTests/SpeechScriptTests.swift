import AccessibilityTree
import Testing

@testable import Speech

@Suite struct UtteranceTests {
  @Test func partsAreSeparatedByPauses() {
    let script = SpeechScript(["Save", "", "Button"], pause: 0.3)
    #expect(script.segments == [.init("Save", attributes: .init(), pause: 0.3), .init("Button")])
  }

  @Test func attributesCutText() {
    let spelled = SpeechAttributes(spellsOut: true)
    let text = AccessibilityText("The W3C site", runs: [.init(range: 4..<7, attributes: spelled)])
    #expect(
      SpeechScript([text], language: "en").segments == [
        .init("The ", attributes: .init(language: "en")),
        .init("W3C", attributes: .init(language: "en", spellsOut: true)),
        .init(" site", attributes: .init(language: "en")),
      ])
  }

  @Test(arguments: [-5..<2, 1..<900, 700..<900])
  func rangesOutsideTheTextAreCutToIt(range: Range<Int>) {
    let text = AccessibilityText("dog", runs: [.init(range: range, attributes: .init(pitch: 2))])
    #expect(SpeechScript([text]).segments.map(\.text).joined() == "dog")
  }

  @Test func rangeCountsUTF16() {
    let text = AccessibilityText("🐶 de", runs: [.init(range: 3..<5, attributes: .init(language: "de"))])
    #expect(SpeechScript([text]).segments.map(\.text) == ["🐶 ", "de"])
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
