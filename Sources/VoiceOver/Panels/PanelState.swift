import AccessibilityTree
import AssistiveTechnology

/// What lies over the screen and takes the user's commands: item chooser, quick settings, help.
struct PanelState: Sendable {
  var overlay: Overlay.Panel?
}

extension VoiceOverEngine {
  /// True when a panel takes a command for itself.
  mutating func panelTakes(_ command: Command) -> Bool { false }
  /// True when there was a panel to close.
  @discardableResult
  mutating func closePanels() -> Bool { false }
  mutating func itemChooserScreenChanged() {}
  mutating func performPanelCommand(_ command: Command) -> Bool { false }
  /// The name that the user gave to an element.
  func userLabel(of element: AccessibilityElement) -> String? { nil }
}
