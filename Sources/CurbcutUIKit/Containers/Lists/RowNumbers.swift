import AccessibilityTree
import Foundation

/// By which numbers the accessibility tree knows the rows of a table, or the items of a collection view.
///
/// A cell is reused for other rows, and a reload gives rows other cells. A cursor stays on a row, not on a
/// cell: so the numbers of the cell, and of what is in it, go with the row, also when rows before it come and go.
struct RowNumbers {
  /// The numbers of a cell and of the objects in it, by their place in the order of the walk through it.
  private typealias Numbers = [(place: Int, number: AccessibilityElement.ID)]

  private var numbers: [IndexPath: Numbers] = [:]

  /// A cell no longer stands for a row.
  @MainActor
  mutating func take(from cell: UIView, at path: IndexPath) {
    var taken: Numbers = []
    Self.walk(cell) { place, object in
      if object.accessibilityNumber != 0 { taken.append((place, object.accessibilityNumber)) }
      object.accessibilityNumber = 0
      // A list in a cell shows other rows when the cell stands for another row.
      (object as? any RecyclingList)?.forgetNumbers()
    }
    if !taken.isEmpty { numbers[path] = taken }
  }

  /// A cell stands for a row now.
  @MainActor
  mutating func give(to cell: UIView, at path: IndexPath) {
    guard let known = numbers.removeValue(forKey: path) else { return }
    var rest = known[...]
    Self.walk(cell) { place, object in
      while let first = rest.first, first.place < place { rest.removeFirst() }
      guard let first = rest.first, first.place == place else { return }
      object.accessibilityNumber = first.number
    }
  }

  /// Every number goes where its row goes.
  mutating func move(by place: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: Numbers] = [:]
    for (path, number) in numbers { if let path = place(path) { moved[path] = number } }
    numbers = moved
  }

  /// Visits a view, what is in it, and the elements that the app lists for it.
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
