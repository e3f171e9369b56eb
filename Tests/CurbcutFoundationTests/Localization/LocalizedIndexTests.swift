import Foundation
import Testing

@testable import CurbcutFoundation

@Suite("The letters of an index")
struct LocalizedIndexTests {
  @Test(
    "Are those of the language, and Latin ones after others",
    arguments: [
      ("sv", "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö"),
      (
        "el",
        "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
      ),
    ])
  func letters(_ language: String, _ letters: String) {
    #expect(LocalizedIndex(language: language).letters.joined(separator: " ") == letters)
  }

  @Test(
    "Have the texts under them that begin so",
    arguments: [
      ("en", "élan", "E"), ("sv", "Åsa", "Å"), ("ru", "Ёлка", "Е"), ("ru", "dog", "D"), ("ja", "サクラ", "さ"),
      ("ko", "한국", "ㅎ"), ("zh-Hans", "中国", "Z"), ("en", "Яма", nil), ("en", "1st", nil),
      ("hu", "Zsófi", "ZS"),
    ] as [(String, String, String?)])
  func places(_ language: String, _ text: String, _ letter: String?) {
    let index = LocalizedIndex(language: language)
    #expect(index.place(of: text).map { index.letters[$0] } == letter)
  }

  @Test("Are sorted as the language sorts")
  func sorting() {
    #expect(LocalizedIndex(language: "sv").sorted(["Ö", "Z", "A"]) { $0 } == ["A", "Z", "Ö"])
    #expect(LocalizedIndex(language: "de").sorted(["Ö", "Z", "A"]) { $0 } == ["A", "Ö", "Z"])
    #expect(LocalizedIndex(language: "en").compare("a", "B") == .orderedAscending)
  }
}
