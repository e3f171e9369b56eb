import AccessibilityTree
import AssistiveTechnology
import Foundation

/// The state of the cursor besides its position.
struct CursorState: Sendable {
  /// The element that the cursor comes from: containers around both elements are not announced again.
  var previous: AccessibilityElement.ID?
  /// The index of the element in focus when it was last seen, and the elements around it.
  var index = 0
  var following: [AccessibilityElement.ID] = []
  /// The part of the screen in which the cursor was last seen.
  var surface = Surface.content
  /// The frame around which it was drawn last; nil when it was not drawn.
  var drawn: CGRect?
  /// What is said at the next arrival, and why the cursor was moved: other events come between.
  var arrival = Arrival.none
  var arrivalCause = Cause(.start)
  /// The elements that had the focus before other screens covered theirs, oldest first.
  var history: [Visit] = []
  /// True while one finger explores the screen.
  var isExploring = false

  /// What is said when the cursor arrives.
  enum Arrival: Sendable, Equatable {
    case none
    case speak(SpeechManner)
  }

  /// A part of the screen that keeps the cursor when the element in focus disappears.
  enum Surface: Sendable, Equatable {
    case content, bar, keyboard
  }

  struct Visit: Sendable {
    var element: AccessibilityElement.ID
    var index: Int
  }
}

/// How a new utterance affects what is being said.
enum SpeechManner: Sendable, Equatable {
  case interrupting, queued, silent
}
