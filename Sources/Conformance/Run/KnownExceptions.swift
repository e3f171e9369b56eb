import Foundation

/// The cases that are known not to pass, each with its reason: `Data/exceptions.json`.
///
/// Nothing is skipped for any other reason. An entry that is no longer needed is a failure, as is a case that
/// differs without an entry.
public struct KnownExceptions: Sendable {
  /// A case, or some parts of it, and why it is an exception.
  public struct Entry: Decodable, Sendable {
    /// The section and the name of the case: `recorded/UISearchBar, empty`.
    public var id: String
    /// The parts that it covers, counted from 0; nil for the whole case.
    public var parts: [Int]?
    /// Why the case does not pass, or why it cannot be tested.
    public var reason: String
    /// The evidence that outweighs the case: a newer recording, a page by Apple. Nil for an entry in
    /// ``KnownExceptions/outside``.
    public var evidence: String?

    func covers(_ part: Int) -> Bool { parts?.contains(part) ?? true }
  }

  /// Cases that better evidence contradicts.
  public var disagreements: [Entry]
  /// Cases that claim nothing that can be tested on a screen reader.
  public var outside: [Entry]

  /// No exceptions at all.
  public static let none = KnownExceptions(disagreements: [], outside: [])

  /// The project's list.
  ///
  /// - Throws: a ``CaseError`` when the list itself is invalid.
  public static func ofProject() throws -> KnownExceptions {
    try KnownExceptions(data: Data(PackageResources.exceptions_json))
  }

  private struct File: Decodable {
    var disagreements: [Entry]
    var outside: [Entry]
  }

  /// Reads a list.
  ///
  /// - Throws: a ``CaseError`` when something is missing, or a case is listed twice as the same kind of
  ///   exception.
  public init(data: Data) throws {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw CaseError(path: "exceptions.json", problem: "\(error)")
    }
    self.init(disagreements: file.disagreements, outside: file.outside)
    for entries in [disagreements, outside] {
      var known: Set<String> = []
      for entry in entries where !known.insert(entry.id).inserted {
        throw CaseError(path: "exceptions.json", problem: "\(entry.id) is listed twice")
      }
    }
    for entry in disagreements where (entry.evidence ?? "").isEmpty {
      throw CaseError(path: "exceptions.json", problem: "\(entry.id) has no evidence")
    }
  }

  private init(disagreements: [Entry], outside: [Entry]) {
    self.disagreements = disagreements
    self.outside = outside
  }

  // MARK: Judging

  /// Determines the outcome of a case from what was found and the known exceptions.
  func judge(_ finding: CaseFinding) -> CaseResult {
    let disagreement = disagreements.first { $0.id == finding.id }
    let beyond = outside.first { $0.id == finding.id }
    var lines: [String] = []
    var held = 0
    for part in 0..<max(finding.partCount, 1) {
      let differences = finding.differences[part] ?? []
      let isOutside = beyond?.covers(part) ?? false
      let isKnown = disagreement?.covers(part) ?? false
      if finding.untried.contains(part) {
        if !isOutside { lines.append("part \(part) is not tried and no exception says why") }
      } else if isOutside {
        lines.append("part \(part) is tried, so the exception that says it cannot be is out of date")
      } else if isKnown {
        if differences.isEmpty { lines.append("part \(part) holds: the listed disagreement is out of date") }
      } else {
        lines += differences
        if differences.isEmpty { held += 1 }
      }
    }
    func result(_ outcome: CaseResult.Outcome) -> CaseResult {
      CaseResult(section: finding.section, name: finding.name, outcome: outcome)
    }
    if !lines.isEmpty { return result(.failed(lines)) }
    if let disagreement {
      return result(.disagrees("\(disagreement.reason) (\(disagreement.evidence ?? ""))"))
    }
    if let beyond {
      return result(.outside(held == 0 ? beyond.reason : "in part: \(beyond.reason)"))
    }
    return result(.passed)
  }
}
