import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("Contrast letter by letter")
struct TextMaskTests {
  /// A text of letters five pixels wide, drawn over grounds, each as wide as a letter with its space.
  private func screen(
    ink: UInt32, grounds: [UInt32], declared: String?, size: Double = 17
  ) -> (screen: TestScreen, node: Int) {
    let (width, height) = (grounds.count * 8, 20)
    var plain = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height { for x in 0..<width { plain[y * width + x] = grounds[x / 8] } }
    var seen = plain
    for y in 4..<16 { for x in 0..<width where (1..<6).contains(x % 8) { seen[y * width + x] = ink } }
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    var screen = TestScreen(background: nil)
    let node = screen.text("Words", "#000000", size: size, frame: frame) { _, appearance in
      appearance.textColor = declared.flatMap(AuditColor.init(hex:)).map { .color($0) } ?? .notKnown
    }
    screen.screen.picture = AuditPicture(width: width, height: height, frame: frame, pixels: seen)
    screen.screen.pictureWithoutText = AuditPicture(width: width, height: height, frame: frame, pixels: plain)
    return (screen, node)
  }

  @Test(
    "Each letter is compared with what lies behind it",
    arguments: [
      ("white on black", UInt32(0xFFFFFF), [UInt32(0), 0, 0], AuditJudgement.Verdict.pass),
      ("grey on white", 0x999999, [0xFFFFFF, 0xFFFFFF], .fail),
      ("half of it on grey", 0x777777, [0x000000, 0xAAAAAA, 0x000000, 0x000000], .needsReview),
      ("most of it on grey", 0x777777, [0x000000, 0xAAAAAA, 0xAAAAAA, 0xAAAAAA], .fail),
    ])
  func letters(_ what: String, ink: UInt32, grounds: [UInt32], expected: AuditJudgement.Verdict) {
    let hex = "#" + String(ink, radix: 16, uppercase: true)
    let made = screen(ink: ink, grounds: grounds, declared: hex)
    #expect(made.screen.verdict(ContrastText.self, of: made.node) == expected, "\(what)")
  }

  @Test("The declared colour counts, not what a thin letter makes of it")
  func thinLetters() {
    // Drawn at half strength, declared black.
    let made = screen(ink: 0x808080, grounds: [0xFFFFFF, 0xFFFFFF], declared: "#000000")
    #expect(made.screen.verdict(ContrastText.self, of: made.node) == .pass)
  }

  @Test("A colour that nobody declared is read from the picture; a doubt stays one")
  func unknownColor() {
    let good = screen(ink: 0x000000, grounds: [0xFFFFFF], declared: nil)
    #expect(good.screen.verdict(ContrastText.self, of: good.node) == .pass)
    let bad = screen(ink: 0xAAAAAA, grounds: [0xFFFFFF], declared: nil)
    #expect(bad.screen.verdict(ContrastText.self, of: bad.node) == .needsReview)
  }

  @Test("A finding names the share of the letters that are below the level")
  func share() throws {
    let made = screen(ink: 0x777777, grounds: [0x000000, 0xAAAAAA, 0x000000, 0x000000], declared: "#777777")
    let judgement = try #require(made.screen.judgement(ContrastText.self, of: made.node))
    #expect(judgement.measured.contains("25 % of 4 letters"), "\(judgement.measured)")
  }
}
