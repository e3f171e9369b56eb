import Foundation

/// What one machine found: the file that `curbcut audit --shard` writes, and `curbcut merge` reads.
///
/// Its lines are JSON: first the whole job and which share this is, then a line for each unit, and last how many there
/// were and a digest of all that stands before, so that a file that is not whole is recognised.
public struct AuditPart: Sendable, Equatable {
  /// The whole job, as this machine knows it.
  public let job: AuditJob
  /// Which share of it this is.
  public let shard: Shard
  /// What tells the job from others.
  let jobDigest: String
  /// What became of each unit of the share, in the order of the job's units.
  public var outcomes: [(unit: AuditUnit, outcome: UnitOutcome)]

  /// Creates a part.
  ///
  /// - Parameter outcomes: what became of the share's units; one that is left out is told to have failed.
  public init(job: AuditJob, shard: Shard, outcomes: [AuditUnit: UnitOutcome]) {
    self.job = job
    self.shard = shard
    jobDigest = job.digest
    self.outcomes = job.units(of: shard).map { unit in
      (unit, outcomes[unit] ?? .failed(UnitFailure(status: 2, problem: "it was not begun")))
    }
  }

  init(head: Head, shard: Shard, read: [(unit: AuditUnit, outcome: UnitOutcome)]) {
    job = head.job
    self.shard = shard
    jobDigest = head.digest
    outcomes = read
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.job == b.job && a.shard == b.shard && a.outcomes.elementsEqual(b.outcomes) { $0 == $1 }
  }

  static let format = "curbcut.audit-part"
  static let version = 1

  /// The first line.
  struct Head: Codable {
    var format: String
    var version: Int
    var shard, of: Int
    /// What tells the job from others.
    var digest: String
    var job: AuditJob
  }

  /// The line of a unit.
  struct Line: Codable {
    /// Which of the job's units it is, counted from 1.
    var unit: Int
    /// The unit in words, for people who look into the file.
    var name: String
    /// What was seen; nil when it failed.
    var looks: [ScreenLook]?
    /// Why it was not looked at.
    var failure: UnitFailure?
  }

  /// The last line.
  struct End: Codable {
    var end: Content

    struct Content: Codable {
      var units: Int
      var digest: String
    }
  }

  /// The file's content.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let numbers = Dictionary(
      job.units.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    var data = Data()
    func add(_ line: some Encodable) throws {
      data.append(try encoder.encode(line))
      data.append(UInt8(ascii: "\n"))
    }
    try add(
      Head(
        format: Self.format, version: Self.version, shard: shard.number, of: shard.count, digest: jobDigest,
        job: job))
    for (unit, outcome) in outcomes {
      var line = Line(unit: numbers[unit] ?? 0, name: unit.words)
      switch outcome {
      case .judged(let looks): line.looks = looks
      case .failed(let failure): line.failure = failure
      }
      try add(line)
    }
    let digest = AuditJob.digest(of: data)
    try add(End(end: .init(units: outcomes.count, digest: digest)))
    return data
  }
}
