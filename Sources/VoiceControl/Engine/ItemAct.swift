import AccessibilityTree
import AssistiveTechnology
import Foundation

/// What is done at an item or a place.
indirect enum ItemAct: Hashable, Sendable {
  case tap, doubleTap, longPress, twoFingerTap
  case swipe(Gesture.Direction, fingers: Int)
  case pan(Gesture.Direction)
  case scroll(Gesture.Direction)
  case zoom(into: Bool)
  case rotate(clockwise: Bool)
  case adjust(up: Bool, times: Int)
  case showActions
  case custom([String])
  /// The beginning of a drag, with the words for where it ends.
  case drag(to: [String])
  /// Its end: what is there is dragged to the item.
  case drop(from: Target)
}

/// Where something is done.
enum Target: Hashable, Sendable {
  case item(AccessibilityElement.ID)
  case point(CGPoint)
}

/// What is drawn over the screen because of a command.
enum ShownOverlay: Hashable, Sendable {
  case names, numbers
  case grid(NumberGrid)
}

/// What Voice Control waits for.
enum Pending: Hashable, Sendable {
  /// A number, to tell items of one name apart.
  case choose(ItemAct, among: [AccessibilityElement.ID])
  /// "Execute" or "Cancel".
  case confirm(CommandMatch)
  /// A number or name from a list of actions.
  case action(of: AccessibilityElement.ID)
  /// A number from a list of texts that could stand in a range.
  case correction(Range<Int>, [String])
}

/// How Voice Control takes what is no command.
public enum VoiceControlMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is typed, if text is being edited (Dictation Mode).
  case dictation
  /// Letters are typed, if text is being edited (Spelling Mode).
  case spelling
  /// It is ignored (Command Mode).
  case command
  /// Digits are typed, if text is being edited (Number Mode).
  case number
}
