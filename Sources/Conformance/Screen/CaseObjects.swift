import AccessibilityTree
import CurbcutUIKit
import Foundation

/// A view of a case. It overrides the accessibility properties, as an app's view would.
class CaseView: UIView, ReadingHints {
  let node: CaseNode
  /// The members of an explicit list, or of the index-based functions.
  var members: [Any] = []

  init(_ node: CaseNode) {
    self.node = node
    super.init(frame: node.frame)
  }

  required init?(coder: NSCoder) { nil }

  override var isAccessibilityElement: Bool {
    get { node.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { node.label }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { node.value }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityHint: String? {
    get { node.hint }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { UIAccessibilityTraits(rawValue: node.traits?.rawValue ?? 0) }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityElements: [Any]? {
    get { node.accessibilityElements == nil ? nil : members }
    set { super.accessibilityElements = newValue }
  }
  override func index(ofAccessibilityElement element: Any) -> Int {
    if node.hidesIndices { return NSNotFound }
    return members.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  override func accessibilityElementCount() -> Int { node.elementCount ?? NSNotFound }
  override func accessibilityElement(at index: Int) -> Any? {
    members.indices.contains(index) ? members[index] : nil
  }

  var readingRole: ReadingFacts.Role { node.className == .tabBar ? .tabBar : .none }
  var isTabButton: Bool { node.className == .tabBarButton }
  var tabItemCount: Int { node.tabBarItemCount ?? 0 }
  var readingPosition: (index: Int, count: Int)? { nil }
}

/// A tab bar of a case: its items come from the case, its buttons are the case's views.
final class CaseTabBar: CaseView {}

/// A tab button of a case.
final class CaseTabButton: CaseView {}

/// A segmented control of a case: its segments are the case's elements.
final class CaseSegmentedControl: CaseView {
  override var readingRole: ReadingFacts.Role { .segmentedControl }
}

/// A view of a case that is a cell of a data table.
final class CaseCellView: CaseView, UIAccessibilityContainerDataTableCell {
  func accessibilityRowRange() -> NSRange { node.rowRange }
  func accessibilityColumnRange() -> NSRange { node.columnRange }
}

/// A view of a case that is a data table.
final class CaseTableView: CaseView, UIAccessibilityContainerDataTable {
  private var cells: [String: any UIAccessibilityContainerDataTableCell] = [:]
  private var places: [[Int]: any UIAccessibilityContainerDataTableCell] = [:]

  func fill(_ objects: [String: AccessibleObject], nodes: [String: CaseNode]) throws {
    for id in node.dataTable?.cells ?? [] {
      guard let cell = objects[id] as? any UIAccessibilityContainerDataTableCell,
        let described = nodes[id]
      else { throw CaseError(path: node.path + ".dataTable.cells", problem: "\"\(id)\" is not a cell") }
      cells[id] = cell
      let row = described.tableIndex?.row ?? described.cell?.row
      let column = described.tableIndex?.column ?? described.cell?.column
      if let row, let column { places[[row, column]] = cell }
    }
  }

  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  { places[[row, column]] }
  func accessibilityRowCount() -> Int { node.dataTable?.rows ?? 0 }
  func accessibilityColumnCount() -> Int { node.dataTable?.columns ?? 0 }
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    node.dataTable?.rowHeaders[row]?.compactMap { cells[$0] }
  }
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { node.dataTable?.columnHeaders[column]?.compactMap { cells[$0] } }
}

/// An accessibility element of a case.
class CaseElement: UIAccessibilityElement {
  let node: CaseNode

  init(_ node: CaseNode, container: Any) {
    self.node = node
    super.init(accessibilityContainer: container)
    isAccessibilityElement = node.isAccessibilityElement
    accessibilityLabel = node.label
    accessibilityValue = node.value
    accessibilityHint = node.hint
    accessibilityTraits = UIAccessibilityTraits(rawValue: node.traits?.rawValue ?? 0)
  }
}

/// An accessibility element of a case that is a cell of a data table.
final class CaseCellElement: CaseElement, UIAccessibilityContainerDataTableCell {
  func accessibilityRowRange() -> NSRange { node.rowRange }
  func accessibilityColumnRange() -> NSRange { node.columnRange }
}

/// Any other object of a case.
final class CaseObject: UIResponder {
  let node: CaseNode
  var members: [Any] = []

  init(_ node: CaseNode) {
    self.node = node
    super.init()
    isAccessibilityElement = node.isAccessibilityElement
    accessibilityLabel = node.label
    accessibilityValue = node.value
    accessibilityHint = node.hint
    accessibilityTraits = UIAccessibilityTraits(rawValue: node.traits?.rawValue ?? 0)
    if let frame = node.accessibilityFrame { accessibilityFrame = frame }
  }

  override func accessibilityElementCount() -> Int { node.elementCount ?? NSNotFound }
  override func accessibilityElement(at index: Int) -> Any? {
    members.indices.contains(index) ? members[index] : nil
  }
  override func index(ofAccessibilityElement element: Any) -> Int {
    members.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
}

extension CaseNode {
  /// The element count that the object reports; nil for "not found".
  var elementCount: Int? {
    if let indexAPI { return indexAPI.count }
    return accessibilityElements?.count
  }

  var rowRange: NSRange {
    NSRange(location: cell?.row ?? NSNotFound, length: cell?.rowSpan ?? 0)
  }

  var columnRange: NSRange {
    NSRange(location: cell?.column ?? NSNotFound, length: cell?.columnSpan ?? 0)
  }
}
