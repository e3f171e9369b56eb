/// The result of one case.
public struct CaseResult: Sendable, Equatable {
  /// The section of the file that contains the case: `cases`, `spokenTranscripts`, `spoken` …
  public var section: String
  /// The name of the case in its file.
  public var name: String
  /// Whether it passed, and why not.
  public var outcome: Outcome

  /// How a case ended.
  public enum Outcome: Sendable, Equatable {
    /// Everything was as expected.
    case passed
    /// Something differed; with the differences, one line each: `- expected`, `+ found`.
    case failed([String])
    /// Better evidence contradicts the case, according to the list of exceptions; with the reason.
    case disagrees(String)
    /// The case, or part of it, claims nothing that can be tested on a screen reader; with the reason.
    case outside(String)
  }

  /// Creates the result of one case.
  public init(section: String, name: String, outcome: Outcome) {
    self.section = section
    self.name = name
    self.outcome = outcome
  }

  /// True when something differed; a known exception is not a failure.
  public var isFailure: Bool {
    if case .failed = outcome { return true }
    return false
  }

  /// The result as text for a command to print, including the differences.
  public var text: String {
    switch outcome {
    case .passed: "passed  \(section)/\(name)"
    case .failed(let lines):
      (["FAILED  \(section)/\(name)"] + lines.map { "        " + $0 }).joined(separator: "\n")
    case .disagrees(let reason): "disagrees \(section)/\(name): \(reason)"
    case .outside(let reason): "outside \(section)/\(name): \(reason)"
    }
  }
}

/// Collects the differences between what a case expects and what was found.
struct CaseComparison {
  private(set) var lines: [String] = []

  mutating func compare<Value: Equatable>(_ what: String, _ expected: Value, _ found: Value) {
    guard expected != found else { return }
    lines.append(what)
    lines.append("- \(Self.text(expected))")
    lines.append("+ \(Self.text(found))")
  }

  /// Compares two lists line by line; equal lines are shown once.
  mutating func compareLists(_ what: String, _ expected: [String], _ found: [String]) {
    guard expected != found else { return }
    lines.append(what)
    let difference = found.difference(from: expected)
    let removed = Set(difference.removals.map(Self.offset))
    let inserted = Set(difference.insertions.map(Self.offset))
    var next = 0
    for (index, line) in expected.enumerated() {
      if removed.contains(index) {
        lines.append("- \(line)")
        continue
      }
      while next < found.count, inserted.contains(next) {
        lines.append("+ \(found[next])")
        next += 1
      }
      lines.append("  \(line)")
      next += 1
    }
    for index in next..<max(next, found.count) { lines.append("+ \(found[index])") }
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func text<Value>(_ value: Value) -> String {
    if let optional = value as? String? { return optional ?? "nothing" }
    return "\(value)"
  }
}

/// How many cases ended in which way.
public struct CaseCounts: Sendable, Equatable {
  /// How many passed.
  public var passed = 0
  /// How many failed, or are listed as exceptions that are out of date.
  public var failed = 0
  /// How many are contradicted by better evidence.
  public var disagree = 0
  /// How many claim something that cannot be tested on a screen reader.
  public var outside = 0

  /// Counts the outcomes of results.
  public init(_ results: [CaseResult]) {
    for result in results {
      switch result.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .disagrees: disagree += 1
      case .outside: outside += 1
      }
    }
  }

  /// "90 passed, 0 failed, 12 disagree, 9 cannot be tried"; the last two only when there are any.
  public var text: String {
    "\(passed) passed, \(failed) failed" + (disagree > 0 ? ", \(disagree) disagree" : "")
      + (outside > 0 ? ", \(outside) cannot be tried" : "")
  }
}
