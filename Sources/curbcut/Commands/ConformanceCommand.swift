import ArgumentParser
import Conformance

struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance", abstract: "Run neutral reading cases; print a diff for each that fails.",
    discussion: "The last line counts them. The status is 1 when a case failed, 2 when a file is no good.")

  @Argument(help: "JSON files of cases.", completion: .file(extensions: ["json"]))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Run every case by the rules of another tool: accessibility-snapshot.", valueName: "tool"),
    transform: Choice.parse(Compatibility.self))
  var compat: Compatibility?

  @Flag(help: "Print JSON (Documentation/json-schema.md).")
  var json = false

  func run() throws {
    let fidelity = compat?.fidelity
    let results = try MainActor.assumeIsolated {
      try files.map { CaseFile(name: $0, results: try ConformanceRun(file: $0, fidelity: fidelity).results) }
    }
    let report = ConformanceReport(files: results)
    Console.show(try json ? JSONForm.text(report.json) : report.text)
    if report.failed > 0 { throw Curbcut.findings }
  }
}

/// The results of a file of cases.
struct CaseFile: Sendable {
  var name: String
  var results: [CaseResult]
}

/// What is printed of the results.
struct ConformanceReport {
  var files: [CaseFile]

  private var results: [CaseResult] { files.flatMap(\.results) }
  var passed: Int { results.count { $0.outcome == .passed } }
  var failed: Int { results.count(where: \.isFailure) }
  var skipped: Int { results.count - passed - failed }

  var text: String {
    var lines: [String] = []
    for file in files {
      let failures = file.results.filter(\.isFailure)
      if files.count > 1, !failures.isEmpty { lines.append("# \(file.name)") }
      lines += failures.map(\.text)
    }
    lines.append("\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : ""))
    return lines.joined(separator: "\n")
  }

  var json: JSONForm.Conformance {
    JSONForm.Conformance(
      passed: passed, failed: failed, skipped: skipped,
      cases: files.flatMap { file in
        file.results.map { JSONForm.Conformance.Case(file: file.name, result: $0) }
      })
  }
}

extension JSONForm.Conformance.Case {
  fileprivate init(file: String, result: CaseResult) {
    self.init(file: file, section: result.section, name: result.name, outcome: "passed")
    switch result.outcome {
    case .passed: break
    case .failed(let lines): (outcome, difference) = ("failed", lines)
    case .skipped(let why): (outcome, reason) = ("skipped", why)
    }
  }
}
