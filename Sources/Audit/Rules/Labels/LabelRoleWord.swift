/// The label says the role that the element's trait speaks already.
public struct LabelRoleWord: ElementRule {
  public static let about = RuleDescription(
    "label-role-word", title: "The label names the element's kind",
    why: "VoiceOver adds the kind itself, so that it is heard twice: “Add button, button”.",
    audit: .trait, criterion: .nameRoleValue, severity: .moderate,
    fix: "Take the word out of the label: VoiceOver adds it.", page: ApplePage.label)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let roles = Self.names(node.role) + (Self.isPicker(node) ? ["picker"] : [])
    // The way back says the title of the screen that it leads to.
    guard !roles.isEmpty, !node.role.contains(.system), !node.element.traits.contains(.backButton),
      let last = node.words.last,
      let first = node.words.first
    else { return nil }
    let language = node.language
    // “Action Button” is a button of the device, and its settings are no button's.
    if language.namesWithRole.contains(node.label.lowercased()) { return .pass }
    var found: Substring?
    if language.names(last, roles) { found = last }
    if found == nil, let whole = Self.ending(of: node.label, roles, language) { found = Substring(whole) }
    if found == nil, node.role.contains(.image), node.words.count > 1,
      language.pictureBeginnings.contains(String(first))
    {
      found = first
    }
    guard let found else { return .pass }
    let measured = "the label “\(node.label)” says “\(found)”"
    let required = "a label without the word, which the trait adds"
    // A number tells one of several photos from the others, and a number alone would not say of what.
    if found == first, node.words.dropFirst().first?.allSatisfy(\.isNumber) == true {
      return .review(measured + " with a number", required: required, reason: "numbered")
    }
    // Where the word stands on the screen, a label without it would not be what people see.
    if node.visibleWords.last == found || node.visibleWords.first == found {
      return .review(
        measured + ", which is also what the screen shows", required: required, reason: "visibleText")
    }
    return .fail(measured, required: required)
  }

  /// The role word that a label without spaces between words ends in.
  private static func ending(of label: String, _ roles: [String], _ language: AuditWords) -> String? {
    guard label.unicodeScalars.contains(where: { $0.value >= 0x3000 }) else { return nil }
    return roles.lazy.flatMap { language.roles[$0] ?? [] }.filter { label.hasSuffix($0) }.max()
  }

  /// Whether VoiceOver says that it is a picker, as it does not of every element whose value can be changed.
  private static func isPicker(_ node: JudgedNode) -> Bool {
    node.element.traits.contains(.pickerElement) || node.facts.kind == .picker
  }

  private static func names(_ role: NodeFacts.Role) -> [String] {
    var names: [String] = []
    if role.contains(.button) { names.append("button") }
    if role.contains(.link) { names.append("link") }
    if role.contains(.image) { names.append("image") }
    if role.contains(.toggle) { names.append("toggle") }
    if role.contains(.adjustable) { names.append("adjustable") }
    if role.contains(.field) { names.append("field") }
    if role.contains(.tab) { names.append("tab") }
    if role.contains(.key) { names.append("key") }
    return names
  }
}
