import Foundation

/// What the audit finds on the screen.
struct AuditMessage: Equatable, Sendable, Encodable {
  /// Whether pictures, other text sizes and other appearances were looked at, too, as far as the page wants it.
  var isComplete: Bool
  /// How many findings are failures, and how many are to be looked at, without those that are known or excluded.
  var failures, reviews: Int
  /// How many times a rule found an element as it should be.
  var passes: Int
  /// Failures first, the worst of them first; then doubts, what a baseline knows, and what a configuration excludes.
  var findings: [Finding]
  /// The rules that cannot be applied, because nobody knows what elements look like.
  var notMeasured: [String]
  /// What a configuration switches off or sets otherwise.
  var decisions: [Decision]

  /// A failure or a doubt.
  struct Finding: Equatable, Sendable, Encodable {
    /// The same for the same finding in each message.
    var id: String
    /// The number on the picture, from 1.
    var number: Int
    var state: State
    /// `fail` or `needsReview`.
    var verdict: String
    /// `critical`, `serious`, `moderate` or `minor`.
    var severity: String
    var rule, title, why: String
    var measured, required, fix: String
    /// The criterion of WCAG; nil for a rule of the platform's own.
    var criterion: Criterion?
    /// Apple's page.
    var page: String
    /// The audit of Xcode that the rule belongs to.
    var audit: String
    var label, role: String?
    var path: [String]
    /// The element of the tree; nil for a finding about the screen, or about what no element says.
    var element: String?
    var frame: MessageRect?
    /// `file:line:column`; nil when the element does not carry its place.
    var source: String?
    /// Further elements with the same fault, which is mended in the same place.
    var alike: [Alike]
    /// Why it is known or excluded; nil when nobody says.
    var because: String?
  }

  /// Whether a finding is to be acted on.
  enum State: String, Equatable, Sendable, Encodable {
    /// It is.
    case open
    /// A baseline knows it.
    case known
    /// A configuration excludes it.
    case excluded
  }

  struct Criterion: Equatable, Sendable, Encodable { var number, name, level, url: String }

  struct Alike: Equatable, Sendable, Encodable {
    var label: String?
    var element: String?
    var frame: MessageRect?
  }

  struct Decision: Equatable, Sendable, Encodable { var what, reason, place: String }
}

/// Whether the screen is being audited.
struct AuditStateMessage: Equatable, Sendable, Encodable {
  /// Whether what was told is not the newest.
  var isMeasuring: Bool
  /// Why the screen cannot be audited, and where that is; nil when nothing is wrong.
  var problem, place: String?
}
