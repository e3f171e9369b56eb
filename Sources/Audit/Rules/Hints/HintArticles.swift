/// The hint may lack an article.
public struct HintArticles: HintRule {
  public static let about = RuleDescription(
    "hint-articles", title: "The hint may lack an article",
    why: "A hint is heard once and quickly: whole sentences are understood, telegrams are not.",
    audit: .sufficientElementDescription, criterion: nil, severity: .minor,
    fix: "Write it out: “Adds a city.”", page: ApplePage.hint, yieldsTo: ["hint-imperative"])

  public init() {}

  public func judge(_ hint: Hint, of node: JudgedNode) -> AuditJudgement? {
    let language = node.language
    guard !language.determiners.isEmpty, !language.massNouns.isEmpty else { return nil }
    // Only a verb and a noun: with more words, the noun may be a name or part of another.
    guard (2...3).contains(hint.words.count), hint.words[0].hasSuffix("s") else { return .pass }
    let noun = hint.words[1]
    let isDetermined = hint.words.dropFirst().contains { language.determiners.contains(String($0)) }
    let original = hint.text.split(whereSeparator: \.isWhitespace).dropFirst().first ?? ""
    let isName = original.first?.isUppercase ?? false
    guard !isDetermined, !isName, !language.massNouns.contains(String(noun)),
      !(hint.words.last ?? "").hasSuffix("s"),
      noun.allSatisfy(\.isLetter), !noun.hasSuffix("ly")
    else { return .pass }
    return .review(
      "the hint “\(hint.text)” has no article before “\(noun)”",
      required: "the article, if the noun takes one")
  }
}
