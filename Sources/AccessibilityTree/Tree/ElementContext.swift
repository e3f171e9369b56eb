/// What VoiceOver says of an element's place among others.
public indirect enum ElementContext: Equatable, Sendable {
  /// One of several of the same kind: "1 of 3".
  case series(index: Int, count: Int)
  /// An item of a `UITabBar`.
  case tabBarItem(index: Int, count: Int)
  /// An element in a view with the `tabBar` trait.
  case tab(index: Int, count: Int)
  /// The first element of a list.
  case listStart
  /// The last element of a list.
  case listEnd
  /// The first element of a landmark.
  case landmarkStart
  /// The last element of a landmark.
  case landmarkEnd
  /// A cell of a data table.
  case dataTableCell(TableCell)

  /// A cell of a data table, with the headers to be spoken. Rows and columns count from 0.
  public struct TableCell: Equatable, Sendable, Codable {
    /// Nil when the app answered "not found".
    public var row: Int?
    /// The first column of the cell; nil when the app answered "not found".
    public var column: Int?
    /// How many rows the cell takes up.
    public var rowSpan: Int
    /// How many columns the cell takes up.
    public var columnSpan: Int
    /// True for the cell with which its row begins; the row is spoken there only.
    public var isFirstInRow: Bool
    /// The headers of its rows, in speaking order.
    public var rowHeaders: [Header]
    /// The headers of its columns, in speaking order.
    public var columnHeaders: [Header]

    /// Makes the place of a cell, one row high and one column wide unless said otherwise.
    public init(
      row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1,
      isFirstInRow: Bool = false, rowHeaders: [Header] = [], columnHeaders: [Header] = []
    ) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
      self.isFirstInRow = isFirstInRow
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
    }
  }

  /// The words of a header cell.
  public struct Header: Equatable, Sendable, Codable {
    /// The label of the header; nil for none.
    public var label: String?
    /// The value of the header; nil for none.
    public var value: String?

    /// Makes the words of a header cell.
    public init(label: String?, value: String?) {
      self.label = label
      self.value = value
    }
  }
}
