import AccessibilityTree
import Foundation

/// One object of a recorded screen.
public final class CaptureNode: Sendable {
  /// The kind of object: XCUITest's element type without its prefix: `Button`, `Cell`, `Other`.
  public let type: String
  /// The accessibility label; nil when it is absent or empty.
  public let label: String?
  /// The accessibility value; nil when the object has none of its own.
  public let value: String?
  /// The accessibility identifier, or what the tool uses in its place.
  public let name: String?
  /// The placeholder of a field; nil for none.
  public let placeholder: String?
  /// The recorded traits, and those that the kind of object implies.
  public let traits: AccessibilityTraits
  /// In points, in screen coordinates.
  public let frame: CGRect
  /// Whether the recorder considered it visible.
  public let isVisible: Bool
  /// Whether it is in a row of a list that is scrolled out of sight.
  public let isScrolledAway: Bool
  /// Whether it is an accessibility element.
  public let isAccessible: Bool
  /// The objects directly inside, back to front.
  public let children: [CaptureNode]
  /// Its line in the file; 0 when unknown.
  public let line: Int
  /// Counts the objects of a capture from 1.
  public let number: UInt64
  /// True for an alert, a sheet or a popover, and for objects that contain one.
  let holdsModal: Bool
  /// True when something inside is accessible.
  let holdsAccessible: Bool

  init(_ draft: CaptureDraft, children: [CaptureNode]) {
    type = draft.type
    label = draft.label
    value = draft.value
    name = draft.name
    placeholder = draft.placeholder
    traits = draft.traits
    frame = draft.frame
    isVisible = draft.isVisible
    isScrolledAway = draft.isScrolledAway
    isAccessible = draft.isAccessible
    line = draft.line
    number = draft.number
    self.children = children
    holdsModal =
      ["Alert", "Sheet", "Popover"].contains(draft.type) || children.contains(where: \.holdsModal)
    holdsAccessible = children.contains { $0.isAccessible || $0.holdsAccessible }
  }
}

/// What a reader collects about one object.
struct CaptureDraft {
  var type = "Other"
  var label: String?
  var value: String?
  var name: String?
  var placeholder: String?
  var traits: AccessibilityTraits = []
  var frame = CGRect.zero
  var isVisible = true
  var isScrolledAway = false
  var isAccessible = false
  var line = 0
  var number: UInt64 = 0

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
  mutating func complete(inTabBar: Bool, inNavigationBar: Bool, inWebView: Bool) {
    switch type {
    case "TextField": traits.insert(.textEntry)
    case "SecureTextField": traits.formUnion([.textEntry, .secureTextField])
    case "TextView": traits.formUnion([.textEntry, .textArea])
    case "SearchField": traits.formUnion([.textEntry, .searchField])
    case "PickerWheel": traits.insert(.pickerElement)
    case "Switch", "Toggle": traits.insert(.toggleButton)
    case "Button" where inTabBar: traits.insert(.tabBarItem)
    case "Button" where inNavigationBar && name == "BackButton": traits.insert(.backButton)
    default: break
    }
    if type == "StaticText", value == label || inWebView { value = nil }
    if traits.contains(.selected), type == "Button", value == "1" { value = nil }
    if label?.isEmpty ?? false { label = nil }
    if name == label { name = nil }
  }
}
