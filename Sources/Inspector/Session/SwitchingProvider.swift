import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation

/// A provider whose window can be replaced: after a file has changed on disk, VoiceOver continues where it was on the
/// rebuilt screen.
@MainActor
final class SwitchingProvider: ScreenProvider {
  /// Reads what is shown.
  private(set) var current: any ScreenProvider
  /// The window that is shown.
  private(set) var window: UIView
  /// When the current provider's time began, in seconds since the session began.
  private var began = 0.0
  private var now = 0.0
  private var hasSwitched = false
  private var posted: [AppNotification] = []

  init(_ window: UIWindow, readBy provider: any ScreenProvider) {
    self.window = window
    current = provider
  }

  /// The object behind an element or a container; nil when it is gone, or was recorded elsewhere.
  func object(withID id: AccessibilityElement.ID) -> AccessibleObject? {
    (current as? AccessibilityProvider)?.object(withID: id)
  }

  /// Shows another window from now on.
  func show(_ window: UIWindow, readBy provider: any ScreenProvider) {
    self.window = window
    current = provider
    began = now
    hasSwitched = true
  }

  /// Posts a notification to assistive technologies on behalf of the system.
  func post(_ notification: AppNotification) { posted.append(notification) }

  // MARK: ScreenProvider

  var tree: ElementTree { current.tree }
  var screenSize: CGSize? { current.screenSize }

  func bringUpToDate() -> ScreenUpdate? {
    let update = current.bringUpToDate()
    guard hasSwitched else { return update }
    hasSwitched = false
    return .structure
  }

  func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? { current.refresh(id) }

  func takeNotifications() -> [AppNotification] {
    defer { posted = [] }
    return current.takeNotifications() + posted
  }

  func cursorMoved(to focus: Focus, of technology: String) {
    current.cursorMoved(to: focus, of: technology)
  }

  func perform(_ request: ActionRequest) -> ActionOutcome { current.perform(request) }

  func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool) {
    current.announcementDidFinish(text, succeeded: succeeded)
  }

  func apply(_ settings: Settings) { current.apply(settings) }

  func advance(to time: Double) {
    now = max(now, time)
    current.advance(to: time - began)
  }

  var nextWork: Double? { current.nextWork.map { $0 + began } }

  func carryOut(_ request: SystemRequest) -> Bool { current.carryOut(request) }
  func copy(_ text: String) { current.copy(text) }
}
