import AccessibilityTree

/// A control, a heading or another element has no label.
public struct LabelMissing: ElementRule {
  public static let about = RuleDescription(
    "label-missing", title: "The element has no label",
    why: """
      VoiceOver says only what kind of thing it is, and Voice Control cannot be told its name. A value or a hint does not \
      name it.
      """,
    audit: .sufficientElementDescription, criterion: .nameRoleValue, severity: .critical,
    fix: "Give it a label that says what it does, such as “Edit name”.", page: ApplePage.label)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    guard node.facts.kind?.showsText != true else { return nil }
    if role.contains(.text) || role.contains(.system) { return nil }
    // Text fields and pictures have rules of their own.
    if role.contains(.field) { return nil }
    if role.contains(.image), role.isDisjoint(with: [.button, .link, .toggle, .adjustable]) { return nil }
    // The system's own page control is told by its value alone: “page 1 of 3”.
    if node.facts.kind == .pageControl { return nil }
    guard node.label.isEmpty else { return .pass }
    let value = node.element.value.map { TextTools.trimmed($0.string) } ?? ""
    let measured = value.isEmpty ? "no label" : "no label, only the value “\(value)”"
    if node.isRecordedWithoutKind {
      return .review(
        measured + ", and the recording does not tell what it is", required: "a label", reason: "kind")
    }
    return .fail(measured, required: "a label")
  }
}

extension JudgedNode {
  /// Whether a tool recorded an object of no kind and without traits, which may be a view that the system left there.
  fileprivate var isRecordedWithoutKind: Bool {
    guard element.type == nil, let name = element.className, role.isEmpty else { return false }
    return name == "Other" || name == "GenericElement"
  }
}
