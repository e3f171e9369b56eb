import AccessibilityTree
import CurbcutUIKit
import Foundation
import VoiceOver

/// A screen, and the descriptions expected from reading it, in order.
struct ReadingCase {
  var name: String
  var rules: ReadingRules
  var tree: CaseNode
  var verbosity: Verbosity
  var expected: [String]
  var hints: [String?]?
  var expectedTree: [ExpectedItem]?
  var usesDefaultActivationPoint: [Bool]?
  var shapes: [CGRect]?

  init(_ reader: CaseReader) throws {
    var reader = reader
    name = try reader.required("name")
    for key in ["evidence", "source", "note"] { _ = try reader.string(key) }
    let fidelity = try reader.choice(
      "rules", ["head": Fidelity.accessibilitySnapshot, "proposed": .voiceOver])
    let isRTL = try reader.choice("layoutDirection", ["ltr": false, "rtl": true]) ?? false
    let idiom = try reader.string("idiom") ?? "phone"
    rules = ReadingRules(
      fidelity: fidelity ?? .voiceOver, isPhone: idiom == "phone", isRightToLeft: isRTL)
    guard let root = try reader.object("tree") else {
      throw CaseError(path: reader.place("tree"), problem: "missing")
    }
    tree = try CaseNode(root)
    verbosity = try Self.verbosity(&reader)
    expected = try reader.strings("expected") ?? []
    hints = try reader.list("expectedHints")?.enumerated().map { index, value in
      switch value {
      case .null: nil
      case .string(let hint): hint
      default: throw reader.wrong("expectedHints[\(index)]", "a string or null", value)
      }
    }
    if let hints, hints.count != expected.count {
      throw CaseError(
        path: reader.place("expectedHints"),
        problem: "\(hints.count) hints for \(expected.count) descriptions")
    }
    expectedTree = try reader.list("expectedTree")?.enumerated().map {
      try ExpectedItem($1, path: "\(reader.place("expectedTree"))[\($0)]")
    }
    usesDefaultActivationPoint = try reader.list("expectedUsesDefaultActivationPoint")?
      .enumerated().map { index, value in
        guard case .bool(let bool) = value else {
          throw reader.wrong("expectedUsesDefaultActivationPoint[\(index)]", "true or false", value)
        }
        return bool
      }
    shapes = try reader.list("expectedShapes")?.enumerated().map { index, value in
      var shape = try CaseReader(.object(["shape": value]), path: reader.place("expectedShapes[\(index)]"))
      return try shape.rect("shape") ?? .zero
    }
    try reader.finish()
  }

  private static func verbosity(_ reader: inout CaseReader) throws -> Verbosity {
    guard var object = try reader.object("verbosity") else { return Verbosity() }
    var verbosity =
      try object.choice("preset", ["minimal": Verbosity.minimal, "verbose": .verbose]) ?? Verbosity()
    if let position = try object.choice(
      "traitPosition",
      Dictionary(uniqueKeysWithValues: Verbosity.TraitPosition.allCases.map { ($0.rawValue, $0) }))
    {
      verbosity.traitPosition = position
    }
    if let on = try object.bool("includesValue") { verbosity.includesValue = on }
    if let on = try object.bool("includesHints") { verbosity.includesHints = on }
    if let on = try object.bool("includesContainerContext") { verbosity.includesContext = on }
    if let on = try object.bool("includesTableContext") { verbosity.includesTableContext = on }
    if let on = try object.bool("includesCustomContent") { verbosity.includesImportantContent = on }
    if try object.bool("includesTraits") == false { verbosity.traitPosition = .none }
    try object.finish()
    return verbosity
  }

  // MARK: Running

  @MainActor
  func run(fidelity: Fidelity? = nil) throws -> CaseFinding {
    var rules = rules
    if let fidelity { rules.fidelity = fidelity }
    let screen = try CaseScreen(tree)
    let tree = AccessibilityProvider.tree(of: screen.root, rules: rules)
    let reader = ScreenReader(verbosity: verbosity, fidelity: rules.fidelity)
    let descriptions = tree.elements.indices.map { reader.description(of: $0, in: tree) }
    var comparison = CaseComparison()
    comparison.compareLists("descriptions", expected, descriptions.map(\.text))
    if let hints, descriptions.count == hints.count {
      comparison.compareLists(
        "hints", hints.map { $0 ?? "no hint" }, descriptions.map { $0.hint ?? "no hint" })
    }
    if let expectedTree {
      comparison.compareLists("tree", expectedTree.flatMap { $0.lines() }, found(tree, expectedTree))
    }
    if let usesDefaultActivationPoint {
      comparison.compare(
        "default activation points", usesDefaultActivationPoint, tree.elements.map(Self.usesDefaultPoint))
    }
    if let shapes { comparison.compare("shapes", shapes, tree.elements.map(\.bounds)) }
    return CaseFinding(section: "cases", name: name, comparison: comparison)
  }

  /// True for a point within a pixel of the default one, at a scale of 3.
  private static func usesDefaultPoint(_ element: AccessibilityElement) -> Bool {
    let (point, usual) = (element.activationPoint, element.defaultActivationPoint)
    if abs(point.x - usual.x) <= 1 / 3, abs(point.y - usual.y) <= 1 / 3 { return true }
    return point == .zero && element.frame == .zero
  }

  /// The tree in the form of the expectation, with the attributes that the expectation specifies.
  private func found(_ tree: ElementTree, _ expected: [ExpectedItem]) -> [String] {
    tree.roots.enumerated().flatMap { index, item in
      ExpectedItem(item, in: tree).lines(like: expected.indices.contains(index) ? expected[index] : nil)
    }
  }
}
