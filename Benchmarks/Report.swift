import Foundation

/// Collects figures, compares them with the goals and with earlier figures, and writes the README's table.
struct Report {
  private(set) var figures: [Figure] = []
  private(set) var notMeasured: [(id: String, why: String)] = []

  /// The figures that were kept last.
  struct Kept: Codable {
    var date: String
    var machine: String
    var figures: [Figure]
  }

  mutating func add(_ figure: Figure) {
    figures.append(figure)
    print("  \(figure.title): \(figure.row)")
  }

  mutating func cannotMeasure(_ id: String, _ why: String) {
    notMeasured.append((id, why))
    print("  \(id): not measured: \(why)")
  }

  // MARK: Goals

  /// Prints each goal with its figure and verdict.
  ///
  /// - Returns: false when a goal is missed without a recorded reason, or has a reason that it no longer needs.
  func judge(_ goals: [Goal], only prefixes: [String]) -> Bool {
    print("\nGoals")
    var isGood = true
    for goal in goals where prefixes.isEmpty || prefixes.contains(where: { goal.id.hasPrefix($0) }) {
      let verdict: String
      var value = "–"
      if let figure = figures.first(where: { $0.id == goal.id }) {
        let number = figure.value(of: goal.statistic)
        value = Figure.text(number)
        switch (goal.isMet(by: number), goal.reason) {
        case (true, nil): verdict = "met"
        case (true, _?): verdict = "met; its reason in Benchmarks/goals.json can go"
        case (false, let reason?): verdict = "missed: \(reason)"
        case (false, nil):
          verdict = "MISSED"
          isGood = false
        }
      } else {
        let why = notMeasured.first { goal.id.hasPrefix($0.id) }?.why
        verdict = "NOT MEASURED" + (why.map { ": \($0)" } ?? "")
        if goal.reason == nil { isGood = false }
      }
      print("  \(goal.title), \(goal.unit): \(value) (goal \(goal.text)) – \(verdict)")
    }
    return isGood
  }

  // MARK: Earlier figures

  /// The ratio above which a figure counts as worse: runs on one machine can differ by a tenth.
  private static let tolerance = 1.1

  /// Prints what has become worse than the figures that are kept in a file.
  func compare(with file: URL) {
    guard let data = try? Data(contentsOf: file), let kept = try? JSONDecoder().decode(Kept.self, from: data),
      !kept.figures.isEmpty
    else {
      print("\nNo earlier figures in \(file.lastPathComponent).")
      return
    }
    print(
      "\nWorse than on \(kept.date), by more than a tenth\(kept.machine == Self.machine ? "" : "; on another machine")"
    )
    var worse = 0
    for figure in figures {
      guard let before = kept.figures.first(where: { $0.id == figure.id }), before.median > 0 else {
        continue
      }
      let ratio = figure.moreIsBetter ? before.median / figure.median : figure.median / before.median
      guard ratio > Self.tolerance else { continue }
      worse += 1
      print("  \(figure.title): \(Figure.text(before.median)) → \(Figure.text(figure.median)) \(figure.unit)")
    }
    if worse == 0 { print("  nothing") }
  }

  /// Writes the figures to the file, and keeps earlier ones that were not measured this time.
  func keep(in file: URL) throws {
    var all: [Figure] = []
    if let data = try? Data(contentsOf: file), let kept = try? JSONDecoder().decode(Kept.self, from: data) {
      all = kept.figures.filter { old in !figures.contains { $0.id == old.id } }
    }
    let kept = Kept(
      date: Self.today, machine: Self.machine, figures: (all + figures).sorted { $0.id < $1.id })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(kept) + Data("\n".utf8)).write(to: file)
  }

  /// The date, as figures carry it.
  private static var today: String { Date.now.formatted(.iso8601.year().month().day()) }

  /// The processor, and the number of cores.
  static var machine: String {
    let info = (try? FileHandle(forReadingAtPath: "/proc/cpuinfo")?.readToEnd()) ?? Data()
    let name = String(decoding: info, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return
      "\(ProcessInfo.processInfo.activeProcessorCount) × \((name ?? "processor").trimmingCharacters(in: .whitespaces))"
  }

  // MARK: README

  private static let begin = "<!-- figures: written by make bench -->"
  private static let end = "<!-- figures: end -->"

  /// Writes the table of goals and figures between the two markers.
  func writeTable(_ goals: [Goal], into readme: URL) throws {
    let text = try String(contentsOf: readme, encoding: .utf8)
    guard let from = text.range(of: Self.begin), let to = text.range(of: Self.end),
      from.upperBound <= to.lowerBound
    else {
      throw BenchmarkError("\(readme.lastPathComponent) has no marks “\(Self.begin)” and “\(Self.end)”.")
    }
    var lines = ["| | median | p95 | worst | goal |", "| --- | --- | --- | --- | --- |"]
    for goal in goals {
      guard let figure = figures.first(where: { $0.id == goal.id }) else { continue }
      let values = [Goal.Statistic.median, .p95, .worst].map { statistic in
        let value = Figure.text(figure.value(of: statistic))
        return statistic == goal.statistic ? "**\(value)**" : value
      }
      lines.append("| \(goal.title), \(goal.unit) | \(values.joined(separator: " | ")) | \(goal.text) |")
    }
    lines.append("")
    lines.append("Measured on \(Self.today), on \(Self.machine). The number that the goal is about is bold.")
    let table = "\n" + lines.joined(separator: "\n") + "\n"
    try text.replacingCharacters(in: from.upperBound..<to.lowerBound, with: table)
      .write(to: readme, atomically: true, encoding: .utf8)
  }
}

/// Why something could not be measured.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
