/// Text has less contrast than level AAA asks for.
public struct ContrastEnhanced: AuditRule {
  public static let about = RuleDescription(
    "contrast-enhanced", title: "The text has less contrast than level AAA asks for",
    why: "With 7:1 most people with weak sight read without help.",
    audit: .contrast, criterion: .contrastEnhanced, severity: .minor,
    fix: "Make the text darker or lighter, at least when Increase Contrast is on.",
    page: ApplePage.guidelines,
    yieldsTo: ["contrast-text"], needsAppearance: true)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    guard !screen.screen.appearances.isEmpty else { return }
    TextContrast(screen, levels: screen.options.enhancedContrast).judge(into: &outcome)
  }
}
