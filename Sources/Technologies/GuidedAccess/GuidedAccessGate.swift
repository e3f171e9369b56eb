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

  /// Called when somebody uses the device, whether or not it comes through.
  package var onUse: (() -> Void)?

  /// Creates a gate that is open.
  package init(_ settings: GuidedAccessSettings) { session = GuidedAccessSession(settings: settings) }

  /// What becomes of an event on its way to the technologies.
  package func pass(_ event: Event) -> [Event] {
    switch event {
    case .touch, .gesture, .key, .switchPress, .phrase, .pointer, .braille: onUse?()
    default: break
    }
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

  /// Whether the device may do something by itself, or with a button.
  package func allows(_ hardware: Fence.Hardware) -> Bool { fence.allows(hardware, of: session) }
}
