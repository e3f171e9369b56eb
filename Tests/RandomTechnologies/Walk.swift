import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// A technology that is used on a screen that stays as it is, beside the session that it is copied from.
@MainActor
struct Walk {
  private var engine: any TechnologyEngine
  private var context: Context
  /// The elements that have had the focus.
  private(set) var visited: Set<AccessibilityElement.ID> = []
  /// The elements that the app was asked to use.
  private(set) var asked: Set<AccessibilityElement.ID> = []
  /// Where fingers were put on the screen.
  private(set) var touched: [CGPoint] = []

  init(
    _ engine: any TechnologyEngine, _ session: Session, _ tree: ElementTree,
    with change: (inout Settings) -> Void = { _ in }
  ) {
    self.engine = engine
    var settings = session.settings
    change(&settings)
    context = Context(
      tree: tree, settings: settings, now: session.now, screenSize: session.provider.screenSize)
    send(.settings)
  }

  /// Whether the last event moved the focus.
  private(set) var isMoving = false

  var focus: AccessibilityElement.ID? { engine.focus.element }

  mutating func send(_ event: Event) {
    context.now += 1
    isMoving = false
    var queue = [.tick, event]
    var count = 0
    while !queue.isEmpty, count < 300 {
      count += 1
      for effect in engine.handle(queue.removeFirst(), in: context) {
        switch effect {
        case .focus(let focus):
          isMoving = true
          queue.append(.focused(focus))
        // There is nothing more to scroll to.
        case .perform(let request):
          if let id = request.element { asked.insert(id) }
          if case .touch(let touch) = request.action { touched.append(touch.point) }
          queue.append(.outcome(ActionOutcome(request: request.number, succeeded: false)))
        case .speak(let request): queue.append(.speech(.finished(request.id)))
        case .change(let change):
          context.settings.apply(change)
          queue.append(.settings)
        default: break
        }
        if let id = engine.focus.element { visited.insert(id) }
      }
    }
    if let id = engine.focus.element { visited.insert(id) }
  }

  mutating func press(_ key: String, _ modifiers: KeyPress.Modifiers = []) {
    send(.key(KeyPress(key, modifiers: modifiers)))
    send(.key(KeyPress(key, modifiers: modifiers, isDown: false)))
  }
}
