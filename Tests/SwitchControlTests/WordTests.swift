import Testing

@testable import SwitchControl

@Suite("The words of Switch Control")
struct WordTests {
  @Test("Every row of the menu and every phrase has English words, and no language has others")
  func complete() {
    let english = SwitchWords.keys(of: "en")
    #expect(Set(english["menu"] ?? []) == Set(MenuItem.allCases.map(\.rawValue)))
    #expect(Set(english["phrases"] ?? []) == Set(SwitchWords.Phrase.allCases.map(\.rawValue)))
    for language in SwitchWords.languages {
      for (section, keys) in SwitchWords.keys(of: language) {
        #expect(Set(keys).isSubset(of: english[section] ?? []), "\(language)")
      }
    }
  }

  @Test("A language that there are no words in shows English ones; placeholders are filled in their order")
  func fallback() {
    #expect(SwitchWords(language: "fi").title(of: .tap) == "Tap")
    #expect(SwitchWords(language: "de-AT").title(of: .tap) == "Tippen")
    #expect(SwitchWords(language: "de").title(of: .escape) == "Escape")
    #expect(SwitchWords(language: "en").phrase(.to, "A", "B") == "A to B")
    #expect(SwitchWords(language: "en").phrase(.severalFingers, "3") == "3 Fingers")
  }
}
