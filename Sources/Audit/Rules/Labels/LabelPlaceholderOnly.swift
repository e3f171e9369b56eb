/// The placeholder is the only name of a field.
public struct LabelPlaceholderOnly: ElementRule {
  public static let about = RuleDescription(
    "label-placeholder-only", title: "The field is named by its placeholder alone",
    why: "The placeholder is gone as soon as something is typed, and the field then has no name.",
    audit: .sufficientElementDescription, criterion: .labelsOrInstructions, severity: .moderate,
    fix: "Give the field a label of its own.", page: ApplePage.label, yieldsTo: ["field-label-missing"])

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    // A search field shows what it is for by its symbol, and says it by its trait.
    guard node.role.contains(.field), !node.role.contains(.system), node.facts.kind != .searchField,
      !node.element.traits.contains(.searchField)
    else { return nil }
    if !node.label.isEmpty { return .pass }
    let placeholder = node.placeholder
    guard !placeholder.isEmpty else { return nil }
    return .fail("no label, only the placeholder “\(placeholder)”", required: "a label that stays")
  }
}
