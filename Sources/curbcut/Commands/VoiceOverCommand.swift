import ArgumentParser
import AssistiveTechnology
import Foundation
import Speech
import VoiceOver

struct VoiceOverCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "voiceover",
    abstract: "Use a screen with VoiceOver from the keyboard, and hear what it says.",
    discussion: """
      In a terminal the arrow keys flick, return double-taps, r turns the rotor; ? lists the rest. \
      Each line is what is said, after the number of the stop.
      """)

  @OptionGroup var options: ScreenOptions

  @Flag(help: "Do not play sound.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "Write what is heard to a WAV file, and do not play it.",
      discussion: "With keys from a file, the speech for each is completed before the next.",
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

  @Option(
    help: ArgumentHelp(
      "Draw the run of a script as a moving picture, an animated PNG or a GIF.", valueName: "file"),
    completion: .file(extensions: ["png", "gif"]))
  var animation: String?

  @Option(
    help: ArgumentHelp("Write what was said to a file, one utterance per line.", valueName: "file"),
    completion: .file())
  var transcript: String?

  @OptionGroup(title: "Braille")
  var braille: BrailleOptions

  func validate() throws {
    if wav?.isEmpty == true { throw ValidationError("The name of the WAV file is empty.") }
    if animation != nil, script == nil {
      throw ValidationError("--animation draws the run of a script: give --script, too.")
    }
    if options.allScreens { throw ValidationError("One screen can be used at a time: give --screen.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      guard let screen = try LoadedScreen.load(options).first else { return }
      if let omission = screen.omission { Console.show(omission) }
      let sound = try wav.map { _ in try WAVRecording() }
      let output = try braille.output()
      let live = LiveSession(
        screen: screen, settings: screen.settings, recording: sound, braille: output,
        isQuiet: quiet || script != nil)
      let recorder = try record.map { try Recording(live.session, path: $0) }
      let moving = try animation.map { path in
        RunAnimation(
          of: live.session, in: screen.window, kind: try RunAnimation.Kind(path: path), scale: 1)
      }
      var failure: ScriptFailure?
      if let script { failure = try ScriptRun(path: script).play(on: live.session) } else { live.run() }
      try recorder?.finish()
      if let animation { try moving?.write(to: animation) }
      if let wav { try sound?.audio.writeWAV(to: wav) }
      if let transcript { try write(live.session.transcript, omission: screen.omission, to: transcript) }
      if let failure {
        Console.complain("\(failure)")
        throw Curbcut.findings
      }
      try options.app.check([screen])
    }
  }

  private func write(
    _ entries: [Session.TranscriptEntry], omission: String?, to path: String
  ) throws {
    let text = (omission.map { "\($0)\n" } ?? "") + entries.map { $0.line(withCause: false) + "\n" }.joined()
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Failure("Cannot write \(path): \(error.localizedDescription)")
    }
  }
}
