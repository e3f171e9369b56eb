/// What VoiceOver says about an element's place among others.
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
    /// The first row of the cell; nil when the app returned "not found".
    public var row: Int?
    /// The first column of the cell; nil when the app returned "not found".
    public var column: Int?
    /// How many rows the cell takes up.
    public var rowSpan: Int
    /// How many columns the cell takes up.
    public var columnSpan: Int
    /// True for the first cell of its row; the row is spoken only there.
    public var isFirstInRow: Bool
    /// The headers of its rows, in speaking order.
    public var rowHeaders: [Header]
    /// The headers of its columns, in speaking order.
    public var columnHeaders: [Header]

    /// Creates a cell, by default one row high and one column wide.
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

  /// The label and value of a header cell.
  public struct Header: Equatable, Sendable, Codable {
    /// The label of the header; nil for none.
    public var label: String?
    /// The value of the header; nil for none.
    public var value: String?

    /// Creates a header from its label and value.
    public init(label: String?, value: String?) {
      self.label = label
      self.value = value
    }
  }
}
