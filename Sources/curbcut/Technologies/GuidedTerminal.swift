import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import GuidedAccess
import Technologies
import VoiceOver

/// A device with Guided Access in a terminal: the session, its fence, and VoiceOver or a finger behind it.
@MainActor
final class GuidedTerminal: Narrator, TerminalTechnology {
  let engines: [any TechnologyEngine]
  let greeting =
    "Guided Access. ? lists the keys; G clicks the side button three times, P enters the passcode, S resumes, E ends the session."
  let scripts = ScriptLanguage.guidedAccess
  var narrator: Narrator? { self }
  private let gate: GuidedAccessGate
  private let keys: VoiceOverTerminal
  private let set: SetUp
  private let words: GuidedAccessWords
  private let shown: (String) -> Void

  /// What a session begins with.
  struct SetUp {
    /// The passcode; nil when none was given.
    var passcode: String?
    var fences: [CGRect] = []
    /// The features of the app that are switched off.
    var denied: [String] = []
  }

  init(
    _ screen: any ScreenProvider, settings: Settings, setUp: SetUp,
    show: @escaping (String) -> Void = Console.show
  ) {
    let gate = GuidedAccessGate(settings.guidedAccess)
    self.gate = gate
    set = setUp
    words = GuidedAccessWords(language: settings.systemLanguage ?? settings.language)
    shown = show
    let fenced = FencedScreen(screen, gate: gate)
    keys = VoiceOverTerminal(provider: fenced, show: show)
    engines =
      [settings.voiceOver.isRunning ? VoiceOverEngine() : FingerEngine()]
      + (settings.guidedAccess.hasTimeLimit ? [TimeKeeper()] : [])
    super.init(fenced, show: show)
    gate.onKept = { [weak self] in self?.tell($0) }
  }

  func join(_ session: Session) { follow(session) }

  /// In a terminal the session is set up at once; a script does it by itself.
  func began(_ session: Session) {
    do throws(ScriptOrderFailure) {
      try carryOut(.click(3), in: session)
      for fence in set.fences { try carryOut(.fence(fence), in: session) }
      try carryOut(.passcode(nil), in: session)
      try carryOut(.start, in: session)
    } catch {
      tell(error.message)
    }
  }

  // MARK: Telling

  override func translate(_ event: Event) -> [Event] { gate.pass(event) }

  override func note(_ event: Event) {
    super.note(event)
    if case .tick = event, let session { handle(gate.session.advance(to: session.now), in: session) }
  }

  override func show(_ effect: Effect, of technology: String, at time: Double) {
    switch effect {
    case .speak(let request):
      tell(request.utterance.caption, parts: request.utterance.parts.map(\.text.string))
    case .system(let request) where !gate.allows(request): tell("Kept away: \(request.rawValue)")
    default: super.show(effect, of: technology, at: time)
    }
  }

  override var standingMarks: [ScreenOverlay.Mark] {
    guard gate.session.state != .off else { return [] }
    return gate.session.regions.map { ScreenOverlay.Mark(.dimmed, $0.frame) }
  }

  private func handle(_ notices: [GuidedAccessNotice], in session: Session) {
    for notice in notices {
      if let text = words.text(of: notice) { tell(text) }
      switch notice {
      case .showsSetUp: tell("Guided Access is set up")
      case .asksForNewPasscode: tell("A new passcode is asked for")
      case .asksForPasscode: tell("The passcode is asked for")
      case .offersShortcut: tell("The Accessibility Shortcut is offered")
      case .timeIsOver: tell("The time is over")
      case .statusChanged(let isEnabled): session.settings.isGuidedAccessEnabled = isEnabled
      case .restrictionChanged(let identifier, let isAllowed):
        GuidedAccessRestrictions.shared.set(isAllowed ? .allow : .deny, for: identifier)
      case .started, .ended, .timeRemaining, .wake: break
      }
    }
  }

  // MARK: The device

  override func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure) {
    handle(gate.session.advance(to: session.now), in: session)
    switch order {
    case .click(let times):
      let notices =
        times == 3
        ? gate.session.tripleClick(restrictions: offered)
        : gate.session.doubleClick(isRecognized: gate.session.settings.usesBiometrics, at: session.now)
      guard !notices.isEmpty else { throw ScriptOrderFailure("The side button does nothing now.") }
      handle(notices, in: session)
      for identifier in set.denied where gate.session.state == .settingUp {
        guard offered.contains(where: { $0.identifier == identifier }) else {
          throw ScriptOrderFailure(
            "The app offers no restriction “\(identifier)”. It offers: \(offered.isEmpty ? "none" : offered.map(\.identifier).joined(separator: ", "))."
          )
        }
        handle(gate.session.restrict(identifier, isAllowed: false), in: session)
      }
    case .fence(let rect):
      guard gate.session.disable(.rectangle(rect)) != nil else {
        throw ScriptOrderFailure(
          "A region is drawn while the session is set up, and is at least one point large.")
      }
      tell("A region is disabled: \(Self.words(rect))")
    case .passcode(let digits): try enter(digits, in: session)
    case .start:
      let before = gate.session.state
      handle(gate.session.start(at: session.now), in: session)
      guard gate.session.state == .running, before != .running else {
        throw ScriptOrderFailure(
          "The session cannot start: it is set up with “click 3” and “passcode” first.")
      }
      if before == .paused { tell("Guided Access goes on") }
    case .end:
      let notices = gate.session.end()
      guard !notices.isEmpty else {
        throw ScriptOrderFailure("The session ends after “click 3” and “passcode”.")
      }
      handle(notices, in: session)
    case .hear, .zoom, .pan, .follow, .choose, .rest, .picture: try super.carryOut(order, in: session)
    }
  }

  private func enter(_ digits: String?, in session: Session) throws(ScriptOrderFailure) {
    guard let digits = digits ?? set.passcode else {
      throw ScriptOrderFailure("There is no passcode: give --passcode-file.")
    }
    guard gate.session.state != .settingUp else {
      do throws(GuidedAccessPasscode.Failure) {
        let salt = (0..<16).map { _ in UInt8.random(in: 0...255) }
        gate.session.setPasscode(try GuidedAccessPasscode(digits, salt: salt))
      } catch {
        throw ScriptOrderFailure("A passcode has six digits.")
      }
      return tell("The passcode is set")
    }
    switch gate.session.enter(digits, at: session.now) {
    case .accepted: tell("The passcode is right")
    case .refused(let next):
      let wait = next - session.now
      tell(
        "The passcode is wrong" + (wait > 0 ? "; the next is taken in \(Int(wait.rounded(.up))) seconds" : "")
      )
    case .locked(let until):
      tell("No passcode is taken for \(Int((until - session.now).rounded(.up))) seconds")
    case .noPasscode: throw ScriptOrderFailure("No passcode is asked for now: “click 3” comes first.")
    }
  }

  private var offered: [AppRestriction] {
    GuidedAccessRestrictions.shared.offered.map {
      AppRestriction(identifier: $0.identifier, title: $0.text ?? $0.identifier, detail: $0.detail)
    }
  }

  private static func words(_ rect: CGRect) -> String {
    "\(Int(rect.width)) by \(Int(rect.height)) at \(Int(rect.minX)), \(Int(rect.minY))"
  }

  // MARK: Keys

  func showStops() { keys.showStops() }

  func handle(_ key: TerminalKey) -> TerminalOutcome {
    switch key {
    case .character("G"): return .order(.click(3))
    case .character("S"): return .order(.start)
    case .character("E"): return .order(.end)
    case .character("P"):
      guard let digits = TerminalInput().readSecret("Passcode:") else { return .events([]) }
      return .order(.passcode(digits))
    default: return keys.handle(key)
    }
  }
}
