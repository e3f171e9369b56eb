/// The hint does not begin with a capital letter or does not end in a full stop.
public struct HintPunctuation: HintRule {
  public static let about = RuleDescription(
    "hint-punctuation", title: "The hint is not written as a sentence",
    why: "A hint is a sentence: the full stop gives it the fall of voice that ends one.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Begin it with a capital letter and end it with a full stop.", page: ApplePage.hint)

  public init() {}

  public func judge(_ hint: Hint, of node: JudgedNode) -> AuditJudgement? {
    var faults: [String] = []
    if let first = TextTools.firstCasedLetter(hint.text), first.isLowercase {
      faults.append("begins with a small letter")
    }
    if let last = hint.text.last, !".!?。！？।…".contains(last) { faults.append("does not end in a full stop") }
    return faults.isEmpty
      ? .pass
      : .fail(
        "the hint “\(hint.text)” " + faults.joined(separator: " and "),
        required: "a capital letter and a full stop")
  }
}
