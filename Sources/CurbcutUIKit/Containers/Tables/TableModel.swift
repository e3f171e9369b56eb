import Foundation

/// What a table knows of its sections: how many rows, how high, where.
struct TableModel {
  struct Section {
    /// Heights in points; nil until a row was measured.
    var rows: [CGFloat?]
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Where the section begins, and where its first row does.
    var top: CGFloat = 0
    var rowsTop: CGFloat = 0
    /// The top of each row, from ``rowsTop``; one more than rows: the last is the end.
    var offsets: [CGFloat] = [0]
    var bottom: CGFloat { rowsTop + (offsets.last ?? 0) + footer }
  }

  var sections: [Section] = []
  var isLoaded = false
  /// The width that the heights were measured for.
  var width: CGFloat = 0

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  mutating func forgetHeights() {
    for index in sections.indices {
      sections[index].rows = Array(repeating: nil, count: sections[index].rows.count)
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// The top and height of a row, in content coordinates.
  func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard contains(path) else { return nil }
    let section = sections[path.section]
    guard section.offsets.count > path.row + 1 else { return nil }
    let top = section.offsets[path.row]
    return (section.rowsTop + top, section.offsets[path.row + 1] - top)
  }

  /// The rows of a section that lie between two heights of the content.
  func rows(ofSection index: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let section = sections[index]
    let count = section.rows.count
    guard count > 0, section.offsets.count == count + 1 else { return 0..<0 }
    func firstRow(endingAfter y: CGFloat) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if section.offsets[middle + 1] > y { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let first = firstRow(endingAfter: top - section.rowsTop)
    var last = first
    while last < count, section.rowsTop + section.offsets[last] < bottom { last += 1 }
    return first..<max(first, last)
  }
}
