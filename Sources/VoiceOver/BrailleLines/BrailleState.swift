import AccessibilityTree
import AssistiveTechnology

/// What the braille display shows.
struct BrailleState: Sendable {}

extension VoiceOverEngine {
  mutating func take(_ input: BrailleInput) {}
  /// Shows the element in focus.
  mutating func showBraille() {}
  mutating func showBrailleMessage(_ text: AccessibilityText) {}
  mutating func brailleMessageEnded() {}
  mutating func brailleAutoAdvance() {}
  mutating func performBrailleCommand(_ command: Command) -> Bool { false }
}
