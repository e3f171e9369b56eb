import ArgumentParser
import Foundation

struct GuidedCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "guided",
    abstract:
      "Use an app within a session of Guided Access: with parts of the screen, keys and features fenced off.",
    discussion: """
      In a terminal the session begins at once, and VoiceOver is used with its keys, or a finger with --no-voiceover. \
      What is kept away is told. What a session allows are settings, such as --set guidedAccess.allowsTouch=off. \
      A script has the lines of VoiceOver’s and ‘click 3’, ‘fence 0 700 390 144’, ‘passcode’, ‘start’ and ‘end’ \
      (Documentation/gesture-scripts.md).
      """)

  @OptionGroup var options: ScreenOptions
  @OptionGroup var session: SessionOptions
  var speaks: Bool { session.speaks }
  var playsSound: Bool { session.playsSound }
  var outputs: OutputRules { session.outputs }

  @Option(
    help: ArgumentHelp(
      "The file whose first line is the passcode of six digits; without it, it is asked for.",
      valueName: "file"),
    completion: .file())
  var passcodeFile: String?

  @Option(
    help: ArgumentHelp(
      "A part of the screen that cannot be used, in points; can be repeated.",
      valueName: "left,top,width,height"),
    transform: Self.rectangle)
  var fence: [CGRect] = []

  @Option(
    help: ArgumentHelp(
      "A feature that the app lets be switched off, by its identifier; can be repeated.",
      valueName: "identifier"))
  var restrict: [String] = []

  func validate() throws {
    if !fence.isEmpty, session.script != nil {
      throw ValidationError("--fence is for the terminal: a script has the line ‘fence 0 700 390 144’.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let setUp = GuidedTerminal.SetUp(passcode: try passcode(), fences: fence, denied: restrict)
      let run = TechnologyRun(options: options, session: session, used: .voiceOver)
      try run.run { settings in
        settings.guidedAccess.isAvailable = true
      } make: { provider, screen in
        var settings = screen.settings
        settings.guidedAccess.isAvailable = true
        return GuidedTerminal(provider, settings: settings, setUp: setUp)
      }
    }
  }

  /// The passcode: from the file, or else asked for; nil where nobody can be asked.
  private func passcode() throws -> String? {
    guard let passcodeFile else {
      guard session.script == nil else { return nil }
      return TerminalInput().readSecret("A passcode of six digits for this session:")
    }
    guard let data = FileManager.default.contents(atPath: passcodeFile) else {
      throw Failure("Cannot read \(passcodeFile).")
    }
    let line = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).first ?? ""
    let digits = line.trimmingCharacters(in: .whitespaces)
    guard digits.utf8.count == 6, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw Failure("\(passcodeFile):1:1: expected a passcode of six digits on the first line.")
    }
    return digits
  }

  private static func rectangle(_ text: String) throws -> CGRect {
    let values = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard values.count == 4, values.allSatisfy({ $0.isFinite && abs($0) < 100_000 }), values[2] >= 1,
      values[3] >= 1
    else {
      throw ValidationError("A fence is four numbers, as 0,700,390,144: left, top, width and height.")
    }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
