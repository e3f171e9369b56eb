import AccessibilityTree
import AssistiveTechnology

/// The actions that the app was asked to perform, without an outcome yet.
struct ContentRequests: Sendable {
  /// What a request was made for.
  enum Purpose: Sendable, Equatable {
    /// To show the next page of the element that was read.
    case pageTurn
    /// To show more of a scroll view; the directions that are left to try.
    case scroll([ScrollDirection])
    /// To learn where a part of a text is.
    case locate(TextKey)
  }

  private var open: [Int: Purpose] = [:]
  private var last = 0

  /// - Parameter purpose: nil when the outcome does not matter.
  mutating func add(_ purpose: Purpose?) -> Int {
    last += 1
    open[last] = purpose
    return last
  }

  func contains(_ purpose: Purpose) -> Bool { open.values.contains(purpose) }

  mutating func remove(_ number: Int) -> Purpose? { open.removeValue(forKey: number) }

  /// Forgets what was asked: its outcome does not matter any more.
  mutating func forget() { open = [:] }
}

extension SpokenContentEngine {
  /// Asks the app to perform an action.
  mutating func ask(
    _ action: Action, of element: AccessibilityElement.ID?, for purpose: ContentRequests.Purpose? = nil
  ) {
    let number = requests.add(purpose)
    effects.append(.perform(ActionRequest(number: number, action: action, element: element)))
  }

  mutating func handle(_ outcome: ActionOutcome) {
    cause = Cause(.action)
    switch requests.remove(outcome.request) {
    case .pageTurn: pageTurned(outcome.succeeded)
    case .scroll(let left): scrolled(outcome.succeeded, left)
    case .locate(let key): located(key, outcome.frames)
    case nil: break
    }
  }
}
