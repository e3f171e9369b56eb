import Audit
import AuditReports
import Foundation

/// The rules with which the Inspector audits, and what a team decided about their findings.
package struct AuditSetUp: Sendable {
  /// The rules that run.
  package var rules: [any AuditRule.Type]
  /// How they are set.
  package var options: AuditOptions
  /// What is switched off, excluded and set otherwise; nil for nothing.
  package var configuration: AuditConfiguration?
  /// What is known; nil for nothing.
  package var baseline: Baseline?
  /// How files are named in these two.
  package var paths: ReportPaths
  /// The files that it was read from. When they change, the screen is audited again.
  package var files: [URL]

  /// Creates a set-up; by default all rules, and nothing known.
  package init(
    rules: [any AuditRule.Type] = Auditor.standardRules, options: AuditOptions = AuditOptions(),
    configuration: AuditConfiguration? = nil, baseline: Baseline? = nil, paths: ReportPaths = ReportPaths(),
    files: [URL] = []
  ) {
    self.rules = configuration?.rules(among: rules) ?? rules
    self.options = configuration?.options(options) ?? options
    self.configuration = configuration
    self.baseline = baseline
    self.paths = paths
    self.files = files
  }
}

/// What the rules said of a screen, after a configuration and a baseline were applied.
struct JudgedAudit: Sendable {
  /// The screen, with its findings.
  var screen: AuditForm.Screen
  /// What the configuration changed; nil without one.
  var notes: ConfigurationNotes?
  /// The nodes of the findings.
  private var nodes: [Place: Int]

  /// What finds a finding again after it was gathered and sorted.
  private struct Place: Hashable {
    var rule: String
    var path: [String]
  }

  /// Judges a screen. It runs no code of the app, and needs no main thread.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - variants: the screen in other appearances.
  ///   - file: the file or folder that it is of.
  ///   - id: what tells it from other screens of the file.
  init(
    _ screen: AuditedScreen, alsoSeenAs variants: [AuditedScreen], file: String, id: String,
    with setUp: AuditSetUp
  ) {
    let report = Auditor(rules: setUp.rules, options: setUp.options).report(on: screen, alsoSeenAs: variants)
    nodes = Dictionary(
      report.findings.compactMap { finding in
        finding.node.map { (Place(rule: finding.rule.id, path: finding.path), $0) }
      }, uniquingKeysWith: { first, _ in first })
    var form = AuditForm(screens: [
      AuditForm.Screen(report, file: file, id: id, paths: setUp.paths)
    ])
    if let configuration = setUp.configuration {
      let applied = configuration.apply(to: form.screens, paths: setUp.paths)
      form = AuditForm(screens: applied.screens)
      notes = applied.notes
    }
    form = setUp.baseline?.compare(form, paths: setUp.paths) ?? form
    self.screen = form.screens[0]
  }

  /// The node of a finding of a rule, by the way to its element; nil for the screen.
  func node(of rule: String, at path: [String]) -> Int? { nodes[Place(rule: rule, path: path)] }
}
