import AccessibilityTree
import CurbcutUIKit
import VoiceOver

/// Tests the legend: the lines that describe an element beside a picture of the screen.
struct LegendCases {
  private var cases: [LegendCase] = []

  init(_ reader: CaseReader) throws {
    var reader = reader
    for key in ["about", "evidence"] { _ = try reader.string(key) }
    cases = try (reader.objects("cases") ?? []).map(LegendCase.init)
    try reader.finish()
  }

  @MainActor
  func run() throws -> [CaseFinding] { try cases.map { try $0.run() } }
}

/// One element and its legend.
private struct LegendCase {
  var name: String
  var node: CaseNode
  var rotors: [Rotor] = []
  var mode: Legend.InputLabelMode
  var lines: [String]?
  var lastLine: String?
  var description: String?
  var pills: [String]?

  struct Rotor {
    var name: String
    var results: RotorResults
  }

  init(_ reader: CaseReader) throws {
    var reader = reader
    name = try reader.required("name")
    mode =
      try reader.choice(
        "mode",
        Dictionary(uniqueKeysWithValues: Legend.InputLabelMode.allCases.map { ($0.rawValue, $0) }))
      ?? .never
    lines = try reader.strings("lines")
    lastLine = try reader.string("lastLine")
    description = try reader.string("description")
    pills = try reader.strings("pills")
    guard var element = try reader.object("element") else {
      throw CaseError(path: reader.place("element"), problem: "missing")
    }
    rotors = try (element.objects("rotors") ?? []).map { rotor in
      var rotor = rotor
      let name = try rotor.required("name")
      let first = try rotor.strings("first") ?? []
      let rest: RotorResults.Rest
      switch rotor.value("resultCount") {
      case .number(let number)?:
        guard let count = Int(exactly: number) else {
          throw rotor.wrong("resultCount", "a whole number", .number(number))
        }
        rest = count > first.count ? .more(count - first.count) : .none
      case .string("infinite")?: rest = .endless(atLeast: 99)
      case nil: rest = .none
      case let other?: throw rotor.wrong("resultCount", "a number or \"infinite\"", other)
      }
      try rotor.finish()
      return Rotor(name: name, results: RotorResults(names: first, rest: rest))
    }
    node = try CaseNode(attributesOf: &element)
    try element.finish()
    try reader.finish()
  }

  @MainActor
  func run() throws -> CaseFinding {
    var placed = node
    placed.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    var root = try CaseNode(CaseReader(.object([:]), path: node.path))
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.children = [placed]
    let tree = AccessibilityProvider.tree(
      of: try CaseScreen(root).root, rules: ReadingRules(fidelity: .accessibilitySnapshot))
    var finding = CaseFinding(section: "legendCases", name: name)
    guard tree.elements.count == 1 else {
      finding.add(["expected one element, \(tree.elements.count) were read"], to: 0)
      return finding
    }
    let legend = Legend(reader: ScreenReader(fidelity: .accessibilitySnapshot))
    let facts = StopFacts(0, in: tree)
    let found = legend.lines(for: facts, rotors: rotors.map { ($0.name, $0.results) })
    var comparison = CaseComparison()
    if let lines { comparison.compareLists("lines", lines, found) }
    if let lastLine { comparison.compare("last line", lastLine, found.last ?? "") }
    if let description {
      comparison.compare("description", description, legend.reader.description(of: facts).text)
    }
    if let pills {
      comparison.compareLists("input labels", pills, legend.inputLabels(for: facts, mode: mode))
    }
    finding.add(comparison.lines, to: 0)
    return finding
  }
}
