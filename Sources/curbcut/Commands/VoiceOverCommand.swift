import AccessibilityTree
import ArgumentParser
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import Speech
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
    help: ArgumentHelp(
      "Write what is heard to a WAV file, and do not play it.",
      discussion: "Keys from a file are each answered to the end.",
      valueName: "file"), completion: .file(extensions: ["wav"]))
  var wav: String?

  @Option(
    help: ArgumentHelp("Record the session, so that ‘curbcut replay’ can play it again.", valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Play a gesture script instead of taking keys, and print what is said.", valueName: "file"),
    completion: .file())
  var script: String?

  func validate() throws {
    if wav?.isEmpty == true { throw ValidationError("The name of the WAV file is empty.") }
    if script != nil, wav != nil { throw ValidationError("--script makes no sound: leave --wav out.") }
    if options.allScreens { throw ValidationError("One screen can be used at a time: give --screen.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      guard let screen = try LoadedScreen.load(options).first else { return }
      if let script {
        return try ScriptRun(path: script, record: record).play(on: screen, settings: options.device.settings)
      }
      let sound = try wav.map { _ in try WAVRecording() }
      let live = LiveSession(
        screen: screen, settings: options.device.settings, recording: sound, isQuiet: quiet)
      let recorder = try record.map { try Recording(live.session, path: $0) }
      try live.run()
      try recorder?.finish()
      if let wav { try sound?.audio.writeWAV(to: wav) }
    }
  }
}

/// A session that follows the clock, with a person at the keys.
@MainActor
struct LiveSession {
  let session: Session
  private let terminal: VoiceOverTerminal
  private let input = TerminalInput()
  /// True when nobody waits at the keys, so that speech need not take its time.
  private let isScripted: Bool
  private let began = Date().timeIntervalSinceReferenceDate

  /// - Parameters:
  ///   - recording: takes what is heard; nil plays it.
  ///   - isQuiet: plays nothing.
  init(screen: LoadedScreen, settings: Settings, recording: WAVRecording? = nil, isQuiet: Bool) {
    let provider = AccessibilityProvider(screen.window)
    terminal = VoiceOverTerminal(provider: provider)
    isScripted = recording != nil && !TerminalInput.isTerminal
    var outputs: [any SessionOutput] = [terminal]
    var speech: (any SpeechOutput)?
    if let recording {
      speech = recording
      outputs.append(recording)
    } else if !isQuiet {
      let spoken = SpokenOutput(settings: settings)
      speech = spoken
      outputs.append(spoken)
    }
    session = Session(
      provider: provider, engines: [VoiceOverEngine()], settings: settings, speech: speech, outputs: outputs)
  }

  private var now: Double { Date().timeIntervalSinceReferenceDate - began }

  func run() throws {
    Console.show("VoiceOver. ? lists the keys, q ends.")
    input.begin()
    defer { input.restore() }
    session.send(.start(appName: nil, isSwitchedOn: false))
    if isScripted { session.settle() }
    terminal.showStops()
    while true {
      let wait = isScripted ? 3600 : session.nextDue.map { max(0, $0 - now) } ?? 3600
      switch input.read(within: wait) {
      case .end: return
      case .nothing: if !isScripted { session.advance(to: now) }
      case .bytes(let bytes):
        for key in TerminalKey.keys(in: bytes) {
          switch terminal.take(key) {
          case .quit: return
          case .events(let events):
            for event in events { send(event) }
          }
        }
        terminal.showStops()
      }
    }
  }

  private func send(_ event: Event) {
    guard isScripted else { return session.send(event, at: now) }
    session.send(event)
    session.settle()
  }
}
