/// The label ends in a full stop.
public struct LabelPunctuation: ElementRule {
  public static let about = RuleDescription(
    "label-punctuation", title: "The label ends in a full stop",
    why: "A label is a name, not a sentence: VoiceOver reads it with the fall of voice that ends a sentence.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Take the full stop away.", page: ApplePage.label)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    // Text on the screen keeps its full stop, as does a label that was put together from several.
    let role = node.role
    guard !node.label.isEmpty, !role.contains(.text), !role.contains(.field), !role.contains(.system),
      node.facts.kind?.showsText != true
    else { return nil }
    guard let last = node.label.last, ".。।．".contains(last) else { return .pass }
    if node.label.hasSuffix("..") || node.label.contains(where: { ",，、".contains($0) }) { return .pass }
    if !role.contains(.interactive), node.isNamedByVisibleText || node.isRecordedText { return .pass }
    let measured = "the label “\(node.label)”"
    let required = "a label without “\(last)” at its end"
    let word = node.label.lowercased().split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    if node.language.abbreviations.contains(word) {
      return .review(measured + " ends in an abbreviation", required: required, reason: "abbreviation")
    }
    return .fail(measured, required: required)
  }
}

extension JudgedNode {
  /// Whether a tool recorded an object of no kind that says a sentence, as the footers of lists are.
  fileprivate var isRecordedText: Bool {
    element.type == nil && element.className == "Other" && words.count > 3
  }
}
