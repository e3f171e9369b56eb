/// The hint begins with the name of the control.
public struct HintRepeatsLabel: HintRule {
  public static let about = RuleDescription(
    "hint-repeats-label", title: "The hint begins with the label",
    why: "The label has just been said: “Save, button. Save saves your edits.”",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Leave out the subject: “Saves your edits.”", page: ApplePage.hint)

  public init() {}

  public func judge(_ hint: Hint, of node: JudgedNode) -> AuditJudgement? {
    let label = node.words
    guard !label.isEmpty else { return nil }
    guard hint.words.count >= label.count, Array(hint.words.prefix(label.count)) == label else {
      return .pass
    }
    let language = node.language
    // “Play the song.” is a command, which is another fault.
    if hint.words.count > label.count, label.count == 1, language.commands.contains(String(label[0])),
      language.determiners.contains(String(hint.words[label.count]))
    {
      return .pass
    }
    return .fail(
      "the hint “\(hint.text)” after the label “\(node.label)”", required: "a hint without the label")
  }
}
