/// What a rule says of one element, or of a whole screen.
public struct AuditJudgement: Sendable {
  /// How it ended.
  public enum Verdict: String, Sendable, Codable {
    /// It is as it should be.
    case pass
    /// It is not.
    case fail
    /// Only a person can tell.
    case needsReview
  }

  /// How it ended.
  public var verdict: Verdict
  /// What was found, in words; empty for a pass.
  public var measured = ""
  /// What would be right, in words; empty for a pass.
  public var required = ""
  /// What is wrong with this very element, as a key: `equalColours`, `partlyVisible`. Nil where the rule says it all.
  public var reason: String?
  /// The figures, by name, as ``JudgedScreen/keepsFigures`` asks for them.
  public var figures: [String: AuditFigure] = [:]
  /// How bad it is; nil for the rule's own severity.
  public var severity: AuditSeverity?
  /// A fix for this very element; nil for the rule's own.
  public var fix: String?
  /// The other elements that take part, as indices of nodes.
  public var others: [Int] = []

  /// Creates a judgement.
  public init(
    _ verdict: Verdict, measured: String = "", required: String = "", reason: String? = nil,
    figures: [String: AuditFigure] = [:]
  ) {
    self.verdict = verdict
    self.measured = measured
    self.required = required
    self.reason = reason
    self.figures = figures
  }

  /// A pass, of which nothing more is to be said.
  public static let pass = AuditJudgement(.pass)

  /// A failure.
  static func fail(
    _ measured: String, required: String, reason: String? = nil, figures: [String: AuditFigure] = [:]
  ) -> Self {
    Self(.fail, measured: measured, required: required, reason: reason, figures: figures)
  }

  /// A doubt.
  static func review(
    _ measured: String, required: String, reason: String? = nil, figures: [String: AuditFigure] = [:]
  ) -> Self {
    Self(.needsReview, measured: measured, required: required, reason: reason, figures: figures)
  }
}

/// A figure that a rule measured.
public enum AuditFigure: Hashable, Sendable {
  /// A number: a ratio, a length, points.
  case number(Double)
  /// A width and a height in points.
  case size(Double, Double)
  /// A colour, or a name.
  case text(String)
}
