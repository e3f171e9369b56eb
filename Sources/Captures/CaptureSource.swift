import AccessibilityTree
import Foundation

/// Lets the reading rules walk a recorded screen.
struct CaptureSource: ReadingSource {
  /// True when anything was recorded as visible; otherwise, as for part of a covered screen, visibility is
  /// ignored.
  private let knowsVisibility: Bool
  private let screen: CGRect
  /// Added to the number of an object to get its id.
  private let offset: UInt64

  /// - Parameters:
  ///   - roots: the root objects.
  ///   - offset: what is added to the number of each object to get its id.
  init(roots: [CaptureNode], offset: UInt64 = 0) {
    self.offset = offset
    knowsVisibility = roots.contains(where: \.isVisible)
    screen = roots.map(\.frame).reduce(CGRect.null) { $0.union($1) }
  }

  func id(of node: CaptureNode) -> AccessibilityElement.ID { offset + node.number }

  func facts(of node: CaptureNode) -> ReadingFacts {
    if let facts = node.facts { return facts }
    var facts = ReadingFacts(flags: .isView)
    if node.isAccessible, node.label != nil || node.value != nil || !node.holdsAccessible {
      facts.flags.insert(.isElement)
    }
    if isCovered(node) { facts.flags.insert(.isInvisible) }
    if node.frame.size == .zero { facts.flags.insert(.isSizeless) }
    switch node.type {
    case "NavigationBar": facts.role = .navigationBar
    case "Toolbar": facts.role = .toolbar
    case "TabBar": facts.role = .tabBar
    case "Alert", "Sheet": facts.role = .alert
    case "SegmentedControl": facts.role = .segmentedControl
    case "Table", "CollectionView", "ScrollView": facts.flags.insert(.scrolls)
    default: break
    }
    return facts
  }

  /// True for an object that lies under something else. A recorder reports both covered and scrolled-away
  /// objects as invisible, but only the covered ones are out of reach.
  private func isCovered(_ node: CaptureNode) -> Bool {
    knowsVisibility && !node.isVisible && node.isAccessible && !node.isScrolledAway
      && screen.encloses(node.frame)
  }

  func frame(of node: CaptureNode) -> CGRect { node.frame }

  func element(of node: CaptureNode) -> AccessibilityElement {
    var element = node.element
    element.id = offset + node.number
    return element
  }

  func forEachChild(of node: CaptureNode, from first: Int, _ body: (CaptureNode) -> Void) {
    for child in node.children.dropFirst(first) { body(child) }
  }

  func explicitElements(of node: CaptureNode) -> [CaptureNode]? { node.hasFixedOrder ? node.children : nil }

  func lastModalChild(of node: CaptureNode, visibleOnly: Bool) -> Int? {
    guard node.facts != nil else { return node.children.lastIndex(where: \.holdsModal) }
    return node.children.lastIndex { $0.isModal && !(visibleOnly && !$0.isVisible) }
  }

  func visibleRect(of node: CaptureNode) -> CGRect { node.visibleRect ?? node.frame }

  func container(of node: CaptureNode, kind: ElementContainer.Kind) -> ElementContainer {
    var container = ElementContainer(
      id: offset + node.number, kind: kind, label: node.element.label, value: node.element.value,
      identifier: node.name, traits: node.traits, frame: node.frame,
      isModal: node.isModal || (kind == .alert && node.facts == nil))
    if kind == .dataTable, let table = node.table {
      container.rowCount = table.rows
      container.columnCount = table.columns
    }
    // Only of what is a group is a value spoken; a recorder reports the state of a view as one.
    if node.facts == nil { container.value = nil }
    return container
  }

  // MARK: Tables

  func tableRange(of node: CaptureNode) -> TableRange? { node.cell }

  func tableSize(of table: CaptureNode) -> (rows: Int, columns: Int) {
    (table.table?.rows ?? 0, table.table?.columns ?? 0)
  }

  func tableCell(row: Int, column: Int, of table: CaptureNode) -> CaptureNode? {
    table.cells[CaptureTable.Place(row: row, column: column)]
  }

  func tableHeaders(row: Int, of table: CaptureNode) -> [CaptureNode] {
    (table.table?.rowHeaders[row] ?? []).compactMap { table.cells[$0] }
  }

  func tableHeaders(column: Int, of table: CaptureNode) -> [CaptureNode] {
    (table.table?.columnHeaders[column] ?? []).compactMap { table.cells[$0] }
  }

  func tableHeader(of cell: CaptureNode) -> ElementContext.Header {
    ElementContext.Header(label: cell.label, value: cell.value)
  }

  func tabItemCount(of node: CaptureNode) -> Int {
    func count(_ node: CaptureNode) -> Int {
      node.children.reduce(0) { $0 + ($1.traits.contains(.tabBarItem) ? 1 : count($1)) }
    }
    return count(node)
  }
}
