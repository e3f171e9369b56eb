import AccessibilityTree
import AssistiveTechnology
import AssistiveTouch
import DeviceSettings
import Foundation
import GuidedAccess
import KeyboardAccess
import SpokenContent
import SwitchControl
import TestNumbers
import VoiceControl
import VoiceOver
import Zoom

/// Uses a model app by chance, with every technology there is, and watches that all of them keep their promises.
@MainActor
public final class TechnologySession {
  /// A promise that was not kept, and after how many steps.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    public var step: Int
    public var what: String
    public var description: String { "after step \(step): \(what)" }

    /// What was not kept, whichever element it was about.
    var kind: String {
      var isQuoted = false
      return what.filter { character in
        if character == "“" { isQuoted = true }
        if character == "”" { isQuoted = false }
        return !isQuoted && !character.isNumber
      }
    }
  }

  private let app = ModelApp()
  private let device: GuidedDevice
  private let speech = WatchedSpeech()
  private let session: Session
  private var shortcut = ShortcutController()
  private var promises = Promises()
  private var glass = Glass()
  private var recorder: SessionRecorder?
  private var recording = Data()
  /// How many events the technologies took.
  public private(set) var events = 0

  /// - Parameter isRecorded: plays the session again at the end, without its app, and compares.
  public init(isRecorded: Bool = false) {
    device = GuidedDevice(app)
    session = Session(
      provider: device,
      engines: Self.engines, settings: Self.settings, speech: speech, outputs: [device],
      arbiter: TechnologyArbiter())
    session.keepsTranscript = false
    session.observer = { [weak self] in self?.watch($0) }
    if isRecorded { recorder = SessionRecorder(session) { [weak self] in self?.recording.append($0) } }
    session.start()
  }

  private static var engines: [any TechnologyEngine] {
    [
      VoiceOverEngine(), SwitchControlEngine(), VoiceControlEngine(), KeyboardAccessEngine(),
      SpokenContentEngine(),
      ZoomEngine(), AssistiveTouchEngine(), AppFinger(),
    ]
  }

  private static let settings: Settings = {
    var settings = Settings()
    settings.voiceOver.rotorItems += ["sameItem", "verticalNavigation", "buttons", "tables", "lists"]
    settings.switchControl.switches = [
      .init(.external("space"), .selectItem, long: .scannerMenu), .init(.external("return"), .moveToNextItem),
      .init(.external("1"), .moveToPreviousItem), .init(.sound(.pop), .tap),
      .init(.camera(.left), .stopScanning),
      .init(.backTap(.double), .resumeAutoScanning),
    ]
    settings.switchControl.recipes = [
      .init(name: "Pages", switches: [.init(.external("return"), .rightToLeftSwipe)], timeout: 20)
    ]
    settings.switchControl.savedGestures = [
      .init(
        name: "Hook", duration: 0.4,
        fingers: [[CGPoint(x: 90, y: 200), CGPoint(x: 200, y: 300), CGPoint(x: 90, y: 400)]])
    ]
    settings.assistiveTouch.savedGestures = settings.switchControl.savedGestures
    settings.accessibilityShortcut = [
      .voiceOver, .switchControl, .zoom, .fullKeyboardAccess, .assistiveTouch,
    ]
    settings.confirmedFeatures = [.voiceOver]
    return settings
  }()

  // MARK: Playing

  /// Plays steps one after the other, and then switches everything off.
  /// - Throws: the first ``Failure``.
  public func play(_ steps: [TechnologyStep]) throws(Failure) {
    for (number, step) in steps.enumerated() {
      take(step)
      if let problem = problem ?? promises.broken(session, app) { throw Failure(step: number, what: problem) }
    }
    if let trap = Traps(session).first { throw Failure(step: steps.count, what: trap) }
    end()
    if let problem = problem ?? promises.brokenAtEnd(session, app) ?? differenceOnReplay() {
      throw Failure(step: steps.count, what: problem)
    }
  }

  private func differenceOnReplay() -> String? {
    guard let recorder else { return nil }
    recorder.finish()
    do {
      let replay = SessionReplay(try SessionLog(recording, file: "log"), engines: Self.engines)
      return replay.difference.map { "the replay differs: \($0)" }
    } catch {
      return "the log cannot be read: \(error)"
    }
  }

  private var problem: String? { promises.problem ?? app.problem ?? speech.problem }

  private func take(_ step: TechnologyStep) {
    notice(device.timePasses(to: session.now))
    switch step {
    case .event(.touch(let touch)): if glass.reports(touch) { session.send(.touch(touch)) }
    case .event(let event): session.send(event)
    case .wait(let seconds):
      let before = promises.ticks
      session.advance(to: session.now + seconds)
      let ticks = promises.ticks - before
      if Double(ticks) > 100 + 200 * seconds { app.note("woken \(ticks) times in \(seconds) seconds") }
    case .set(let key, let value):
      var settings = session.settings
      do { try settings.set(key, to: value) } catch { app.note("\(error)") }
      session.settings = settings
    case .screenIsSwitch(let isSwitch):
      session.settings.switchControl.switches.removeAll { $0.source == .screen }
      if isSwitch { session.settings.switchControl.switches.append(.init(.screen, .moveToNextItem)) }
    case .toggle(let technology): toggle(technology)
    case .mutate(let mutation):
      if case .mutate(.announce(let text, _)) = step { promises.posted(text, in: session) }
      app.apply(mutation)
      session.advance(to: session.now)
    case .guide(let guiding): notice(device.carryOut(guiding, at: session.now))
    case .click(let times):
      for _ in 0..<times { useShortcut { [session] in shortcut.click(at: session.now, &$0) } }
    case .choose(let row): useShortcut { shortcut.choose(row: row, &$0) + shortcut.confirm(&$0) }
    }
  }

  private func toggle(_ technology: Technology) {
    var settings = session.settings
    switch technology {
    case .voiceOver: settings.voiceOver.isRunning.toggle()
    case .zoom: settings.isZoomEnabled.toggle()
    case .switchControl: settings.isSwitchControlRunning.toggle()
    case .voiceControl: settings.isVoiceControlRunning.toggle()
    case .fullKeyboardAccess: settings.isFullKeyboardAccessEnabled.toggle()
    case .assistiveTouch: settings.isAssistiveTouchRunning.toggle()
    case .spokenContent:
      settings.isSpeakScreenEnabled.toggle()
      settings.spokenContent.speaksCharacters = settings.isSpeakScreenEnabled
      settings.spokenContent.speaksWords = settings.isSpeakScreenEnabled
    case .guidedAccess, .app: break
    }
    session.settings = settings
  }

  private func useShortcut(_ use: (inout Settings) -> [ShortcutController.Outcome]) {
    var settings = session.settings
    _ = use(&settings)
    session.settings = settings
  }

  private func notice(_ notices: [GuidedAccessNotice]) {
    for case .statusChanged(let isEnabled) in notices { session.settings.isGuidedAccessEnabled = isEnabled }
  }

  /// The user lifts all fingers, and every technology is switched off.
  private func end() {
    for finger in glass.down.sorted() {
      session.send(.touch(Touch(finger: finger, phase: .ended, point: CGPoint(x: 1, y: 1))))
    }
    let before = session.now
    session.settle(limit: 600)
    if session.now - before > 599 { app.note("it does not come to rest") }
    var settings = session.settings
    settings.voiceOver.isRunning = false
    settings.isZoomEnabled = false
    settings.isSwitchControlRunning = false
    settings.isVoiceControlRunning = false
    settings.isFullKeyboardAccessEnabled = false
    settings.isAssistiveTouchRunning = false
    for key in ["isSpeakScreenEnabled", "isSpeakSelectionEnabled"] {
      try? settings.set(key, to: .bool(false))
    }
    settings.spokenContent = .init()
    session.settings = settings
    session.advance(to: session.now + 60)
  }

  /// The glass that fingers touch: it reports no finger that did not come down, but may lose one that is lifted.
  private struct Glass {
    var down: Set<Int> = []

    mutating func reports(_ touch: Touch) -> Bool {
      switch touch.phase {
      case .began:
        down.insert(touch.finger)
        return true
      case .moved: return down.contains(touch.finger)
      case .ended, .cancelled: return down.remove(touch.finger) != nil
      }
    }
  }

  private func watch(_ occurrence: Session.Occurrence) {
    if case .event = occurrence { events += 1 }
    promises.watch(occurrence, session)
  }
}

extension TechnologySession {
  /// Plays one run.
  /// - Returns: how many events it took, and the failure if there was one.
  public static func run(_ steps: [TechnologyStep], isRecorded: Bool = false) -> (
    events: Int, failure: Failure?
  ) {
    let session = TechnologySession(isRecorded: isRecorded)
    do {
      try session.play(steps)
      return (session.events, nil)
    } catch {
      return (session.events, error)
    }
  }

  /// The fewest steps that still break the same promise.
  public static func shrink(_ steps: [TechnologyStep], isRecorded: Bool = false) -> [TechnologyStep] {
    guard let failure = run(steps, isRecorded: isRecorded).failure else { return steps }
    return steps.shrunk { run($0, isRecorded: isRecorded).failure?.kind == failure.kind }
  }
}
