/// What was found for a case, part by part, before it is checked against the known exceptions.
struct CaseFinding {
  var section: String
  var name: String
  /// How many claims the case makes; each is tested separately.
  var partCount = 1
  /// The differences, by part.
  private(set) var differences: [Int: [String]] = [:]
  /// The parts that were not tested.
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

  /// The id of the case in lists of exceptions.
  var id: String { "\(section)/\(name)" }

  mutating func add(_ lines: [String], to part: Int) {
    if !lines.isEmpty { differences[part, default: []] += lines }
  }
}
