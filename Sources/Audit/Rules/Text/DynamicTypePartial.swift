import DeviceSettings

/// Text grows with the text size and then stops.
public struct DynamicTypePartial: AuditRule {
  public static let about = RuleDescription(
    "dynamic-type-partial", title: "The text stops growing",
    why: "The largest sizes are for those who need them most; text should become twice as large at least.",
    audit: .dynamicType, criterion: .resizeText, severity: .moderate,
    fix: "Take the limit away, and let the layout give way: stack, wrap and scroll.",
    page: ApplePage.scalingFonts,
    yieldsTo: ["dynamic-type-unsupported"], needsAppearance: true)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    for index in ShownText.nodes(of: screen) {
      guard let appearance = screen.screen.appearance(of: index), let font = appearance.font, font.isScaled,
        !screen.facts[index].isInvisible, !screen.facts[index].role.contains(.system),
        !appearance.hasLargeContentViewer
      else { continue }
      let growth = appearance.measuredGrowth ?? font.growthToCap
      let required = TextStyleSizes.requiredGrowth(style: font.textStyle, pointSize: font.pointSize)
      guard let growth, growth < required else {
        outcome.add(.pass, at: index)
        continue
      }
      let measured =
        "it becomes \(Self.text(growth)) times as large"
        + ((font.cap ?? appearance.lastGrowth).map { ", and stops at \($0.name)" } ?? "")
      outcome.add(
        appearance.isDecorative
          ? .review(measured, required: "\(Self.text(required)) times", reason: "decorative")
          : .fail(measured, required: "\(Self.text(required)) times"), at: index)
    }
  }

  private static func text(_ number: Double) -> String { String((number * 100).rounded() / 100) }
}

extension ElementAppearance {
  /// The text size after which its letters grow no more; nil where they grow to the end, or that was not measured.
  fileprivate var lastGrowth: ContentSize? {
    let sizes = atSizes.filter { $0.value.pointSize != nil }.sorted { $0.key < $1.key }
    guard sizes.count > 2, let end = sizes.last?.value.pointSize else { return nil }
    let first = sizes.first { ($0.value.pointSize ?? 0) >= end - 0.01 }?.key
    return first == sizes.last?.key ? nil : first
  }
}

extension TextFont {
  /// How many times larger its style is at its largest size than at the default one; nil when it has no limit.
  var growthToCap: Double? {
    guard let cap, let sizes = textStyle.flatMap(TextStyleSizes.sizes) ?? TextStyleSizes.sizes("body") else {
      return nil
    }
    return sizes[cap.rawValue] / sizes[ContentSize.large.rawValue]
  }
}
