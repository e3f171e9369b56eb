import AccessibilityTree
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import Audit

@Suite("contrast-text")
struct ContrastTextTests {
  @Test("Contrast is compared without rounding, by size and weight")
  func contrast() {
    func verdict(_ color: String, size: Double = 17, bold: Bool = false) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let node = screen.text("Some text", color, size: size, bold: bold)
      return screen.verdict(ContrastText.self, of: node)
    }
    #expect(verdict("#777777") == .fail)
    #expect(verdict("#767676") == .pass)
    #expect(verdict("#949494", size: 18) == .pass)
    #expect(verdict("#949494", size: 14, bold: true) == .pass)
    #expect(verdict("#949494", size: 13, bold: true) == .fail)
    #expect(verdict("unknown") == .needsReview)
  }

  @Test("A failure names both colours and proposes one that passes")
  func proposal() throws {
    var screen = TestScreen()
    let node = screen.text("Some text", "#AAAAAA")
    let judgement = try #require(screen.judgement(ContrastText.self, of: node))
    #expect(judgement.measured.contains("#AAAAAA on #FFFFFF"))
    #expect(judgement.measured.contains("2.32:1"))
    #expect(try #require(judgement.fix).contains("on #FFFFFF"))
  }

  @Test("What lies below in drawing order is the background")
  func backdrop() {
    var screen = TestScreen(background: nil)
    let unknown = screen.text("Nothing below", "#FFFFFF")
    #expect(screen.verdict(ContrastText.self, of: unknown) == .needsReview)
    let frame = CGRect(x: 0, y: 300, width: 390, height: 100)
    screen.add(nil, frame: frame, exposure: .none) { $1.background = .color(.white) }
    let onWhite = screen.text("On white", "#000000", frame: frame.insetBy(dx: 20, dy: 30))
    #expect(screen.verdict(ContrastText.self, of: onWhite) == .pass)
    screen.add(nil, frame: frame.insetBy(dx: 0, dy: 45), exposure: .none) { $1.background = .material }
    #expect(screen.verdict(ContrastText.self, of: onWhite) == .needsReview)
    screen.add(nil, frame: frame, exposure: .none) { $1.background = .color(.black) }
    #expect(screen.verdict(ContrastText.self, of: onWhite) == nil)
  }

  @Test("A gradient passes or fails as a whole, else it is to be looked at")
  func gradient() {
    func verdict(_ text: String, _ from: String, _ to: String) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let frame = CGRect(x: 0, y: 100, width: 300, height: 40)
      let box = screen.add(nil, frame: frame, exposure: .none) {
        $1.background = .gradient(
          from: .zero, to: CGPoint(x: 1, y: 0), colors: [from, to].compactMap(AuditColor.init(hex:)))
      }
      let node = screen.text("Some text", text, frame: frame, parent: box)
      return screen.verdict(ContrastText.self, of: node)
    }
    #expect(verdict("#000000", "#FFFFFF", "#CCCCCC") == .pass)
    #expect(verdict("#FFFFFF", "#FFFFFF", "#0000FF") == .needsReview)
    #expect(verdict("#AAAAAA", "#FFFFFF", "#888888") == .fail)
  }

  @Test("A picture of the screen that shows another background than was declared is to be looked at")
  func picture() throws {
    var test = TestScreen()
    let node = test.text("Some text", "#AAAAAA")
    var screen = test.screen
    screen.picture = AuditPicture(
      width: 390, height: 844, frame: screen.bounds, pixels: [UInt32](repeating: 0x333333, count: 390 * 844))
    var outcome = RuleOutcome()
    ContrastText().judge(JudgedScreen(screen), into: &outcome)
    let found = try #require(outcome.judgements.first { $0.node == node })
    #expect(found.judgement.verdict == .needsReview)
    #expect(found.judgement.reason == "drawnOtherwise")
  }

  @Test("Over a picture whose file is missing nobody can tell the contrast, unless something covers it")
  func missingImage() {
    func judgement(_ covers: Bool) -> AuditJudgement? {
      var screen = TestScreen()
      let frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      screen.add(nil, frame: frame, exposure: .none) {
        $1.background = .image
        $1.isImageMissing = true
      }
      if covers { screen.add(nil, frame: frame, exposure: .none) { $1.background = .color(.white) } }
      let node = screen.text("Some text", "#AAAAAA", frame: frame)
      return screen.judgement(ContrastText.self, of: node)
    }
    #expect(judgement(false)?.verdict == .needsReview)
    #expect(judgement(false)?.reason == "missingImage")
    #expect(judgement(true)?.verdict == .fail)
  }

  @Test("Disabled, invisible, decorative and foreign text is exempt")
  func exempt() {
    func verdict(_ change: @escaping (inout AccessibilityElement, inout ElementAppearance) -> Void)
      -> AuditJudgement?
    {
      var screen = TestScreen()
      let node = screen.text("Some text", "#AAAAAA", frame: nil, change)
      return screen.judgement(ContrastText.self, of: node)
    }
    #expect(verdict { element, _ in element.traits.insert(.notEnabled) } == nil)
    #expect(verdict { $1.opacity = 0.01 } == nil)
    #expect(verdict { $1.isLogo = true } == nil)
    #expect(verdict { $1.isSystemProvided = true } == nil)
    #expect(verdict { $1.viewFrame = CGRect(x: 0, y: 2_000, width: 100, height: 20) } == nil)
    #expect(verdict { $1.text = "🎉" } == nil)
    #expect(verdict { $1.text = "X" }?.verdict == .needsReview)
    #expect(verdict { _, _ in }?.verdict == .fail)
  }
}

@Suite("contrast-enhanced")
struct ContrastEnhancedTests {
  @Test("Level AAA asks for 7:1")
  func levels() {
    var screen = TestScreen()
    let node = screen.text("Some text", "#666666")
    #expect(screen.verdict(ContrastText.self, of: node) == .pass)
    #expect(screen.verdict(ContrastEnhanced.self, of: node) == .fail)
  }
}

@Suite("contrast-nontext")
struct ContrastNontextTests {
  @Test("A border that is needed reaches 3:1")
  func shapes() {
    func verdict(_ white: Double) -> AuditJudgement.Verdict? {
      TestScreen.verdict(ContrastNontext.self, "Name", .textEntry) {
        $1.graphic = Graphic(
          part: "border", color: .color(AuditColor(white: white)), adjacent: .color(.white))
      }
    }
    #expect(verdict(0.7) == .fail)
    #expect(verdict(0.4) == .pass)
  }
}

@Suite("contrast-pixel")
struct ContrastPixelTests {
  @Test("Pixels: the two colours of flat shapes are found")
  func pixels() throws {
    var test = TestScreen()
    let node = test.add("Text", .staticText, frame: CGRect(x: 0, y: 0, width: 40, height: 40)) {
      $1.text = "Text"
    }
    var pixels = [UInt32](repeating: 0xFF0000, count: 1_600)
    for y in 0..<10 { for x in 0..<10 { pixels[y * 40 + x] = 0x800080 } }
    var screen = test.screen
    screen.picture = AuditPicture(
      width: 40, height: 40, frame: CGRect(x: 0, y: 0, width: 40, height: 40), pixels: pixels)
    var outcome = RuleOutcome()
    ContrastPixel().judge(JudgedScreen(screen), into: &outcome)
    let judgement = try #require(outcome.judgements.first { $0.node == node }?.judgement)
    #expect(judgement.verdict == .fail)
    #expect(judgement.figures["text"] == .text("#800080"))
    #expect(judgement.figures["background"] == .text("#FF0000"))
  }
}

@Suite("dynamic-type-unsupported and dynamic-type-partial")
struct DynamicTypeTests {
  @Test("Text follows the text size by its font and by adjusting to it, or as it was measured")
  func dynamicType() {
    func verdict(
      _ rule: any AuditRule.Type, _ font: TextFont, large: Double? = nil
    ) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let node = screen.text("Some text", "#000000") {
        $1.font = font
        if let large { $1.atSizes[.accessibilityExtraExtraExtraLarge] = .init(pointSize: large) }
      }
      return screen.verdict(rule, of: node)
    }
    let fixed = TextFont(pointSize: 17, scaling: .none, adjusts: true)
    let body = TextFont(pointSize: 17, textStyle: "body", scaling: .textStyle, adjusts: true)
    var deaf = body
    deaf.adjusts = false
    #expect(verdict(DynamicTypeUnsupported.self, fixed) == .fail)
    #expect(verdict(DynamicTypeUnsupported.self, fixed, large: 40) == .pass)
    #expect(verdict(DynamicTypeUnsupported.self, body) == .pass)
    #expect(verdict(DynamicTypeUnsupported.self, deaf) == .fail)
    #expect(verdict(DynamicTypePartial.self, body, large: 53) == .pass)
    #expect(verdict(DynamicTypePartial.self, body, large: 28) == .fail)
    #expect(verdict(DynamicTypePartial.self, fixed) == nil)
  }

  @Test("A text that is never shown small has grown before, and one that only does not adjust grows later")
  func degrees() {
    var screen = TestScreen()
    let raised = screen.text("Some text", "#000000", size: 28) {
      $1.font = TextFont(pointSize: 28, textStyle: "body", scaling: .textStyle, adjusts: true)
      $1.font?.defaultPointSize = 17
      $1.atSizes = [
        .large: .init(pointSize: 28), .accessibilityExtraExtraExtraLarge: .init(pointSize: 53),
      ]
    }
    #expect(screen.verdict(DynamicTypePartial.self, of: raised) == .pass)
    let deaf = screen.text("Some text", "#000000") {
      $1.font = TextFont(pointSize: 17, textStyle: "body", scaling: .textStyle, adjusts: false)
    }
    #expect(screen.judgement(DynamicTypeUnsupported.self, of: deaf)?.severity == .moderate)
  }

  @MainActor
  @Test("The sizes of text styles are those of UIKit")
  func styles() {
    let styles: [(String, UIFont.TextStyle)] = [
      ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
      ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]
    for (name, style) in styles {
      func size(_ category: UIContentSizeCategory) -> Double {
        Double(
          UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
          ).pointSize)
      }
      let sizes = TextStyleSizes.sizes(name)
      #expect(sizes?[3] == size(.large), "\(name)")
      #expect(sizes?[11] == size(.accessibilityExtraExtraExtraLarge), "\(name)")
      #expect(sizes?[7] == size(.accessibilityMedium), "\(name)")
    }
  }
}

@Suite("text-clipped")
struct TextClippedTests {
  @Test("Text is cut where it needs more room than it has")
  func clipped() {
    func judgement(_ change: @escaping (inout AccessibilityElement, inout ElementAppearance) -> Void)
      -> AuditJudgement?
    {
      var screen = TestScreen()
      let node = screen.text(
        "Once upon a midnight dreary", "#000000", frame: CGRect(x: 16, y: 100, width: 180, height: 24), change
      )
      return screen.judgement(TextClipped.self, of: node)
    }
    #expect(judgement { _, _ in } == nil)
    #expect(judgement { $1.textNeeds = CGSize(width: 180, height: 22) }?.verdict == .pass)
    let cut = judgement { $1.textNeeds = CGSize(width: 180, height: 88) }
    #expect(cut?.verdict == .fail)
    #expect(cut?.severity == .critical)
    #expect(judgement { $1.isTruncated = true }?.verdict == .needsReview)
    let largest = ContentSize.accessibilityExtraExtraExtraLarge
    #expect(
      judgement {
        $1.atSizes[largest] = .init(
          needs: CGSize(width: 180, height: 60), has: CGSize(width: 180, height: 24))
      }?.verdict == .fail)
    #expect(
      judgement {
        $1.atSizes[largest] = .init(
          needs: CGSize(width: 300, height: 60), has: CGSize(width: 180, height: 60))
      }?.verdict == .needsReview)
  }

  @Test("What clips between a text and its element cuts it; a picture is no text")
  func clip() {
    func verdict(_ clip: CGRect?, text: String) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let frame = CGRect(x: 16, y: 100, width: 180, height: 48)
      let node = screen.text(text, "#000000", frame: frame) { $1.clip = clip }
      return screen.verdict(TextClipped.self, of: node)
    }
    let half = CGRect(x: 16, y: 100, width: 180, height: 24)
    #expect(verdict(half, text: "Once upon a midnight dreary") == .fail)
    #expect(verdict(nil, text: "Once upon a midnight dreary") == nil)
    #expect(verdict(half, text: "") == nil)
    // Nothing of it is seen: it was moved away.
    #expect(verdict(half.offsetBy(dx: 0, dy: 300), text: "Once upon a midnight dreary") == nil)
  }

  @Test("Letters much smaller than wanted are to be looked at")
  func shrunk() {
    func verdict(_ shrinkage: Double) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let node = screen.text("Once upon a midnight", "#000000") { $1.shrinkage = shrinkage }
      return screen.verdict(TextClipped.self, of: node)
    }
    #expect(verdict(0.6) == .needsReview)
    #expect(verdict(0.8) == nil)
  }
}
