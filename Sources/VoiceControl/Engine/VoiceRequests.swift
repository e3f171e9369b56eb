import AccessibilityTree
import AssistiveTechnology

/// The actions that the app was asked for, as far as their outcome matters.
struct VoiceRequests: Sendable {
  enum Purpose: Hashable, Sendable {
    /// Scrolls on while there is more.
    case scrollOn(ScrollDirection, left: Int)
    /// Goes back by other means when the app does not.
    case back
    /// Scrolls by touch when the app does not do it by itself.
    case scroll(Gesture.Direction)
    /// Zooms by touch when the app does not do it by itself.
    case zoom(into: Bool)
    /// Nothing more to do, but to play a sound when it failed.
    case plain
  }

  private var open: [Int: (purpose: Purpose, element: AccessibilityElement.ID?)] = [:]
  private var last = 0

  init() {}

  /// Nothing is open, and no number is used again.
  init(after old: VoiceRequests) { last = old.last }

  mutating func add(_ purpose: Purpose?, _ element: AccessibilityElement.ID?) -> Int {
    last += 1
    if let purpose { open[last] = (purpose, element) }
    return last
  }

  mutating func remove(_ number: Int) -> (purpose: Purpose, element: AccessibilityElement.ID?)? {
    open.removeValue(forKey: number)
  }
}

extension VoiceControlEngine {
  /// Asks the app to perform an action.
  mutating func ask(
    _ action: Action, of element: AccessibilityElement.ID?, for purpose: VoiceRequests.Purpose? = nil
  ) {
    let number = requests.add(purpose, element)
    effects.append(.perform(ActionRequest(number: number, action: action, element: element)))
  }

  mutating func handle(_ outcome: ActionOutcome) {
    guard let (purpose, element) = requests.remove(outcome.request) else { return }
    switch purpose {
    case .scrollOn(let direction, let left):
      if outcome.succeeded, left > 0 {
        ask(.scroll(direction), of: element, for: .scrollOn(direction, left: left - 1))
      }
    case .back: if !outcome.succeeded { effects.append(.system(.back)) }
    case .scroll(let direction): if !outcome.succeeded { scrollByTouch(direction, around: element) }
    case .zoom(let into): if !outcome.succeeded { make(.pinch(opening: into, at: point(of: element))) }
    case .plain:
      if !outcome.succeeded, settings.voiceControl.playsSound { effects.append(.play(.actionFailed)) }
    }
  }
}
