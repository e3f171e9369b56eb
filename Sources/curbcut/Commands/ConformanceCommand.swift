import ArgumentParser
import Conformance

struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance", abstract: "Run neutral cases; print a diff for each that fails.",
    discussion: """
      The last line gives the totals. Cases that better evidence contradicts, or that claim nothing a screen reader \
      could be tested for, are counted separately; --exceptions lists them with their reasons. The status is 1 when a \
      case failed or such an exception is out of date, 2 when a file is invalid. For recorded frames, the line before \
      it says how many of those that no text decides are within one point. Views in Swift are compiled into one library \
      and shown in a process of their own.
      """)

  @Argument(help: "JSON files of cases.", completion: .file(extensions: ["json"]))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Run every case by the rules of another tool: accessibility-snapshot.", valueName: "tool"),
    transform: Choice.parse(Compatibility.self))
  var compat: Compatibility?

  @Flag(help: "List the cases that are known not to hold, with the reason for each.")
  var exceptions = false

  @Flag(help: "Print JSON (Documentation/json-schema.md).")
  var json = false

  func run() throws {
    let fidelity = compat?.fidelity
    let results = try MainActor.assumeIsolated {
      try files.map { file in
        let run = try ConformanceRun(file: file, fidelity: fidelity, player: ViewCasePlayer(file: file).play)
        return CaseFile(name: file, results: run.results, frames: run.frames)
      }
    }
    let report = ConformanceReport(files: results)
    Console.show(try json ? JSONForm.text(report.json) : report.text(withExceptions: exceptions))
    if report.counts.failed > 0 { throw Curbcut.findings }
  }
}

/// The results of a file of cases.
struct CaseFile: Sendable {
  var name: String
  var results: [CaseResult]
  /// How many recorded frames are where they were recorded; nil when the file records none.
  var frames: FrameScore?
}

/// The report that is printed.
struct ConformanceReport {
  var files: [CaseFile]

  private var results: [CaseResult] { files.flatMap(\.results) }
  var counts: CaseCounts { CaseCounts(results) }
  private var frames: FrameScore? {
    files.compactMap(\.frames).reduce(nil) { total, next in
      var sum = total ?? FrameScore()
      sum += next
      return sum
    }
  }

  /// The failures, the known exceptions if requested, and the counts.
  func text(withExceptions: Bool = false) -> String {
    var lines: [String] = []
    for file in files {
      let shown = file.results.filter { $0.isFailure || (withExceptions && $0.outcome != .passed) }
      if files.count > 1, !shown.isEmpty { lines.append("# \(file.name)") }
      lines += shown.map(\.text)
    }
    if let frames { lines.append(frames.text) }
    lines.append(counts.text)
    return lines.joined(separator: "\n")
  }

  var json: JSONForm.Conformance {
    JSONForm.Conformance(
      passed: counts.passed, failed: counts.failed, disagree: counts.disagree, outside: counts.outside,
      frames: frames.map {
        JSONForm.Conformance.Frames(
          judged: $0.judged, close: $0.close, textJudged: $0.textJudged, textClose: $0.textClose,
          percentage: ($0.percentage * 10).rounded() / 10)
      },
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
    case .disagrees(let why): (outcome, reason) = ("disagrees", why)
    case .outside(let why): (outcome, reason) = ("outside", why)
    }
  }
}
