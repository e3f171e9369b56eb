/// Puts the parts of an audit together: each unit once, in whatever order and how often parts come.
public struct PartsMerge: Sendable {
  /// A part, with the name of its file.
  public struct Named: Sendable {
    /// The file's path, for errors.
    public var file: String
    /// The part.
    public var part: AuditPart

    /// Creates a named part.
    public init(file: String, part: AuditPart) {
      self.file = file
      self.part = part
    }
  }

  /// The job, with the paths and folders of the machine with the lowest shard.
  public let job: AuditJob
  /// What became of the units, as far as parts tell.
  public let outcomes: [AuditUnit: UnitOutcome]
  /// The units that nobody looked at, each with why.
  public let unjudged: [(unit: AuditUnit, reason: String)]
  /// The shards that have to run again, each with why, in words.
  public let again: [(shard: Shard, reason: String)]

  /// Merges parts.
  ///
  /// A unit that failed in one part and was looked at in another, as after a second run of a shard, was looked at.
  ///
  /// - Throws: a ``ReportFileError`` for parts of different jobs, and for parts that contradict each other.
  public init(_ parts: [Named]) throws(ReportFileError) {
    let parts = parts.sorted {
      ($0.part.shard.number, $0.file) < ($1.part.shard.number, $1.file)
    }
    guard let first = parts.first else {
      throw ReportFileError(
        file: "merge", problem: "there is no part", advice: "Name the files of all shards.")
    }
    job = first.part.job
    let count = first.part.shard.count
    var told: [AuditUnit: (file: String, outcome: UnitOutcome)] = [:]
    for named in parts {
      try Self.checkJob(of: named, like: first)
      let moved = MovedPaths(from: named.part.job, to: first.part.job)
      for (unit, outcome) in named.part.outcomes {
        let outcome = moved.outcome(outcome)
        guard let known = told[unit] else {
          told[unit] = (named.file, outcome)
          continue
        }
        switch (known.outcome, outcome) {
        case (.failed, .judged): told[unit] = (named.file, outcome)
        case (.judged(let a), .judged(let b)) where a != b:
          throw ReportFileError(
            file: named.file, line: 1, column: 1,
            problem:
              "shard \(named.part.shard) is there twice, and on \(unit.words) \(known.file) says something else",
            advice: "Keep one of the two files, or run the shard again.")
        default: break
        }
      }
    }
    outcomes = told.mapValues(\.outcome)
    let present = Set(parts.map(\.part.shard.number))
    var unjudged: [(unit: AuditUnit, reason: String)] = []
    var failures: [Int: Int] = [:]
    let units = job.units
    for (unit, shard) in zip(units, job.shards(of: units, count: count)) {
      switch told[unit]?.outcome {
      case .judged: continue
      case .failed(let failure):
        unjudged.append((unit, failure.problem))
        failures[shard, default: 0] += 1
      case nil: unjudged.append((unit, "shard \(shard)/\(count) is missing"))
      }
    }
    self.unjudged = unjudged
    again = (1...count).compactMap { number in
      guard let shard = Shard(number: number, of: count) else { return nil }
      if !present.contains(number) { return (shard, "its part is missing") }
      return failures[number].map { (shard, "\($0) of its units failed") }
    }
  }

  private static func checkJob(of named: Named, like first: Named) throws(ReportFileError) {
    let (a, b) = (named.part, first.part)
    guard a.shard.count == b.shard.count else {
      throw ReportFileError(
        file: named.file, line: 1, column: 1,
        problem: "the part is shard \(a.shard), and \(first.file) is shard \(b.shard)",
        advice: "Split the audit into one number of shards.")
    }
    guard a.jobDigest != b.jobDigest else { return }
    let differences = zip(a.job.facts(), b.job.facts()).filter { $0.value != $1.value }.map(\.0.name)
    throw ReportFileError(
      file: named.file, line: 1, column: 1,
      problem:
        "the part is of another job than \(first.file): it has \(differences.joined(separator: ", "))",
      advice: "Run all shards on one revision, with the same arguments and the same version of Curbcut.")
  }
}

/// Names files as they are called on another machine, where the repository lies in another folder.
struct MovedPaths {
  private let prefixes: [(from: String, to: String)]

  init(from: AuditJob, to: AuditJob) {
    var prefixes: [(String, String)] = []
    let wanted = Dictionary(to.paths.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for path in from.paths {
      guard let other = wanted[path.name] else { continue }
      prefixes += [(path.path, other.path), (path.root, other.root)]
    }
    prefixes.append((from.workingDirectory, to.workingDirectory))
    self.prefixes = prefixes.filter { !$0.0.isEmpty && $0.0 != $0.1 }
  }

  func outcome(_ outcome: UnitOutcome) -> UnitOutcome {
    guard !prefixes.isEmpty, case .judged(let looks) = outcome else { return outcome }
    return .judged(
      looks.map { look in
        var look = look
        look.form.file = moved(look.form.file)
        for index in look.form.findings.indices {
          look.form.findings[index].source = look.form.findings[index].source.map(moved)
        }
        for index in look.form.systemFindings.indices {
          look.form.systemFindings[index].source = look.form.systemFindings[index].source.map(moved)
        }
        return look
      })
  }

  private func moved(_ path: String) -> String {
    for (from, to) in prefixes where path.hasPrefix(from) {
      let rest = path.dropFirst(from.count)
      if rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix(":") { return to + rest }
    }
    return path
  }
}
