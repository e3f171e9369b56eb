/// What a case came to, part by part, before anybody asks whether that was known.
struct CaseFinding {
  var section: String
  var name: String
  /// How many claims the case makes; each is tried on its own.
  var partCount = 1
  /// What differed, by the part that it differs from.
  private(set) var differences: [Int: [String]] = [:]
  /// The parts that nothing was tried for.
  var untried: Set<Int> = []

  init(section: String, name: String, partCount: Int = 1) {
    self.section = section
    self.name = name
    self.partCount = partCount
  }

  init(section: String, name: String, comparison: CaseComparison) {
    self.init(section: section, name: name)
    add(comparison.lines, to: 0)
  }

  /// What lists of exceptions call the case.
  var id: String { "\(section)/\(name)" }

  mutating func add(_ lines: [String], to part: Int) {
    if !lines.isEmpty { differences[part, default: []] += lines }
  }
}
