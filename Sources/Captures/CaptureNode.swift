import AccessibilityTree
import Foundation

/// One object of a recorded screen.
public final class CaptureNode: Sendable {
  /// The kind of object: XCUITest's element type without its prefix (`Button`, `Cell`, `Other`), or the name of a class.
  public let type: String
  /// What assistive technologies are told about it; of an object that is no element, what it would say.
  public let element: AccessibilityElement
  /// Whether the recorder considered it visible.
  public let isVisible: Bool
  /// Whether it is in a row of a list that is scrolled out of sight.
  public let isScrolledAway: Bool
  /// Whether it is an accessibility element.
  public let isAccessible: Bool
  /// The objects directly inside: back to front, or in reading order if ``hasFixedOrder``.
  public let children: [CaptureNode]
  /// Whether the recorder knows the reading order of the objects inside.
  public let hasFixedOrder: Bool
  /// Its line in the file; 0 when unknown.
  public let line: Int
  /// Counts the objects of a capture from 1.
  public let number: UInt64
  /// What the recorder knows of how the object is read; nil where that has to be told from its type.
  let facts: ReadingFacts?
  /// What is visible of a scroll view; nil for its frame.
  let visibleRect: CGRect?
  /// What is known of a data table besides its cells; nil for anything else.
  let table: CaptureTable?
  /// The cells of a data table, by row and column.
  let cells: [CaptureTable.Place: CaptureNode]
  /// Where it is in a data table; nil for anything else.
  let cell: TableRange?
  /// True for what was recorded as modal.
  let isModal: Bool
  /// True for an alert, a sheet or a popover, and for objects that contain one.
  let holdsModal: Bool
  /// True when something inside is accessible.
  let holdsAccessible: Bool

  /// The accessibility label; nil when it is absent or empty.
  public var label: String? { element.label?.string }
  /// The accessibility value; nil when the object has none of its own.
  public var value: String? { element.value?.string }
  /// The accessibility identifier, or what the tool uses in its place.
  public var name: String? { element.identifier }
  /// The placeholder of a field; nil for none.
  public var placeholder: String? { element.details.placeholder }
  /// The recorded traits, and those that the kind of object implies.
  public var traits: AccessibilityTraits { element.traits }
  /// In points, in screen coordinates.
  public var frame: CGRect { element.frame }

  init(_ draft: CaptureDraft, children: [CaptureNode]) {
    type = draft.type
    element = draft.element
    isVisible = draft.isVisible
    isScrolledAway = draft.isScrolledAway
    isAccessible = draft.isAccessible
    hasFixedOrder = draft.hasFixedOrder
    line = draft.line
    number = draft.number
    facts = draft.facts
    visibleRect = draft.visibleRect
    table = draft.table
    cells = draft.table == nil ? [:] : CaptureTable.cells(in: children)
    cell = draft.cell
    isModal = draft.isModal
    self.children = children
    holdsModal =
      draft.isModal || ["Alert", "Sheet", "Popover"].contains(draft.type)
      || children.contains(where: \.holdsModal)
    holdsAccessible = children.contains { $0.isAccessible || $0.holdsAccessible }
  }
}

/// What is recorded of a data table besides its cells.
struct CaptureTable: Equatable {
  /// Where a cell is; rows and columns count from 0.
  struct Place: Hashable {
    var row, column: Int
  }

  var rows, columns: Int
  /// The places of the cells that name a row, by the row.
  var rowHeaders: [Int: [Place]] = [:]
  /// The places of the cells that name a column, by the column.
  var columnHeaders: [Int: [Place]] = [:]

  /// No table has more rows or columns; greater numbers are a mistake.
  static let largest = 100_000
  /// No cell takes up more places.
  private static let largestCell = 1_000

  /// The cells among objects, at any depth.
  fileprivate static func cells(in nodes: [CaptureNode]) -> [Place: CaptureNode] {
    var cells: [Place: CaptureNode] = [:]
    var rest = nodes
    while let node = rest.popLast() {
      if let cell = node.cell, let row = cell.row, let column = cell.column {
        let width = max(1, min(cell.columnSpan, largestCell))
        let height = max(1, min(cell.rowSpan, largestCell / width))
        for down in 0..<height {
          for right in 0..<width { cells[Place(row: row + down, column: column + right)] = node }
        }
      }
      if node.table == nil { rest += node.children }
    }
    return cells
  }
}

/// What a reader collects about one object.
struct CaptureDraft {
  var type = "Other"
  var label: String?
  var value: String?
  var hint: String?
  var name: String?
  var placeholder: String?
  var traits: AccessibilityTraits = []
  var frame = CGRect.zero
  /// The element as a recorder wrote it, which the other attributes then do not repeat.
  var recorded: AccessibilityElement?
  /// What few objects have; the class, the placeholder and the line are filled in from the other properties.
  var details = AccessibilityElement.Details()
  var isVisible = true
  var isScrolledAway = false
  var isAccessible = false
  var hasFixedOrder = false
  var facts: ReadingFacts?
  var visibleRect: CGRect?
  var table: CaptureTable?
  var cell: TableRange?
  var isModal = false
  var line = 0
  var number: UInt64 = 0

  /// Everything as an element.
  fileprivate var element: AccessibilityElement {
    if var recorded {
      recorded.id = number
      recorded.frame = Self.sane(recorded.frame)
      return recorded
    }
    var element = AccessibilityElement(
      id: number, label: label.map { AccessibilityText($0) }, value: value.map { AccessibilityText($0) },
      hint: hint.map { AccessibilityText($0) }, traits: traits, frame: Self.sane(frame), identifier: name)
    var details = details
    details.className = type
    details.placeholder = placeholder
    if details.source == nil, line > 0 { details.source = "line \(line)" }
    element.details = details
    return element
  }

  /// The frame, or none if no screen is as large: a recorder prints such numbers for an object without a place.
  private static func sane(_ frame: CGRect) -> CGRect {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return numbers.allSatisfy { abs($0) < 1e9 } ? frame : .zero
  }

  /// Corrects the frame of an object in a row that was never on screen: such a row is not laid out, so its
  /// contents have meaningless frames.
  ///
  /// - Parameters:
  ///   - row: the row around the object; nil when there is none.
  ///   - screen: the frame of the whole screen.
  mutating func place(inRow row: CaptureDraft?, screen: CGRect) {
    if let row {
      isScrolledAway = row.isScrolledAway
      if row.isScrolledAway, !row.frame.intersects(frame) { frame = row.frame }
    } else if type == "Cell" {
      isScrolledAway = !isVisible && !screen.intersects(frame)
    }
  }

  /// Compensates for the recorders: they print only public traits, and report a label or a number as the
  /// value of an element that has none.
  ///
  /// - Parameter around: the types of the objects around it, outermost first.
  mutating func complete(within around: [String]) {
    switch type {
    case "TextField": traits.insert(.textEntry)
    case "SecureTextField": traits.formUnion([.textEntry, .secureTextField])
    case "TextView": traits.formUnion([.textEntry, .textArea])
    case "SearchField": traits.formUnion([.textEntry, .searchField])
    case "PickerWheel": traits.insert(.pickerElement)
    case "Switch", "Toggle": traits.insert(.toggleButton)
    case "Button" where around.contains("TabBar"): traits.insert(.tabBarItem)
    case "Button" where around.contains("NavigationBar") && name == "BackButton": traits.insert(.backButton)
    default: break
    }
    if type == "StaticText", value == label || around.contains("WebView") { value = nil }
    if traits.contains(.selected), type == "Button", value == "1" { value = nil }
    if label?.isEmpty ?? false { label = nil }
    if value?.isEmpty ?? false { value = nil }
    if name?.isEmpty ?? false || name == label { name = nil }
  }
}
