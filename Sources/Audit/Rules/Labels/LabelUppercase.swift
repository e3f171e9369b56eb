/// The label is all capitals.
public struct LabelUppercase: ElementRule {
  public static let about = RuleDescription(
    "label-uppercase", title: "The label is all capitals",
    why: "A voice may spell such a word letter by letter.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Write the label in ordinary letters, and draw capitals by the font.", page: ApplePage.label)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    guard !role.isDisjoint(with: [.interactive, .image]), role.isDisjoint(with: [.key, .system, .field])
    else {
      return nil
    }
    var letters = 0
    for character in node.label where character.isLetter {
      guard character.isUppercase else { return .pass }
      letters += 1
    }
    guard letters > 1 else { return letters == 0 ? nil : .pass }
    let measured = "the label “\(node.label)”"
    let required = "a label in ordinary letters"
    let words = node.label.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) }
    if letters > 4 || words > 1 { return .fail(measured, required: required) }
    return .review(measured + " may be an acronym", required: required, reason: "acronym")
  }
}
