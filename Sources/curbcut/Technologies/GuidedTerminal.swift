import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
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
  private let device: GuidedAccessDevice
  private let keys: VoiceOverTerminal
  private let set: SetUp

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
    device = GuidedAccessDevice(settings: settings)
    set = setUp
    let fenced = FencedScreen(screen, gate: device.gate)
    keys = VoiceOverTerminal(provider: fenced, show: show)
    engines =
      [settings.voiceOver.isRunning ? VoiceOverEngine() : FingerEngine()]
      + (settings.guidedAccess.hasTimeLimit || settings.guidedAccess.displayAutoLock.seconds != nil
        ? [TimeKeeper()] : [])
    super.init(fenced, show: show)
    device.onTell = { [weak self] in self?.tell($0) }
  }

  func join(_ session: Session) {
    follow(session)
    device.session = session
  }

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

  override func translate(_ event: Event) -> [Event] { device.gate.pass(event) }

  override func note(_ event: Event) {
    super.note(event)
    if case .tick = event { device.advance() }
  }

  override func show(_ effect: Effect, of technology: String, at time: Double) {
    switch effect {
    case .speak(let request):
      tell(request.utterance.caption, parts: request.utterance.parts.map(\.text.string))
    case .system(let request) where !device.gate.allows(request): tell("Kept away: \(request.rawValue)")
    default: super.show(effect, of: technology, at: time)
    }
  }

  override var standingMarks: [ScreenOverlay.Mark] {
    let guided = device.gate.session
    return guided.state == .off ? [] : guided.regions.map { ScreenOverlay.Mark(.dimmed, $0.frame) }
  }

  // MARK: The device

  override func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure) {
    switch order {
    case .hear, .zoom, .pan, .follow, .choose, .rest, .picture, .speak, .select, .hover:
      try super.carryOut(order, in: session)
    case .click, .fence, .passcode, .start, .end:
      do throws(GuidedAccessDevice.Failure) {
        try carryOut(order)
      } catch {
        throw ScriptOrderFailure(error.message)
      }
    }
  }

  private func carryOut(_ order: ScriptOrder) throws(GuidedAccessDevice.Failure) {
    switch order {
    case .click(let times):
      try device.click(times)
      for identifier in set.denied where device.gate.session.state == .settingUp {
        try device.restrict(identifier, isAllowed: false)
      }
    case .fence(let rect): try device.fence(rect)
    case .passcode(let digits):
      guard let digits = digits ?? set.passcode else {
        throw GuidedAccessDevice.Failure(message: "There is no passcode: give --passcode-file.")
      }
      try device.enter(digits)
    case .start: try device.start()
    case .end: try device.end()
    case .hear, .zoom, .pan, .follow, .choose, .rest, .picture, .speak, .select, .hover: break
    }
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
