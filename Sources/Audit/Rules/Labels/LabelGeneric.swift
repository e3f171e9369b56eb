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
    guard !role.isDisjoint(with: [.button, .link]) || node.facts.kind == .button,
      role.isDisjoint(with: [.key, .system, .tab]),
      !node.label.isEmpty
    else { return nil }
    // What opens and closes is named by what it opens, and that stands below it.
    if node.element.hasDetails, node.element.details.expandedStatus != .unsupported { return .pass }
    let language = node.language
    let measured = "the label “\(node.label)”"
    let required = "a label that says where it leads or what it does"
    let whole = node.words.isEmpty ? node.label : node.words.joined(separator: " ")
    if language.generic.contains(whole) {
      if !role.contains(.link), language.menuTitles.contains(whole) {
        return .review(measured + " is usual for a menu", required: required, reason: "menu")
      }
      if !role.contains(.link), node.isInColumn {
        return .review(
          measured + " in a list, where the others may explain it", required: required, reason: "list")
      }
      if !role.contains(.link), node.screen.isPartOfPlatformControl(node.index) {
        return .review(
          measured + " is one of several to choose from, which may explain it", required: required,
          reason: "choice")
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

extension JudgedNode {
  /// Whether it is one of three controls or more that stand one below the other, equally wide.
  fileprivate var isInColumn: Bool {
    let frame = element.frame
    var count = 0
    for index in screen.nodes.indices where screen.facts[index].isJudged {
      let other = screen.nodes[index].element.frame
      guard screen.facts[index].role.contains(.interactive), abs(other.minX - frame.minX) < 1,
        abs(other.width - frame.width) < 1, abs(other.height - frame.height) < 1
      else { continue }
      count += 1
      if count > 2 { return true }
    }
    return false
  }
}
