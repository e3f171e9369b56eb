import AssistiveTechnology
import Foundation
import TestNumbers

/// One thing that happens to an app that is used with VoiceOver.
public enum Step: Hashable, Sendable, Codable {
  /// The user does something.
  case event(Event)
  /// The app does something by itself.
  case mutate(Mutation)
  /// Time passes, in seconds.
  case wait(Double)

  /// What an app does by itself. Numbers choose among what there is.
  public enum Mutation: Hashable, Sendable, Codable {
    case add(kind: Int, x: Double, y: Double)
    case remove(Int), toggleHidden(Int), rename(Int, Int), toggleEnabled(Int), toggleModal(Int)
    case move(Int, x: Double, y: Double)
    case toggleElementsHidden(Int)
    case push, pop, present, alert, dismiss
    case setRows(Int), scrollTable(Double)
    case announce(Int, priority: Int), announceQueued(Int)
    case screenChanged(Int?), layoutChanged(Int?), pageScrolled(Int)
    case setText(Int)
    /// A setting of VoiceOver is switched, by its place in a list.
    case setting(Int)
  }
}

extension Step {
  /// A step by chance: mostly gestures, as in use.
  public static func random(_ numbers: inout SeededNumbers) -> Step {
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<55: .event(.gesture(randomGesture(&numbers)))
    case 55..<60: .event(.command(commands.randomElement(using: &numbers) ?? "activate"))
    case 60..<64: .event(.touch(randomTouch(&numbers)))
    case 64..<67: .event(.key(randomKey(&numbers)))
    case 67..<69: .event(randomBraille(&numbers))
    case 69..<80: .wait(Double(Int.random(in: 0...20, using: &numbers)) / 10)
    default: .mutate(randomMutation(&numbers))
    }
  }

  static let commands = [
    "activate", "escape", "magicTap", "readAll", "readFromTop", "pauseSpeech", "nextRotor",
    "previousRotor", "moveToFirstItem", "moveToLastItem", "moveIn", "moveOut", "toggleMute",
    "toggleScreenCurtain", "showItemChooser", "showQuickSettings", "toggleHelp", "nextHeading",
    "previousHeading", "nextWord", "previousCharacter", "nextLine", "readItemSummary", "copySpeech",
    "labelItem", "announcementHistory", "findText", "selectText", "topOfContainer", "bottomOfContainer",
    "longPress", "toggleQuickNav", "speakFaster", "no such command",
  ]

  private static func randomPoint(_ numbers: inout SeededNumbers) -> CGPoint {
    CGPoint(
      x: Double(Int.random(in: -10...400, using: &numbers)),
      y: Double(Int.random(in: -10...860, using: &numbers)))
  }

  private static func randomGesture(_ numbers: inout SeededNumbers) -> Gesture {
    let directions = Gesture.Direction.allCases
    let direction = directions.randomElement(using: &numbers) ?? .right
    let kind: Gesture.Kind
    var fingers = 1
    switch Int.random(in: 0..<40, using: &numbers) {
    case 0..<14: kind = .swipe(.right)
    case 14..<18: kind = .swipe(.left)
    case 18..<24: kind = .swipe(direction)
    case 24..<28: kind = .tap(2)
    case 28: kind = .tap(1)
    case 29: kind = .explore
    case 30:
      fingers = 2
      kind = .scrub
    case 31:
      fingers = 2
      kind = .rotate(clockwise: Bool.random(using: &numbers))
    case 32:
      fingers = 3
      kind = .swipe(direction)
    case 33:
      fingers = 2
      kind = .swipe(direction)
    case 34: kind = .lift
    case 35: kind = .splitTap
    case 36:
      fingers = Int.random(in: 1...4, using: &numbers)
      kind = .tap(Int.random(in: 1...4, using: &numbers))
    case 37:
      fingers = Int.random(in: 1...3, using: &numbers)
      kind = .hold(taps: Int.random(in: 1...2, using: &numbers))
    case 38: kind = .passThrough(randomTouch(&numbers))
    default:
      kind = .edge(
        Bool.random(using: &numbers) ? .top : .bottom, stage: Int.random(in: 1...3, using: &numbers))
    }
    return Gesture(kind, fingers: fingers, at: randomPoint(&numbers))
  }

  private static func randomTouch(_ numbers: inout SeededNumbers) -> Touch {
    let phases: [Touch.Phase] = [.began, .moved, .moved, .ended, .ended, .cancelled]
    return Touch(
      finger: Int.random(in: 0...3, using: &numbers),
      phase: phases.randomElement(using: &numbers) ?? .ended, point: randomPoint(&numbers))
  }

  private static func randomKey(_ numbers: inout SeededNumbers) -> KeyPress {
    let keys = ["left", "right", "up", "down", "space", "a", "h", "i", "escape", "return", "delete", "tab"]
    let key = keys.randomElement(using: &numbers) ?? "right"
    let modifiers: [KeyPress.Modifiers] = [[], [.control, .option], [.control, .option, .command], .shift]
    return KeyPress(
      key, modifiers: modifiers.randomElement(using: &numbers) ?? [],
      isDown: Int.random(in: 0..<4, using: &numbers) > 0, characters: key.count == 1 ? key : nil)
  }

  private static func randomBraille(_ numbers: inout SeededNumbers) -> Event {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: .braille(.display(cells: Int.random(in: 0...40, using: &numbers)))
    case 1: .braille(.panRight)
    case 2: .braille(.panLeft)
    default:
      .braille(
        .chord(
          dots: UInt8.random(in: 0...255, using: &numbers), withSpace: Bool.random(using: &numbers)))
    }
  }

  private static func randomMutation(_ numbers: inout SeededNumbers) -> Mutation {
    func any() -> Int { Int.random(in: 0..<64, using: &numbers) }
    let point = randomPoint(&numbers)
    return switch Int.random(in: 0..<25, using: &numbers) {
    case 0, 1: .add(kind: any(), x: point.x, y: point.y)
    case 2: .remove(any())
    case 3: .toggleHidden(any())
    case 4, 5: .rename(any(), any())
    case 6: .toggleEnabled(any())
    case 7: .toggleModal(any())
    case 8: .move(any(), x: point.x, y: point.y)
    case 9: .toggleElementsHidden(any())
    case 10: .push
    case 11: .pop
    case 12: .present
    case 13: .alert
    case 14: .dismiss
    case 15: .setRows(Bool.random(using: &numbers) ? any() : any() * 200)
    case 16: .scrollTable(Double(any() * (Bool.random(using: &numbers) ? 20 : 5_000)))
    case 17: .announce(any(), priority: Int.random(in: 0..<4, using: &numbers))
    case 18: .announceQueued(any())
    case 19: .screenChanged(Bool.random(using: &numbers) ? any() : nil)
    case 20: .layoutChanged(Bool.random(using: &numbers) ? any() : nil)
    case 21: .pageScrolled(any() % 3)
    case 22: .setText(any())
    default: .setting(any())
    }
  }
}
