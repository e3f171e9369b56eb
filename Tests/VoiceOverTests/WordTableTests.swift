import DeviceSettings
import Testing

@testable import VoiceOver

@Suite("Word tables")
struct WordTableTests {
  @Test("Every key of every language is a word, and English has all of them")
  func keys() throws {
    #expect(WordTable.languages == ["de", "en", "ru", "zh-Hans", "zh-Hant"])
    for language in WordTable.languages {
      let table = try #require(WordTable.table(for: language))
      for key in ["written", "spoken", "braille"].flatMap({ table.keys[$0] ?? [] }) {
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

  @Test("Every item of the rotor, every choice and every letter has a name")
  func rotor() {
    let english = WordTable.english
    for kind in RotorItem.Kind.allCases { #expect(english.rotorItem(kind) != kind.rawValue) }
    for language in WordTable.languages {
      for key in WordTable.table(for: language)?.keys["rotorItems"] ?? [] {
        #expect(RotorItem.Kind(rawValue: key) != nil, "\(language): \(key)")
      }
      for key in WordTable.table(for: language)?.keys["choices"] ?? [] {
        #expect(english.choice(key) != key, "\(language): \(key)")
      }
    }
    let choices =
      VoiceOverSettings.Punctuation.allCases.map { "punctuation.\($0.rawValue)" }
      + VoiceOverSettings.AudioDucking.allCases.map { "audioDucking.\($0.rawValue)" }
      + VoiceOverSettings.TypingStyle.allCases.map { "typingStyle.\($0.rawValue)" }
      + VoiceOverSettings.NavigationStyle.allCases.map { "navigationStyle.\($0.rawValue)" }
      + SelectionUnit.allCases.map { "selection.\($0.rawValue)" }
      + TextCommand.allCases.map { "edit.\($0.rawValue)" }
    for key in choices { #expect(english.choice(key) != key, "\(key)") }
    for letter in "abcdefghijklmnopqrstuvwxyz" { #expect(english.phonetic(of: letter) != nil) }
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
