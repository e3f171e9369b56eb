import AccessibilityTree
import Foundation

/// Text in a picture has too little contrast with what lies behind it.
public struct ContrastPixel: AuditRule {
  public static let about = RuleDescription(
    "contrast-pixel", title: "The text has too little contrast in the picture",
    why: "Where only a picture of the screen is known, as of a recording, its colours are read from that.",
    audit: .contrast, criterion: .contrastMinimum, severity: .serious,
    fix: "Make the text darker or lighter, or put a plain background behind it.", page: ApplePage.guidelines,
    yieldsTo: ["contrast-text"])

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    // Where the screen was also drawn without its texts, these were found and are judged one by one.
    guard let picture = screen.screen.picture, screen.screen.pictureWithoutText == nil else { return }
    for index in screen.nodes.indices where screen.facts[index].isJudged {
      let facts = screen.facts[index]
      let appearance = screen.screen.appearance(of: index)
      // Declared colours are better, and WCAG asks for them; a view that shows no text of its own has none to judge.
      guard facts.role.isDisjoint(with: [.disabled, .system, .image]), !facts.label.isEmpty,
        appearance?.textColor == nil, appearance?.viewFrame == nil || appearance?.text != nil,
        !(appearance?.isLogo ?? false), !facts.isInvisible,
        facts.label.contains(where: { $0.isLetter || $0.isNumber }),
        let part = picture.part(screen.nodes[index].element.frame)
      else { continue }
      var judgement = judge(picture, part, appearance?.font, screen)
      // What is not known to show text may be a picture that has a name.
      if judgement.verdict == .fail, !facts.role.contains(.text), (appearance?.text ?? "").isEmpty {
        judgement.verdict = .needsReview
        judgement.measured += ", which may be no text"
        judgement.reason = "unknownText"
      }
      outcome.add(judgement, at: index)
    }
  }

  private func judge(
    _ picture: AuditPicture, _ part: (columns: Range<Int>, rows: Range<Int>), _ font: TextFont?,
    _ screen: JudgedScreen
  ) -> AuditJudgement {
    let levels = screen.options.contrast
    let required = "\(Target.number(levels.normal)):1, or \(Target.number(levels.large)):1 for large text"
    guard let colors = PixelColors(picture, columns: part.columns, rows: part.rows) else {
      return .review("the picture has one colour there", required: required, reason: "oneColour")
    }
    let ratio = AuditColor.contrast(colors.text, colors.background)
    let figures: [String: AuditFigure] = [
      "ratio": .number(ratio), "text": .text(colors.text.hex), "background": .text(colors.background.hex),
    ]
    let shown = (ratio * 100).rounded() / 100
    let measured = "\(shown):1, \(colors.text.hex) on \(colors.background.hex) in the picture"
    guard colors.share >= 0.25 else {
      return .review(
        measured + ", of several colours", required: required, reason: "severalColours", figures: figures)
    }
    if let size = font?.pointSize {
      let isLarge = screen.options.isLarge(pointSize: size, isBold: font?.isBold ?? false)
      let needed = isLarge ? levels.large : levels.normal
      return ratio >= needed
        ? AuditJudgement(.pass, figures: figures)
        : .fail(measured, required: "\(Target.number(needed)):1", figures: figures)
    }
    if ratio >= levels.normal { return AuditJudgement(.pass, figures: figures) }
    if ratio >= levels.large {
      return .review(
        measured + ", and it may be large", required: required, reason: "unknownSize", figures: figures)
    }
    return .fail(measured, required: required, figures: figures)
  }
}
