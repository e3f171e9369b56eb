/// The label of a control begins with a small letter.
public struct LabelCase: ElementRule {
  public static let about = RuleDescription(
    "label-case", title: "The label begins with a small letter",
    why: "Apple asks for a capital letter: some voices read names and words by it, and braille shows it.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Begin the label with a capital letter.", page: ApplePage.label,
    yieldsTo: ["label-not-readable", "label-filename"])

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    guard role.contains(.interactive), role.isDisjoint(with: [.key, .system]),
      let first = TextTools.firstCasedLetter(node.label)
    else { return nil }
    guard first.isLowercase else { return .pass }
    // A link in a sentence is a part of it.
    if role.contains(.link), node.appearance?.isInline == true { return .pass }
    // “iPhone” is a name, and an address is written so.
    let word = node.label.prefix { !$0.isWhitespace }
    if word.dropFirst().contains(where: \.isUppercase) || word.contains("@") || word.contains("://") {
      return .pass
    }
    let measured = "the label “\(node.label)”"
    let required = "a capital letter at its beginning"
    if node.isNamedByVisibleText {
      return .review(measured + " is what the screen shows", required: required, reason: "visibleText")
    }
    return .fail(measured, required: required)
  }
}
