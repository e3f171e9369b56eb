import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Hover Text: while Control is held, the text under the pointer is shown enlarged.
struct HoverState: Sendable {
  /// Whether Control is held.
  var isControlDown = false
  /// Where the pointer is; nil when it is not over the screen.
  var point: CGPoint?
  /// The text that is shown; nil for none.
  var text: String?
}

extension SpokenContentEngine {
  mutating func handle(_ press: KeyPress) {
    guard press.key == "control" else { return }
    hover.isControlDown = press.isDown
    showHover()
  }

  /// A pointer that leaves takes the text with it.
  mutating func handle(_ pointer: Pointer) {
    cause = Cause(.gesture, "pointer")
    hover(at: pointer.phase == .left ? nil : pointer.point)
  }

  mutating func hover(at point: CGPoint?) {
    hover.point = point
    showHover()
  }

  private mutating func showHover() {
    hover.text = nil
    if settings.spokenContent.isHoverTextEnabled, hover.isControlDown, let point = hover.point,
      let index = touching.element(at: point, in: tree)
    {
      let words = SpokenElement(tree.elements[index])?.pieces.map(\.text.string) ?? []
      hover.text = words.isEmpty ? nil : words.joined(separator: ", ")
    }
    show()
  }
}
