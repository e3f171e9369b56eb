import AccessibilityTree
import AssistiveTechnology

/// What VoiceOver remembers of text that is being edited.
struct TypingState: Sendable {}

extension VoiceOverEngine {
  mutating func typingFocusMoved(to id: AccessibilityElement.ID) {}
  /// Tells what was typed or deleted; false when the change is none of typing.
  mutating func typingChanged(_ element: AccessibilityElement, from before: SpeakingState.Spoken) -> Bool {
    false
  }
  mutating func edited(_ edit: TextEdit, _ succeeded: Bool) {}
}
