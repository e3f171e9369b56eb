import Audit
import Foundation
import Testing

/// WCAG's own figures and definitions.
@Suite("Contrast, as WCAG computes it")
struct ContrastArithmeticTests {
  @Test("The ratios that WCAG and its techniques state")
  func ratios() throws {
    func ratio(_ a: String, _ b: String) throws -> Double {
      AuditColor.contrast(try #require(AuditColor(hex: a)), try #require(AuditColor(hex: b)))
    }
    #expect(try ratio("#000000", "#FFFFFF") == 21)
    #expect(try ratio("#FFFFFF", "#FFFFFF") == 1)
    // https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum: #777777 is 4.47 and does not pass.
    #expect(abs(try ratio("#777777", "#FFFFFF") - 4.478) < 0.001)
    #expect(abs(try ratio("#767676", "#FFFFFF") - 4.542) < 0.001)
    #expect(abs(try ratio("#FF0000", "#FFFFFF") - 3.998) < 0.001)
    #expect(try ratio("#123456", "#FEDCBA") == ratio("#FEDCBA", "#123456"))
  }

  @Test("Luminance is that of the primaries, and of the darkest greys")
  func luminance() throws {
    #expect(abs(AuditColor(red: 1, green: 0, blue: 0).relativeLuminance - 0.2126) < 1e-9)
    #expect(abs(AuditColor(red: 0, green: 1, blue: 0).relativeLuminance - 0.7152) < 1e-9)
    #expect(abs(AuditColor(red: 0, green: 0, blue: 1).relativeLuminance - 0.0722) < 1e-9)
    // 10 of 255 lies below the bend, 11 above.
    #expect(abs(AuditColor(white: 10.0 / 255).relativeLuminance - 10.0 / 255 / 12.92) < 1e-9)
    #expect(AuditColor(white: 11.0 / 255).relativeLuminance > AuditColor(white: 10.0 / 255).relativeLuminance)
  }

  @Test("Opacity is composited bottom up, and no colour stays none")
  func compositing() throws {
    let half = AuditColor(white: 0, alpha: 0.5)
    #expect(half.over(.white).hex == "#808080")
    #expect(half.over(half.over(.white)).hex == "#404040")
    #expect(AuditColor.clear.over(.clear).alpha == 0)
    #expect(AuditColor.clear.over(.white) == .white)
    #expect(AuditColor.black.over(.white) == .black)
    #expect(try #require(AuditColor(hex: "#00800040")).over(.white).hex == "#BFDFBF")
  }

  @Test("Hexadecimal colours are read and written; others are none")
  func hexadecimal() {
    for text in ["#000000", "#FFFFFF", "#12AB9F", "#12AB9F80"] { #expect(AuditColor(hex: text)?.hex == text) }
    for text in ["", "#", "000000", "#12345", "#GGGGGG", "#1234567", "#ABC", "#é12345"] {
      #expect(AuditColor(hex: text) == nil, "\(text)")
    }
  }

  @Test("A proposed colour reaches the ratio and keeps to the nearer side")
  func proposal() throws {
    var seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    for _ in 0..<500 {
      func next() -> Double {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(seed >> 33) / Double(UInt32.max >> 1)
      }
      let background = AuditColor(red: min(next(), 1), green: min(next(), 1), blue: min(next(), 1))
      let color = AuditColor(red: min(next(), 1), green: min(next(), 1), blue: min(next(), 1))
      guard let better = color.reaching(4.5, on: background) else { continue }
      #expect(AuditColor.contrast(better, background) >= 4.5)
    }
    #expect(AuditColor(white: 0.6).reaching(4.5, on: .white) != nil)
    #expect(AuditColor.black.reaching(22, on: .white) == nil)
  }

  @Test("Large text: by WCAG in points or pixels, and by Apple's table")
  func largeText() {
    #expect(LargeTextDefinition.wcag.isLarge(pointSize: 18, isBold: false))
    #expect(LargeTextDefinition.wcag.isLarge(pointSize: 14, isBold: true))
    #expect(!LargeTextDefinition.wcag.isLarge(pointSize: 17.9, isBold: false))
    #expect(!LargeTextDefinition.wcag.isLarge(pointSize: 13.9, isBold: true))
    #expect(!LargeTextDefinition.wcagPixels.isLarge(pointSize: 18, isBold: true))
    #expect(LargeTextDefinition.wcagPixels.isLarge(pointSize: 24, isBold: false))
    #expect(LargeTextDefinition.apple.isLarge(pointSize: 9, isBold: true))
  }
}
