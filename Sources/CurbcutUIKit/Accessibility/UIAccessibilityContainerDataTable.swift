import Foundation

/// A cell of a data table (iOS 11).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell>.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The first row and the number of rows; `NSNotFound` when unknown.
  func accessibilityRowRange() -> NSRange
  /// The first column and the number of columns; `NSNotFound` when unknown.
  func accessibilityColumnRange() -> NSRange
}

/// A container with rows and columns (iOS 11). Its `accessibilityContainerType` must be `dataTable`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable>.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable {
  /// The cell at a row and a column, both counted from 0; nil when there is none.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  /// The number of rows.
  func accessibilityRowCount() -> Int
  /// The number of columns.
  func accessibilityColumnCount() -> Int
  /// The headers of a row, counted from 0; nil for none.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The headers of a column, counted from 0; nil for none.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// None.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
  /// None.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  {
    nil
  }
}

/// Content that is read line by line and page by page, like a book (iOS 5).
///
/// Lines are counted from 0.
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityreadingcontent>.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// The line at a point in screen coordinates; `NSNotFound` when none is there.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// The text of a line; nil when there is no such line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// The frame of a line, in screen coordinates, in points; empty when there is no such line.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// The text of the page; nil for an empty page.
  func accessibilityPageContent() -> String?
  /// The text of a line, with speech attributes (iOS 11).
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// The text of the page, with speech attributes (iOS 11).
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// The plain words.
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
  }
  /// The plain words.
  public func accessibilityAttributedPageContent() -> NSAttributedString? {
    accessibilityPageContent().map { NSAttributedString(string: $0) }
  }
}
