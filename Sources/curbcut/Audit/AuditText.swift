import Audit

/// A report as text that reads well aloud: whole sentences, no tables, the place at the end of its own line.
struct AuditText {
  var form: AuditForm

  var text: String {
    var lines: [String] = []
    for screen in form.screens { lines += Self.lines(screen, isOnly: form.screens.count == 1) }
    if form.screens.count > 1 {
      lines.append(
        "On \(form.screens.count) screens: \(Self.counts(failed: form.failed, reviews: form.needsReview)).")
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ screen: AuditForm.Screen, isOnly: Bool) -> [String] {
    var lines = ["# \(screen.name)", ""]
    if let omission = screen.omission { lines += [omission, ""] }
    if screen.elements == 0 {
      lines.append("There are no elements on this screen: nothing was looked at.")
    }
    for (index, finding) in screen.findings.enumerated() {
      lines += Self.lines(finding, number: index + 1)
      lines.append("")
    }
    let failed = screen.findings.count { $0.isFailure }
    lines.append(
      "\(counts(failed: failed, reviews: screen.findings.count - failed).capitalizedSentence), on "
        + "\(screen.elements) \(screen.elements == 1 ? "element" : "elements").")
    if !screen.unmeasured.isEmpty {
      lines.append(
        "Not measured, since nobody knows what \(screen.unmeasuredElements) of the elements look like: "
          + screen.unmeasured.joined(separator: ", ") + ".")
    }
    if !screen.systemFindings.isEmpty {
      lines.append(
        "Not counted: \(screen.systemFindings.count) on parts that the system makes and an app cannot mend.")
    }
    lines.append("")
    return lines
  }

  private static func lines(_ finding: AuditForm.Finding, number: Int) -> [String] {
    let kind = finding.isFailure ? finding.severity.capitalizedSentence : "Please look"
    var lines = ["\(number). \(kind): \(finding.title)."]
    if let role = finding.role {
      let label = finding.label.map { "“\($0.replacing("\n", with: " "))”, " } ?? ""
      lines.append("   Element: \(label)\(role), \(finding.path.joined(separator: " > "))")
    }
    lines.append("   Measured: \(finding.measured).")
    lines.append("   Required: \(finding.required).")
    lines.append("   Mend it: \(finding.fix)")
    let criterion = finding.wcag.map { ", WCAG \($0) \(finding.level ?? "")" } ?? ""
    lines.append("   Rule: \(finding.rule)\(criterion)")
    if let source = finding.source { lines.append("   Place: \(source)") }
    return lines
  }

  private static func counts(failed: Int, reviews: Int) -> String {
    let failures = failed == 0 ? "no failure" : failed == 1 ? "1 failure" : "\(failed) failures"
    return reviews == 0 ? failures : "\(failures), \(reviews) to look at"
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
