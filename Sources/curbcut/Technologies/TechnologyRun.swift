import AccessibilityTree
import AssistiveTechnology
import Braille
import CurbcutUIKit
import DeviceSettings
import Foundation
import Speech

/// A command's run of one screen with one technology: live or by a script, with what is kept of it.
@MainActor
struct TechnologyRun {
  let options: ScreenOptions
  let session: SessionOptions
  let used: UsedTechnology
  var braille: BrailleOutput?
  /// What happens when the session has begun, in place of keys; nil for keys.
  var instead: ((Session, any TerminalTechnology) throws -> Void)?

  /// Runs it, and writes what is asked for.
  ///
  /// - Parameters:
  ///   - prepare: changes the settings that the session begins with.
  ///   - make: creates the technology for a screen.
  /// - Throws: the status of findings when an expectation of the script does not hold.
  func run(
    prepare: (inout Settings) -> Void = { _ in },
    make: (any ScreenProvider, LoadedScreen) throws -> any TerminalTechnology
  ) throws {
    try session.validateAnimation()
    guard !options.allScreens else { throw Failure("One screen can be used at a time: give --screen.") }
    guard let screen = try LoadedScreen.load(options, for: used).first else { return }
    if let omission = screen.omission { Console.show(omission) }
    var settings = screen.settings
    prepare(&settings)
    let failure = try run(
      try make(screen.makeProvider(), screen), settings: settings, window: screen.window,
      omission: screen.omission)
    if failure { throw Curbcut.findings }
    try options.app.check([screen])
  }

  /// Runs a technology, and writes what is asked for.
  ///
  /// - Parameters:
  ///   - settings: those that the session begins with.
  ///   - window: what an animation shows.
  ///   - omission: a line that says which parts of the app are missing; nil if none are.
  /// - Returns: whether an expectation of the script does not hold, which has been told.
  func run(
    _ technology: any TerminalTechnology, settings: Settings, window: UIWindow?, omission: String? = nil
  ) throws -> Bool {
    let sound = try session.wav.map { _ in try WAVRecording() }
    let live = LiveSession(
      technology, settings: settings, recording: sound, braille: braille,
      isQuiet: session.quiet || session.script != nil)
    let recorder = try session.record.map { try Recording(live.session, path: $0) }
    let moving = try window.flatMap { window in
      try session.animation.map { path in
        RunAnimation(
          of: live.session, in: window, kind: try RunAnimation.Kind(path: path), scale: 1,
          narrator: technology.narrator)
      }
    }
    var failure: ScriptFailure?
    if let script = session.script {
      failure = try ScriptRun(path: script, language: technology.scripts).play(
        on: live.session, account: technology.narrator)
    } else if let instead {
      live.begin()
      try instead(live.session, technology)
    } else {
      try live.run()
    }
    // What happened at the very end is told as well.
    let told = technology.narrator?.told.map(\.line)
    try recorder?.finish()
    if let animation = session.animation { try moving?.write(to: animation) }
    if let wav = session.wav { try OutputFile.write(sound?.audio.wavData ?? Data(), to: wav) }
    if let transcript = session.transcript {
      try Self.write((omission.map { [$0] } ?? []) + (told ?? live.session.saidLines), to: transcript)
    }
    if let end = session.end { try Self.write(Self.state(of: technology.provider), to: end) }
    if let failure { Console.complain("\(failure)") }
    return failure != nil
  }

  /// What there is at the end: what a person would find who looks at the device now.
  static func state(of provider: any ScreenProvider) -> [String] {
    _ = provider.bringUpToDate()
    let text = TreeText(provider.tree).text
    return UIKitHost.shared.openedURLs.map { "opened \($0.absoluteString)" }
      + [text.hasSuffix("\n") ? String(text.dropLast()) : text]
  }

  static func write(_ lines: [String], to path: String) throws {
    try OutputFile.write(lines.map { $0 + "\n" }.joined(), to: path)
  }
}

extension Session {
  /// What was said, an utterance on each line.
  var saidLines: [String] { transcript.map { $0.line(withCause: false) } }
}
