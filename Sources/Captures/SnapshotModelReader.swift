import AccessibilityTree
import Foundation

/// Reads the model of AccessibilitySnapshot: a hierarchy of elements and containers, or a list of elements
/// (`AccessibilityMarker`).
///
/// Its elements are in the order in which the tool reads them, and that order is kept.
enum SnapshotModelReader {
  private struct Document: Decodable {
    var nodes: [Node]

    init(from decoder: any Decoder) throws {
      let isList = (try? decoder.unkeyedContainer()) != nil
      nodes = isList ? try [Node](from: decoder) : [try Node(from: decoder)]
    }
  }

  /// An element or a container, as Swift encodes an enumeration: `{"element": {"_0": …, "traversalIndex": 3}}`.
  private enum Node: Decodable {
    case element(Element, index: Int?)
    case container(Container, children: [Node])

    private enum CodingKeys: CodingKey { case element, container }
    private enum ElementKeys: CodingKey { case _0, traversalIndex }
    private enum ContainerKeys: CodingKey { case _0, children }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      if object.contains(.element) {
        let inside = try object.nestedContainer(keyedBy: ElementKeys.self, forKey: .element)
        self = .element(
          try inside.decode(Element.self, forKey: ._0),
          index: try inside.decodeIfPresent(Int.self, forKey: .traversalIndex))
      } else if object.contains(.container) {
        let inside = try object.nestedContainer(keyedBy: ContainerKeys.self, forKey: .container)
        self = .container(
          try inside.decode(Container.self, forKey: ._0),
          children: try inside.decodeIfPresent([Node].self, forKey: .children) ?? [])
      } else {
        self = .element(try Element(from: decoder), index: nil)
      }
    }

    /// The first place in reading order.
    var index: Int {
      switch self {
      case .element(_, let index): index ?? Int.max
      case .container(_, let children): children.map(\.index).min() ?? Int.max
      }
    }
  }

  private struct Element: Decodable {
    struct Content: Decodable {
      var label, value: String
      var isImportant: Bool?
    }
    struct Rotor: Decodable { var name: String }

    var label: String?
    var value: String?
    var traits: [String]
    var identifier: String?
    var hint: String?
    var authoredHint: String?
    var userInputLabels: [String]?
    var shape: Shape
    var activationPoint: Pair?
    var usesDefaultActivationPoint: Bool?
    var customActions: [String]?
    var customContent: [Content]?
    var customRotors: [Rotor]?
    var accessibilityLanguage: String?
    var respondsToUserInteraction: Bool?
  }

  /// A point or a size: `[1, 2]`.
  private struct Pair: Decodable {
    var x, y: Double
    var point: CGPoint { CGPoint(x: x, y: y) }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      x = try list.decode(Double.self)
      y = try list.decode(Double.self)
    }
  }

  /// `[[x, y], [width, height]]`.
  private struct Frame: Decodable {
    var rect: CGRect

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let (origin, size) = (try list.decode(Pair.self), try list.decode(Pair.self))
      rect = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
    }
  }

  private struct Shape: Decodable {
    struct Step: Decodable {
      struct Points: Decodable { var to, control, control1, control2: Pair? }
      var move, line, quadCurve, curve: Points?
    }
    var frame: Frame?
    var pathElements: [Step]?

    /// The outline; nil for a rectangle.
    var path: ElementPath? {
      guard let pathElements, frame == nil else { return nil }
      return ElementPath(
        pathElements.map { step in
          if let to = step.move?.to { return .move(to.point) }
          if let to = step.line?.to { return .line(to.point) }
          if let curve = step.quadCurve, let to = curve.to, let control = curve.control {
            return .quad(control: control.point, to: to.point)
          }
          if let curve = step.curve, let to = curve.to, let a = curve.control1, let b = curve.control2 {
            return .curve(control1: a.point, control2: b.point, to: to.point)
          }
          return .close
        })
    }
  }

  private struct Container: Decodable {
    struct Kind: Decodable {
      struct Group: Decodable { var label, value, identifier: String? }
      struct Table: Decodable {
        var rowCount, columnCount: Int
        var cells: [Cell?]?
      }
      struct Cell: Decodable {
        var row, column: Int
        var rowSpan, columnSpan: Int?
        var rowHeaderChildIndices, columnHeaderChildIndices: [Int]?
      }
      struct Empty: Decodable {}
      var semanticGroup: Group?
      var dataTable: Table?
      var list, landmark, tabBar, series, scrollable: Empty?
    }
    var type: Kind
    var identifier: String?
    var frame: Frame
    var isModalBoundary: Bool?
  }

  // MARK: Nodes

  static func read(_ data: Data, file: String) throws(CaptureError) -> [CaptureNode] {
    let document = try JSONCaptureReader.decode(Document.self, from: data, file: file)
    guard !document.nodes.isEmpty else { throw CaptureError(file: file, problem: "holds no element") }
    var counter = CaptureCounter(file: file)
    var root = CaptureDraft()
    root.type = "Window"
    root.number = try counter.next(depth: 0)
    root.hasFixedOrder = true
    root.facts = ReadingFacts(flags: .isView)
    let children = try self.children(document.nodes, depth: 1, counter: &counter, file: file)
    root.frame = children.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    return [CaptureNode(root, children: children)]
  }

  private static func children(
    _ nodes: [Node], depth: Int, counter: inout CaptureCounter, file: String
  ) throws(CaptureError) -> [CaptureNode] {
    var result: [CaptureNode] = []
    // A stable order, for elements without a place in it.
    let order = nodes.indices.map { (nodes[$0].index, $0) }.sorted { $0 < $1 }.map(\.1)
    for index in order { result.append(try node(nodes[index], depth: depth, counter: &counter, file: file)) }
    return result
  }

  private static func node(
    _ node: Node, depth: Int, counter: inout CaptureCounter, file: String
  ) throws(CaptureError) -> CaptureNode {
    switch node {
    case .element(let element, _):
      return CaptureNode(try draft(element, number: counter.next(depth: depth)), children: [])
    case .container(let container, let children):
      var draft = CaptureDraft()
      draft.type = "Other"
      draft.number = try counter.next(depth: depth)
      draft.frame = container.frame.rect
      draft.name = container.identifier ?? container.type.semanticGroup?.identifier
      draft.hasFixedOrder = true
      draft.isModal = container.isModalBoundary ?? false
      draft.facts = facts(container)
      draft.label = container.type.semanticGroup?.label
      draft.value = container.type.semanticGroup?.value
      guard let table = container.type.dataTable else {
        return CaptureNode(
          draft, children: try self.children(children, depth: depth + 1, counter: &counter, file: file))
      }
      // The cells are told by the places of the children as they are written.
      var drafts: [CaptureDraft?] = []
      for child in children {
        guard case .element(let element, _) = child else {
          drafts.append(nil)
          continue
        }
        drafts.append(try self.draft(element, number: counter.next(depth: depth + 1)))
      }
      draft.table = try self.table(table, of: &drafts, file: file)
      return CaptureNode(draft, children: drafts.compactMap { $0.map { CaptureNode($0, children: []) } })
    }
  }

  private static func facts(_ container: Container) -> ReadingFacts {
    let type = container.type
    var facts = ReadingFacts(flags: .isView)
    if let group = type.semanticGroup {
      facts.role = .semanticGroup
      if [group.label, group.value, group.identifier, container.identifier].contains(where: {
        !($0 ?? "").isEmpty
      }) {
        facts.flags.insert(.hasName)
      }
    } else if type.list != nil {
      facts.role = .list
    } else if type.landmark != nil {
      facts.role = .landmark
    } else if type.dataTable != nil {
      facts.role = .dataTable
    } else if type.tabBar != nil {
      facts.flags.insert(.hasTabBarTrait)
    } else if type.series != nil {
      facts.role = .segmentedControl
    } else if type.scrollable != nil {
      facts.flags.insert(.scrolls)
    }
    return facts
  }

  private static func table(
    _ table: Container.Kind.Table, of children: inout [CaptureDraft?], file: String
  ) throws(CaptureError) -> CaptureTable {
    let limit = 0...CaptureTable.largest
    guard limit.contains(table.rowCount), limit.contains(table.columnCount) else {
      throw CaptureError(
        file: file,
        problem:
          "dataTable: \(table.rowCount) rows and \(table.columnCount) columns are not the size of a table")
    }
    var result = CaptureTable(rows: table.rowCount, columns: table.columnCount)
    let cells = table.cells ?? []
    func place(_ index: Int) -> CaptureTable.Place? {
      guard cells.indices.contains(index), let cell = cells[index] else { return nil }
      return .init(row: cell.row, column: cell.column)
    }
    for (index, cell) in cells.enumerated() where children.indices.contains(index) {
      guard let cell else { continue }
      guard limit.contains(cell.row), limit.contains(cell.column) else {
        throw CaptureError(
          file: file, problem: "dataTable.cells[\(index)]: there is no row \(cell.row), column \(cell.column)"
        )
      }
      children[index]?.cell = TableRange(
        row: cell.row, column: cell.column, rowSpan: max(1, min(cell.rowSpan ?? 1, CaptureTable.largest)),
        columnSpan: max(1, min(cell.columnSpan ?? 1, CaptureTable.largest)))
      let rowHeaders = (cell.rowHeaderChildIndices ?? []).compactMap(place)
      if !rowHeaders.isEmpty { result.rowHeaders[cell.row] = rowHeaders }
      let columnHeaders = (cell.columnHeaderChildIndices ?? []).compactMap(place)
      if !columnHeaders.isEmpty { result.columnHeaders[cell.column] = columnHeaders }
    }
    return result
  }

  private static func draft(_ element: Element, number: UInt64) -> CaptureDraft {
    var draft = CaptureDraft()
    draft.number = number
    draft.label = element.label
    draft.value = element.value
    draft.hint = element.authoredHint ?? element.hint
    draft.name = element.identifier
    draft.traits = element.traits.reduce(into: []) { $0.formUnion(trait($1)) }
    draft.type = kind(of: draft.traits)
    draft.details.path = element.shape.path
    draft.frame = element.shape.frame?.rect ?? draft.details.path?.boundingBox ?? .zero
    if element.usesDefaultActivationPoint == false {
      draft.details.activationPoint = element.activationPoint?.point
    }
    draft.details.language = element.accessibilityLanguage
    draft.details.userInputLabels = element.userInputLabels
    draft.details.customActions = (element.customActions ?? []).map { .init(name: AccessibilityText($0)) }
    draft.details.customContent = (element.customContent ?? []).map {
      .init(
        label: AccessibilityText($0.label), value: AccessibilityText($0.value),
        isImportant: $0.isImportant ?? false)
    }
    draft.details.customRotors = (element.customRotors ?? []).map { .init(name: AccessibilityText($0.name)) }
    draft.details.respondsToUserInteraction = element.respondsToUserInteraction
    draft.isAccessible = true
    draft.facts = ReadingFacts(flags: .isElement)
    return draft
  }

  /// A trait by the model's name for it; `unknown(n)` are the bits that have no name there.
  private static func trait(_ name: String) -> AccessibilityTraits {
    if name == "switchButton" { return .toggleButton }
    if name.hasPrefix("unknown("), name.hasSuffix(")") {
      return UInt64(name.dropFirst(8).dropLast()).map { AccessibilityTraits(rawValue: $0) } ?? []
    }
    return AccessibilityTraits(name: name) ?? []
  }

  /// XCUITest's name for something with such traits: the model has no classes.
  private static func kind(of traits: AccessibilityTraits) -> String {
    if traits.contains(.toggleButton) { return "Switch" }
    if traits.contains(.secureTextField) { return "SecureTextField" }
    if traits.contains(.searchField) { return "SearchField" }
    if traits.contains(.textArea) { return "TextView" }
    if traits.contains(.textEntry) { return "TextField" }
    if traits.contains(.link) { return "Link" }
    if traits.contains(.button) { return "Button" }
    if traits.contains(.image) { return "Image" }
    if traits.contains(.staticText) || traits.contains(.header) { return "StaticText" }
    return "Other"
  }
}
