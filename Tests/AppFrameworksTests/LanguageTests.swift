import CurbcutFoundation
import CurbcutNaturalLanguage
import Testing

@Suite("The language of texts, and their parts")
struct LanguageTests {
  @Test(arguments: [
    ("The quick brown fox jumps over the lazy dog.", NLLanguage.english),
    ("Der Hund schläft heute nicht im Haus.", .german), ("Je ne sais pas où est la gare.", .french),
    ("¿Dónde está la biblioteca? No lo sé.", .spanish),
    ("Non so dove sono le chiavi della macchina.", .italian),
    ("Eu não sei onde você está.", .portuguese), ("Ik weet niet waar het huis is.", .dutch),
    ("Jag vet inte var det är.", .swedish), ("Nie wiem, gdzie to jest.", .polish),
    ("Я не знаю, где это.", .russian), ("Я не знаю, де це є.", .ukrainian), ("私は学生です。", .japanese),
    ("我们是学生。", .simplifiedChinese), ("我們是學生。", .traditionalChinese), ("나는 학생입니다.", .korean),
    ("Είμαι φοιτητής.", .greek), ("אני סטודנט", .hebrew), ("ฉันเป็นนักเรียน", .thai),
    ("Nem tudom, hogy hol van.", .hungarian), ("Bugün hava çok güzel.", .turkish),
  ])
  func languagesAreTold(text: String, language: NLLanguage) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
  }

  @Test func probabilitiesAddUp() {
    let recognizer = NLLanguageRecognizer()
    #expect(recognizer.dominantLanguage == nil)
    recognizer.processString("The house is on the hill.")
    let found = recognizer.languageHypotheses(withMaximum: 3)
    #expect(found.count == 3 && (found[.english] ?? 0) > 0.5 && found.values.reduce(0, +) <= 1.0001)
    recognizer.languageConstraints = [.german, .french]
    #expect(
      recognizer.languageHypotheses(withMaximum: 5).keys.allSatisfy { [.german, .french].contains($0) })
    recognizer.reset()
    recognizer.languageConstraints = []
    #expect(recognizer.dominantLanguage == nil && NLLanguageRecognizer.dominantLanguage(for: "123") == nil)
  }

  private func texts(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map {
      text[$0].trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  @Test func aTextIsParted() {
    #expect(texts("Don't panic, it's 42.", .word) == ["Don't", "panic", "it's", "42"])
    #expect(texts("One. Two! Three?", .sentence) == ["One.", "Two!", "Three?"])
    #expect(texts("One.\nTwo.", .paragraph) == ["One.", "Two."])
    #expect(texts("One. Two.", .document) == ["One. Two."])
    let tokenizer = NLTokenizer(unit: .word)
    let text = "big cat"
    tokenizer.string = text
    #expect(text[tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 5))] == "cat")
  }

  @Test func wordsAreTagged() {
    let tagger = NLTagger(tagSchemes: [.tokenType, .script, .lexicalClass])
    let text = "Hello, world"
    tagger.string = text
    let whole = text.startIndex..<text.endIndex
    let kinds = tagger.tags(in: whole, unit: .word, scheme: .tokenType).map { $0.0 }
    #expect(kinds == [.word, .punctuation, .whitespace, .word])
    let words = tagger.tags(
      in: whole, unit: .word, scheme: .script, options: [.omitPunctuation, .omitWhitespace])
    #expect(words.map { $0.0?.rawValue } == ["Latn", "Latn"])
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .lexicalClass).0 == nil)
    #expect(tagger.dominantLanguage == nil || tagger.dominantLanguage == .english)
  }
}
