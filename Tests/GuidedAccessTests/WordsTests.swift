import Testing

@testable import GuidedAccess

@Suite("The words of Guided Access")
struct WordsTests {
  @Test("Every language has every phrase, and each stands for one")
  func complete() {
    #expect(GuidedAccessWords.all.keys.sorted() == ["de", "en"])
    for (language, table) in GuidedAccessWords.all {
      #expect(Set(table.keys) == Set(GuidedAccessWords.Phrase.allCases.map(\.rawValue)), "\(language)")
    }
  }

  @Test("A notice says what iOS shows")
  func notices() {
    let english = GuidedAccessWords(language: "en-US")
    #expect(english.text(of: .started) == "Guided Access Started")
    #expect(english.text(of: .ended) == "Guided Access Ended")
    #expect(english.text(of: .timeRemaining(minutes: 1)) == "1 minute remaining")
    #expect(english.text(of: .timeRemaining(minutes: 5)) == "5 minutes remaining")
    #expect(english.text(of: .timeIsOver) == nil)
    #expect(GuidedAccessWords(language: "de").text(of: .timeRemaining(minutes: 5)) == "Noch 5 Minuten")
  }
}
