import AssistiveTechnology

/// The keys of a hardware keyboard.
struct KeyboardState: Sendable {}

extension VoiceOverEngine {
  mutating func take(_ press: KeyPress) {
    if panelTakes(press) { return }
  }
  mutating func keyboardTimeout() {}
}
