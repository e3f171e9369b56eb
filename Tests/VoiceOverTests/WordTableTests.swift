import Testing

@testable import VoiceOver

@Suite("Word tables")
struct WordTableTests {
  @Test("Every key of every language is a word, and English has all of them")
  func keys() throws {
    #expect(WordTable.languages == ["de", "en", "ru", "zh-Hans", "zh-Hant"])
    for language in WordTable.languages {
      let table = try #require(WordTable.table(for: language))
      for key in (table.keys["written"] ?? []) + (table.keys["spoken"] ?? []) {
        #expect(Word(rawValue: key) != nil, "\(language): \(key)")
      }
      for key in table.keys["hints"] ?? [] {
        #expect(GeneratedHint(rawValue: key) != nil, "\(language): \(key)")
      }
    }
    for word in Word.allCases {
      #expect(!WordTable.english.written(word).isEmpty, "\(word)")
      #expect(!WordTable.english.spoken(word).isEmpty, "\(word)")
    }
    for hint in GeneratedHint.allCases { #expect(!WordTable.english.hint(hint).isEmpty, "\(hint)") }
  }

  @Test("A format keeps its places in every language")
  func formats() throws {
    for language in WordTable.languages {
      let table = try #require(WordTable.table(for: language))
      for word in [Word.row, .column, .rowSpan, .columnSpan, .selected] {
        #expect(table.written(word).contains("%@"), "\(language) \(word)")
      }
      #expect(fill(table.written(.position), "A", "2", "3").contains("2"))
    }
  }

  @Test("Formats are filled in any order, and stray signs stay")
  func filling() {
    #expect(fill("%3 of %1 %@ 100%", "a", "b", "c") == "c of a a 100%")
    #expect(fill("%9%", "a") == "%9%")
    #expect(fill("", "a") == "")
  }
}
