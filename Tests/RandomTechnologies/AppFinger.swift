import AccessibilityTree
import AssistiveTechnology

/// A finger without any technology: what it does goes to the app.
struct AppFinger: TechnologyEngine {
  let identifier = "Finger"
  let focus = Focus(element: nil)
  let isWaitingToSpeak = false
  private var requests = 0
  private var down: Set<Int> = []

  func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool { false }

  mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    guard case .touch(let touch) = event else { return [] }
    switch touch.phase {
    case .began:
      if !down.insert(touch.finger).inserted { return [ask(touch, .cancelled), ask(touch, .began)] }
    case .moved: break
    case .ended, .cancelled: down.remove(touch.finger)
    }
    return [ask(touch, touch.phase)]
  }

  private mutating func ask(_ touch: Touch, _ phase: Touch.Phase) -> Effect {
    requests += 1
    var touch = touch
    touch.phase = phase
    return .perform(ActionRequest(number: requests, action: .touch(touch), element: nil))
  }
}
