import AppFolders
import ArgumentParser
import AssistiveTechnology
import DeviceSettings
import Foundation
import Speech
import SpokenContent
import Technologies

struct SpeakCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak", abstract: "Have a screen read aloud, as Speak Screen does.",
    discussion: """
      The labels and values of the screen are read from the top to the bottom, without its bars, and what is scrolled away \
      after them. Each line is what is said at once. In a terminal, space pauses and goes on, the arrows skip sentences, \
      + and - change the speed, and q ends. A script has gestures such as ‘two-finger swipe down 195 5’ and ‘tap 120 300’, \
      and the lines ‘speak screen’, ‘speak selection’, ‘choose "Pause"’ (a button of the speech controller), \
      ‘select "words"’, ‘hover 120 300’, ‘type "hello"’, ‘wait 3’ and ‘expect "…"’ (Documentation/gesture-scripts.md). \
      With --animation the sentence and the word are highlighted that are spoken.
      """)

  @OptionGroup var options: ScreenOptions
  @OptionGroup var session: SessionOptions

  var speaks: Bool { session.speaks }
  var playsSound: Bool { session.playsSound }
  var outputs: OutputRules { session.outputs }

  func validate() throws {
    if options.allScreens { throw ValidationError("One screen is read at a time: give --screen.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if session.script == nil { try read() } else { try play() }
    }
  }

  /// Does what a script says.
  @MainActor
  private func play() throws {
    try TechnologyRun(options: options, session: session, used: .spokenContent).run(
      prepare: { if self.session.animation != nil { Self.highlight(in: &$0) } },
      make: { provider, _ in SpokenContentTerminal(provider) })
  }

  /// Who draws highlights wants to see some, and needs to know when each word is spoken.
  private static func highlight(in settings: inout Settings) {
    if settings.spokenContent.highlight == .off { settings.spokenContent.highlight = .wordsAndSentences }
  }

  /// Reads the screen from the top to the bottom.
  @MainActor
  private func read() throws {
    guard let screen = try LoadedScreen.load(options).first else { return }
    if let omission = screen.omission { Console.show(omission) }
    var settings = screen.settings
    settings.isSpeakScreenEnabled = true
    let kind = try session.animation.map { try RunAnimation.Kind(path: $0) }
    if kind != nil { Self.highlight(in: &settings) }
    let sound = session.wav != nil || kind != nil ? try WAVRecording() : nil
    let spoken =
      session.quiet || sound != nil ? nil : SpokenOutput(settings: settings, warn: Console.complain)
    let speech: (any SpeechOutput)? = sound ?? spoken
    var outputs: [any SessionOutput] = []
    if let sound { outputs.append(sound) }
    if let spoken { outputs.append(spoken) }
    let provider = screen.makeProvider()
    let reading = Session(
      provider: provider, engines: [SpokenContentEngine()], settings: settings, speech: speech,
      outputs: outputs)
    reading.observer = { occurrence in
      guard case .effect(.speak(let request), _, _) = occurrence else { return }
      Console.show(request.utterance.caption)
    }
    let recorder = try session.record.map { try Recording(reading, path: $0) }
    let moving = kind.map {
      RunAnimation(of: reading, in: screen.window, kind: $0, scale: 1, drawsOverlay: true)
    }
    reading.send(.start(appName: nil, isSwitchedOn: false))
    reading.send(.command(SpokenContentCommand.speakScreen.rawValue))
    if spoken == nil { reading.settle(limit: Self.longest) } else { Self.listen(to: reading) }
    let nothing = "There is nothing to read on this screen."
    let lines = reading.transcript.isEmpty ? [nothing] : reading.saidLines.map(ScriptText.onOneLine)
    if reading.transcript.isEmpty { Console.show(nothing) }
    try recorder?.finish()
    if let wav = session.wav, let sound { try OutputFile.write(sound.audio.wavData, to: wav) }
    if let animation = session.animation { try moving?.write(to: animation) }
    if let transcript = session.transcript {
      try TechnologyRun.write((screen.omission.map { [$0] } ?? []) + lines, to: transcript)
    }
    if let end = session.end { try TechnologyRun.write(TechnologyRun.state(of: provider), to: end) }
    try options.app.check([screen])
  }

  /// The longest reading, in seconds.
  private static let longest = 3_600.0

  /// Follows the speech in real time, until nothing is left to say. In a terminal, keys are those of the controller.
  @MainActor
  private static func listen(to session: Session) {
    let began = Date()
    func now() -> Double { max(session.now, Date().timeIntervalSince(began)) }
    let keys = SpokenContentTerminal(session.provider) { _ in }
    let input = TerminalInput()
    if TerminalInput.isTerminal { input.begin() }
    defer { input.restore() }
    // What is paused goes on when its user wants.
    var isPaused = false
    while session.now < longest, session.nextDue != nil || isPaused {
      let wait = max(0, (session.nextDue ?? longest) - now())
      guard TerminalInput.isTerminal else {
        if wait > 0 { SupervisedProcess.pausing { Thread.sleep(forTimeInterval: wait) } }
        session.advance(to: now())
        continue
      }
      if case .bytes(let bytes) = input.read(within: wait) {
        for key in TerminalKey.keys(in: bytes) {
          switch keys.handle(key) {
          case .quit: return
          case .events(let events): for event in events { session.send(event, at: now()) }
          case .order: break
          }
        }
        let controller = session.engine(SpokenContentEngine.self)?.controller
        isPaused = controller.map { $0.isShown && !$0.isPlaying } ?? false
      }
      session.advance(to: now())
      if session.nextDue != nil { isPaused = false }
    }
  }
}
