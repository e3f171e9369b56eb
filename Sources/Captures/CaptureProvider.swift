import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Replays the recordings of an app: what activates an element whose successor is known goes to that screen.
@MainActor
public final class CaptureProvider: ScreenProvider {
  /// What is replayed.
  public let app: RecordedApp
  /// The screen that is shown, as an index.
  public private(set) var current: Int
  /// Called with the index of each screen that is shown after the first.
  public var onChange: ((Int) -> Void)?
  /// Called when an element is activated whose successor was not recorded.
  public var onUnknown: ((AccessibilityElement) -> Void)?

  private var history: [Int] = []
  private var hasChanged = false

  /// - Parameters:
  ///   - app: the recordings, of which there is at least one.
  ///   - start: the index of the first screen.
  public init(_ app: RecordedApp, start: Int = 0) {
    self.app = app
    current = app.screens.indices.contains(start) ? start : 0
  }

  /// The screen that is shown.
  public var screen: RecordedApp.Screen { app.screens[current] }

  /// Shows another screen, as if the app had come to it.
  public func show(_ index: Int) {
    guard app.screens.indices.contains(index), index != current else { return }
    // Going back to the screen before is no step forward.
    if history.last == index { history.removeLast() } else { history.append(current) }
    current = index
    hasChanged = true
    onChange?(index)
  }

  // MARK: ScreenProvider

  public var tree: ElementTree { screen.tree }
  public var screenSize: CGSize? { screen.capture.bounds.size }

  public func bringUpToDate() -> ScreenUpdate? { hasChanged ? .structure : nil }

  public func takeNotifications() -> [AppNotification] {
    guard hasChanged else { return [] }
    hasChanged = false
    return [.screenChanged(.none)]
  }

  public func perform(_ request: ActionRequest) -> ActionOutcome {
    ActionOutcome(request: request.number, succeeded: perform(request.action, on: request.element))
  }

  private func perform(_ action: Action, on id: AccessibilityElement.ID?) -> Bool {
    switch action {
    case .activate: return id.flatMap { tree.element(withID: $0) }.map(activate) ?? false
    case .escape:
      guard let before = history.last else { return false }
      show(before)
      return true
    case .touch(let touch):
      guard touch.phase == .ended, let index = tree.hitTest(touch.point) else { return false }
      return activate(tree.elements[index])
    // Everything that was recorded is on the screen.
    case .scrollToVisible: return true
    default: return false
    }
  }

  private func activate(_ element: AccessibilityElement) -> Bool {
    if let step = app.steps[element.id] {
      show(step.to)
      return true
    }
    // The back button goes to where one came from, whatever it is called.
    if element.traits.contains(.backButton) || element.identifier == "BackButton", let before = history.last {
      show(before)
      return true
    }
    onUnknown?(element)
    return false
  }
}
