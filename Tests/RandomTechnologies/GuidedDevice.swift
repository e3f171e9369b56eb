import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import GuidedAccess

/// A device with Guided Access: its fence stands between a user and the technologies, and between these and the app.
@MainActor
final class GuidedDevice: ScreenProvider, SessionOutput {
  private(set) var access = GuidedAccessSession()
  private var fence = Fence()
  private let app: ModelApp

  private static let passcode = try? GuidedAccessPasscode(
    "123456", salt: Array(repeating: 7, count: 16), rounds: 1)

  init(_ app: ModelApp) {
    self.app = app
    var settings = GuidedAccessSettings()
    settings.isAvailable = true
    access = GuidedAccessSession(settings: settings)
    app.isFenced = { [weak self] in self?.isFenced($0) ?? false }
  }

  /// Whether nothing may touch a point, as the session's own rules say, whatever the fence believes.
  private func isFenced(_ point: CGPoint) -> Bool {
    guard access.isFencing else { return false }
    return access.state != .running || access.regions.contains { $0.contains(point) }
  }

  // MARK: Guiding

  /// - Returns: what the system is told.
  func carryOut(_ guiding: TechnologyStep.Guiding, at now: Double) -> [GuidedAccessNotice] {
    switch guiding {
    case .open: return access.tripleClick()
    case .passcode(let isRight):
      guard access.state != .locked else {
        _ = access.enter(isRight ? "123456" : "654321", at: now)
        return []
      }
      if let passcode = Self.passcode { access.setPasscode(passcode) }
      return []
    case .disable(let region):
      if access.regions.count < 4 { access.disable(region.shape) }
      return []
    case .free(let number):
      access.free(number)
      return []
    case .allow(let touch, let keyboards):
      access.allow { ($0.allowsTouch, $0.allowsKeyboards) = (touch, keyboards) }
      return []
    case .limit(let minutes):
      access.allow {
        $0.hasTimeLimit = minutes != nil
        $0.timeLimit = minutes ?? 60
      }
      return []
    case .start: return access.start(at: now)
    case .cancel:
      access.cancel()
      return []
    case .end: return access.end()
    }
  }

  func timePasses(to now: Double) -> [GuidedAccessNotice] { access.advance(to: now) }

  // MARK: The fence

  func translate(_ event: Event) -> [Event] { fence.pass(event: event, of: access).map { [$0] } ?? [] }

  func show(_ effect: Effect, of technology: String, at time: Double) {}

  func perform(_ request: ActionRequest) -> ActionOutcome {
    fence.pass(request: request, in: app.tree, of: access).map { app.perform($0) }
      ?? ActionOutcome(request: request.number, succeeded: false)
  }

  // MARK: As a provider

  var tree: ElementTree { app.tree }
  var screenSize: CGSize? { app.screenSize }
  var nextWork: Double? { app.nextWork }
  func bringUpToDate() -> ScreenUpdate? { app.bringUpToDate() }
  func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? { app.refresh(id) }
  func takeNotifications() -> [AppNotification] { app.takeNotifications() }
  func cursorMoved(to focus: Focus, of technology: String) {}
  func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool) {
    app.announcementDidFinish(text, succeeded: succeeded)
  }
  func apply(_ settings: Settings) {}
  func advance(to time: Double) { app.advance(to: time) }
}
