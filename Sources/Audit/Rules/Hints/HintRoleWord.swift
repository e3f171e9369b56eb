/// The hint names the kind of the control.
public struct HintRoleWord: HintRule {
  public static let about = RuleDescription(
    "hint-role-word", title: "The hint names the element's kind",
    why: "VoiceOver has said the kind already.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Begin with what happens: “Adds a name.”, not “Button that adds a name.”", page: ApplePage.hint)

  public init() {}

  public func judge(_ hint: Hint, of node: JudgedNode) -> AuditJudgement? {
    let language = node.language
    guard !language.roles.isEmpty else { return nil }
    let start = hint.words.drop { ["a", "an", "the", "this", "that"].contains($0) }
    guard let word = start.first, language.names(word, Array(language.roles.keys)) else { return .pass }
    return .fail(
      "the hint “\(hint.text)” begins with “\(word)”", required: "a hint that begins with what happens")
  }
}
