import AccessibilityTree
import Foundation
import VoiceOver

/// Tests what is collected from a custom rotor by stepping through it in both directions.
///
/// The file of cases describes the behaviour of each rotor in prose; `Data/rotors.json` gives the same
/// behaviour as numbers.
struct RotorCases {
  private var cases: [RotorCase] = []

  init(_ reader: CaseReader) throws {
    var reader = reader
    _ = try reader.string("about")
    let behaviours: [String: RotorBehaviour]
    do {
      behaviours = try JSONDecoder().decode(
        [String: RotorBehaviour].self, from: Data(PackageResources.rotors_json))
    } catch {
      throw CaseError(path: "rotors.json", problem: "\(error)")
    }
    cases = try (reader.objects("cases") ?? []).map { try RotorCase($0, behaviours: behaviours) }
    try reader.finish()
  }

  func run() -> [CaseFinding] { cases.map { $0.run() } }
}

/// A rotor whose results are numbers.
private struct RotorBehaviour: Decodable {
  struct First: Decodable {
    var next, previous: Int
  }

  /// How many results there are; nil for an endless rotor.
  var count: Int?
  /// What a search finds first, in each direction.
  var first: First
  /// The directions in which a search continues from a result.
  var steps: [String]
  var wraps: Bool?
  /// The limits to search with, when the case tests limits.
  var limits: [Int]?

  func search(_ current: Int?, _ direction: RotorResults.Direction) -> Int? {
    guard let current else { return direction == .next ? first.next : first.previous }
    guard steps.contains(direction == .next ? "next" : "previous") else { return nil }
    let found = current + (direction == .next ? 1 : -1)
    guard let count else { return found }
    if wraps ?? false { return (found - 1 + count) % count + 1 }
    return (1...count).contains(found) ? found : nil
  }
}

private struct RotorCase {
  var name: String
  var behaviour: RotorBehaviour?
  /// Expectations by key.
  var expected: [String: JSONValue] = [:]

  init(_ reader: CaseReader, behaviours: [String: RotorBehaviour]) throws {
    var reader = reader
    name = try reader.required("name")
    behaviour = behaviours[name]
    _ = try reader.string("behaviour")
    for key in [
      "next10", "previous10", "next2", "combined10", "next10Count", "previous10Count", "combined10Count",
      "resultCount", "searchCalls", "limit", "nameKept",
    ] {
      if let value = reader.value(key) { expected[key] = value }
    }
    try reader.finish()
  }

  func run() -> CaseFinding {
    var finding = CaseFinding(section: "rotorResultCases", name: name)
    guard let behaviour else {
      finding.untried = [0]
      return finding
    }
    var comparison = CaseComparison()
    if let limits = behaviour.limits {
      for limit in limits { compare(behaviour, limit: limit, with: &comparison) }
    } else {
      for (key, value) in expected.sorted(by: { $0.key < $1.key }) {
        compare(key, value, behaviour, with: &comparison)
      }
    }
    finding.add(comparison.lines, to: 0)
    return finding
  }

  /// Compares under a limit, such as one that forbids any search.
  private func compare(_ behaviour: RotorBehaviour, limit: Int, with comparison: inout CaseComparison) {
    var calls = 0
    let search = { (current: Int?, direction: RotorResults.Direction) -> Int? in
      calls += 1
      return behaviour.search(current, direction)
    }
    let found = RotorResults.combined(limit: limit, search: search)
    let results = RotorResults(names: found.map { "S\($0)" }, wasSearched: limit > 0)
    let legend = Legend().lines(
      for: StopFacts(element: AccessibilityElement(label: "Label")), rotors: [(name, results)])
    let lines = legend.filter { $0.contains(name) || !$0.hasPrefix("Label") }
    for (key, value) in expected.sorted(by: { $0.key < $1.key }) {
      let what = "\(key) with limit \(limit)"
      switch (key, value) {
      case ("resultCount", .number(let count)): comparison.compare(what, count, Double(found.count))
      case ("searchCalls", .number(let count)): comparison.compare(what, count, Double(calls))
      case ("nameKept", .bool(let isKept)):
        comparison.compare(what, isKept, lines.first?.contains(name) ?? false)
      case ("limit", .string("none")): comparison.compare(what, 1, lines.count)
      default: comparison.compare(what, "a known expectation", "\(value)")
      }
    }
  }

  private func compare(
    _ key: String, _ value: JSONValue, _ behaviour: RotorBehaviour, with comparison: inout CaseComparison
  ) {
    let limit = Int(key.filter(\.isNumber)) ?? 10
    let found: [Int] =
      key.hasPrefix("next")
      ? RotorResults.step(.next, limit: limit, search: behaviour.search)
      : key.hasPrefix("previous")
        ? RotorResults.step(.previous, limit: limit, search: behaviour.search)
        : RotorResults.combined(limit: limit, search: behaviour.search)
    switch value {
    case .number(let count): comparison.compare(key, count, Double(found.count))
    case .list(let names):
      let expected = names.map { name -> String in
        if case .string(let text) = name { text } else { "?" }
      }
      comparison.compareLists(key, expected, found.map { "S\($0)" })
    // "S1..Sn in order": all the results of the rotor.
    case .string(let text) where text.hasPrefix("S1..S"):
      comparison.compare(key, Array(1...(behaviour.count ?? 1)), found)
    default: comparison.compare(key, "a known expectation", "\(value)")
    }
  }
}
