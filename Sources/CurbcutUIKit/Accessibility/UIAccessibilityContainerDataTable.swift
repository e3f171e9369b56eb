import Foundation

/// A cell of a data table.
@MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The first row and the number of rows; `NSNotFound` when unknown.
  func accessibilityRowRange() -> NSRange
  /// The first column and the number of columns; `NSNotFound` when unknown.
  func accessibilityColumnRange() -> NSRange
}

/// A container with rows and columns.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable>.
@MainActor
public protocol UIAccessibilityContainerDataTable {
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  {
    nil
  }
}

/// Content that is read line by line, page by page.
@MainActor
public protocol UIAccessibilityReadingContent {
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
  }
  public func accessibilityAttributedPageContent() -> NSAttributedString? {
    accessibilityPageContent().map { NSAttributedString(string: $0) }
  }
}
