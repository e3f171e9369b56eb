import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import GuidedAccess

/// A session of Guided Access and its fence, which events and requests have to come through.
@MainActor
final class GuidedAccessGate {
  var session: GuidedAccessSession
  private var fence = Fence()
  /// Called with what was kept away, in words.
  var onKept: ((String) -> Void)?

  init(_ settings: GuidedAccessSettings) { session = GuidedAccessSession(settings: settings) }

  /// What becomes of an event on its way to the technologies.
  func pass(_ event: Event) -> [Event] {
    if let passed = fence.pass(event: event, of: session) { return [passed] }
    switch event {
    case .gesture(let gesture): onKept?("Kept away: \(gesture.name ?? "a gesture")")
    case .key(let press) where press.isDown: onKept?("Kept away: the key \(press.name)")
    case .touch(let touch) where touch.phase == .began: onKept?("Kept away: a touch")
    default: break
    }
    return []
  }

  /// What becomes of a request on its way to the app.
  func pass(_ request: ActionRequest, in tree: ElementTree) -> ActionRequest? {
    fence.pass(request: request, in: tree, of: session)
  }

  func allows(_ request: SystemRequest) -> Bool { fence.allows(request, of: session) }
}

/// A screen behind the fence of Guided Access: what no technology may do does not reach the app.
@MainActor
final class FencedScreen: ScreenProvider {
  private let screen: any ScreenProvider
  private let gate: GuidedAccessGate

  init(_ screen: any ScreenProvider, gate: GuidedAccessGate) {
    self.screen = screen
    self.gate = gate
  }

  func perform(_ request: ActionRequest) -> ActionOutcome {
    guard let passed = gate.pass(request, in: screen.tree) else {
      gate.onKept?("Kept away by Guided Access")
      return ActionOutcome(request: request.number, succeeded: false)
    }
    return screen.perform(passed)
  }

  var tree: ElementTree { screen.tree }
  var screenSize: CGSize? { screen.screenSize }
  var nextWork: Double? { screen.nextWork }
  func bringUpToDate() -> ScreenUpdate? { screen.bringUpToDate() }
  func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? { screen.refresh(id) }
  func takeNotifications() -> [AppNotification] { screen.takeNotifications() }
  func cursorMoved(to focus: Focus, of technology: String) { screen.cursorMoved(to: focus, of: technology) }
  func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool) {
    screen.announcementDidFinish(text, succeeded: succeeded)
  }
  func apply(_ settings: Settings) { screen.apply(settings) }
  func advance(to time: Double) { screen.advance(to: time) }
  func copy(_ text: String) { screen.copy(text) }
}
