/// What VoiceOver says of an element's place among others.
public indirect enum ElementContext: Equatable, Sendable {
  /// One of several of the same kind: "1 of 3".
  case series(index: Int, count: Int)
  /// An item of a `UITabBar`.
  case tabBarItem(index: Int, count: Int)
  /// An element in a view with the `tabBar` trait.
  case tab(index: Int, count: Int)
  case listStart, listEnd
  case landmarkStart, landmarkEnd
  case dataTableCell(TableCell)

  /// A cell of a data table, with the headers to be spoken. Rows and columns count from 0.
  public struct TableCell: Equatable, Sendable, Codable {
    /// Nil when the app answered "not found".
    public var row: Int?
    public var column: Int?
    public var rowSpan: Int
    public var columnSpan: Int
    public var isFirstInRow: Bool
    public var rowHeaders: [Header]
    public var columnHeaders: [Header]

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
    public var label: String?
    public var value: String?

    public init(label: String?, value: String?) {
      self.label = label
      self.value = value
    }
  }
}
