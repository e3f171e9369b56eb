import Foundation

/// Objects from which a tree of accessibility elements can be read: live views, or a recording.
///
/// The rules ask first for the few facts that decide what happens to an object, and for the whole
/// element only when they know that it is one.
public protocol ReadingSource {
  /// One object: a view, an accessibility element, or anything else that has accessibility.
  associatedtype Node

  /// The provider's identifier for the object; stable for the object's lifetime.
  func id(of node: Node) -> AccessibilityElement.ID
  /// The facts that decide whether and how the object is read.
  func facts(of node: Node) -> ReadingFacts
  /// The whole element, with the frame that the object reports, even if it is not finite.
  func element(of node: Node) -> AccessibilityElement
  /// The accessibility frame, in screen coordinates.
  func frame(of node: Node) -> CGRect

  /// Calls `body` with each subview from index `first` on, back to front.
  func forEachChild(of node: Node, from first: Int, _ body: (Node) -> Void)
  /// The index of the last modal subview (`accessibilityViewIsModal`); nil when there is none.
  func lastModalChild(of node: Node, visibleOnly: Bool) -> Int?
  /// The list that replaces the subviews (`accessibilityElements`); nil when there is none.
  func explicitElements(of node: Node) -> [Node]?

  /// What is read after an element, because it lies in it and is used by itself; only called for objects that
  /// ``facts(of:)`` reports to have parts.
  func parts(of node: Node) -> [Node]

  /// The number of elements in a container (`accessibilityElementCount()`); nil for "not found".
  func elementCount(of node: Node) -> Int?
  /// The element at an index of a container; nil when there is none.
  func element(at index: Int, of node: Node) -> Node?
  /// The index of an element in its container; nil for "not found".
  func index(of element: Node, in container: Node) -> Int?

  /// A container of that kind, with the object's label, value, identifier, frame and traits.
  func container(of node: Node, kind: ElementContainer.Kind) -> ElementContainer
  /// The part of a scroll view in which its contents are visible, in screen coordinates.
  func visibleRect(of node: Node) -> CGRect
  /// Where a pinned object would be if it scrolled with the rest; only called for objects that ``facts(of:)`` reports
  /// as pinned.
  func pinnedPlace(of node: Node) -> PinnedPlace?
  /// Where a group stands that is one of several columns, which are read one after the other, however high their contents
  /// begin; nil for any other group.
  func columnPlace(of node: Node) -> CGPoint?
  /// The number of items of a `UITabBar`.
  func tabItemCount(of node: Node) -> Int

  /// Where a cell says it is in its table; nil for anything that is not a cell.
  func tableRange(of node: Node) -> TableRange?
  /// The numbers of rows and columns of a data table.
  func tableSize(of table: Node) -> (rows: Int, columns: Int)
  /// The cell at a row and column of a data table, both counted from 0; nil where there is none.
  func tableCell(row: Int, column: Int, of table: Node) -> Node?
  /// The header cells of a row of a data table, in speaking order.
  func tableHeaders(row: Int, of table: Node) -> [Node]
  /// The header cells of a column of a data table, in speaking order.
  func tableHeaders(column: Int, of table: Node) -> [Node]
  /// The label and value of a header cell.
  func tableHeader(of cell: Node) -> ElementContext.Header
}

/// Where a cell says it is in its table; rows and columns count from 0, nil is "not found".
public struct TableRange: Equatable, Sendable {
  /// The first row of the cell.
  public var row: Int?
  /// The first column of the cell.
  public var column: Int?
  /// How many rows the cell takes up, at least 1.
  public var rowSpan: Int
  /// How many columns the cell takes up, at least 1.
  public var columnSpan: Int

  /// Creates the range of a cell, by default one row high and one column wide.
  public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }
}

/// Where a pinned object would be if it scrolled with the rest.
public struct PinnedPlace: Equatable, Sendable {
  /// Its top-left corner, in screen coordinates.
  public var origin: CGPoint
  /// Whether rows follow it that have no elements, because they are scrolled out of sight.
  public var isBeforeGap: Bool

  /// Creates the place of a pinned object.
  public init(origin: CGPoint, isBeforeGap: Bool) {
    self.origin = origin
    self.isBeforeGap = isBeforeGap
  }
}

/// Defaults for a source that has no modal views, explicit lists, tables or scrolling.
extension ReadingSource {
  public func lastModalChild(of node: Node, visibleOnly: Bool) -> Int? { nil }
  public func explicitElements(of node: Node) -> [Node]? { nil }
  public func parts(of node: Node) -> [Node] { [] }
  public func elementCount(of node: Node) -> Int? { nil }
  public func element(at index: Int, of node: Node) -> Node? { nil }
  public func index(of element: Node, in container: Node) -> Int? { nil }
  public func visibleRect(of node: Node) -> CGRect { frame(of: node) }
  public func pinnedPlace(of node: Node) -> PinnedPlace? { nil }
  public func columnPlace(of node: Node) -> CGPoint? { nil }
  public func tabItemCount(of node: Node) -> Int { 0 }
  public func tableRange(of node: Node) -> TableRange? { nil }
  public func tableSize(of table: Node) -> (rows: Int, columns: Int) { (0, 0) }
  public func tableCell(row: Int, column: Int, of table: Node) -> Node? { nil }
  public func tableHeaders(row: Int, of table: Node) -> [Node] { [] }
  public func tableHeaders(column: Int, of table: Node) -> [Node] { [] }
  public func tableHeader(of cell: Node) -> ElementContext.Header { .init(label: nil, value: nil) }
}
