/// The label of a control is very short or very long.
public struct LabelLength: ElementRule {
  public static let about = RuleDescription(
    "label-length", title: "The label of the control is too short or too long",
    why: "One letter says nothing, and a long label has to be heard each time.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Use one word or a short phrase; put what else is to be said into the value or the hint.",
    page: ApplePage.label,
    yieldsTo: ["label-not-readable", "label-filename"])

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    guard role.contains(.interactive), role.isDisjoint(with: [.key, .system]), !node.label.isEmpty else {
      return nil
    }
    if node.element.traits.contains(.staticText), !role.contains(.button) { return nil }
    let allowed = node.screen.options.labelLength
    let length = node.label.count
    if allowed.contains(length) {
      return node.screen.keepsFigures
        ? AuditJudgement(.pass, figures: ["length": .number(Double(length))]) : .pass
    }
    // One sign of Chinese is a word, and a digit is what it is.
    if length < allowed.lowerBound {
      let isWhole = node.label.unicodeScalars.allSatisfy {
        $0.value >= 0x2E80 || $0.properties.numericType != nil
      }
      if isWhole { return .pass }
    }
    // A row that says all of its texts is as long as these are.
    if length > allowed.upperBound, node.visibleTexts.count > 1, node.isNamedByVisibleText { return .pass }
    if length > allowed.upperBound, node.element.traits.contains(.staticText), node.label.contains(", ") {
      return .pass
    }
    return .fail(
      "a label of \(length) \(length == 1 ? "character" : "characters"): “\(node.label)”",
      required: "\(allowed.lowerBound) to \(allowed.upperBound) characters",
      figures: [
        "length": .number(Double(length)), "min": .number(Double(allowed.lowerBound)),
        "max": .number(Double(allowed.upperBound)),
      ])
  }
}
