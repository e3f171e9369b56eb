import AccessibilityTree

/// Something changed elsewhere on the screen, and assistive technologies were not told.
public struct ChangeUnannounced: AuditRule {
  public static let about = RuleDescription(
    "change-unannounced", title: "What changed is not announced",
    why:
      "Who sees the screen notices another total, an error or a result; who listens hears nothing of it, and does not know that there is anything to look for.",
    audit: .none, criterion: .statusMessages, severity: .moderate,
    fix:
      "Post an announcement with the new words, or a layoutChanged with the element that changed; give what changes again and again the trait updatesFrequently.",
    page: ApplePage.notifications)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    guard let changes = screen.screen.silentChanges else { return }
    if changes.isEmpty { outcome.add(.pass, at: nil) }
    for change in changes {
      let node = screen.nodes[change.node]
      if change.isByItself, !node.element.traits.isDisjoint(with: .updatesFrequently) { continue }
      let texts = change.texts.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
      let rest = change.texts.count > 3 ? " and \(change.texts.count - 3) more" : ""
      // Only a person can tell whether it is a status that somebody waits for.
      outcome.add(
        .review(
          change.isByItself
            ? "the text changed by itself to \(texts)\(rest)"
            : "after it was activated, \(texts)\(rest) came up elsewhere",
          required: "an announcement, a notification of the change, or updatesFrequently",
          reason: change.isByItself ? "byItself" : "afterAction"), at: change.node)
    }
  }
}
