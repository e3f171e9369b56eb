import AccessibilityTree

/// The label says what the value says, too.
public struct ValueRepeatsLabel: ElementRule {
  public static let about = RuleDescription(
    "value-repeats-label", title: "The label repeats the value",
    why: "It is heard twice, and a label that changes with the value is no name: “Volume 50%, 50%”.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Leave the value out of the label.", page: ApplePage.value, yieldsTo: ["switch-value"])

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    // A switch says 1 as “on”; what is typed into a field is anything.
    guard role.isDisjoint(with: [.system, .field, .toggle, .key]), !node.words.isEmpty,
      let value = node.element.value.map({ TextTools.words($0.string) }), !value.isEmpty
    else { return nil }
    guard TextTools.contains(node.words, value) else { return .pass }
    let measured = "the label “\(node.label)” and the value “\(node.element.value?.string ?? "")”"
    let required = "a label without the value"
    // “Chapter 1” of a book may be at 1 by chance.
    let isSure = value.contains { $0.contains(where: \.isLetter) } || value.count > 1 || value == node.words
    return isSure
      ? .fail(measured, required: required)
      : .review(measured, required: required, reason: "number")
  }
}
