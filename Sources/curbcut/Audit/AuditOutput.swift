import AuditReports
import Foundation

/// The forms in which a report is given.
enum AuditFormat: String, CaseIterable {
  case text, json, sarif, junit, github, html
}

/// Gives a report, to standard output or to a file.
struct AuditOutput {
  let form: AuditForm
  let paths: ReportPaths
  /// The file to write; nil for standard output.
  let file: String?

  /// Gives the report in a form.
  func show(_ format: AuditFormat) throws {
    switch format {
    case .text: try give(TextReport(form).text)
    case .json: try give(JSONForm.text(form))
    case .sarif:
      try give(SARIFReport(form, paths: paths, version: Curbcut.configuration.version).text())
    case .junit: try give(JUnitReport(form).text)
    case .html: try give(HTMLReport(form, paths: paths).text)
    case .github: try showOnGitHub()
    }
  }

  /// The commands go to standard output, where the runner reads them; the summary to where it is shown.
  private func showOnGitHub() throws {
    let report = GitHubReport(form, paths: paths)
    Console.show(report.commands)
    if let file { return try AuditFiles.write(report.summary, to: file) }
    if let summary = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !summary.isEmpty {
      return try AuditFiles.append(report.summary, to: summary)
    }
    Console.show(report.summary)
  }

  private func give(_ text: String) throws {
    guard let file else { return Console.show(text) }
    try AuditFiles.write(text.hasSuffix("\n") ? text : text + "\n", to: file)
  }
}
