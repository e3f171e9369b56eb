/// The hint names a gesture.
public struct HintGesture: HintRule {
  public static let about = RuleDescription(
    "hint-gesture", title: "The hint names a gesture",
    why: "VoiceOver adds the right gesture itself, and by keyboard, switch or braille it is another one.",
    audit: .sufficientElementDescription, criterion: nil, severity: .moderate,
    fix: "Say what happens, not what the finger does: “Plays the song.”", page: ApplePage.hint)

  public init() {}

  public func judge(_ hint: Hint, of node: JudgedNode) -> AuditJudgement? {
    let language = node.language
    let measured = "the hint “\(hint.text)”"
    let required = "a hint without a gesture"
    if let part = language.gestureParts.first(where: { hint.text.contains($0) }) {
      return .fail(measured + " says “\(part)”", required: required)
    }
    guard !language.gestures.isEmpty else { return language.gestureParts.isEmpty ? nil : .pass }
    for (place, word) in hint.words.enumerated() {
      let next = place + 1 < hint.words.count ? hint.words[place + 1] : ""
      let isDoubled = (word == "double" || word == "triple") && language.gestures.contains(String(next))
      if language.gestures.contains(String(word)) || isDoubled {
        return .fail(measured + " says “\(word)”", required: required)
      }
      guard language.ambiguousGestures.contains(String(word)) else { continue }
      let isVerb = place == 0 || ["and", "or", "to", "und", "oder"].contains(hint.words[place - 1])
      return isVerb
        ? .fail(measured + " says “\(word)”", required: required)
        : .review(
          measured + " says “\(word)”, which may be no gesture", required: required, reason: "ambiguous")
    }
    return .pass
  }
}
