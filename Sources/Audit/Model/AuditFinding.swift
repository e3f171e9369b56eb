import AccessibilityTree
import Foundation

/// A failure or a doubt of a rule, on one screen.
public struct AuditFinding: Sendable {
  /// The rule.
  public var rule: RuleDescription
  /// How it ended: never a pass.
  public var verdict: AuditJudgement.Verdict
  /// How bad it is.
  public var severity: AuditSeverity
  /// The element; nil when the finding is about the screen.
  public var element: AccessibilityElement?
  /// The element's node, as an index into the nodes of the screen that was judged; nil when the finding is about the
  /// screen.
  public var node: Int?
  /// The way to the element: its containers and itself, by identifier, or by class and place among equals.
  public var path: [String]
  /// Where the element is, in terms that outlive changed words, moved lines and new neighbours: the nearest identifier
  /// (`#form`) or object of Interface Builder (`ib:abc-de-fgh`), its own or that of what is around it, and the way from
  /// there by class and place. Empty when the finding is about the screen.
  public var identity: [String]
  /// Where the element stands, in points on the screen.
  public var frame: CGRect?
  /// What was found.
  public var measured: String
  /// What would be right.
  public var required: String
  /// What is special about it, as a key; nil where the rule says it all.
  public var reason: String?
  /// The settings under which it was found, where they are not those of the screen: `dark`, `dark, increased contrast`.
  public var setting: String?
  /// What to do.
  public var fix: String
  /// Where to mend it: `Main.storyboard:41:13 (abc-de-fgh)`. Nil when the element does not carry its place.
  public var source: String?
  /// The figures, by name.
  public var figures: [String: AuditFigure]
  /// The paths of the other elements that take part.
  public var others: [[String]]
}

/// What all rules said of a screen.
public struct AuditReport: Sendable {
  /// What one rule did.
  public struct RuleCount: Sendable {
    /// The rule's id.
    public var rule: String
    /// How many elements (or screens) it judged, and how many of them failed or are in doubt.
    public var judged, failed, needsReview: Int
  }

  /// The screen's name.
  public var screen: String
  /// Failures first, the worst of them first, then doubts; within these in the order of the rules and of reading.
  public var findings: [AuditFinding]
  /// Findings on parts that the system made, which the app cannot mend. They count for nothing.
  public var systemFindings: [AuditFinding]
  /// One entry for each rule that ran, in the order of the rules.
  public var counts: [RuleCount]
  /// How many elements the screen has. A screen without any is not clean: nothing was looked at.
  public var elementCount: Int
  /// The rules that need to know what elements look like, of which there are ``unseenElementCount``.
  public var unmeasuredRules: [String]
  /// How many elements with words there are of which nobody knows what they look like.
  public var unseenElementCount: Int

  /// The failures.
  public var failures: [AuditFinding] { findings.filter { $0.verdict == .fail } }
  /// The doubts.
  public var reviews: [AuditFinding] { findings.filter { $0.verdict == .needsReview } }
}
