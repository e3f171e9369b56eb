import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// A screen behind the fence of Guided Access: what no technology may do does not reach the app.
@MainActor
package final class FencedScreen: ScreenProvider {
  private let screen: any ScreenProvider
  private let gate: GuidedAccessGate

  /// Creates the fenced screen.
  ///
  /// - Parameters:
  ///   - screen: the screen behind the fence.
  ///   - gate: what lets requests through, or keeps them away.
  package init(_ screen: any ScreenProvider, gate: GuidedAccessGate) {
    self.screen = screen
    self.gate = gate
  }

  package func perform(_ request: ActionRequest) -> ActionOutcome {
    guard let passed = gate.pass(request, in: screen.tree) else {
      gate.onKept?("Kept away by Guided Access")
      return ActionOutcome(request: request.number, succeeded: false)
    }
    return screen.perform(passed)
  }

  package var tree: ElementTree { screen.tree }
  package var screenSize: CGSize? { screen.screenSize }
  package var nextWork: Double? { screen.nextWork }
  package func bringUpToDate() -> ScreenUpdate? { screen.bringUpToDate() }
  package func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? { screen.refresh(id) }
  package func takeNotifications() -> [AppNotification] { screen.takeNotifications() }
  package func cursorMoved(to focus: Focus, of technology: String) {
    screen.cursorMoved(to: focus, of: technology)
  }
  package func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool) {
    screen.announcementDidFinish(text, succeeded: succeeded)
  }
  package func apply(_ settings: Settings) { screen.apply(settings) }
  package func advance(to time: Double) { screen.advance(to: time) }
  package func carryOut(_ request: SystemRequest) -> Bool { gate.allows(request) && screen.carryOut(request) }
  package func copy(_ text: String) { screen.copy(text) }
}
