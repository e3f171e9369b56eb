import CurbcutUIKit

/// When buses leave: a table with a row of headers.
public final class TimetableView: UIView, UIAccessibilityContainerDataTable {
  private var cells: [[Cell]] = []

  /// One time, or one header.
  public final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
    let row: Int
    let column: Int

    init(_ text: String, row: Int, column: Int, in table: TimetableView) {
      self.row = row
      self.column = column
      super.init(accessibilityContainer: table)
      accessibilityLabel = text
      accessibilityTraits = row == 0 ? .header : .staticText
      accessibilityFrameInContainerSpace = CGRect(x: column * 100, y: row * 44, width: 100, height: 44)
    }

    public func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
    public func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
  }

  /// - Parameter rows: the texts; the first row holds the headers.
  public init(rows: [[String]], frame: CGRect) {
    super.init(frame: frame)
    cells = rows.enumerated().map { row, texts in
      texts.enumerated().map { Cell($1, row: row, column: $0, in: self) }
    }
    accessibilityContainerType = .dataTable
    accessibilityElements = Array(cells.joined())
  }

  public required init?(coder: NSCoder) { nil }

  public func accessibilityRowCount() -> Int { cells.count }
  public func accessibilityColumnCount() -> Int { cells.first?.count ?? 0 }

  public func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return nil }
    return cells[row][column]
  }

  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? {
    accessibilityDataTableCellElement(forRow: 0, column: column).map { [$0] }
  }
}
