import AccessibilityTree

/// A field, or another control with a value, has neither a label nor a placeholder.
public struct FieldLabelMissing: ElementRule {
  public static let about = RuleDescription(
    "field-label-missing", title: "The field has no label",
    why: """
      VoiceOver says its value, or nothing, and not what it is for. A text that only stands beside it names nothing, and \
      what was typed is its value.
      """,
    audit: .sufficientElementDescription, criterion: .nameRoleValue, severity: .critical,
    fix: "Give it a label with the words that stand beside it.", page: ApplePage.label,
    yieldsTo: ["label-missing"])

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    guard !role.contains(.system), node.facts.kind != .pageControl else { return nil }
    let hasValue = !(node.element.value?.string ?? "").isEmpty
    guard !role.isDisjoint(with: [.field, .toggle, .adjustable]) || (role.contains(.button) && hasValue)
    else {
      return nil
    }
    if !node.label.isEmpty { return .pass }
    if role.contains(.field), !node.placeholder.isEmpty { return .pass }
    return .fail(hasValue ? "no label, only a value" : "no label", required: "a label")
  }
}

extension JudgedNode {
  /// The placeholder of a field without white space around it; empty for none.
  var placeholder: String {
    let element = element
    let said = element.hasDetails ? element.details.placeholder : nil
    return TextTools.trimmed(said ?? appearance?.placeholder ?? "")
  }
}
