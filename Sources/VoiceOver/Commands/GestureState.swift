import AssistiveTechnology

/// The fingers on the screen.
struct GestureState: Sendable {}

extension VoiceOverEngine {
  mutating func take(_ touch: Touch) {}
  mutating func take(_ gesture: Gesture) {
    cause = Cause(.gesture, "\(gesture.fingers)-finger \(gesture.kind)", element: focus.element)
    switch (gesture.fingers, gesture.kind) {
    case (1, .swipe(.right)): perform(.moveToNextItem)
    case (1, .swipe(.left)): perform(.moveToPreviousItem)
    case (1, .swipe(.up)): perform(.previousRotorItem)
    case (1, .swipe(.down)): perform(.nextRotorItem)
    case (1, .tap(1)): perform(.speakItem, at: gesture.point)
    case (1, .tap(2)): perform(.activate)
    case (2, .scrub): perform(.escape)
    case (2, .tap(2)): perform(.magicTap)
    default: play(.unknownCommand)
    }
  }
  mutating func gestureTimeout() {}
  mutating func exploreTimeout() {}
}
