import AccessibilityTree
import AssistiveTechnology

/// Asks to be woken every few seconds, for what has a time limit.
package struct TimeKeeper: TechnologyEngine {
  package let identifier = "TimeKeeper"
  package let focus = Focus(element: nil)
  package let isWaitingToSpeak = false
  private var next = 0.0

  package init() {}

  /// In seconds.
  private static let interval = 10.0

  package func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool { false }

  package mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    switch event {
    case .start, .tick:
      guard context.now >= next else { return [] }
      next = context.now + Self.interval
      return [.wake(at: next)]
    default: return []
    }
  }
}
