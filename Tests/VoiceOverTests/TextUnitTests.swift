import Testing

@testable import VoiceOver

@Suite("Pieces of text")
struct TextUnitTests {
  private func pieces(_ text: String, _ unit: TextUnit) -> [String] {
    let pieces = TextPieces(text)
    return pieces.ranges(of: unit).map { pieces[$0] }
  }

  @Test("Characters are what a person takes for one")
  func characters() {
    #expect(pieces("a👩‍👩‍👧e\u{301}🇩🇪\r\n", .character) == ["a", "👩‍👩‍👧", "e\u{301}", "🇩🇪", "\r\n"])
  }

  @Test(
    "Words",
    arguments: [
      ("Hello, world!", ["Hello", ",", "world", "!"]), ("don't stop", ["don't", "stop"]),
      ("3.14 and 1,000", ["3.14", "and", "1,000"]), ("你好 ab", ["你", "好", "ab"]), ("  ", []),
      ("snake_case -- x", ["snake_case", "--", "x"]), ("end.", ["end", "."]), ("", []),
    ])
  func words(text: String, expected: [String]) {
    #expect(pieces(text, .word) == expected)
  }

  @Test(
    "Sentences",
    arguments: [
      ("One. Two!  Three", ["One.", "Two!", "Three"]), ("He said \"No.\" Then", ["He said \"No.\"", "Then"]),
      ("v1.5 is out", ["v1.5 is out"]), ("一。二！", ["一。", "二！"]), ("A\nB. C", ["A", "B.", "C"]),
    ])
  func sentences(text: String, expected: [String]) {
    #expect(pieces(text, .sentence) == expected)
  }

  @Test("Paragraphs leave empty ones out; lines are as laid out, else sentences")
  func paragraphs() {
    #expect(pieces("A b\n\nC", .paragraph) == ["A b", "C"])
    let laid = TextPieces("one two three", lines: [0..<8, 8..<13, 20..<30])
    #expect(laid.ranges(of: .line).map { laid[$0] } == ["one two ", "three"])
    #expect(pieces("One. Two.", .line) == ["One.", "Two."])
  }

  @Test("A range that lies outside is empty, not a crash")
  func outside() {
    #expect(TextPieces("abc")[2..<9] == "")
    #expect(TextPieces("")[0..<0] == "")
  }
}

@Suite("Difference of two texts")
struct TextDifferenceTests {
  @Test(
    "What came and what is gone, in whole characters",
    arguments: [
      ("ab", "abc", "", "c"), ("abc", "ab", "c", ""), ("abc", "axc", "b", "x"), ("", "a", "", "a"),
      ("e", "e\u{301}", "e", "e\u{301}"), ("👩", "👩‍👧", "👩", "👩‍👧"), ("a👍", "a", "👍", ""),
      ("same", "same", "", ""), ("👍🏽", "👍🏿", "👍🏽", "👍🏿"), ("é", "e\u{301}", "é", "e\u{301}"),
    ])
  func difference(old: String, new: String, removed: String, inserted: String) {
    let difference = TextDifference(from: old, to: new)
    #expect(Array(difference.removedText.utf16) == Array(removed.utf16))
    #expect(Array(difference.insertedText.utf16) == Array(inserted.utf16))
  }

  @Test("Of equal letters the insertion point tells which was typed")
  func insertionPoint() {
    #expect(TextDifference(from: "aab", to: "aaab", insertionPoint: 1).inserted == 0..<1)
    #expect(TextDifference(from: "aab", to: "aaab", insertionPoint: 3).inserted == 2..<3)
  }

  @Test("Removed and inserted pieces make the new text of the old one")
  func property() {
    let letters = ["a", "b", "é", "e\u{301}", "👍", "👩‍👧", " ", "\r\n", "\u{301}"]
    var seed: UInt64 = 7
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(below))
    }
    for _ in 0..<2_000 {
      let old = (0..<random(7)).map { _ in letters[random(letters.count)] }.joined()
      let new = (0..<random(7)).map { _ in letters[random(letters.count)] }.joined()
      let difference = TextDifference(from: old, to: new, insertionPoint: random(2) == 0 ? nil : random(9))
      var units = Array(old.utf16)
      units.replaceSubrange(difference.removed, with: Array(difference.insertedText.utf16))
      #expect(units == Array(new.utf16), "\(old) -> \(new)")
    }
  }
}
