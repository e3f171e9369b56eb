import CurbcutFoundation
import Testing

@testable import CurbcutUIKit

@MainActor @Suite("A spelling checker", .serialized)
struct UITextCheckerTests {
  private func misspelled(in text: String) -> NSRange {
    UITextChecker().rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: 0, wrap: false,
      language: "en")
  }

  @Test("says so when there is no dictionary, and finds nothing wrong")
  func none() {
    let before = SpellingDictionary.folders
    defer { SpellingDictionary.folders = before }
    SpellingDictionary.folders = []
    #expect(UITextChecker.availableLanguages.isEmpty)
    #expect(misspelled(in: "teh").location == NSNotFound)
  }

  @Test("finds words by the installed dictionary")
  func installed() {
    #expect(UITextChecker.availableLanguages.contains("en_US"))
    #expect(misspelled(in: "Dogs near teh shelter") == NSRange(location: 10, length: 3))
    #expect(misspelled(in: "Dogs near the shelter").location == NSNotFound)
  }

  @Test("finds no words in addresses")
  func addresses() {
    for text in ["jdoe24@gmail.com", "See https://teh.example.org/pge?usr=xq", "www.exmple.com"] {
      #expect(misspelled(in: text).location == NSNotFound, "\(text)")
    }
    #expect(misspelled(in: "jdoe24@gmail.com is teh address") == NSRange(location: 20, length: 3))
  }

  @Test("reads stems with their flags from lines of a dictionary, in any number of lines")
  func stems() {
    let stems = SpellingStems(list: "4\nwalk/GDRS\r\nwalk/Z\nA\n\nco-op/M po:noun\nno tabs\tx\nlast/Q")
    #expect(stems.flags(of: "walk") == ["GDRS", "Z"])
    #expect(stems.flags(of: "A") == [""])
    #expect(stems.flags(of: "co-op") == ["M"])
    #expect(stems.flags(of: "no") == [""])
    #expect(stems.flags(of: "last") == ["Q"])
    for unknown in ["", "wal", "walks", "4", "tabs", "walk/GDRS", "las", "lasts"] {
      #expect(stems.flags(of: unknown).isEmpty, "\(unknown)")
    }
    #expect(stems.stems(with: "w") == ["walk"])
    #expect(SpellingStems(list: "").flags(of: "a").isEmpty)
    #expect(SpellingStems(list: "no lines").flags(of: "no").isEmpty)
    let short = SpellingStems(
      list: "a\n" + (0..<26).map { "\(Character(Unicode.Scalar(97 + UInt8($0))))\n" }.joined())
    #expect(short.flags(of: "z") == [""] && short.flags(of: "é").isEmpty)
  }
}
