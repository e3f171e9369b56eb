import AccessibilityTree
import Foundation

/// One object of a recorded screen.
public final class CaptureNode: Sendable {
  /// The kind of object, in the words of XCUITest without its prefix: `Button`, `Cell`, `Other`.
  public let type: String
  /// The accessibility label; nil when it is absent or empty.
  public let label: String?
  /// The accessibility value; nil when the object has none of its own.
  public let value: String?
  /// The identifier, or what the tool put in its place.
  public let name: String?
  /// What a field shows while it is empty; nil for none.
  public let placeholder: String?
  /// The traits that were recorded, and those that the kind of object implies.
  public let traits: AccessibilityTraits
  /// Points, in screen coordinates.
  public let frame: CGRect
  /// Whether the recorder found it visible.
  public let isVisible: Bool
  /// It is in a row of a list that is scrolled away.
  public let isScrolledAway: Bool
  /// Whether assistive technologies stop at it.
  public let isAccessible: Bool
  /// Back to front.
  public let children: [CaptureNode]
  /// Where it stands in the file; 0 when that is not known.
  public let line: Int
  /// Counts the objects of a capture from 1.
  public let number: UInt64
  /// An alert, a sheet or a popover is somewhere inside.
  let holdsModal: Bool
  /// Something inside is accessible.
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

/// What a reader collects of one object.
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

  /// A row that was never on screen is not laid out, so that what is in it has a frame somewhere else.
  ///
  /// - Parameters:
  ///   - row: around the object; nil when it is in none.
  ///   - screen: the frame of everything.
  mutating func place(inRow row: CaptureDraft?, screen: CGRect) {
    if let row {
      isScrolledAway = row.isScrolledAway
      if row.isScrolledAway, !row.frame.intersects(frame) { frame = row.frame }
    } else if type == "Cell" {
      isScrolledAway = !isVisible && !screen.intersects(frame)
    }
  }

  /// Makes up for what the recorders leave out: they print public traits only, and put a label or a
  /// number into the value where the element has none.
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
