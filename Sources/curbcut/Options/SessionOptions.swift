import ArgumentParser

/// What is played on a session with a technology, and what is kept of it.
struct SessionOptions: ParsableArguments {
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

  @Option(
    help: ArgumentHelp(
      "Write to a file what there is at the end: the screen as ‘curbcut tree’ prints it, and the addresses that the app opened.",
      valueName: "file"),
    completion: .file())
  var end: String?

  /// Whether speech is made.
  var speaks: Bool { playsSound || wav != nil }

  /// Whether sound is played.
  var playsSound: Bool { !quiet && script == nil && wav == nil }

  /// The files that are written.
  var outputs: OutputRules { OutputRules(wav, record, animation, transcript, end) }

  func validate() throws {
    if wav?.isEmpty == true { throw ValidationError("The name of the WAV file is empty.") }
  }

  /// For what has no end by itself.
  func validateAnimation() throws {
    if animation != nil, script == nil {
      throw ValidationError("--animation draws the run of a script: give --script, too.")
    }
  }
}
