import AccessibilityTree
import DeviceSettings
import Foundation

/// Text is cut off.
public struct TextClipped: AuditRule {
  public static let about = RuleDescription(
    "text-clipped", title: "Text is cut off",
    why: "What is cut off cannot be read; at larger text sizes that concerns those who need them.",
    audit: .textClipped, criterion: .resizeText, severity: .serious,
    fix: "Remove the fixed height, set numberOfLines = 0, and let the row grow.",
    page: ApplePage.scalingFonts, needsAppearance: true)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    let shownInFull = Set(screen.screen.appearances.compactMap(\.fullVersionOf))
    for index in ShownText.nodes(of: screen) {
      guard let appearance = screen.screen.appearance(of: index), !screen.facts[index].isInvisible,
        !screen.facts[index].role.contains(.system), !appearance.isDecorative,
        // Of bars, the system decides how far their texts grow; a long press shows them enlarged.
        !appearance.hasLargeContentViewer
      else { continue }
      if let judgement = judge(index, appearance, isShownInFull: shownInFull.contains(index), on: screen) {
        outcome.add(judgement, at: index)
      }
    }
  }

  /// To less than that part of its size no text should be made smaller.
  private static let leastShrinkage = 0.75
  /// Less than that is rounding.
  private static let tolerance = 1.0

  private func judge(
    _ index: Int, _ appearance: ElementAppearance, isShownInFull: Bool, on screen: JudgedScreen
  ) -> AuditJudgement? {
    let frame = appearance.viewFrame ?? screen.nodes[index].element.frame
    let hasFigures =
      appearance.textNeeds != nil || appearance.isTruncated || !appearance.atSizes.isEmpty
      || appearance.shrinkage < Self.leastShrinkage
    if appearance.isTruncated {
      if !isShownInFull, let text = appearance.text, text.count > 3, let size = appearance.font?.pointSize,
        frame.width < 2 * size
      {
        var judgement = AuditJudgement.fail(
          "\(Target.text(frame.size)), room for a letter or two", required: "the whole text",
          reason: "ellipsis")
        judgement.severity = .critical
        return judgement
      }
      return isShownInFull
        ? .pass
        : .review(
          "the text ends in an ellipsis", required: "the whole text, or a way to it from this screen",
          reason: "ellipsis")
    }
    if isShownInFull { return .pass }
    if let needs = appearance.textNeeds, Self.isShort(frame.size, needs) {
      return cut(frame.size, needs, at: nil)
    }
    // Empty parts of a label may lie outside.
    if appearance.text?.isEmpty == false,
      let judgement = cutFromAround(index, appearance.textFrame ?? frame, on: screen)
    {
      return judgement
    }
    guard hasFigures else { return nil }
    var doubt: AuditJudgement?
    for (size, measured) in appearance.atSizes.sorted(by: { $0.key < $1.key }) {
      guard let needs = measured.needs else { continue }
      if let has = measured.has {
        if needs.height > has.height + Self.tolerance { return cut(has, needs, at: size) }
        if measured.isTruncated || needs.width > has.width + Self.tolerance, doubt == nil {
          doubt = .review(
            "at \(size.name) the text ends in an ellipsis",
            required: "\(Target.number(needs.width)) points of width, or more lines", reason: "ellipsis")
        }
        continue
      }
      if let height = measured.rowHeight {
        if needs.height > height + Self.tolerance {
          return cut(CGSize(width: frame.width, height: height), needs, at: size)
        }
        continue
      }
      // Text of any number of lines makes its row higher, unless the row is fixed, which was measured.
      let lines = appearance.numberOfLines ?? (appearance.kind == .label ? 1 : 0)
      if lines == 0 { continue }
      if needs.width > frame.width + Self.tolerance { return cut(frame.size, needs, at: size) }
      if needs.height > frame.height + Self.tolerance, doubt == nil {
        doubt = .review(
          "at \(size.name) the text needs \(Target.number(needs.height)) points of height",
          required: "a height that grows, which was not measured", reason: "height")
      }
    }
    if doubt == nil, appearance.shrinkage < Self.leastShrinkage {
      let percent = Int((appearance.shrinkage * 100).rounded())
      doubt = .review(
        "the text is drawn at \(percent) % of its size, so that it fits",
        required: "75 % at least, or more lines",
        reason: "shrunk")
    }
    return doubt ?? .pass
  }

  private static func isShort(_ has: CGSize, _ needs: CGSize) -> Bool {
    needs.width > has.width + tolerance || needs.height > has.height + tolerance
  }

  private func cut(_ has: CGSize, _ needs: CGSize, at size: ContentSize?) -> AuditJudgement {
    var judgement = AuditJudgement.fail(
      "\(Target.text(has))" + (size.map { " at \($0.name)" } ?? ""),
      required: Target.text(needs) + " for the whole text",
      figures: ["has": .size(has.width, has.height), "needs": .size(needs.width, needs.height)])
    if size == nil || size == .large { judgement.severity = .critical }
    return judgement
  }

  /// What is around the text and does not scroll may cut it.
  private func cutFromAround(_ index: Int, _ frame: CGRect, on screen: JudgedScreen) -> AuditJudgement? {
    if let clip = screen.screen.appearance(of: index)?.clip {
      let seen = clip.intersection(frame)
      if seen.isNull || seen.width <= 0 || seen.height <= 0 { return nil }
      if Self.isShort(seen.size, frame.size) { return cut(seen.size, frame.size, at: nil) }
    }
    for outer in screen.ancestors(of: index) {
      guard let around = screen.screen.appearance(of: outer) else { continue }
      if around.scrolls { return nil }
      guard around.clips else { continue }
      let seen = (around.viewFrame ?? screen.nodes[outer].element.frame).intersection(frame)
      // Nothing of it is seen: it was moved away.
      if seen.isNull || seen.width <= 0 || seen.height <= 0 { return nil }
      guard Self.isShort(seen.size, frame.size) else { continue }
      if around.canGrow {
        return .review(
          "a sheet cuts it until it is pulled higher",
          required: "the whole text when the sheet is pulled higher",
          reason: "sheet")
      }
      return cut(seen.size, frame.size, at: nil)
    }
    return nil
  }
}
