/// A picture that assistive technologies reach has no label.
public struct ImageLabelMissing: ElementRule {
  public static let about = RuleDescription(
    "image-label-missing", title: "The picture has no label",
    why: "Somebody who does not see the picture stops at it and learns nothing.",
    audit: .sufficientElementDescription, criterion: .nonTextContent, severity: .serious,
    fix: "Describe the picture in its label; if it only decorates, take it out of the tree.",
    page: ApplePage.label)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    guard role.contains(.image), !role.contains(.system),
      role.isDisjoint(with: [.button, .link, .toggle, .adjustable, .field])
    else { return nil }
    return node.label.isEmpty ? .fail("no label", required: "a label, or no element") : .pass
  }
}
