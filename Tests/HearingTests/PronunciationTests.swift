import Testing
import VoiceControl

@testable import Hearing

@Suite("Grammars and pronunciations are written as the decoder reads them")
struct PronunciationTests {
  @Test(
    "Phonemes of espeak-ng become those of the acoustic model",
    arguments: [
      ("l_ˈeɪ_l_ə", ["L", "EY", "L", "AH"]), ("tʃ_ˈɜː_tʃ", ["CH", "ER", "CH"]),
      ("ˈoʊ_p_ə_n", ["OW", "P", "AH", "N"]),
      ("f_ˈɑːɹ", ["F", "AA", "R"]), ("", []),
    ])
  func phonemes(ipa: String, expected: [String]) {
    #expect(Pronunciation.arpabet(ipa) == expected)
  }

  @Test("Phrases with the same end share it, and what cannot be said is left out")
  func grammar() {
    let grammar = SpokenGrammar(
      language: "en",
      phrases: [
        [.word("tap"), .rule("item")], [.word("go"), .word("home")], [.word("hold"), .rule("item")],
        [.word("xyz")], [.word("do"), .rule("none")],
      ],
      rules: ["item": [[.word("one")], [.word("xyz")]], "none": [[.word("xyz")]]])
    let text = JSGF(grammar) { $0 != "xyz" }.text
    #expect(
      text == """
        #JSGF V1.0;
        grammar screen;
        public <phrase_> = go home
          | ( tap | hold ) <item>;
        <item> = one;

        """)
    #expect(JSGF(grammar) { _ in false }.text.isEmpty)
  }
}
