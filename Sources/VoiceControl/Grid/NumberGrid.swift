import Foundation

/// The numbered grid over the screen, and the cell into which it has been drilled down.
struct NumberGrid: Hashable, Sendable {
  /// The areas that the grid has divided, the whole screen first: each is a cell of the one before.
  private(set) var areas: [CGRect]
  let columns: Int
  let rows: Int

  /// Cells smaller than this, in points, are not divided: a finger could not tell them apart.
  static let smallestCell = 4.0
  /// How many columns and rows there may be, so that the numbers can still be read.
  static let range = 1...20

  init(over area: CGRect, columns: Int, rows: Int) {
    areas = [area]
    self.columns = min(max(columns, Self.range.lowerBound), Self.range.upperBound)
    self.rows = min(max(rows, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The area that is divided now.
  var area: CGRect { areas.last ?? .zero }
  var count: Int { columns * rows }
  var isDrilledDown: Bool { areas.count > 1 }

  /// The cell with a number, which counts from 1 along the rows; nil when there is none.
  func cell(_ number: Int) -> CGRect? {
    guard (1...count).contains(number) else { return nil }
    let (row, column) = ((number - 1) / columns, (number - 1) % columns)
    let (width, height) = (area.width / Double(columns), area.height / Double(rows))
    return CGRect(
      x: area.minX + Double(column) * width, y: area.minY + Double(row) * height, width: width, height: height
    )
  }

  /// Divides the cell with a number.
  /// - Returns: false when there is none, or it is too small.
  mutating func drillDown(_ number: Int) -> Bool {
    guard let cell = cell(number),
      min(cell.width / Double(columns), cell.height / Double(rows)) >= Self.smallestCell
    else { return false }
    areas.append(cell)
    return true
  }

  /// Goes back to the area around the present one.
  mutating func drillUp() {
    if isDrilledDown { areas.removeLast() }
  }
}
