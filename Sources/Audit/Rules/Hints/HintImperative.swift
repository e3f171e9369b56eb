/// The hint commands instead of saying what happens.
public struct HintImperative: HintRule {
  public static let about = RuleDescription(
    "hint-imperative", title: "The hint is a command",
    why: "“Play the song” sounds like an order; the hint says what activating the element does.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Begin with the verb in the third person: “Plays the song.”", page: ApplePage.hint,
    yieldsTo: ["hint-gesture"])

  public init() {}

  public func judge(_ hint: Hint, of node: JudgedNode) -> AuditJudgement? {
    let language = node.language
    guard !language.commands.isEmpty, let first = hint.words.first else { return nil }
    guard language.commands.contains(String(first)) else { return .pass }
    let measured = "the hint “\(hint.text)” begins with “\(first)”"
    let required = "the verb in the third person"
    // “Search results” has a noun in front.
    let isCommand = hint.words.count < 2 || language.determiners.contains(String(hint.words[1]))
    return isCommand
      ? .fail(measured, required: required)
      : .review(measured + ", which may be a noun", required: required, reason: "ambiguous")
  }
}
