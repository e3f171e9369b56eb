/// A line or shape that is needed has too little contrast with what is next to it.
public struct ContrastNontext: ElementRule {
  public static let about = RuleDescription(
    "contrast-nontext", title: "A shape has too little contrast",
    why:
      "The border of a field, an icon, the knob of a switch: who does not see it does not know what is there.",
    audit: .contrast, criterion: .nonTextContrast, severity: .serious,
    fix: "Make it darker or lighter, to 3:1 at least.", page: ApplePage.guidelines)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    guard let appearance = node.appearance, let graphic = appearance.graphic, appearance.otherCue == nil,
      node.role.isDisjoint(with: [.disabled, .system]), !appearance.isLogo, !appearance.isDecorative,
      !node.facts.isInvisible, graphic.part != "extraRing"
    else { return nil }
    // A button is known by its words.
    if graphic.part == "background", node.role.contains(.button), !node.visibleTexts.isEmpty { return nil }
    let needed = node.screen.options.graphicContrast
    let required = "\(Target.number(needed)):1"
    guard case .color(let color) = graphic.color, case .color(let adjacent) = graphic.adjacent else {
      return .review(
        "the colours of the \(graphic.part) are not known", required: required, reason: "unknownColour")
    }
    let ground = adjacent.over(.white)
    let ratio = AuditColor.contrast(color.over(ground), ground)
    let figures: [String: AuditFigure] = ["ratio": .number(ratio), "required": .number(needed)]
    if ratio >= needed { return AuditJudgement(.pass, figures: figures) }
    return .fail(
      "\(Target.number((ratio * 100).rounded() / 100)):1, \(color.hex) beside \(ground.hex), of the \(graphic.part)",
      required: required, figures: figures)
  }
}
