import AssistiveTechnology
import Braille
import CurbcutUIKit
import DeviceSettings
import Foundation
import Speech

/// A session with a technology in real time, which takes keys from the terminal.
@MainActor
struct LiveSession {
  let session: Session
  private let technology: any TerminalTechnology
  private let input = TerminalInput()
  /// Whether keys come from a file or pipe and speech is recorded, so that the session need not run in real time.
  private let isScripted: Bool
  /// Whether there is a braille display, which may report keys at any time.
  private let hasDisplay: Bool
  private let began = Date().timeIntervalSinceReferenceDate

  /// The interval at which a braille display is polled for keys, in seconds.
  private static let displayInterval = 0.05

  /// - Parameters:
  ///   - technology: what is used.
  ///   - settings: the settings of the device.
  ///   - recording: records the sound; nil to play it.
  ///   - braille: shows lines in braille, and takes its keys.
  ///   - isQuiet: whether to play nothing.
  init(
    _ technology: any TerminalTechnology, settings: Settings, recording: WAVRecording? = nil,
    braille: BrailleOutput? = nil, isQuiet: Bool
  ) {
    self.technology = technology
    isScripted = recording != nil && !TerminalInput.isTerminal
    hasDisplay = braille?.display is BRLTTYDisplay
    var outputs: [any SessionOutput] = [technology]
    if let braille { outputs.append(braille) }
    var speech: (any SpeechOutput)?
    if let recording {
      speech = recording
      outputs.append(recording)
    } else if !isQuiet {
      let spoken = SpokenOutput(settings: settings, warn: Console.complain)
      speech = spoken
      outputs.append(spoken)
    }
    session = Session(
      provider: technology.provider, engines: technology.engines, settings: settings, speech: speech,
      outputs: outputs, arbiter: technology.arbiter)
    technology.join(session)
  }

  private var now: Double { Date().timeIntervalSinceReferenceDate - began }

  /// Starts the technology.
  func begin() {
    session.send(.start(appName: nil, isSwitchedOn: false))
    if isScripted { session.settle() }
    technology.began(session)
    technology.narrator?.look()
  }

  /// Takes keys until there are no more, or the user quits.
  func run() throws {
    Console.show(technology.greeting)
    if !technology.takesLines { input.begin() }
    defer { input.restore() }
    begin()
    technology.showStops()
    while true {
      switch input.read(within: wait, orUntil: DesktopScreen.descriptor(of: session.provider)) {
      case .end: return
      case .nothing: if !isScripted { session.advance(to: now) }
      case .bytes(let bytes):
        for key in TerminalKey.keys(in: bytes) {
          switch technology.handle(key) {
          case .quit: return showTranscript()
          case .events(let events): for event in events { send(event) }
          case .order(let order): carryOut(order)
          }
        }
        technology.narrator?.look()
        technology.showStops()
      }
      technology.narrator?.look()
    }
  }

  private func carryOut(_ order: ScriptOrder) {
    if !isScripted { session.advance(to: now) }
    do {
      try technology.narrator?.carryOut(order, in: session)
    } catch {
      Console.show("  (\(error.message))")
    }
  }

  /// How long to wait for a key, in seconds.
  private var wait: Double {
    if isScripted { return 3600 }
    // Wake up for the progress of speech, or for pending work of the screen.
    let next = [session.nextDue, session.provider.nextWork].compactMap { $0 }.min()
    let due = next.map { max(0, $0 - now) } ?? 3600
    return hasDisplay ? min(due, Self.displayInterval) : due
  }

  private func send(_ event: Event) {
    guard isScripted else { return session.send(event, at: now) }
    session.send(event)
    session.settle()
  }

  /// Prints the transcript of the session, if the user typed the keys in a terminal.
  private func showTranscript() {
    guard TerminalInput.isTerminal else { return }
    let lines = technology.narrator?.told.map(\.line) ?? session.saidLines
    Console.show("── transcript ──\n" + lines.joined(separator: "\n"))
  }
}
