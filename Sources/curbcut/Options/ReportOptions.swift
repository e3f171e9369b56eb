import ArgumentParser
import Audit
import AuditReports
import Foundation

/// What becomes of the findings of an audit: the form of the report, its file, and what ends with status 1.
struct ReportOptions: ParsableArguments {
  @Option(
    help: "The form of the report: text, json, sarif, junit, github or html.",
    transform: Choice.parse(AuditFormat.self))
  var format = AuditFormat.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write the report to, in place of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A file with the findings that are known: only others end with status 1.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write what was found to the file of --baseline.")
  var updateBaseline = false

  @Flag(help: "Put a picture of each screen into the JSON, as html always does.")
  var pictures = false

  @Option(
    help: ArgumentHelp(
      "What ends with status 1: failures from minor, moderate, serious or critical on; review, which counts doubts too; or never.",
      valueName: "severity"), transform: Choice.parse(Threshold.self))
  var failOn = Threshold.minor

  enum Threshold: String, CaseIterable {
    case review, minor, moderate, serious, critical, never
  }

  /// Whether the report shows the screens.
  var draws: Bool { pictures || format == .html }

  /// The files that are written.
  var outputs: OutputRules {
    OutputRules(
      output, updateBaseline ? baseline : nil,
      format == .github ? ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] : nil)
  }

  func validate() throws {
    for (name, value) in [("--output", output), ("--baseline", baseline)] where value?.isEmpty ?? false {
      throw ValidationError("The name of the file of \(name) is empty.")
    }
    if updateBaseline, baseline == nil {
      throw ValidationError("--update-baseline needs --baseline with the file to write.")
    }
  }

  /// What is known. It is read before anything is looked at: a fault in it is told at once, and nothing is written over.
  func known() throws -> Baseline? {
    try baseline.map { try AuditFiles.baseline($0, mayBeMissing: updateBaseline) }
  }

  /// Compares what was found with what is known, and gives the report.
  ///
  /// - Returns: whether something counts that ends with status 1.
  func give(_ form: AuditForm, known: Baseline?, paths: ReportPaths, format: AuditFormat) throws -> Bool {
    var form = form
    if let known {
      form = known.compare(form, paths: paths)
      if updateBaseline, let baseline {
        let new = known.updated(with: form, paths: paths)
        try AuditFiles.write(new.text, to: baseline)
        form = new.compare(form, paths: paths)
      }
    }
    try AuditOutput(form: form, paths: paths, file: output).show(format)
    return isBad(form)
  }

  private func isBad(_ form: AuditForm) -> Bool {
    let new = form.screens.flatMap(\.findings).filter(\.isNew)
    let failures = new.filter(\.isFailure)
    switch failOn {
    case .never: return false
    case .review: return !new.isEmpty
    case .minor: return !failures.isEmpty
    case .moderate, .serious, .critical:
      guard let least = AuditSeverity(rawValue: failOn.rawValue) else { return !failures.isEmpty }
      return failures.contains { AuditSeverity(rawValue: $0.severity).map { $0 >= least } ?? true }
    }
  }
}
