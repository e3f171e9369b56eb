import AccessibilityTree
import AssistiveTechnology

/// Where the rotor stands.
struct RotorState: Sendable {
  /// The name on the dial while it shows.
  var shownName: String?
  /// The containers that the cursor has moved into, outermost first.
  var enteredGroups: [AccessibilityElement.ID] = []
}

extension VoiceOverEngine {
  /// The cursor has come to an element.
  mutating func rotorFocusChanged(_ index: Int) {}
  mutating func rotorSettingsChanged() {}
  mutating func hideRotor() {
    rotor.shownName = nil
    showOverlay()
  }
  /// A double tap performs the action that the rotor stands on; false when it stands on none.
  mutating func activateRotorAction() -> Bool { false }
  mutating func searched(_ search: RotorSearch, _ outcome: ActionOutcome) {}
  mutating func performRotorCommand(_ command: Command) -> Bool {
    switch command {
    case .nextRotorItem where focusedElement?.traits.contains(.adjustable) == true: adjust(forward: false)
    case .previousRotorItem where focusedElement?.traits.contains(.adjustable) == true: adjust(forward: true)
    default: return false
    }
    return true
  }
  mutating func sayPhonetic() {}
}
