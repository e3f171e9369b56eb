import AccessibilityTree
import AssistiveTechnology

/// Practice: gestures and keys are named, not performed.
struct HelpState: Sendable {
  var isOn = false
  /// True while a finger explores: it is named once.
  var isTouching = false
}

extension VoiceOverEngine {
  mutating func toggleHelp() {
    stopReading()
    help.isOn.toggle()
    help.isTouching = false
    saySystem(words.spoken(help.isOn ? .startingHelp : .endingHelp), rule: "help")
  }

  /// Names a gesture and what it stands for. Escape, and the gesture that started it, end it.
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

  /// Names a key that went down.
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
