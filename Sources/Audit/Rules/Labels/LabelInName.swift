import AccessibilityTree

/// The label of a control lacks the words that the control shows.
public struct LabelInName: ElementRule {
  public static let about = RuleDescription(
    "label-in-name", title: "The label lacks the words that are seen",
    why: "Who uses Voice Control says what they see; the label is what has to match.",
    audit: .sufficientElementDescription, criterion: .labelInName, severity: .serious,
    fix: "Begin the label with the words that the control shows.", page: ApplePage.label)

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    guard role.contains(.interactive), role.isDisjoint(with: [.field, .adjustable, .key, .system]),
      !node.label.isEmpty
    else { return nil }
    if node.appearance?.visibleTextIsSymbol ?? false { return nil }
    let texts = node.visibleTexts.map { (text: $0, name: Name($0)) }.filter { !$0.name.isSymbol }
    guard let first = texts.first else { return nil }
    let element = node.element
    let also = element.hasDetails ? element.details.userInputLabels ?? [] : []
    let names = ([node.label] + also).map(Name.init)
    let value = Name(element.value?.string ?? "")
    let missing = texts.filter { text in
      !names.contains { $0.contains(text.name) } && !(texts.count > 1 && value.contains(text.name))
    }
    guard let lost = missing.first else {
      // Who reads the screen says the words from their beginning. Chinese and Japanese put what is done before or after.
      if texts.count == 1, !first.name.hasNoSpaces, !names.contains(where: { $0.begins(with: first.name) }) {
        return .review(
          "the label “\(node.label)” does not begin with “\(first.text)”",
          required: "a label that begins with the words that are seen", reason: "notFirst")
      }
      return .pass
    }
    let measured = "the label “\(node.label)” lacks “\(lost.text)”"
    let required = "a label with the words that are seen"
    // Of several texts, the first is what the control is called; the others may be left out on purpose.
    if texts.count > 1, missing.allSatisfy({ $0.text != first.text }) {
      return .review(measured, required: required, reason: "furtherText")
    }
    return .fail(measured, required: required)
  }

  /// A name as speech recognition compares it.
  private struct Name {
    var words: [Substring]
    var text: String

    init(_ string: String) {
      words = TextTools.words(string)
      text = words.joined(separator: " ")
    }

    /// One letter, or signs, stand for a symbol and not for words.
    var isSymbol: Bool {
      words.isEmpty || (words.count == 1 && words[0].count == 1 && words[0].allSatisfy(\.isASCII))
    }

    /// Whether it has letters of a script without spaces between words.
    var hasNoSpaces: Bool { text.unicodeScalars.contains { $0.value >= 0x2E80 } }

    func begins(with other: Name) -> Bool {
      words.starts(with: other.words) || text.hasPrefix(other.text)
    }

    func contains(_ other: Name) -> Bool {
      if TextTools.contains(words, other.words) { return true }
      return other.hasNoSpaces && text.contains(other.text)
    }
  }
}
