import AccessibilityTree
import Foundation

/// The numbers by which the accessibility tree identifies the rows of a table, or the items of a collection view.
///
/// Cells are reused for other rows, and after a reload a row may get another cell. A VoiceOver cursor stays on a
/// row, not on a cell, so the numbers of a cell and of its contents follow the row, even when rows before it are
/// inserted or deleted.
struct RowNumbers {
  /// The numbers of a cell and of the objects in it, each with its position in the traversal.
  private typealias Numbers = [(place: Int, number: AccessibilityElement.ID)]

  /// By index path, or by what a list knows its rows by.
  private var numbers: [AnyHashable: Numbers] = [:]

  @MainActor
  private static func key(of cell: UIView, at path: IndexPath) -> AnyHashable {
    (cell as? UITableViewCell)?.rowIdentity ?? AnyHashable(path)
  }

  /// Stores the numbers of a cell that no longer displays a row.
  @MainActor
  mutating func reclaim(from cell: UIView, at path: IndexPath) {
    var taken: Numbers = []
    Self.walk(cell) { place, object in
      if object.accessibilityNumber != 0 { taken.append((place, object.accessibilityNumber)) }
      object.accessibilityNumber = 0
      // A list inside the cell shows other rows once the cell is reused.
      (object as? any RecyclingList)?.forgetNumbers()
    }
    if !taken.isEmpty { numbers[Self.key(of: cell, at: path)] = taken }
  }

  /// Restores the numbers of a row to the cell that now displays it.
  @MainActor
  mutating func give(to cell: UIView, at path: IndexPath) {
    guard let known = numbers.removeValue(forKey: Self.key(of: cell, at: path)) else { return }
    var rest = known[...]
    Self.walk(cell) { place, object in
      while let first = rest.first, first.place < place { rest.removeFirst() }
      guard let first = rest.first, first.place == place else { return }
      object.accessibilityNumber = first.number
    }
  }

  /// Moves the numbers that are known by an index path along with their rows.
  mutating func move(by place: (IndexPath) -> IndexPath?) {
    var moved: [AnyHashable: Numbers] = [:]
    for (key, number) in numbers {
      guard let path = key.base as? IndexPath else {
        moved[key] = number
        continue
      }
      if let path = place(path) { moved[path] = number }
    }
    numbers = moved
  }

  /// Visits a view, its descendants, and the accessibility elements that the app lists for them.
  @MainActor
  private static func walk(_ root: UIView, _ visit: (Int, AccessibleObject) -> Void) {
    var place = 0
    func go(_ view: UIView) {
      visit(place, view)
      place += 1
      for case let element as AccessibleObject in view.accessibilityStorage?.elements ?? []
      where !(element is UIView) {
        visit(place, element)
        place += 1
      }
      if let cell = view as? UITableViewCell, cell.accessory.detailButton != nil {
        visit(place, cell.textElement)
        place += 1
      }
      for child in view.storedSubviews { go(child) }
    }
    go(root)
  }
}
