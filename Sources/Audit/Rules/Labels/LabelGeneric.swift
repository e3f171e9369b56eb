import AccessibilityTree

/// The label of a control says nothing out of its context.
public struct LabelGeneric: ElementRule {
  public static let about = RuleDescription(
    "label-generic", title: "The label says nothing by itself",
    why: "Somebody who goes from link to link, or hears a list of them, does not know where it leads.",
    audit: .sufficientElementDescription, criterion: .linkPurpose, severity: .moderate,
    fix: "Say where it leads or what it does: “Read more about privacy”.", page: ApplePage.label)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    guard !role.isDisjoint(with: [.button, .link]), role.isDisjoint(with: [.key, .system, .tab]),
      !node.label.isEmpty
    else { return nil }
    let language = node.language
    let measured = "the label “\(node.label)”"
    let required = "a label that says where it leads or what it does"
    let whole = node.words.isEmpty ? node.label : node.words.joined(separator: " ")
    if language.generic.contains(whole) {
      if !role.contains(.link), language.menuTitles.contains(whole) {
        return .review(measured + " is usual for a menu", required: required, reason: "menu")
      }
      return .fail(measured, required: required)
    }
    if role.contains(.link), node.words.count <= 2, let first = node.words.first,
      language.demonstratives.contains(String(first))
    {
      return .review(measured + " points to something said before", required: required, reason: "context")
    }
    return .pass
  }
}
