import Foundation

/// Whole runs of the command, from start to exit.
struct ProcessBenchmark {
  let command: String

  /// Measures how long the command takes to start, compared with a program that does nothing.
  func start(into report: inout Report) throws {
    report.add(
      Figure(
        "start.nothing", "a program that does nothing (/bin/true)", "ms",
        try milliseconds("/bin/true", [], runs: 41)))
    report.add(
      Figure(
        "start", "start of the command (--version)", "ms", try milliseconds(command, ["--version"], runs: 41))
    )
  }

  /// Measures reading each document. The figure with a goal is that of the document with the slowest median.
  ///
  /// - Parameters:
  ///   - id: the id of the figure.
  ///   - title: what is read, in words.
  ///   - files: storyboards and xibs.
  ///   - options: options for the command, such as `--all-screens`.
  ///   - report: takes the figures.
  func read(
    _ id: String, _ title: String, _ files: [String], options: [String] = [], into report: inout Report
  ) throws {
    var all: [(file: String, samples: Samples)] = []
    for file in files {
      all.append((file, try milliseconds(command, ["read", file] + options, runs: 8)))
    }
    all.sort { $0.samples.median > $1.samples.median }
    guard let slowest = all.first else { throw BenchmarkError("no documents") }
    for (file, samples) in all.prefix(5) {
      print("    \(Figure(id, "", "ms", samples).row)  \(file)")
    }
    let name = URL(fileURLWithPath: slowest.file).lastPathComponent
    report.add(Figure(id, "\(title), the slowest of \(all.count) (\(name))", "ms", slowest.samples))
    report.add(
      Figure(
        id + ".middle", "\(title), medians of \(all.count)", "ms", Samples([0] + all.map(\.samples.median))))
  }

  /// Measures several runs. A run that exits with a status other than 0, or 1 for findings, is an error.
  private func milliseconds(_ program: String, _ arguments: [String], runs: Int) throws -> Samples {
    let process = WholeProcess(program: program, arguments: arguments)
    return try Measuring.samples(of: runs) { try process.run(allowing: 1) }.divided(by: 1_000)
  }
}
