import Audit
import Foundation

/// A report as SARIF 2.1.0, which code scanning shows at the lines of files.
///
/// Made for GitHub <https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning>:
/// it shows the help in Markdown, takes two runs' results for one by `primaryLocationLineHash`, and shows what is excluded
/// or suppressed all the same, so that this is left out.
public struct SARIFReport {
  private let form: AuditForm
  private let paths: ReportPaths
  private let version: String

  /// The most results that GitHub takes; the worst come first.
  private static let mostResults = 25_000

  /// Creates the report of a run.
  ///
  /// - Parameter version: the version of Curbcut.
  public init(_ form: AuditForm, paths: ReportPaths, version: String) {
    self.form = form
    self.paths = paths
    self.version = version
  }

  /// The JSON text.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(log), as: UTF8.self) + "\n"
  }

  private var log: SARIFLog {
    // The rules that ran, and no others: each is listed once, in the order of the table.
    let ran = Set(form.screens.flatMap { $0.rules.map(\.rule) + $0.findings.map(\.rule) })
    let rules = Auditor.rules.map { $0.about }.filter { ran.contains($0.id) }
    let index = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let found = form.screens.flatMap { screen in screen.findings.map { (screen, $0) } }
    let kept =
      found.count <= Self.mostResults
      ? found
      : Array((found.filter(\.1.isFailure) + found.filter { !$0.1.isFailure }).prefix(Self.mostResults))
    var counts: [String: Int] = [:]
    let results = kept.compactMap { screen, finding -> SARIFLog.Result? in
      guard let rule = index[finding.rule] else { return nil }
      counts[finding.fingerprint, default: 0] += 1
      return result(finding, on: screen, rule: rule, occurrence: counts[finding.fingerprint] ?? 1)
    }
    var notices = form.screens.compactMap {
      $0.omission.map { SARIFLog.Notification(message: .init(text: $0)) }
    }
    notices += (form.unjudged ?? []).map {
      SARIFLog.Notification(
        level: "error", message: .init(text: "Not judged: \(Words.place($0)), because: \($0.reason)"))
    }
    return SARIFLog(runs: [
      .init(
        tool: .init(
          driver: .init(
            semanticVersion: version, informationUri: Self.page, rules: rules.map(Self.rule))),
        automationDetails: .init(id: "curbcut/"),
        invocations: [
          .init(
            executionSuccessful: form.unjudged == nil,
            toolExecutionNotifications: notices.isEmpty ? nil : notices)
        ], results: results)
    ])
  }

  private static let page = "https://developer.apple.com/design/human-interface-guidelines/accessibility"

  // MARK: Rules

  static func rule(_ about: RuleDescription) -> SARIFLog.Rule {
    let criterion = about.criterion.map {
      "\n\nWCAG 2.2: [\($0.number) \($0.name)](\($0.url)), level \($0.level)."
    }
    let markdown =
      "**\(about.title).** \(about.why)\n\n**How to mend it:** \(about.fix)\n\n"
      + (about.audit.isEmpty ? "" : "Xcode's audit: `\(about.audit.name)`. ")
      + "[Apple's page](\(about.page))." + (criterion ?? "")
    var tags = ["accessibility"] + (about.audit.isEmpty ? [] : [about.audit.name])
    if let criterion = about.criterion {
      tags += [
        "wcag" + criterion.number.filter { $0 != "." }, "WCAG2.2-\(criterion.level)",
      ]
    }
    let name = about.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return SARIFLog.Rule(
      id: about.id, name: name, shortDescription: .init(text: about.title),
      fullDescription: .init(text: "\(about.title). \(about.why)"),
      help: .init(text: "\(about.why) \(about.fix)", markdown: markdown), helpUri: about.page,
      defaultConfiguration: .init(level: level(about.severity.rawValue)),
      properties: .init(
        tags: tags, precision: "high", severity: problemSeverity(about.severity.rawValue)))
  }

  /// The level of a severity: `error`, `warning` or `note`.
  static func level(_ severity: String) -> String {
    switch severity {
    case "critical", "serious": "error"
    case "moderate": "warning"
    default: "note"
    }
  }

  private static func problemSeverity(_ severity: String) -> String {
    let level = level(severity)
    return level == "note" ? "recommendation" : level
  }

  // MARK: Results

  private func result(
    _ finding: AuditForm.Finding, on screen: AuditForm.Screen, rule: Int, occurrence: Int
  ) -> SARIFLog.Result {
    let element = finding.role == nil ? "the screen" : Words.heard(finding) + (finding.role ?? "")
    var sentences = [
      "\(finding.isFailure ? "" : "Please look: ")\(finding.title): \(element).",
      "Measured: \(finding.measured).", "Required: \(finding.required).", "Mend it: \(finding.fix)",
      "Screen: \(screen.name).",
    ]
    if let alike = Words.alike(finding) { sentences.append("And \(alike).") }
    if let settings = finding.settings { sentences.append("With: \(settings.joined(separator: "; ")).") }
    let place = location(finding, on: screen)
    return SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: rule,
      level: finding.isFailure ? Self.level(finding.severity) : "note",
      message: .init(text: sentences.joined(separator: " ")), locations: [place],
      partialFingerprints: ["primaryLocationLineHash": "\(finding.fingerprint):\(occurrence)"],
      baselineState: finding.state.map { $0 == .new ? "new" : "unchanged" },
      properties: .init(
        screen: screen.name, measured: finding.measured, required: finding.required, frame: finding.frame,
        settings: finding.settings, needsReview: !finding.isFailure))
  }

  private func location(_ finding: AuditForm.Finding, on screen: AuditForm.Screen) -> SARIFLog.Location {
    let source = finding.source.map(SourcePlace.init)
    let file =
      source.map { paths.relative(source: $0.file, of: screen.file) } ?? paths.relative(screen.file)
    let path = finding.path.isEmpty ? screen.name : finding.path.joined(separator: " > ")
    return SARIFLog.Location(
      physicalLocation: .init(
        artifactLocation: .init(uri: Self.uri(file)),
        region: .init(startLine: source?.line ?? 1, startColumn: source?.column)),
      logicalLocations: [.init(name: finding.path.last ?? screen.name, fullyQualifiedName: path)])
  }

  /// A path as a relative reference, or as a file's URI when it is absolute.
  private static func uri(_ path: String) -> String {
    var allowed = CharacterSet.urlPathAllowed
    // A colon in the first part would make a scheme of what stands before it.
    allowed.remove(charactersIn: ":")
    let text = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + text : text
  }
}
