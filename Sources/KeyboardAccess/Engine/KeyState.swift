import AccessibilityTree
import AssistiveTechnology

/// The state of the keyboard.
struct KeyState: Sendable {
  /// The press of Tab that has not been let go; nil while Tab is up.
  var tab: KeyPress?
  /// Whether another key was pressed while Tab is down, so that Tab is only a modifier.
  var isTabModifier = false
}

extension KeyboardAccessEngine {
  mutating func handle(_ press: KeyPress) {
    guard press.key == "tab" else {
      guard press.isDown, KeyPress.modifierKeys[press.key] == nil else { return }
      return handle(pressed: press)
    }
    if press.isDown {
      // A release that got lost must not make Tab a modifier for ever.
      if keys.tab != nil, !keys.isTabModifier { letTabGo() }
      keys.tab = press
      keys.isTabModifier = false
    } else {
      letTabGo()
    }
  }

  /// Handles a key other than Tab that is pressed.
  private mutating func handle(pressed press: KeyPress) {
    guard keys.tab != nil else { return act(on: press) }
    var chord = press
    chord.modifiers.insert(.tab)
    chord.characters = nil
    let command = assignments.command(for: chord)
    if command != nil, !isPassingThrough || command == .passThroughMode {
      keys.isTabModifier = true
      return act(on: chord)
    }
    // Who types fast has not let go of Tab yet.
    letTabGo()
    act(on: press)
  }

  private mutating func letTabGo() {
    guard let tab = keys.tab else { return }
    keys.tab = nil
    if !keys.isTabModifier { act(on: tab) }
    keys.isTabModifier = false
  }

  /// Does what a key, or a chord, stands for.
  private mutating func act(on press: KeyPress) {
    guard !isPassingThrough else {
      if assignments.command(for: press) == .passThroughMode { return perform(.passThroughMode) }
      return typePassedThrough(press)
    }
    wakeRing()
    if panelTakes(press) { return }
    if types(press) { return type(press) }
    if let command = assignments.command(for: press) ?? Self.systemCommand(for: press) {
      return perform(command)
    }
    leaveToApp(press)
  }

  /// Hands a key to the app, whose commands may have it.
  mutating func leaveToApp(_ press: KeyPress) { ask(.key(press), of: nil) }

  /// What a key does on an iPad whether Full Keyboard Access is on or not.
  private static func systemCommand(for press: KeyPress) -> KeyboardCommand? {
    press.name == "fn+m" ? .moveToMenuBar : nil
  }
}
