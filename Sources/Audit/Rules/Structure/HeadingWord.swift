/// The label of a heading says that it is one.
public struct HeadingWord: ElementRule {
  public static let about = RuleDescription(
    "heading-word", title: "The label says “heading”",
    why:
      "A word in the label is no heading: the rotor does not find it, and with the trait it is heard twice.",
    audit: .trait, criterion: .infoAndRelationships, severity: .moderate,
    fix: "Take the word out of the label and add the header trait.", page: ApplePage.traits)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    let isTitle = node.appearance?.font?.textStyle.map(TextStyleSizes.isTitle) ?? false
    guard isTitle || !role.isDisjoint(with: [.header, .text]), !role.contains(.system),
      let last = node.words.last
    else { return nil }
    guard node.words.count > 1 || role.contains(.header), node.language.headings.contains(String(last)) else {
      return .pass
    }
    let measured = "the label “\(node.label)”"
    let required = "a label without “\(last)”, and the header trait"
    if node.visibleWords.last == last {
      return .review(
        measured + ", which is also what the screen shows", required: required, reason: "visibleText")
    }
    return .fail(measured, required: required)
  }
}
