import AccessibilityTree

/// A label is the same in another language as in the one that the app was made in.
public struct LabelUntranslated: ElementRule {
  public static let about = RuleDescription(
    "label-untranslated", title: "The label is not translated",
    why: "A voice of one language reads words of another, and is not understood.",
    audit: .sufficientElementDescription, criterion: .languageOfParts, severity: .serious,
    fix: "Take the label from the strings of the app, and translate it.", page: ApplePage.localization,
    yieldsTo: ["label-not-readable", "label-filename"])

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    guard let base = node.screen.screen.base, !node.role.contains(.system), !node.label.isEmpty else {
      return nil
    }
    let language = node.screen.screen.language
    guard !Self.isSame(base.language, language), node.element.hasOwnLanguage != true else { return nil }
    let words = node.words.filter { $0.contains(where: \.isLetter) && $0.count > 1 }
    guard !words.isEmpty else { return nil }
    guard base.words.contains(node.label) else { return .pass }
    let measured = "the label “\(node.label)” is the same in \(base.language) and in \(language)"
    let required = "a label in \(language)"
    // What an app shows of its data, and the text of a recording, is in any language.
    let isData = node.role.contains(.text) && node.role.isDisjoint(with: [.header, .interactive])
    // A name, or a word that both languages have, is the same on purpose.
    return words.count >= 3 && !isData
      ? .fail(measured, required: required)
      : .review(
        measured + (isData ? ", and may be what the app's data say" : ", and may be a name"),
        required: required,
        reason: isData ? "data" : "name")
  }

  private static func isSame(_ a: String, _ b: String) -> Bool {
    func language(_ tag: String) -> Substring { tag.lowercased().prefix { $0 != "-" && $0 != "_" } }
    return language(a) == language(b)
  }
}

extension AccessibilityElement {
  /// Whether it says its language itself.
  fileprivate var hasOwnLanguage: Bool { hasDetails && details.language != nil }
}
