import DeviceSettings

/// Text does not follow the text size setting.
public struct DynamicTypeUnsupported: AuditRule {
  public static let about = RuleDescription(
    "dynamic-type-unsupported", title: "The text does not follow the text size",
    why: "Who needs larger letters sets them once, in Settings; this text stays small.",
    audit: .dynamicType, criterion: .resizeText, severity: .serious,
    fix: """
      Use a text style: .font(.body) in SwiftUI; UIFont.preferredFont(forTextStyle: .body) or UIFontMetrics, with \
      adjustsFontForContentSizeCategory = true, in UIKit.
      """, page: ApplePage.scalingFonts, needsAppearance: true)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    for index in ShownText.nodes(of: screen) {
      guard let appearance = screen.screen.appearance(of: index), let font = appearance.font,
        !screen.facts[index].isInvisible, !screen.facts[index].role.contains(.system),
        !appearance.hasLargeContentViewer, !screen.isPartOfPlatformControl(index)
      else { continue }
      if let judgement = judge(font, appearance) { outcome.add(judgement, at: index) }
    }
  }

  private func judge(_ font: TextFont, _ appearance: ElementAppearance) -> AuditJudgement? {
    let required = "a font of a text style or of UIFontMetrics, and adjustsFontForContentSizeCategory"
    if let growth = appearance.measuredGrowth {
      // A font that says it scales and does not is the business of dynamic-type-partial.
      if growth >= 1.05 || font.isScaled { return .pass }
    } else if font.isScaled {
      return .pass
    }
    let measured: String
    switch font.scaling {
    case .unknown:
      guard appearance.measuredGrowth != nil || font.adjusts == false else { return nil }
      measured = "a text that stays as it is"
    case .none:
      measured = "a font of a fixed size" + (font.pointSize.map { ", \(Target.number($0)) points" } ?? "")
    case .textStyle, .metrics: measured = "adjustsFontForContentSizeCategory is off"
    }
    if appearance.isDecorative {
      return .review(measured + ", for decoration", required: required, reason: "decorative")
    }
    var judgement = AuditJudgement.fail(measured, required: required)
    // A font that scales has the chosen size whenever the screen is made anew.
    if font.scaling == .textStyle || font.scaling == .metrics { judgement.severity = .moderate }
    return judgement
  }
}

extension TextFont {
  /// Whether it says that it follows the text size setting.
  var isScaled: Bool { (scaling == .textStyle || scaling == .metrics) && adjusts == true }
}

extension ElementAppearance {
  /// How many times larger the font is at the largest text size than at the default one, as it was measured; nil when
  /// it was not.
  ///
  /// A view that is never shown at small sizes has larger letters to begin with, which is no less growth.
  var measuredGrowth: Double? {
    guard let shown = atSizes[.large]?.pointSize ?? font?.pointSize,
      let large = atSizes[.accessibilityExtraExtraExtraLarge]?.pointSize
    else { return nil }
    let small = min(shown, font?.defaultPointSize ?? shown)
    return small > 0 ? large / small : nil
  }
}

/// The texts on a screen that can be seen, whether or not they are elements themselves.
enum ShownText {
  static func nodes(of screen: JudgedScreen) -> [Int] {
    guard !screen.screen.appearances.isEmpty else { return [] }
    return screen.nodes.indices.filter { index in
      switch screen.nodes[index].exposure {
      case .unseen, .hiddenFromTechnologies: false
      case .element, .nested, .none: screen.nodes[index].appearance != nil
      }
    }
  }
}
