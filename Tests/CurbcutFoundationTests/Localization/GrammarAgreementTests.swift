import CurbcutFoundation
import Testing

@Suite("Words that agree with a number")
struct GrammarAgreementTests {
  @Test(
    "are English nouns in the singular and the plural",
    arguments: [
      ("^[1 dog](inflect: true)", "1 dog"), ("^[2 dog](inflect: true)", "2 dogs"),
      ("^[0 dog](inflect: true)", "0 dogs"), ("^[1 dogs](inflect: true)", "1 dog"),
      ("^[5 dogs](inflect: true)", "5 dogs"), ("^[1,000 box](inflect: true)", "1,000 boxes"),
      ("You have ^[3 large berry](inflect: true).", "You have 3 large berries."),
      ("^[2 slice of bread](inflect: true)", "2 slices of bread"),
      ("^[3 Person](inflect: true) and ^[1 people](inflect: true)", "3 People and 1 person"),
      ("^[4 knife](inflect: true)", "4 knives"), ("^[2 sheep](inflect: true)", "2 sheep"),
      ("^[1 bus](inflect: true)", "1 bus"), ("^[2 class](inflect: true)", "2 classes"),
      ("^[1 analyses](inflect: true)", "1 analysis"), ("^[2 photo](inflect: true)", "2 photos"),
      ("^[2 day](inflect: true)", "2 days"), ("^[2 dog](inflect: false)", "2 dog"),
      ("^[2 dog](morphology: {gender: \"neuter\"}, inflect: true)", "2 dogs"),
      ("^[open", "^[open"), ("^[dog](inflect: true)", "dog"), ("no [link](a)", "no [link](a)"),
      ("^[2 dog] (inflect: true)", "^[2 dog] (inflect: true)"),
    ])
  func english(text: String, expected: String) {
    #expect(GrammarAgreement.agreed(text, language: "en") == expected)
  }

  @Test("stay as they are in a language without a grammar here")
  func others() {
    #expect(GrammarAgreement.agreed("^[2 pies](inflect: true)", language: "pl") == "2 pies")
    #expect(GrammarAgreement.agreed("^[2 dog](inflect: true)", language: nil) == "2 dog")
  }

  @Test("are found in any text, and nothing else is lost")
  func fuzz() {
    var numbers = Numbers(state: 11)
    let pieces = ["^[", "]", "(", ")", "inflect: true", "2", " dog", "^", "[", "é", "\n"]
    for _ in 0..<3000 {
      let text = (0..<numbers.next() % 12).map { _ in
        pieces[Int(numbers.next() % UInt64(pieces.count))]
      }.joined()
      let result = GrammarAgreement.agreed(text, language: "en")
      #expect(result.filter { $0 == "é" }.count == text.filter { $0 == "é" }.count || text.contains("]("))
      #expect(result.count <= text.count + 12, "\(text)")
    }
  }
}
