import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// The state of a hardware keyboard.
struct KeyboardState: Sendable {
  /// True while keys act as if pressed with the VoiceOver modifier (VO-;).
  var isLocked = false
  /// True from when Control is pressed until another key is: pressed alone, it pauses speech.
  var isControlAlone = false
  /// The arrow keys that are down, in alphabetical order.
  var arrows: [String] = []
  /// The arrow key that has not been acted on yet, because another may join it.
  var waiting: KeyPress?
  /// When the last arrow key went down.
  var arrowTime = -Double.infinity

  static let arrowKeys: Set<String> = ["left", "right", "up", "down"]
  /// Keys that are pressed within this time, in seconds, are pressed together.
  static let pairDelay = 0.08
}

extension VoiceOverEngine {
  mutating func handle(_ press: KeyPress) {
    cause = Cause(.key, press.name, element: focus.element)
    guard press.isDown else { return released(press) }
    if KeyPress.modifierKeys[press.key] != nil {
      let others = press.modifiers.subtracting(KeyPress.modifierKeys[press.key] ?? [])
      keyboard.isControlAlone = press.key == "control" && others.isEmpty
      return
    }
    keyboard.isControlAlone = false
    let command = command(for: press)
    if help.isOn { return practise(press, command) }
    if let command { return perform(command) }
    if isVoiceOvers(press) { return unassigned() }
    if panelTakes(press) { return }
    if takesArrow(press) { return }
    if let command = KeyMap.system[press.name] { return perform(command) }
    type(press)
  }

  private mutating func released(_ press: KeyPress) {
    keyboard.arrows.removeAll { $0 == press.key }
    if press.key == keyboard.waiting?.key { arrowTimeout() }
    if press.key == "control", keyboard.isControlAlone {
      keyboard.isControlAlone = false
      if help.isOn { return practise(KeyPress("control"), .pauseSpeech) }
      perform(.pauseSpeech)
    }
  }

  mutating func keyboardTimeout() { arrowTimeout() }

  // MARK: Commands

  /// Those of the held modifiers that act as the VoiceOver modifier.
  private func voiceOverModifiers(_ held: KeyPress.Modifiers) -> KeyPress.Modifiers {
    var found: KeyPress.Modifiers = []
    let chosen = settings.voiceOver.modifierKeys
    if chosen != .capsLock, held.isSuperset(of: .voiceOver) { found.formUnion(.voiceOver) }
    if chosen != .controlOption, held.contains(.capsLock) { found.formUnion(.capsLock) }
    return found
  }

  private func isVoiceOvers(_ press: KeyPress) -> Bool {
    keyboard.isLocked || !voiceOverModifiers(press.modifiers).isEmpty
  }

  /// The command of a key; nil when the key is not VoiceOver's, or has no command.
  private func command(for press: KeyPress) -> Command? {
    var names = [press.name]
    if isVoiceOvers(press) {
      var plain = press
      plain.modifiers.subtract(voiceOverModifiers(press.modifiers))
      plain.modifiers.formUnion(.voiceOver)
      names.append(plain.name)
      for name in names {
        if let chosen = chosenCommand(for: name) { return chosen }
      }
      return settings.voiceOver.keyCommands[plain.name] == "" ? nil : KeyMap.defaults[plain.name]
    }
    if let chosen = chosenCommand(for: press.name) { return chosen }
    return singleLetterCommand(for: press)
  }

  /// The command that the user assigned to a key.
  private func chosenCommand(for name: String) -> Command? {
    settings.voiceOver.keyCommands[name].flatMap { Command(rawValue: $0) }
  }

  /// The command of a letter while single-letter Quick Nav is on, unless text is being edited.
  private func singleLetterCommand(for press: KeyPress) -> Command? {
    guard settings.voiceOver.isSingleLetterQuickNavOn, press.modifiers.isSubset(of: .shift),
      panels.current == nil, editedElement == nil, let pair = KeyMap.searches[press.key]
    else { return nil }
    return press.modifiers.contains(.shift) ? pair.previous : pair.next
  }

  mutating func lockModifiers() {
    keyboard.isLocked.toggle()
    saySystem(
      words.spoken(keyboard.isLocked ? .modifiersLocked : .modifiersUnlocked), rule: "modifiers locked")
  }

  // MARK: Quick Nav

  mutating func toggleQuickNav() {
    let isOn = !settings.voiceOver.isQuickNavOn
    change("voiceOver.isQuickNavOn", .bool(isOn))
    play(isOn ? .quickNavEnabled : .quickNavDisabled)
    saySystem(words.spoken(isOn ? .quickNavOn : .quickNavOff), rule: "quick nav")
  }

  mutating func toggleSingleLetterQuickNav() {
    let isOn = !settings.voiceOver.isSingleLetterQuickNavOn
    change("voiceOver.isSingleLetterQuickNavOn", .bool(isOn))
    play(isOn ? .quickNavEnabled : .quickNavDisabled)
    saySystem(words.spoken(isOn ? .singleLetterOn : .singleLetterOff), rule: "quick nav")
  }

  /// True when Quick Nav handles an arrow key. A single one waits briefly for another.
  private mutating func takesArrow(_ press: KeyPress) -> Bool {
    guard KeyboardState.arrowKeys.contains(press.key) else { return false }
    let isTogether = now - keyboard.arrowTime <= KeyboardState.pairDelay
    keyboard.arrowTime = now
    let isHeld = keyboard.arrows.contains(press.key)
    // A key whose release got lost must not count as held for ever.
    if !isTogether { keyboard.arrows = [press.key] }
    if !keyboard.arrows.contains(press.key) { keyboard.arrows = (keyboard.arrows + [press.key]).sorted() }
    if press.modifiers.isEmpty, !isHeld, isTogether, keyboard.arrows.count == 2 {
      let pair = keyboard.arrows.joined(separator: "+")
      let isSwitch = pair == KeyMap.quickNavSwitch
      let command = isSwitch ? .toggleQuickNav : KeyMap.quickNavPairs[pair]
      if let command, isSwitch || settings.voiceOver.isQuickNavOn {
        keyboard.waiting = nil
        timers.cancel(.keyboard)
        perform(command)
        return true
      }
    }
    guard settings.voiceOver.isQuickNavOn, KeyMap.quickNav[press.name] != nil else { return false }
    arrowTimeout()
    keyboard.waiting = press
    if press.modifiers.isEmpty, !isHeld {
      wake(.keyboard, in: KeyboardState.pairDelay)
    } else {
      arrowTimeout()
    }
    return true
  }

  /// Performs the command of the waiting arrow key, which no other has joined.
  private mutating func arrowTimeout() {
    guard let press = keyboard.waiting else { return }
    keyboard.waiting = nil
    timers.cancel(.keyboard)
    cause = Cause(.key, press.name, element: focus.element)
    if let command = KeyMap.quickNav[press.name] { perform(command) }
  }
}
