import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import GuidedAccess

/// A session of Guided Access and its fence, which events and requests have to come through.
@MainActor
package final class GuidedAccessGate {
  /// The session, whose state decides what is kept away.
  package var session: GuidedAccessSession
  private var fence = Fence()
  /// Called with what was kept away, in words.
  package var onKept: ((String) -> Void)?

  /// Creates a gate that is open.
  package init(_ settings: GuidedAccessSettings) { session = GuidedAccessSession(settings: settings) }

  /// What becomes of an event on its way to the technologies.
  package func pass(_ event: Event) -> [Event] {
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
  package func pass(_ request: ActionRequest, in tree: ElementTree) -> ActionRequest? {
    fence.pass(request: request, in: tree, of: session)
  }

  /// Whether the system may do what a technology asks of it.
  package func allows(_ request: SystemRequest) -> Bool { fence.allows(request, of: session) }
}
