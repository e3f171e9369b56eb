/// Text has too little contrast with what lies behind it.
public struct ContrastText: AuditRule {
  public static let about = RuleDescription(
    "contrast-text", title: "The text has too little contrast",
    why: "It cannot be read with weak sight, in sunlight, or on a dimmed screen.",
    audit: .contrast, criterion: .contrastMinimum, severity: .serious,
    fix: "Make the text darker or lighter, or put a plain background behind it.", page: ApplePage.guidelines,
    needsAppearance: true)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    guard !screen.screen.appearances.isEmpty else { return }
    TextContrast(screen, levels: screen.options.contrast).judge(into: &outcome)
  }
}
