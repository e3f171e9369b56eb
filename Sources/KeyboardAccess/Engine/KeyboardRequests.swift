import AccessibilityTree
import AssistiveTechnology

/// The actions that the app was asked to perform, without an outcome yet.
struct KeyboardRequests: Sendable {
  /// What depends on the outcome of a request.
  enum Purpose: Sendable, Equatable {
    /// A move goes on, now that more of a scroll view may exist.
    case reveal
  }

  private var open: [Int: Purpose] = [:]
  private var last = 0

  /// - Parameter purpose: nil when the outcome does not matter.
  mutating func add(_ purpose: Purpose?) -> Int {
    last += 1
    open[last] = purpose
    return last
  }

  mutating func remove(_ number: Int) -> Purpose? { open.removeValue(forKey: number) }
}

extension KeyboardAccessEngine {
  /// Asks the app to perform an action.
  mutating func ask(
    _ action: Action, of element: AccessibilityElement.ID?, for purpose: KeyboardRequests.Purpose? = nil
  ) {
    let number = requests.add(purpose)
    effects.append(.perform(ActionRequest(number: number, action: action, element: element)))
  }

  mutating func handle(_ outcome: ActionOutcome) {
    switch requests.remove(outcome.request) {
    case .reveal: revealed(outcome.succeeded)
    case nil: break
    }
  }
}
