import AccessibilityTree

/// The cursor goes to and fro between a few elements and never comes to the others.
public struct FocusTrap: AuditRule {
  public static let about = RuleDescription(
    "focus-trap", title: "The cursor cannot leave",
    why: "Flicking leads back again and again, and the rest of the screen cannot be reached that way.",
    audit: .parentChild, criterion: .noKeyboardTrap, severity: .critical,
    fix: "Do not post a change of layout with an element from code that runs when the cursor arrives.",
    page: ApplePage.notifications)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    guard let walk = screen.screen.walk else { return }
    guard let trap = walk.trap, let first = trap.first else { return outcome.add(.pass, at: nil) }
    let names = trap.prefix(3).map { "“\(screen.facts[$0].label)”" }.joined(separator: ", ")
    var judgement = AuditJudgement.fail(
      "flicking on leads from \(names) back to the first of them", required: "a way on")
    judgement.others = Array(trap.dropFirst())
    outcome.add(judgement, at: first)
  }
}
