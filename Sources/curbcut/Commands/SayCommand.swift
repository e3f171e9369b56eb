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
      from a file of sound instead, or from a pipe, as it comes; a microphone is one with ‘arecord -q -t wav -f S16_LE -r 16000 \
      -c 1 | curbcut say … --hear -’. Printed is what was heard, what is shown and what was done. \
      A script has one command on each line, and ‘hear "a.wav"’, ‘wait 3’, ‘wait for "Call"’ and ‘expect "…"’ \
      (Documentation/gesture-scripts.md).
      """)

  @OptionGroup var options: ScreenOptions
  @OptionGroup var session: SessionOptions
  var speaks: Bool { session.speaks }
  var playsSound: Bool { session.playsSound }
  var outputs: OutputRules { session.outputs }

  @Option(
    help: ArgumentHelp(
      "Hear what is said in a WAV file, carry it out, and end. From ‘-’ (standard input) or a named pipe each command is carried out as it is heard.",
      valueName: "file"),
    completion: .file(extensions: ["wav"]))
  var hear: String?

  @Flag(
    help:
      "What --hear reads from a pipe has no header: samples of 16 bits, the lower byte first, one channel, 16000 a second."
  )
  var hearRaw = false

  func validate() throws {
    if hearRaw, hear == nil {
      throw ValidationError("--hear-raw is about the sound of --hear: give --hear, too.")
    }
    if hearRaw, let hear, !OpenSound.isStream(hear), FileManager.default.fileExists(atPath: hear) {
      throw ValidationError("--hear-raw is for a pipe; \(hear) is a file: give it as ‘--hear - < \(hear)’.")
    }
    if hear == "microphone", !FileManager.default.fileExists(atPath: "microphone") {
      throw ValidationError(
        "No microphone is opened here. Have a program record: ‘arecord -q -t wav -f S16_LE -r 16000 -c 1 | curbcut say … --hear -’; ‘parec --rate=16000 --channels=1 --format=s16le’ with --hear-raw, too."
      )
    }
    if hear != nil, session.script != nil {
      throw ValidationError("--hear and --script exclude each other: a script has the line ‘hear \"file\"’.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      var run = TechnologyRun(options: options, session: session, used: .voiceControl)
      if let hear, OpenSound.isStream(hear) {
        // Inside the fence around an app nothing of the machine can be opened.
        let stream = try OpenSound(hear, isRaw: hearRaw)
        run.instead = { session, technology in
          try (technology as? VoiceControlTerminal)?.hear(stream, in: session)
        }
      } else if let hear {
        let sound = try RecordedSound(contentsOf: hear)
        run.instead = { session, technology in
          try (technology as? VoiceControlTerminal)?.hear(sound, in: session)
        }
      }
      let folder = session.script.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
      try run.run { provider, _ in
        VoiceControlTerminal(provider, folder: folder, device: options.device.device)
      }
    }
  }
}
