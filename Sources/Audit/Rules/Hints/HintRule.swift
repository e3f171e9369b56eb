import AccessibilityTree

/// A rule about hints.
public protocol HintRule: ElementRule {
  /// Judges a hint that is not empty; nil when the rule does not apply.
  func judge(_ hint: Hint, of node: JudgedNode) -> AuditJudgement?
}

/// The hint of an element.
public struct Hint: Sendable {
  /// Its text, without white space around it.
  public var text: String
  /// Its words, in small letters.
  public var words: [Substring]
}

extension HintRule {
  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    guard let said = node.element.hint?.string, !said.isEmpty, !node.role.contains(.system) else {
      return nil
    }
    let text = TextTools.trimmed(said)
    return text.isEmpty ? nil : judge(Hint(text: text, words: TextTools.words(text)), of: node)
  }
}
