import Foundation
import Testing

@testable import CurbcutDrawing

@Suite("Fonts")
struct UIFontTests {
  @Test("the system font has San Francisco's heights")
  func systemMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(abs(font.ascender - 16.186523) < 0.0001)
    #expect(abs(font.descender + 4.100586) < 0.0001)
    #expect(abs(font.capHeight - 11.97803) < 0.0001)
    #expect(font.leading == 0)
  }

  @Test(
    "names of iOS fonts are understood",
    arguments: [
      ("HelveticaNeue-Light", "Helvetica Neue", -0.4, false),
      ("Helvetica-BoldOblique", "Helvetica", 0.4, true),
      ("AvenirNext-DemiBold", "Avenir Next", 0.3, false), ("ArialMT", "Arial", 0, false),
      ("TimesNewRomanPS-BoldMT", "Times New Roman", 0.4, false),
      ("MarkerFelt-Thin", "Marker Felt", -0.6, false),
      ("Courier", "Courier", 0, false), ("Helvetica Neue", "Helvetica Neue", 0, false),
    ])
  func names(name: String, family: String, weight: CGFloat, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.familyName == family)
    #expect(font.core.weight == weight)
    #expect(font.core.isItalic == isItalic)
  }

  @Test("a font that iOS does not have is nil")
  func unknown() {
    #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
  }

  @Test("descriptors vary a font and keep the rest")
  func descriptors() throws {
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(font.adjusted(for: UITraitCollection(preferredContentSizeCategory: .extraLarge)).pointSize == 19)
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
  }
}
