import AccessibilityTree

/// A control with a state or value does not say it.
public struct SwitchValue: ElementRule {
  public static let about = RuleDescription(
    "switch-value", title: "The control does not say its value",
    why: "What cannot be heard cannot be set: on or off, how loud, which of several.",
    audit: .sufficientElementDescription, criterion: .nameRoleValue, severity: .serious,
    fix: "Set the value to words, with a unit: “On”, “50 percent”.", page: ApplePage.value)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    guard !role.contains(.system), !role.contains(.field) else { return nil }
    let value = node.element.value.map { TextTools.trimmed($0.string) } ?? ""
    if !role.isDisjoint(with: [.toggle, .adjustable]) {
      return value.isEmpty ? .fail("no value", required: "a value that says the state") : .pass
    }
    guard !role.isDisjoint(with: [.button, .link]), !value.isEmpty else { return nil }
    guard value == "0" || value == "1" else { return .pass }
    return .fail(
      "the value “\(value)”, which is said as a number",
      required: "words, or the trait of a switch, for which 1 is “on”",
      reason: "rawNumber")
  }
}
