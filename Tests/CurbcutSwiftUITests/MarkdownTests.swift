import Foundation
import Testing

@testable import CurbcutSwiftUI

/// The inline Markdown of localised keys.
@Suite
struct MarkdownTests {
  private func described(_ text: String) -> String {
    InlineMarkdown.parts(of: text).map { part in
      guard case .string(let string) = part.content else { return "?" }
      let marks =
        (part.isBold ? "b" : "") + (part.isItalic ? "i" : "") + (part.isCode ? "c" : "")
        + (part.isStruck ? "s" : "") + (part.link.map { "→\($0.absoluteString)" } ?? "")
      return marks.isEmpty ? string : "[\(marks):\(string)]"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**bold** and *italic*", "[b:bold] and [i:italic]"), ("***both***", "[bi:both]"),
    ("a `**code**` b", "a [c:**code**] b"), ("~~gone~~", "[s:gone]"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("snake_case_name", "snake_case_name"), ("an _emphasis_", "an [i:emphasis]"), ("\\*not\\*", "*not*"),
    ("[Apple](https://apple.com) Inc.", "[→https://apple.com:Apple] Inc."), ("[a] (b)", "[a] (b)"),
    ("jane@example.com", "[→mailto:jane@example.com:jane@example.com]"),
    ("See https://swift.org.", "See [→https://swift.org:https://swift.org]."), ("**open", "**open"),
    ("1. not a list", "1. not a list"), ("# no heading", "# no heading"),
    // https://developer.apple.com/documentation/foundation/morphology
    ("^[1 cup](inflect: true) of coffee", "1 cup of coffee"), ("^[3 cup](inflect: true)", "3 cups"),
    ("^[1 boxes](inflect: true)", "1 box"), ("^[2 **berry**](inflect: true)", "2 [b:berries]"),
    ("^[0 person](inflect: true)", "0 people"), ("^[1,204 runs](inflect: true)", "1,204 runs"),
    ("^[2 sheep](inflect: true)", "2 sheep"), ("^[words](other: 1)", "words"), ("2^[x", "2^[x"),
  ])
  func itIsReadAsInTheKeysOfTexts(_ text: String, _ expected: String) {
    #expect(described(text) == expected)
  }

  @Test func anotherLanguageKeepsItsWords() {
    let parts = InlineMarkdown.parts(of: "^[3 Tasse](inflect: true)", language: "de")
    #expect(parts.map(\.content) == [.string("3 Tasse")])
  }

  @Test func valuesAreNotRead() {
    let parts = InlineMarkdown.parts(of: "**\(InlineMarkdown.mark(0))**!", arguments: [.string("*a*")])
    #expect(
      parts == [
        InlineMarkdown.Part(content: .string("*a*"), isBold: true),
        InlineMarkdown.Part(content: .string("!")),
      ])
  }

  @Test func anythingCanBeRead() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
    var state = seed
    let letters = Array("*_~`[]()\\ ab@.:/h")
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int(state % 24) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(letters[Int(state >> 33) % letters.count])
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Whatever is written, all that is no delimiter is kept.
      let kept = InlineMarkdown.parts(of: text).compactMap { part -> String? in
        if case .string(let string) = part.content { string } else { nil }
      }.joined()
      #expect(kept.count <= text.count, "seed \(seed): \(text)")
      #expect(
        kept.filter(\.isLetter).count >= text.filter(\.isLetter).count
          - (text.contains("](") ? text.count : 0),
        "seed \(seed): \(text)")
    }
  }
}
