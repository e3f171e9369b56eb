import AccessibilityTree
import Foundation

/// By which numbers the accessibility tree knows the rows of a table, or the items of a collection view.
///
/// A cell is reused for other rows, and a reload gives rows other cells. A cursor stays on a row, not on a
/// cell: so the number goes with the row, also when rows before it come and go.
struct RowNumbers {
  private var numbers: [IndexPath: AccessibilityElement.ID] = [:]
  private var changes = Changes()

  private struct Changes {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
  }

  /// A cell no longer stands for a row.
  @MainActor
  mutating func take(from cell: AccessibleObject, at path: IndexPath) {
    if cell.accessibilityNumber != 0 { numbers[path] = cell.accessibilityNumber }
    cell.accessibilityNumber = 0
  }

  /// A cell stands for a row now.
  @MainActor
  mutating func give(to cell: AccessibleObject, at path: IndexPath) {
    if let number = numbers.removeValue(forKey: path) { cell.accessibilityNumber = number }
  }

  // MARK: Updates

  /// Rows in terms of the table before the updates.
  mutating func delete(_ rows: [IndexPath]) { changes.deletedRows.formUnion(rows) }
  mutating func delete(_ sections: IndexSet) { changes.deletedSections.formUnion(sections) }
  /// Rows in terms of the table after the updates.
  mutating func insert(_ rows: [IndexPath]) { changes.insertedRows.formUnion(rows) }
  mutating func insert(_ sections: IndexSet) { changes.insertedSections.formUnion(sections) }
  mutating func move(_ row: IndexPath, to new: IndexPath) { changes.movedRows.append((row, new)) }

  /// Rows go elsewhere, or away, all at once.
  mutating func follow(_ paths: [(from: IndexPath, to: IndexPath?)]) {
    for (from, to) in paths { if let to { move(from, to: to) } else { delete([from]) } }
  }

  /// Carries out the updates: every number goes where its row goes. While they are collected, all numbers
  /// must have been taken from their cells.
  mutating func applyUpdates() {
    let changes = changes
    self.changes = Changes()
    let moved = changes.movedRows
    guard
      !(changes.deletedRows.isEmpty && changes.insertedRows.isEmpty && changes.deletedSections.isEmpty
        && changes.insertedSections.isEmpty && moved.isEmpty)
    else { return }
    let gone = changes.deletedRows.union(moved.map(\.from))
    let new = changes.insertedRows.union(moved.map(\.to))
    var result: [IndexPath: AccessibilityElement.ID] = [:]
    for (path, number) in numbers where !gone.contains(path) {
      guard path.count == 2, !changes.deletedSections.contains(path[0]) else { continue }
      let section = Self.shift(
        path[0] - changes.deletedSections.count(in: 0..<path[0]), past: changes.insertedSections)
      let before = gone.count { $0.count == 2 && $0[0] == path[0] && $0[1] < path[1] }
      let inserted = IndexSet(new.filter { $0.count == 2 && $0[0] == section }.map { $0[1] })
      result[[section, Self.shift(path[1] - before, past: inserted)]] = number
    }
    for (from, to) in moved { if let number = numbers[from] { result[to] = number } }
    numbers = result
  }

  /// Where something stands when others were inserted at these places.
  private static func shift(_ index: Int, past inserted: IndexSet) -> Int {
    inserted.reduce(index) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
