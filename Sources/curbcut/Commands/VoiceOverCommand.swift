import AccessibilityTree
import ArgumentParser
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import VoiceOver

struct VoiceOverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voiceover", abstract: "Use a screen with VoiceOver, by keys, and hear what it says.",
    discussion: """
      In a terminal the arrow keys are flicks, return is a double tap, r turns the rotor; ? lists the rest. \
      Each line is what is said, behind the number of the stop.
      """)

  @OptionGroup var options: ScreenOptions

  @Flag(help: "Do not play sound.")
  var quiet = false

  @Option(
    help: ArgumentHelp("Record the session, so that ‘curbcut replay’ can play it again.", valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var record: String?

  func validate() throws {
    if options.allScreens { throw ValidationError("One screen can be used at a time: give --screen.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      guard let screen = try LoadedScreen.load(options).first else { return }
      let live = LiveSession(screen: screen, settings: options.device.settings, isQuiet: quiet)
      let recorder = try record.map { try Recording(live.session, path: $0) }
      try live.run()
      try recorder?.finish()
    }
  }
}

/// A session that follows the clock, with a person at the keys.
@MainActor
struct LiveSession {
  let session: Session
  private let terminal: VoiceOverTerminal
  private let input = TerminalInput()
  private let began = Date().timeIntervalSinceReferenceDate

  init(screen: LoadedScreen, settings: Settings, isQuiet: Bool) {
    let provider = AccessibilityProvider(screen.window)
    terminal = VoiceOverTerminal(provider: provider)
    session = Session(
      provider: provider, engines: [VoiceOverEngine()], settings: settings, outputs: [terminal])
  }

  private var now: Double { Date().timeIntervalSinceReferenceDate - began }

  func run() throws {
    Console.show("VoiceOver. ? lists the keys, q ends.")
    input.begin()
    defer { input.restore() }
    session.send(.start(appName: nil, isSwitchedOn: false))
    terminal.showStops()
    while true {
      let wait = session.nextDue.map { max(0, $0 - now) } ?? 3600
      switch input.read(within: wait) {
      case .end: return
      case .nothing: session.advance(to: now)
      case .bytes(let bytes):
        for key in TerminalKey.keys(in: bytes) {
          switch terminal.take(key) {
          case .quit: return
          case .events(let events):
            for event in events { session.send(event, at: now) }
          }
        }
        terminal.showStops()
      }
    }
  }
}
