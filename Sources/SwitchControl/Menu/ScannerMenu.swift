import AccessibilityTree
import AssistiveTechnology
import Foundation

/// The menu that Switch Control shows over the screen, and that is scanned while it is open.
struct ScannerMenu: Sendable {
  /// A row.
  struct Row: Sendable, Equatable {
    var text: String
    var target: Target
  }

  /// What a row stands for.
  enum Target: Sendable, Equatable {
    case item(MenuItem)
    /// A custom action of the element, by its index and its name.
    case custom(Int, String)
    /// A gesture that the user saved, or a recipe, by its name.
    case saved(String), recipe(String)
    /// How many fingers make a gesture.
    case fingers(Int)
    /// The item that the menu was opened for: the menu closes.
    case closing

    /// Whether it stands for the same; a custom action is known by its name.
    func isSame(as other: Target) -> Bool {
      if case .custom(_, let name) = self, case .custom(_, let otherName) = other { return name == otherName }
      return self == other
    }
  }

  /// The element that the menu is for; nil for a point, or for the screen as a whole.
  let element: AccessibilityElement.ID?
  /// The scroll view that it is for, where nothing can be used.
  let scrollArea: AccessibilityElement.ID?
  /// Where gestures are made, in screen coordinates.
  var point: CGPoint?
  /// Where the item is, in screen coordinates.
  var frame: CGRect?
  let title: String
  /// The pages that lead to the one that is shown; empty for the top.
  var path: [MenuItem] = []
  /// Which part of a long page is shown, from 0.
  var part = 0
  var rows: [Row] = []
  /// The row that the cursor is on; behind the last one is the item itself.
  var selection = 0

  init(
    element: AccessibilityElement.ID?, scrollArea: AccessibilityElement.ID? = nil, point: CGPoint?,
    frame: CGRect?, title: String
  ) {
    self.element = element
    self.scrollArea = scrollArea
    self.point = point
    self.frame = frame
    self.title = title
  }

  /// The rows of a page that are shown at once.
  static let mostRows = 8

  /// Where the cursor can be: the rows, and the item.
  var stopCount: Int { rows.count + (frame == nil ? 0 : 1) }

  /// Whether the cursor is on the item that the menu was opened for.
  var isOnItem: Bool { selection == rows.count && frame != nil }

  var selected: Target? {
    if isOnItem { return .closing }
    return rows.indices.contains(selection) ? rows[selection].target : nil
  }

  /// Shows a part of many rows, with a last one that leads to the next part.
  mutating func show(_ all: [Row], more: String) {
    guard all.count > Self.mostRows else {
      part = 0
      rows = all
      selection = min(selection, max(0, stopCount - 1))
      return
    }
    let size = Self.mostRows - 1
    let parts = (all.count + size - 1) / size
    part = (part % parts + parts) % parts
    rows = Array(all[(part * size)..<min(all.count, (part + 1) * size)])
    rows.append(Row(text: more, target: .item(.more)))
    selection = min(selection, max(0, stopCount - 1))
  }

  /// The menu as it is drawn.
  var panel: Overlay.Panel {
    Overlay.Panel(title: title, rows: rows.map(\.text), selection: isOnItem || rows.isEmpty ? nil : selection)
  }
}
