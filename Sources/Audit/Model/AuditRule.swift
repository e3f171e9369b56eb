/// A check with a fix.
public protocol AuditRule: Sendable {
  /// What it is about.
  static var about: RuleDescription { get }
  /// Creates it.
  init()
  /// Judges a screen.
  func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome)
}

/// A rule that looks at each element by itself.
public protocol ElementRule: AuditRule {
  /// Judges a node; nil when the rule does not apply to it.
  func judge(_ node: JudgedNode) -> AuditJudgement?
}

extension ElementRule {
  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    for index in screen.nodes.indices where screen.facts[index].isJudged {
      if let judgement = judge(JudgedNode(screen: screen, index: index)) { outcome.add(judgement, at: index) }
    }
  }
}

/// What a rule said of a screen.
public struct RuleOutcome: Sendable {
  /// Failures and doubts, each with its node; nil for the screen as a whole. With ``JudgedScreen/keepsFigures`` passes
  /// too.
  public private(set) var judgements: [(node: Int?, judgement: AuditJudgement)] = []
  /// How many elements were judged.
  public private(set) var judged = 0
  private let keepsPasses: Bool

  /// Creates an empty outcome.
  public init(keepsPasses: Bool = false) { self.keepsPasses = keepsPasses }

  /// Adds what is said of a node, or of the screen.
  public mutating func add(_ judgement: AuditJudgement, at node: Int?) {
    judged += 1
    if keepsPasses || judgement.verdict != .pass { judgements.append((node, judgement)) }
  }
}
