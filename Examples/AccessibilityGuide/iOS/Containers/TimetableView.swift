import UIKit

/// When buses leave: a table with a row of headers.
final class TimetableView: UIView, UIAccessibilityContainerDataTable {
  private var cells: [[Cell]] = []

  /// One time, or one header.
  final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
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

    func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
  }

  /// - Parameter rows: the texts; the first row contains the headers.
  init(rows: [[String]], frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    cells = rows.enumerated().map { row, texts in
      texts.enumerated().map { Cell($1, row: row, column: $0, in: self) }
    }
    accessibilityContainerType = .dataTable
    accessibilityElements = Array(cells.joined())
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 100 * accessibilityColumnCount(), height: 44 * accessibilityRowCount())
  }

  override func draw(_ rect: CGRect) {
    for cell in cells.joined() {
      let font = UIFont.preferredFont(forTextStyle: cell.row == 0 ? .headline : .body)
      ((cell.accessibilityLabel ?? "") as NSString).draw(
        at: CGPoint(x: cell.column * 100, y: cell.row * 44 + 12),
        withAttributes: [.font: font, .foregroundColor: UIColor.label])
    }
  }

  func accessibilityRowCount() -> Int { cells.count }
  func accessibilityColumnCount() -> Int { cells.first?.count ?? 0 }

  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return nil }
    return cells[row][column]
  }

  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? {
    accessibilityDataTableCellElement(forRow: 0, column: column).map { [$0] }
  }
}
