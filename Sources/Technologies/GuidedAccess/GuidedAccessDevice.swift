import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import GuidedAccess

/// A device on which sessions of Guided Access are set up, held and ended: its side button, its passcode, and what the app is
/// told.
@MainActor
package final class GuidedAccessDevice {
  /// The session of Guided Access with its fence.
  package let gate: GuidedAccessGate
  /// The session of the technologies, by whose time everything goes.
  package weak var session: Session?
  /// Called when a session begins to be active, and when it has ended; by default the settings of ``session`` say so.
  package var onStatus: ((Bool) -> Void)?
  /// Called with each thing that happens, in words.
  package var onTell: ((String) -> Void)?
  private let words: GuidedAccessWords
  /// When the device was used last, and whether its display has locked itself since.
  private var lastUse = 0.0
  private var isDisplayLocked = false

  /// Why something cannot be done now.
  package struct Failure: Error, Equatable {
    /// What is wrong, and what has to come first.
    package var message: String

    /// Creates a failure.
    package init(message: String) { self.message = message }
  }

  /// Creates a device without a session of Guided Access.
  package init(settings: Settings) {
    gate = GuidedAccessGate(settings.guidedAccess)
    words = GuidedAccessWords(language: settings.systemLanguage ?? settings.language)
    gate.onKept = { [weak self] in self?.onTell?($0) }
    gate.onUse = { [weak self] in self?.used() }
    GuidedAccessHost.holder = self
  }

  private var now: Double { session?.now ?? 0 }

  // MARK: Time

  /// Lets the time pass that has passed in the session of the technologies.
  package func advance() {
    handle(gate.session.advance(to: now))
    guard gate.session.isFencing, !isDisplayLocked,
      let delay = gate.session.settings.displayAutoLock.seconds, now - lastUse >= delay
    else { return }
    isDisplayLocked = true
    onTell?("The display locks itself")
  }

  private func used() {
    lastUse = now
    guard isDisplayLocked else { return }
    isDisplayLocked = false
    onTell?("The display is on again")
  }

  // MARK: The side button

  /// The side button was clicked twice or three times.
  package func click(_ times: Int) throws(Failure) {
    advance()
    let notices =
      times == 3
      ? gate.session.tripleClick(restrictions: offered)
      : gate.session.doubleClick(isRecognized: gate.session.settings.usesBiometrics, at: now)
    guard !notices.isEmpty else { throw Failure(message: "The side button does nothing now.") }
    handle(notices)
  }

  // MARK: Setting up

  /// Fences off a rectangle of the screen, in points.
  package func fence(_ rect: CGRect) throws(Failure) {
    guard gate.session.disable(.rectangle(rect)) != nil else {
      throw Failure(
        message: "A region is drawn while the session is set up, and is at least one point large.")
    }
    onTell?("A region is disabled: \(Self.words(rect))")
  }

  /// Frees a region again, by its number.
  package func free(_ region: Int) throws(Failure) {
    guard gate.session.free(region) else {
      throw Failure(message: "Regions are freed while the session is set up.")
    }
    onTell?("A region is free again")
  }

  /// Allows or denies a feature that the app lets be switched off.
  package func restrict(_ identifier: String, isAllowed: Bool) throws(Failure) {
    guard gate.session.restrictions.contains(where: { $0.identifier == identifier }) else {
      let offered = gate.session.restrictions.map(\.identifier)
      throw Failure(
        message:
          "The app offers no restriction “\(identifier)”. It offers: \(offered.isEmpty ? "none" : offered.joined(separator: ", "))."
      )
    }
    handle(gate.session.restrict(identifier, isAllowed: isAllowed))
  }

  /// Changes what the session allows. The passcode stays as it is.
  package func allow(_ change: (inout GuidedAccessSettings) -> Void) throws(Failure) {
    guard gate.session.allow(change) else {
      throw Failure(message: "What a session allows is changed while it is set up.")
    }
  }

  /// Sets the passcode of a session that is being set up, or enters the one that is asked for: six digits.
  package func enter(_ digits: String) throws(Failure) {
    guard gate.session.state != .settingUp else {
      do throws(GuidedAccessPasscode.Failure) {
        let salt = (0..<16).map { _ in UInt8.random(in: 0...255) }
        gate.session.setPasscode(try GuidedAccessPasscode(digits, salt: salt))
      } catch {
        throw Failure(message: "A passcode has six digits.")
      }
      onTell?("The passcode is set")
      return
    }
    switch gate.session.enter(digits, at: now) {
    case .accepted: onTell?("The passcode is right")
    case .refused(let next):
      let wait = next - now
      onTell?(
        "The passcode is wrong" + (wait > 0 ? "; the next is taken in \(Int(wait.rounded(.up))) seconds" : "")
      )
    case .locked(let until):
      onTell?("No passcode is taken for \(Int((until - now).rounded(.up))) seconds")
    case .noPasscode:
      throw Failure(message: "No passcode is asked for now: the side button is clicked three times first.")
    }
  }

  // MARK: Beginning and ending

  /// Begins the session that was set up, or goes on with the one that was paused.
  package func start() throws(Failure) {
    advance()
    let before = gate.session.state
    handle(gate.session.start(at: now))
    guard gate.session.state == .running, before != .running else {
      throw Failure(
        message:
          "The session cannot start: the side button is clicked three times and a passcode set first.")
    }
    if before == .paused { onTell?("Guided Access goes on") }
  }

  /// Leaves the screen on which the session is set up, or the passcode entered, without a change.
  package func cancel() { gate.session.cancel() }

  /// Ends the session, after its passcode was entered.
  package func end() throws(Failure) {
    let notices = gate.session.end()
    guard !notices.isEmpty else {
      throw Failure(
        message: "The session ends after the side button was clicked three times and its passcode entered.")
    }
    handle(notices)
  }

  // MARK: What follows

  private func handle(_ notices: [GuidedAccessNotice]) {
    defer { GuidedAccessHost.fenceChanged() }
    for notice in notices {
      let text = words.text(of: notice)
      if case .timeRemaining = notice {
        if let text { warn(text) }
        continue
      }
      if let text { onTell?(text) }
      switch notice {
      case .showsSetUp: onTell?("Guided Access is set up")
      case .asksForNewPasscode: onTell?("A new passcode is asked for")
      case .asksForPasscode: onTell?("The passcode is asked for")
      case .offersShortcut: onTell?("The Accessibility Shortcut is offered")
      case .timeIsOver: onTell?("The time is over")
      case .statusChanged(let isEnabled):
        (lastUse, isDisplayLocked) = (now, false)
        if let onStatus { onStatus(isEnabled) } else { session?.settings.isGuidedAccessEnabled = isEnabled }
      case .restrictionChanged(let identifier, let isAllowed):
        GuidedAccessRestrictions.shared.set(isAllowed ? .allow : .deny, for: identifier)
      case .started, .ended, .timeRemaining, .wake: break
      }
    }
  }

  /// Tells that little time is left, as the settings say: by a sound, in words, or not at all.
  private func warn(_ text: String) {
    let settings = gate.session.settings
    if let sound = settings.timeLimitSound { onTell?("Sound: \(sound)") }
    guard settings.speaksTimeLimit else { return }
    guard let session else {
      onTell?(text)
      return
    }
    session.send(.notification(.announcement(AccessibilityText(text))))
  }

  /// What the app lets be switched off.
  private var offered: [AppRestriction] {
    GuidedAccessRestrictions.shared.offered.map {
      AppRestriction(identifier: $0.identifier, title: $0.text ?? $0.identifier, detail: $0.detail)
    }
  }

  private static func words(_ rect: CGRect) -> String {
    "\(Int(rect.width)) by \(Int(rect.height)) at \(Int(rect.minX)), \(Int(rect.minY))"
  }
}

extension GuidedAccessDevice: GuidedAccessHolder {
  package var allowsSoftwareKeyboard: Bool { gate.allows(.softwareKeyboard) }
  package var allowsShaking: Bool { gate.allows(Fence.Hardware.shake) }
  package var allowsDictionaryLookUp: Bool { gate.allows(.dictionaryLookUp) }

  package func request(enabled: Bool) -> Bool {
    let (succeeded, notices) = gate.session.request(
      enabled: enabled, isPermitted: gate.session.settings.isSupervised, restrictions: offered, at: now)
    handle(notices)
    return succeeded
  }
}
