import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import GuidedAccess
import Technologies

/// What pages ask of Guided Access, and what they are told of it.
extension RunningInspection {
  /// Does what a page asks of Guided Access, or tells it why that is not possible.
  func guide(_ wish: PageMessage.GuidedAccessWish, for page: Int) {
    do throws(GuidedAccessDevice.Failure) {
      switch wish {
      case .click(let times): try guided.click(times)
      case .enter(let passcode):
        try guided.enter(passcode)
        keepPasscode()
      case .fence(let rect): try guided.fence(rect)
      case .free(let region): try guided.free(region)
      case .restrict(let identifier, let isAllowed): try guided.restrict(identifier, isAllowed: isAllowed)
      case .start: try guided.start()
      case .cancel: guided.cancel()
      case .end: try guided.end()
      }
    } catch {
      fail(error.message, for: page)
    }
  }

  /// A passcode that was set for a session is that of the device from then on.
  private func keepPasscode() {
    var settings = store.settings
    settings.guidedAccess.passcode = guided.gate.session.settings.passcode
    if settings != store.settings { apply(settings) }
  }

  /// Takes over what Settings say: for the next session, or for the one that is being set up.
  func guidedAccessSettingsChanged(_ settings: GuidedAccessSettings) {
    switch guided.gate.session.state {
    case .off: guided.gate.session.apply(settings)
    case .settingUp, .paused: guided.gate.session.allow { $0 = settings }
    case .running, .locked, .timeIsOver: break
    }
  }

  /// Whether a session keeps the device from being turned; if so, the page is told.
  func keepsOrientation(for page: Int) -> Bool {
    guard !guided.gate.allows(.rotateDevice) else { return false }
    fail("Guided Access keeps the screen from turning: Motion is off.", for: page)
    return true
  }

  /// The session as it is now.
  var guidedAccessState: TechnologyMessage.GuidedAccessState {
    let guided = guided.gate.session
    return .init(
      state: guided.state.rawValue, hasPasscode: guided.settings.passcode != nil,
      regions: guided.regions.map { .init(id: $0.id, frame: MessageRect($0.frame)) },
      restrictions: guided.restrictions.map {
        .init(identifier: $0.identifier, title: $0.title, detail: $0.detail, isAllowed: $0.isAllowed)
      },
      minutesLeft: guided.endsAt.map { Int((max(0, $0 - session.now) / 60).rounded(.up)) })
  }

  /// The regions that cannot be used, as they are drawn.
  var guidedAccessMarks: [TechnologyMessage.Mark] {
    let guided = guided.gate.session
    guard guided.state != .off else { return [] }
    return guided.regions.map {
      .init(
        kind: Overlay.Mark.Kind.dimmed.rawValue, frame: MessageRect(seen($0.frame)), text: nil, color: nil,
        isLarge: false, opacity: nil)
    }
  }
}

/// The fence of Guided Access before the technologies.
@MainActor
final class FenceOutput: SessionOutput {
  private let gate: GuidedAccessGate

  init(_ gate: GuidedAccessGate) { self.gate = gate }

  func show(_ effect: Effect, of technology: String, at time: Double) {}

  func translate(_ event: Event) -> [Event] { gate.pass(event) }
}
