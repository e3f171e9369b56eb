/// Determines what is spoken about a cell: its headers, and whether it begins a new row.
@usableFromInline
struct TableReader<Source: ReadingSource> {
  /// The buttons of the tab bar being walked; the snapshot tool numbers the tabs by them.
  @usableFromInline var tabButtons: [AccessibilityElement.ID] = []
  /// The row and column of each cell of the current table, for cells that do not report their own.
  @usableFromInline var positions: [AccessibilityElement.ID: (row: Int, column: Int)]?

  /// The most columns that are searched: an app that returns a nonsensical index must not stall reading.
  private static var widest: Int { 10_000 }

  @inlinable
  init() {}

  @usableFromInline
  mutating func enter(_ table: Source.Node, source: Source) {
    positions = nil
  }

  /// What is spoken about a leaf of a table; nil when it is not a cell.
  ///
  /// - Parameter scansPositions: true to search the table for a cell that does not report its position, as
  ///   VoiceOver does.
  @usableFromInline
  mutating func context(
    of cell: Source.Node, table: Source.Node, source: Source, scansPositions: Bool
  ) -> ElementContext.TableCell? {
    guard var range = source.tableRange(of: cell) else { return nil }
    if scansPositions, range.row == nil || range.column == nil,
      let found = position(of: cell, table: table, source: source)
    {
      range.row = range.row ?? found.row
      range.column = range.column ?? found.column
    }
    let id = source.id(of: cell)
    var result = ElementContext.TableCell(
      row: range.row, column: range.column, rowSpan: range.rowSpan, columnSpan: range.columnSpan)
    guard let column = range.column else { return result }
    if let row = range.row {
      result.isFirstInRow = !(0..<max(0, min(column, Self.widest))).contains { earlier in
        source.tableCell(row: row, column: earlier, of: table) != nil
      }
      if result.isFirstInRow {
        result.rowHeaders = source.tableHeaders(row: row, of: table)
          .filter { source.id(of: $0) != id && isWhereItSays($0, table: table, source: source) }
          .map(source.tableHeader)
      }
    }
    result.columnHeaders = source.tableHeaders(column: column, of: table)
      .filter { header in
        if source.id(of: header) == id { return false }
        // A header directly above, at the start of the previous row, has just been read.
        guard result.isFirstInRow, let row = range.row, let place = source.tableRange(of: header)
        else { return true }
        return !(place.row == row - 1 && place.column == column)
      }
      .map(source.tableHeader)
    return result
  }

  /// True when the table's cell at the position that the header reports is the header itself.
  private func isWhereItSays(_ header: Source.Node, table: Source.Node, source: Source) -> Bool {
    guard let place = source.tableRange(of: header), let row = place.row, let column = place.column,
      let there = source.tableCell(row: row, column: column, of: table)
    else { return false }
    return source.id(of: there) == source.id(of: header)
  }

  private mutating func position(
    of cell: Source.Node, table: Source.Node, source: Source
  ) -> (row: Int, column: Int)? {
    if positions == nil {
      var all: [AccessibilityElement.ID: (row: Int, column: Int)] = [:]
      let size = source.tableSize(of: table)
      // In a larger table the search would take too long.
      if size.rows > 0, size.columns > 0, size.rows <= 100_000 / size.columns {
        for row in 0..<size.rows {
          for column in 0..<size.columns {
            guard let found = source.tableCell(row: row, column: column, of: table) else { continue }
            let id = source.id(of: found)
            if all[id] == nil { all[id] = (row, column) }
          }
        }
      }
      positions = all
    }
    return positions?[source.id(of: cell)]
  }
}
