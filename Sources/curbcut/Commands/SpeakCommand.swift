import AppFolders
import ArgumentParser
import AssistiveTechnology
import Foundation
import Speech
import SpokenContent

struct SpeakCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak", abstract: "Have a screen read aloud, as Speak Screen does.",
    discussion: """
      The labels and values of the screen are read from the top to the bottom, without its bars, and what is scrolled away \
      after them. Each line is what is said at once.
      """)

  @OptionGroup var options: ScreenOptions

  @Flag(help: "Do not play sound.")
  var quiet = false

  @Option(
    help: ArgumentHelp("Write what is heard to a WAV file, and do not play it.", valueName: "file"),
    completion: .file(extensions: ["wav"]))
  var wav: String?

  @Option(
    help: ArgumentHelp(
      "Draw the reading as a moving picture, an animated PNG or a GIF, in which the sentence and the word are highlighted that are spoken.",
      valueName: "file"),
    completion: .file(extensions: ["png", "gif"]))
  var animation: String?

  var speaks: Bool { !quiet || wav != nil }
  var playsSound: Bool { !quiet && wav == nil }
  var outputs: OutputRules { OutputRules(wav, animation) }

  func validate() throws {
    if wav?.isEmpty == true { throw ValidationError("The name of the WAV file is empty.") }
    if options.allScreens { throw ValidationError("One screen is read at a time: give --screen.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      guard let screen = try LoadedScreen.load(options).first else { return }
      if let omission = screen.omission { Console.show(omission) }
      var settings = screen.settings
      settings.isSpeakScreenEnabled = true
      let kind = try animation.map { try RunAnimation.Kind(path: $0) }
      // Who draws highlights wants to see some, and needs to know when each word is spoken.
      if kind != nil, settings.spokenContent.highlight == .off {
        settings.spokenContent.highlight = .wordsAndSentences
      }
      let sound = wav != nil || kind != nil ? try WAVRecording() : nil
      let spoken = quiet || sound != nil ? nil : SpokenOutput(settings: settings, warn: Console.complain)
      let speech: (any SpeechOutput)? = sound ?? spoken
      var outputs: [any SessionOutput] = []
      if let sound { outputs.append(sound) }
      if let spoken { outputs.append(spoken) }
      let session = Session(
        provider: screen.makeProvider(), engines: [SpokenContentEngine()], settings: settings, speech: speech,
        outputs: outputs)
      session.observer = { occurrence in
        guard case .effect(.speak(let request), _, _) = occurrence else { return }
        Console.show(request.utterance.caption)
      }
      let moving = kind.map {
        RunAnimation(of: session, in: screen.window, kind: $0, scale: 1, drawsOverlay: true)
      }
      session.send(.start(appName: nil, isSwitchedOn: false))
      session.send(.command(SpokenContentCommand.speakScreen.rawValue))
      if spoken == nil { session.settle(limit: Self.longest) } else { Self.listen(to: session) }
      if session.transcript.isEmpty { Console.show("There is nothing to read on this screen.") }
      if let wav, let sound { try OutputFile.write(sound.audio.wavData, to: wav) }
      if let animation { try moving?.write(to: animation) }
      try options.app.check([screen])
    }
  }

  /// The longest reading, in seconds.
  private static let longest = 3_600.0

  /// Follows the speech in real time, until nothing is left to say.
  @MainActor
  private static func listen(to session: Session) {
    let began = Date()
    while session.now < longest, let due = session.nextDue {
      let wait = due - Date().timeIntervalSince(began)
      if wait > 0 { SupervisedProcess.pausing { Thread.sleep(forTimeInterval: wait) } }
      session.advance(to: Date().timeIntervalSince(began))
    }
  }
}
