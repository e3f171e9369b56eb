import DeviceSettings

/// Texts lie on each other when letters are larger.
public struct TextOverlapping: AuditRule {
  public static let about = RuleDescription(
    "text-overlap", title: "Texts lie on each other",
    why: "Neither can be read; at larger text sizes that concerns those who need them.",
    audit: .textClipped, criterion: .resizeText, severity: .serious,
    fix: "Constrain the texts to each other, and let what is around them grow.", page: ApplePage.scalingFonts,
    needsAppearance: true)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    let concerned = Set(screen.screen.overlaps.flatMap { [$0.first, $0.second] })
    for index in ShownText.nodes(of: screen) where !concerned.contains(index) {
      if screen.screen.appearance(of: index)?.text != nil { outcome.add(.pass, at: index) }
    }
    for overlap in screen.screen.overlaps {
      let roles = screen.facts[overlap.first].role.union(screen.facts[overlap.second].role)
      guard !roles.contains(.system), !screen.facts[overlap.first].isInvisible,
        !screen.facts[overlap.second].isInvisible
      else { continue }
      let other = screen.screen.appearance(of: overlap.second)?.text ?? screen.facts[overlap.second].label
      var judgement = AuditJudgement.fail(
        "at \(overlap.size.name) it and “\(other)” overlap by \(Target.number(overlap.depth)) points",
        required: "no overlap", figures: ["depth": .number(overlap.depth), "size": .text(overlap.size.name)])
      if overlap.size <= .large { judgement.severity = .critical }
      judgement.others = [overlap.second]
      outcome.add(judgement, at: overlap.first)
    }
  }
}
