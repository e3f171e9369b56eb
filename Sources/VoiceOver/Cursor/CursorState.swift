import AccessibilityTree
import AssistiveTechnology

/// What the cursor remembers beside where it is.
struct CursorState: Sendable {
  /// Where the cursor comes from: containers that hold both places are not announced again.
  var previous: AccessibilityElement.ID?
  /// Where the element in focus stood when it was last seen, and what stood around it.
  var index = 0
  var following: [AccessibilityElement.ID] = []
  /// How the next arrival is told.
  var arrival = Arrival.none
  /// The elements that had the focus before each screen that lies over another, oldest first.
  var history: [Visit] = []
  /// True while one finger explores the screen.
  var isExploring = false

  /// What is said when the cursor arrives.
  enum Arrival: Sendable, Equatable {
    case none
    case speak(SpeechManner)
  }

  struct Visit: Sendable {
    var element: AccessibilityElement.ID
    var index: Int
  }
}

/// How something new meets what is being said.
enum SpeechManner: Sendable, Equatable {
  case interrupting, queued, silent
}
