/// The hint begins with “Allows you to”.
public struct HintAllows: HintRule {
  public static let about = RuleDescription(
    "hint-allows", title: "The hint begins with words that say nothing",
    why: "“Allows you to” and the like delay what matters: what happens.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Begin with the verb: “Edits the name.”, not “Allows you to edit the name.”", page: ApplePage.hint)

  public init() {}

  public func judge(_ hint: Hint, of node: JudgedNode) -> AuditJudgement? {
    let beginnings = node.language.permissions
    guard !beginnings.isEmpty else { return nil }
    let words = hint.words.joined(separator: " ")
    guard let found = beginnings.first(where: { words.hasPrefix($0 + " ") }) else { return .pass }
    return .review(
      "the hint “\(hint.text)” begins with “\(found)”", required: "a hint that begins with what happens")
  }
}
