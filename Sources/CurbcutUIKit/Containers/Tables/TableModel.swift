import Foundation

/// What a table knows about its sections: their rows, heights and positions.
struct TableModel {
  /// The height of a header or footer, in points.
  struct Edge {
    var height: CGFloat = 0
    /// Whether the height was measured rather than estimated.
    var isMeasured = false
  }

  struct Section {
    var rows: RowGeometry
    var header = Edge()
    var footer = Edge()
    /// The position of the section's top in the content.
    var top: CGFloat = 0

    var rowsTop: CGFloat { top + header.height }
    var rowsBottom: CGFloat { rowsTop + rows.total }
    var bottom: CGFloat { rowsBottom + footer.height }
  }

  var sections: [Section] = []
  var isLoaded = false
  /// Whether headers and footers have heights, measured or estimated.
  var hasEdges = false
  /// The table's width for which the heights were measured.
  var width: CGFloat = 0

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
  var counts: [Int] { sections.map(\.rows.count) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// The top and height of a row, in content coordinates.
  func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard contains(path) else { return nil }
    let section = sections[path.section]
    return (section.rowsTop + section.rows.top(of: path.row), section.rows.height(of: path.row))
  }

  /// The first section whose bottom edge is below a position in the content.
  func section(endingBelow y: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The rows that are at least partly between two positions in the content, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    var index = section(endingBelow: top)
    while index < sections.count, sections[index].top < bottom {
      let section = sections[index]
      for row in section.rows.rows(from: top - section.rowsTop, to: bottom - section.rowsTop) {
        paths.append(IndexPath(row: row, section: index))
      }
      index += 1
    }
    return paths
  }

  /// The row before or after an index path, possibly in another section.
  func path(beside path: IndexPath, forward: Bool) -> IndexPath? {
    var (section, row) = (path.section, path.row + (forward ? 1 : -1))
    while sections.indices.contains(section) {
      if (0..<sections[section].rows.count).contains(row) { return IndexPath(row: row, section: section) }
      section += forward ? 1 : -1
      guard sections.indices.contains(section) else { break }
      row = forward ? 0 : sections[section].rows.count - 1
    }
    return nil
  }
}
