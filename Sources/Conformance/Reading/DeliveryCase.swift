import AccessibilityTree
import Foundation

/// Tests which elements are delivered when those off screen are left out, and how the rest are summarised.
struct DeliveryCase {
  var name: String
  private var groups: [Group]
  private var expectedTrimmed: [String]?
  private var expectedUntrimmed: [String]?
  private var expectedSummaries: [(container: String?, summary: OffScreenSummary)]

  private struct Group {
    var name: String?
    var scrollFrame: CGRect?
    var elements: [(name: String, isOnScreen: Bool, frame: CGRect)]
  }

  init(_ reader: CaseReader) throws {
    var reader = reader
    name = try reader.required("name")
    groups = []
    if reader.keys.contains("elements") {
      groups = [try Self.group(&reader, name: nil)]
    } else {
      for key in ["outer", "inner"] {
        guard var object = try reader.object(key) else { continue }
        groups.append(try Self.group(&object, name: key))
        try object.finish()
      }
    }
    expectedTrimmed = try reader.strings("expectedTrimmed")
    expectedUntrimmed = try reader.strings("expectedUntrimmed")
    expectedSummaries = try (reader.objects("expectedSummaries") ?? []).map { object in
      var object = object
      let container = try object.string("container")
      let summary = OffScreenSummary(
        above: try object.int("above") ?? 0, below: try object.int("below") ?? 0,
        elsewhere: try object.int("elsewhere") ?? 0)
      try object.finish()
      return (container, summary)
    }
    try reader.finish()
  }

  private static func group(_ reader: inout CaseReader, name: String?) throws -> Group {
    let frame = try reader.rect("scrollFrame")
    let path = reader.place("elements")
    let elements = try (reader.list("elements") ?? []).enumerated().map { index, value in
      let place = "\(path)[\(index)]"
      guard case .list(let parts) = value, parts.count >= 2, case .string(let name) = parts[0],
        case .string(let state) = parts[1], ["onscreen", "offscreen"].contains(state)
      else { throw CaseError(path: place, problem: "expected [name, \"onscreen\" or \"offscreen\", frame]") }
      var frame = CGRect.zero
      if parts.count > 2 {
        var holder = try CaseReader(.object(["frame": parts[2]]), path: place)
        frame = try holder.rect("frame") ?? .zero
      }
      return (name, state == "onscreen", frame)
    }
    return Group(name: name, scrollFrame: frame, elements: elements)
  }

  func run() -> CaseFinding {
    let source = DeliverySource(
      groups.map { group in
        DeliverySource.Scroll(frame: group.scrollFrame, elements: group.elements.map { ($0.name, $0.frame) })
      })
    let tree = source.tree()
    let onScreen = Set(groups.flatMap(\.elements).filter(\.isOnScreen).map(\.name))
    let delivery = tree.delivery { onScreen.contains(tree.elements[$0].label?.string ?? "") }
    var comparison = CaseComparison()
    let labels = tree.elements.map { $0.label?.string ?? "" }
    if let expectedTrimmed {
      comparison.compareLists("trimmed", expectedTrimmed, delivery.elements.map { labels[$0] })
    }
    if let expectedUntrimmed { comparison.compareLists("untrimmed", expectedUntrimmed, labels) }
    let found = tree.containers.indices.compactMap { index in
      delivery.summaries[index].map { Self.line(groups[index].name, $0) }
    }
    comparison.compareLists(
      "summaries", expectedSummaries.map { Self.line($0.container, $0.summary) }, found)
    return CaseFinding(section: "deliveryCases", name: name, comparison: comparison)
  }

  private static func line(_ container: String?, _ summary: OffScreenSummary) -> String {
    "\(container.map { $0 + ": " } ?? "")\(summary.above) above, \(summary.below) below, "
      + "\(summary.elsewhere) elsewhere"
  }
}

/// Nested scroll views, with elements in a given order.
private struct DeliverySource: ReadingSource {
  struct Scroll {
    var frame: CGRect?
    var elements: [(name: String, frame: CGRect)]
  }

  enum Node {
    case scroll(Int)
    case element(Int, Int)
  }

  let scrolls: [Scroll]

  init(_ scrolls: [Scroll]) { self.scrolls = scrolls }

  /// Each element has a path, so that those with small frames are not left out: the rules for them are not
  /// tested here.
  func tree() -> ElementTree {
    ElementTree(reading: [.scroll(0)], of: self, rules: ReadingRules())
  }

  func id(of node: Node) -> AccessibilityElement.ID {
    switch node {
    case .scroll(let scroll): AccessibilityElement.ID(scroll + 1)
    case .element(let scroll, let element): AccessibilityElement.ID((scroll + 1) * 1000 + element)
    }
  }

  func facts(of node: Node) -> ReadingFacts {
    switch node {
    case .scroll: ReadingFacts(flags: [.isView, .scrolls])
    case .element: ReadingFacts(flags: [.isElement])
    }
  }

  func element(of node: Node) -> AccessibilityElement {
    guard case .element(let scroll, let element) = node else { return AccessibilityElement() }
    let described = scrolls[scroll].elements[element]
    var details = AccessibilityElement.Details()
    details.path = ElementPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    return AccessibilityElement(
      id: id(of: node), label: AccessibilityText(described.name), frame: described.frame, details: details)
  }

  func frame(of node: Node) -> CGRect {
    guard case .scroll(let scroll) = node else { return .zero }
    return scrolls[scroll].frame ?? .zero
  }

  func explicitElements(of node: Node) -> [Node]? {
    guard case .scroll(let scroll) = node else { return nil }
    let inner = scroll + 1 < scrolls.count ? [Node.scroll(scroll + 1)] : []
    return scrolls[scroll].elements.indices.map { Node.element(scroll, $0) } + inner
  }

  func forEachChild(of node: Node, from first: Int, _ body: (Node) -> Void) {}

  func container(of node: Node, kind: ElementContainer.Kind) -> ElementContainer {
    ElementContainer(id: id(of: node), kind: kind, frame: frame(of: node))
  }
}
