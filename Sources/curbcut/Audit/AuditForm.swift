import AccessibilityTree
import Audit
import Foundation

/// The output of `curbcut audit --format json`, which Documentation/json-schema.md describes.
struct AuditForm: Codable, Sendable {
  var format = "curbcut.audit"
  var version = 1
  /// How many findings there are on all screens.
  var failed, needsReview: Int
  var screens: [Screen]

  struct Screen: Codable, Sendable {
    var file: String
    var name: String
    /// Says which parts of the app are missing; nil if none are.
    var omission: String?
    /// How many elements were looked at.
    var elements: Int
    var findings: [Finding]
    /// Findings on what the system made, which the app cannot mend.
    var systemFindings: [Finding]
    var rules: [Rule]
    /// The rules that could not be applied to elements of which nobody knows what they look like.
    var unmeasured: [String]
    /// How many such elements there are.
    var unmeasuredElements: Int
  }

  struct Rule: Codable, Sendable {
    var rule: String
    var judged, failed, needsReview: Int
  }

  struct Finding: Codable, Sendable {
    var rule, title, verdict, severity, audit: String
    var wcag, level: String?
    var label, role: String?
    var path: [String]
    var frame: [Double]?
    var measured, required: String
    var reason: String?
    var fix, page: String
    var source: String?
    /// The paths of the other elements that take part.
    var others: [[String]]
  }

  init(screens: [Screen]) {
    self.screens = screens
    failed = screens.reduce(0) { $0 + $1.findings.count { $0.isFailure } }
    needsReview = screens.reduce(0) { $0 + $1.findings.count } - failed
  }
}

extension AuditForm.Screen {
  init(_ report: AuditReport, file: String, omission: String? = nil) {
    self.init(
      file: file, name: report.screen, omission: omission, elements: report.elementCount,
      findings: report.findings.map(AuditForm.Finding.init),
      systemFindings: report.systemFindings.map(AuditForm.Finding.init),
      rules: report.counts.map {
        AuditForm.Rule(rule: $0.rule, judged: $0.judged, failed: $0.failed, needsReview: $0.needsReview)
      },
      unmeasured: report.unmeasuredRules, unmeasuredElements: report.unseenElementCount)
  }
}

extension AuditForm.Finding {
  init(_ finding: AuditFinding) {
    let rule = finding.rule
    self.init(
      rule: rule.id, title: rule.title, verdict: finding.verdict.rawValue,
      severity: finding.severity.rawValue,
      audit: rule.audit.name, wcag: rule.criterion?.number, level: rule.criterion?.level,
      label: finding.element.flatMap { $0.label?.string ?? $0.value?.string },
      role: finding.element.map(Self.role), path: finding.path,
      frame: Self.frame(finding.frame),
      measured: finding.measured, required: finding.required, reason: finding.reason, fix: finding.fix,
      page: rule.page, source: finding.source, others: finding.others)
  }

  /// A frame with at most two digits after the point; nil for one that is nowhere.
  private static func frame(_ frame: CGRect?) -> [Double]? {
    guard let frame else { return nil }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.allSatisfy(\.isFinite) ? numbers.map { ($0 * 100).rounded() / 100 } : nil
  }

  var isFailure: Bool { verdict == AuditJudgement.Verdict.fail.rawValue }

  /// What an element is, in a word for the report.
  private static func role(_ element: AccessibilityElement) -> String {
    let traits = element.traits
    let roles: [(AccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.searchField, "search field"), (.textEntry, "text field"),
      (.tabBarItem, "tab"),
      (.backButton, "back button"), (.adjustable, "adjustable"), (.link, "link"), (.button, "button"),
      (.header, "heading"), (.image, "picture"), (.staticText, "text"),
    ]
    return roles.first { traits.contains($0.0) }?.1 ?? "element"
  }
}
