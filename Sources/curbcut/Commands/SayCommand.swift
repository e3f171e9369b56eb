import ArgumentParser
import AssistiveTechnology
import Foundation
import Hearing

struct SayCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Use a screen by saying what to do, as with Voice Control.",
    discussion: """
      Each line that is typed is what is said: “tap Favorites”, “show numbers”, “what can I say”. With --hear it is heard \
      from a file of sound instead. Printed is what was heard, what is shown and what was done. \
      A script has one command on each line, and ‘hear "a.wav"’, ‘wait 3’, ‘wait for "Call"’ and ‘expect "…"’ \
      (Documentation/gesture-scripts.md).
      """)

  @OptionGroup var options: ScreenOptions
  @OptionGroup var session: SessionOptions
  var speaks: Bool { session.speaks }
  var playsSound: Bool { session.playsSound }
  var outputs: OutputRules { session.outputs }

  @Option(
    help: ArgumentHelp("Hear what is said in a WAV file, carry it out, and end.", valueName: "file"),
    completion: .file(extensions: ["wav"]))
  var hear: String?

  func validate() throws {
    if hear != nil, session.script != nil {
      throw ValidationError("--hear and --script exclude each other: a script has the line ‘hear \"file\"’.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      var run = TechnologyRun(options: options, session: session, used: .voiceControl)
      if let hear {
        let sound = try RecordedSound(contentsOf: hear)
        run.instead = { session, technology in
          try (technology as? VoiceControlTerminal)?.hear(sound, in: session)
        }
      }
      let folder = session.script.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
      try run.run { provider, _ in VoiceControlTerminal(provider, folder: folder) }
    }
  }
}
