import AccessibilityTree
import Audit
import Foundation

extension AuditForm.Screen {
  /// Creates the form of a report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - file: the file or folder, as it was given.
  ///   - id: what tells the screen from others of the file when titles change.
  ///   - omission: says which parts of an app are missing.
  ///   - size: the screen's width and height, in points.
  ///   - paths: how files are named relative to the repository.
  public init(
    _ report: AuditReport, file: String, id: String = "", omission: String? = nil, size: [Double]? = nil,
    paths: ReportPaths = ReportPaths()
  ) {
    let place = ScreenPlace(file: paths.relative(file), screen: id)
    func forms(_ findings: [AuditFinding]) -> [AuditForm.Finding] {
      findings.map { AuditForm.Finding($0, on: place) }
    }
    self.init(
      file: file, name: report.screen, id: id, omission: omission, size: size, elements: report.elementCount,
      findings: forms(report.findings), systemFindings: forms(report.systemFindings),
      rules: report.counts.map {
        AuditForm.Rule(rule: $0.rule, judged: $0.judged, failed: $0.failed, needsReview: $0.needsReview)
      },
      unmeasured: report.unmeasuredRules, unmeasuredElements: report.unseenElementCount)
    self = gathered()
    for index in rules.indices {
      let own = self.findings.filter { $0.rule == rules[index].rule }
      rules[index].failed = own.count(where: \.isFailure)
      rules[index].needsReview = own.count - rules[index].failed
    }
  }
}

extension AuditForm.Finding {
  init(_ finding: AuditFinding, on place: ScreenPlace) {
    let rule = finding.rule
    let print = Fingerprint(rule: rule.id, place: place, identity: finding.identity)
    self.init(
      rule: rule.id, title: rule.title, verdict: finding.verdict.rawValue,
      severity: finding.severity.rawValue, audit: rule.audit.name, wcag: rule.criterion?.number,
      level: rule.criterion?.level,
      label: finding.element.flatMap { $0.label?.string ?? $0.value?.string },
      role: finding.element.map(Self.role), path: finding.path, frame: Self.frame(finding.frame),
      measured: finding.measured, required: finding.required, reason: finding.reason, fix: finding.fix,
      page: rule.page, source: finding.source, others: finding.others, fingerprint: print.exact,
      looseFingerprint: print.loose, identity: finding.identity)
  }

  /// A frame with at most two digits after the point; nil for one that is nowhere.
  private static func frame(_ frame: CGRect?) -> [Double]? {
    guard let frame else { return nil }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    // Added to zero, a negative zero is one like others, which JSON brings back as it was.
    return numbers.allSatisfy(\.isFinite) ? numbers.map { ($0 * 100).rounded() / 100 + 0 } : nil
  }

  /// What an element is, in a word for the report.
  private static func role(_ element: AccessibilityElement) -> String {
    let traits = element.traits
    let roles: [(AccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.searchField, "search field"), (.textEntry, "text field"),
      (.tabBarItem, "tab"), (.backButton, "back button"), (.adjustable, "adjustable"), (.link, "link"),
      (.button, "button"), (.header, "heading"), (.image, "picture"), (.staticText, "text"),
    ]
    return roles.first { traits.contains($0.0) }?.1 ?? "element"
  }
}
