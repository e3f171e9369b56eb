import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// What a session of Guided Access lets through: to the app, and to every other assistive technology.
///
/// It stands before the technologies with ``pass(event:of:)``, and between them and the app with
/// ``pass(request:in:of:)``: what is fenced off for a finger is fenced off for a switch, a voice and a keyboard.
public struct Fence: Sendable, Equatable {
  /// The fingers on the screen, and whether what they do is let through.
  private var fingers: Fingers = [:]
  /// The fingers that technologies put on the screen.
  private var madeFingers: Fingers = [:]

  private typealias Fingers = [Int: Finger]

  private struct Finger: Sendable, Equatable {
    var isBlocked: Bool
    /// Where it was let through last.
    var point: CGPoint
  }

  /// Something of the device besides touches and keys.
  public enum Hardware: String, Sendable, CaseIterable {
    /// The side button, or the top button.
    case sideButton
    /// A volume button.
    case volumeButton
    /// The home button, or the gesture that stands for it.
    case home
    /// The device is turned.
    case rotation
    /// The device is shaken.
    case shake
    /// The keyboard on the screen wants to appear.
    case softwareKeyboard
    /// A word is looked up.
    case dictionaryLookUp
    /// A notification wants to appear.
    case notification
    /// An alert of the system wants to appear.
    case systemAlert
  }

  /// Creates a fence that no finger touches.
  public init() {}

  // MARK: Events

  /// What becomes of an event: it is let through, changed, or kept away.
  ///
  /// A finger that comes down in a disabled region stays kept away until it is lifted. One that comes into a region ends there,
  /// as if the system had cancelled it.
  /// - Returns: nil for an event that is kept away.
  public mutating func pass(
    event: Event, of session: GuidedAccessSession
  ) -> Event? {
    guard session.isFencing else {
      if case .touch(let touch) = event { return Self.follow(touch, among: &fingers).map { .touch($0) } }
      return event
    }
    switch event {
    case .touch(let touch): return Self.pass(touch, among: &fingers, session).map { .touch($0) }
    case .gesture(let gesture): return allows(gesture, session) ? event : nil
    case .key(let press): return allows(press, session) ? event : nil
    case .braille, .command, .phrase, .pointer:
      // These ask for what a touch asks for; what they ask of the app is looked at when they do.
      return session.state == .running ? event : nil
    default: return event
    }
  }

  /// Follows a finger while nothing is fenced, so that it is not taken for another one when the fence is closed.
  ///
  /// - Returns: nil for a finger that was kept away before the fence was opened: nobody has seen it come down.
  private static func follow(_ touch: Touch, among fingers: inout Fingers) -> Touch? {
    let isBlocked = touch.phase != .began && fingers[touch.finger]?.isBlocked == true
    switch touch.phase {
    case .began, .moved: fingers[touch.finger] = Finger(isBlocked: isBlocked, point: touch.point)
    case .ended, .cancelled: fingers[touch.finger] = nil
    }
    return isBlocked ? nil : touch
  }

  private static func pass(
    _ touch: Touch, among fingers: inout Fingers, _ session: GuidedAccessSession
  ) -> Touch? {
    let isFenced = !allowsTouch(at: touch.point, session)
    switch touch.phase {
    case .began:
      let before = fingers.updateValue(Finger(isBlocked: isFenced, point: touch.point), forKey: touch.finger)
      guard isFenced else { return touch }
      // A finger whose lifting got lost is lifted now.
      return before.flatMap { finger in
        finger.isBlocked ? nil : Touch(finger: touch.finger, phase: .cancelled, point: finger.point)
      }
    case .moved, .ended:
      // A finger that nobody saw come down may have come down in a region.
      guard let finger = fingers[touch.finger], !finger.isBlocked else {
        if touch.phase == .ended { fingers[touch.finger] = nil }
        return nil
      }
      if isFenced {
        fingers[touch.finger] = touch.phase == .ended ? nil : Finger(isBlocked: true, point: finger.point)
        return Touch(finger: touch.finger, phase: .cancelled, point: finger.point)
      }
      fingers[touch.finger] = touch.phase == .ended ? nil : Finger(isBlocked: false, point: touch.point)
      return touch
    case .cancelled:
      guard let finger = fingers.removeValue(forKey: touch.finger), !finger.isBlocked else { return nil }
      return Touch(finger: touch.finger, phase: .cancelled, point: isFenced ? finger.point : touch.point)
    }
  }

  private static func allowsTouch(at point: CGPoint, _ session: GuidedAccessSession) -> Bool {
    session.state == .running && session.settings.allowsTouch && point.x.isFinite && point.y.isFinite
      && !session.regions.contains { $0.contains(point) }
  }

  private func allows(_ gesture: Gesture, _ session: GuidedAccessSession) -> Bool {
    guard session.state == .running, session.settings.allowsTouch else { return false }
    switch gesture.kind {
    // These leave the app, or show something over it.
    case .edge, .edgeStage, .edgeReturn: return false
    // The end of a gesture that was let through.
    case .lift, .cancel: return true
    case .passThrough(let touch): return Self.allowsTouch(at: touch.point, session)
    default: return gesture.point.map { Self.allowsTouch(at: $0, session) } ?? true
    }
  }

  private func allows(_ press: KeyPress, _ session: GuidedAccessSession) -> Bool {
    // What was pressed before the fence was closed is let go.
    guard press.isDown else { return true }
    guard session.state == .running else { return false }
    if press.modifiers.contains(.function) { return false }
    // Command with these keys leaves the app: Home, Spotlight, the next app, the settings of the system.
    return !(press.modifiers.contains(.command) && ["h", "space", "tab"].contains(press.key))
  }

  // MARK: Requests

  /// What becomes of what a technology asks the app for: it is let through, changed, or kept away.
  ///
  /// - Returns: nil for a request that is kept away; the technology hears that it failed.
  public mutating func pass(
    request: ActionRequest, in tree: ElementTree, of session: GuidedAccessSession
  ) -> ActionRequest? {
    if case .touch(let touch) = request.action {
      let passed =
        session.isFencing
        ? Self.pass(touch, among: &madeFingers, session) : Self.follow(touch, among: &madeFingers)
      return passed.map {
        ActionRequest(number: request.number, action: .touch($0), element: request.element)
      }
    }
    return allows(request, in: tree, session) ? request : nil
  }

  private func allows(_ request: ActionRequest, in tree: ElementTree, _ session: GuidedAccessSession) -> Bool
  {
    guard session.isFencing else { return true }
    switch request.action {
    case .scrollStatus, .scrollToVisible, .revealMore, .search, .locateText:
      return session.state != .timeIsOver
    default: break
    }
    guard session.state == .running else { return false }
    guard let element = request.element.flatMap({ tree.element(withID: $0) }) else { return true }
    if element.traits.contains(.keyboardKey), !session.settings.allowsKeyboards { return false }
    return allowsUse(of: element, session)
  }

  /// Whether an element can be used: its activation point lies in no disabled region.
  public func allowsUse(of element: AccessibilityElement, _ session: GuidedAccessSession) -> Bool {
    guard session.isFencing else { return true }
    let point = element.activationPoint
    return session.state == .running && !session.regions.contains { $0.contains(point) }
  }

  /// Whether a technology may ask the system for something: nothing that leaves the app.
  public func allows(_ request: SystemRequest, of session: GuidedAccessSession) -> Bool {
    guard session.isFencing else { return true }
    switch request {
    case .home, .appSwitcher, .controlCenter, .notificationCenter, .reachability, .nextApp, .previousApp,
      .settings, .siri, .restart, .analytics, .applePay, .emergencySOS, .dock, .appLibrary, .menuBar,
      .quickNote,
      .spotlight, .screenshot, .forceQuit, .shutDown:
      return false
    case .lockScreen: return session.settings.allowsSideButton
    case .rotateDevice: return session.settings.allowsMotion
    case .shake: return session.settings.allowsMotion && session.state == .running
    case .volumeUp, .volumeDown, .mute, .soundOff, .soundOn: return session.settings.allowsVolumeButtons
    case .undo, .redo, .back, .playPause, .dictation, .nextTrack, .previousTrack, .skipForward, .skipBackward,
      .fastForward, .rewind:
      return session.state == .running
    case .shortcut: return session.settings.allowsShortcut
    }
  }

  /// Whether the device may do something by itself, or with a button.
  public func allows(_ hardware: Hardware, of session: GuidedAccessSession) -> Bool {
    guard session.isFencing else { return true }
    let settings = session.settings
    switch hardware {
    case .sideButton: return settings.allowsSideButton
    case .volumeButton: return settings.allowsVolumeButtons
    case .rotation, .shake: return settings.allowsMotion && session.state == .running
    case .softwareKeyboard: return settings.allowsKeyboards && session.state == .running
    case .dictionaryLookUp: return settings.allowsDictionaryLookUp && session.state == .running
    case .home, .notification, .systemAlert: return false
    }
  }
}
