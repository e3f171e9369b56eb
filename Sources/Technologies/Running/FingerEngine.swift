import AccessibilityTree
import AssistiveTechnology
import Foundation

/// A finger without any assistive technology: gestures of a script become touches of the app.
package struct FingerEngine: TechnologyEngine {
  package let identifier = "Finger"
  package let focus = Focus(element: nil)
  private var play = TouchPlay()
  private var requests = 0

  package init() {}

  package var isWaitingToSpeak: Bool { play.isActive }

  package func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool { false }

  package mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    switch event {
    case .gesture(let gesture):
      if let plan = plan(gesture, context) { play = TouchPlay(plan, at: context.now) }
      return effects(at: context.now)
    case .touch(let touch): return [ask(.touch(touch))]
    // Globe-M, which no app gets.
    case .key(let press) where press.isDown && press.name == "fn+m": return [.system(.menuBar)]
    case .key(let press) where press.isDown && KeyPress.modifierKeys[press.key] == nil:
      return [ask(.key(press))]
    case .tick: return effects(at: context.now)
    default: return []
    }
  }

  private func plan(_ gesture: Gesture, _ context: Context) -> TouchPlan? {
    let size = context.screenSize ?? .zero
    let point = gesture.point ?? CGPoint(x: size.width / 2, y: size.height / 2)
    switch gesture.kind {
    case .tap(let count): return .tap(at: point, count: count, fingers: gesture.fingers)
    case .hold(taps: 1): return .longPress(at: point)
    case .swipe(let direction):
      let length = (direction == .left || direction == .right ? size.width : size.height) * 0.6
      return .swipe(direction, at: point, length: length)
    case .pinch(let opening): return .pinch(opening: opening, at: point)
    default: return nil
    }
  }

  private mutating func effects(at now: Double) -> [Effect] {
    guard play.isActive else { return [] }
    var effects = play.take(until: now).map { ask(.touch($0)) }
    if let next = play.next { effects.append(.wake(at: next)) }
    return effects
  }

  private mutating func ask(_ action: Action) -> Effect {
    requests += 1
    return .perform(ActionRequest(number: requests, action: action, element: nil))
  }
}
