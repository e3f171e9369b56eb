import AccessibilityTree
import AssistiveTechnology

/// Help, in which gestures and keys are named instead of performed.
struct HelpState: Sendable {
  var isOn = false
  /// True while a finger explores, which is named only once.
  var isTouching = false
}

extension VoiceOverEngine {
  mutating func toggleHelp() {
    stopReading()
    help.isOn.toggle()
    help.isTouching = false
    saySystem(words.spoken(help.isOn ? .startingHelp : .endingHelp), rule: "help")
  }

  /// Names a gesture and its command. Escape, and the gesture that started help, end it.
  mutating func practise(_ gesture: Gesture) {
    switch gesture.kind {
    case .lift, .cancel:
      help.isTouching = false
      return
    case .explore:
      if help.isTouching { return }
      help.isTouching = true
    case .passThrough: return
    case .edgeStage: return vibrate(.edgeStage)
    default: help.isTouching = false
    }
    let command = GestureMap(settings.voiceOver).command(for: gesture)
    if command == .toggleHelp || command == .escape { return toggleHelp() }
    name(words.name(of: gesture), command)
  }

  /// Names a key that was pressed, and its command.
  mutating func practise(_ press: KeyPress, _ command: Command?) {
    if command == .toggleHelp || command == .escape || press.key == "escape" { return toggleHelp() }
    name(words.name(of: press), command)
  }

  private mutating func name(_ name: String?, _ command: Command?) {
    let parts = [name, command.map { words.title(of: $0) }].compactMap { $0 }
    guard !parts.isEmpty else { return }
    let language = words.language
    say(
      Utterance(parts.map { .init(.system, AccessibilityText($0), language: language) }),
      rule: "help")
  }
}
