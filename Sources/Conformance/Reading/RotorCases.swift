import VoiceOver

/// What is collected from a custom rotor by stepping it in both directions.
///
/// The file describes the behaviour of each rotor in words; a name that is not known here is skipped.
struct RotorCases {
  private var cases: [RotorCase] = []

  init(_ reader: CaseReader) throws {
    var reader = reader
    _ = try reader.string("about")
    cases = try (reader.objects("cases") ?? []).map(RotorCase.init)
    try reader.finish()
  }

  func run() -> [CaseResult] { cases.map { $0.run() } }
}

private struct RotorCase {
  var name: String
  /// Expectations by key, as text.
  var expected: [String: JSONValue] = [:]

  init(_ reader: CaseReader) throws {
    var reader = reader
    name = try reader.required("name")
    _ = try reader.string("behaviour")
    for key in [
      "next10", "previous10", "next2", "combined10", "next10Count", "previous10Count", "combined10Count",
      "resultCount", "searchCalls", "limit", "nameKept",
    ] {
      if let value = reader.value(key) { expected[key] = value }
    }
    try reader.finish()
  }

  /// How many results the rotors of the file have; any number does.
  private static let count = 7

  private func search(_ current: Int?, _ direction: RotorResults.Direction) -> Int? {
    let last = Self.count
    let step = direction == .next ? 1 : -1
    switch name {
    case "one-direction":
      guard let current else { return 1 }
      return direction == .next && current < last ? current + 1 : nil
    case "starts-in-the-middle":
      guard let current else { return 3 }
      return (1...5).contains(current + step) ? current + step : nil
    case "previous-starts-at-the-end":
      guard let current else { return direction == .next ? 1 : last }
      return (1...last).contains(current + step) ? current + step : nil
    case "loops-for-ever":
      guard let current else { return direction == .next ? 1 : last }
      return (current - 1 + step + last) % last + 1
    case "never-ends": return (current ?? 0) + step
    default: return nil
    }
  }

  func run() -> CaseResult {
    func result(_ outcome: CaseResult.Outcome) -> CaseResult {
      CaseResult(section: "rotorResultCases", name: name, outcome: outcome)
    }
    let all = Array(1...(name == "starts-in-the-middle" ? 5 : Self.count))
    var comparison = CaseComparison()
    switch name {
    case "one-direction", "starts-in-the-middle", "previous-starts-at-the-end", "loops-for-ever",
      "never-ends":
      for (key, value) in expected {
        compare(key, value, all: all, with: &comparison)
      }
    case "limit-zero-or-negative":
      for limit in [0, -1] {
        var calls = 0
        let found = RotorResults.combined(limit: limit) { (current: Int?, _) -> Int? in
          calls += 1
          return current ?? 1
        }
        comparison.compare("results with limit \(limit)", 0, found.count)
        comparison.compare("search calls with limit \(limit)", 0, calls)
      }
    default: return result(.skipped("its behaviour is described in words only"))
    }
    return result(comparison.outcome)
  }

  private func compare(
    _ key: String, _ value: JSONValue, all: [Int], with comparison: inout CaseComparison
  ) {
    let limit = key.contains("2") ? 2 : 10
    let found: [Int] =
      key.hasPrefix("next")
      ? RotorResults.step(.next, limit: limit, search: search)
      : key.hasPrefix("previous")
        ? RotorResults.step(.previous, limit: limit, search: search)
        : RotorResults.combined(limit: limit, search: search)
    switch value {
    case .number(let count): comparison.compare(key, count, Double(found.count))
    case .list(let names):
      let expected = names.map { name -> String in
        if case .string(let text) = name { text } else { "?" }
      }
      comparison.compareLists(key, expected, found.map { "S\($0)" })
    case .string: comparison.compare(key, all, found)
    default: break
    }
  }
}
