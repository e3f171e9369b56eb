import ArgumentParser
import AssistiveTechnology
import CurbcutUIKit
import Foundation
import VoiceOver

struct RenderCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw a screen to a PNG file, many settings side by side, or a run.",
    discussion: """
      With --all-screens each screen has a file of its own: a.png becomes a-NAME.png, by its identifier, \
      title or class. The names of the files that were written are printed. For more, see Documentation/rendering.md.
      """)

  @OptionGroup var options: ScreenOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write: a PNG; with --script also a GIF.", valueName: "file"),
    completion: .file(extensions: ["png", "gif"]))
  var output: String

  @Flag(help: "Number the stops of VoiceOver and outline their frames and paths.")
  var overlay = false

  @Option(
    help: ArgumentHelp(
      "Whose stops --overlay marks: voiceover, switch (the groups and items of the scan), say (numbers, names or a grid, by voiceControl.overlay), keys (the stops of Tab).",
      valueName: "technology"),
    transform: Choice.parse(TechnologyMarks.Technology.self))
  var technology: TechnologyMarks.Technology?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "One sheet of the screen in every combination of values.",
      discussion: """
        For example --matrix textSize=large,AX3 appearance=light,dark language=en,de,ar. The axes are textSize, \
        appearance, language, direction, device, orientation and every setting by its key.
        """,
      valueName: "axis=a,b"))
  var matrix: [String] = []

  @Option(
    help: ArgumentHelp(
      "Play a gesture script, and draw the run of VoiceOver as a moving picture.", valueName: "file"),
    completion: .file())
  var script: String?

  @Option(
    help: ArgumentHelp(
      "Pixels per point, 0.25 to 4; by default those of the device, or 1 for moving pictures.",
      valueName: "number"))
  var scale: Double?

  var outputs: OutputRules {
    let file = URL(fileURLWithPath: output)
    return OutputRules(output, pictures: options.allScreens ? file.deletingPathExtension().path : nil)
  }

  func validate() throws {
    if output.isEmpty { throw ValidationError("The name of the PNG file is empty.") }
    if let scale, !(0.25...4).contains(scale) {
      throw ValidationError("--scale is a number from 0.25 to 4, not \(scale).")
    }
    if !matrix.isEmpty, script != nil {
      throw ValidationError("--matrix and --script exclude each other: give one of them.")
    }
    if technology != nil, !overlay {
      throw ValidationError("--technology says whose stops --overlay marks: give --overlay, too.")
    }
    if technology != nil, script != nil || !matrix.isEmpty {
      throw ValidationError("--technology is for a single picture: leave --script and --matrix out.")
    }
    if !matrix.isEmpty, scale != nil {
      throw ValidationError("--matrix chooses the scale itself: leave --scale out.")
    }
    if script != nil, options.allScreens {
      throw ValidationError("One screen can be used at a time: give --screen.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if let script { return try animate(script) }
      if !matrix.isEmpty { return try drawMatrix() }
      let technology = technology ?? .voiceOver
      let pictures = try LoadedScreen.load(options, for: technology.used).map { screen in
        let file = options.allScreens ? name(for: screen.info) : output
        let size = try screen.draw(to: file, overlay: overlay, of: technology, scale: scale)
        return JSONForm.Picture(screen: screen.info, file: file, pixels: size, overlay: overlay)
      }
      try tell(pictures)
    }
  }

  @MainActor
  private func tell(_ pictures: [JSONForm.Picture]) throws {
    Console.show(
      try options.json
        ? JSONForm.text(JSONForm.Pictures(screens: pictures))
        : pictures.map(\.file).joined(separator: "\n"))
  }

  @MainActor
  private func drawMatrix() throws {
    let run = MatrixRun(axes: try MatrixAxis.parse(matrix), options: options, overlay: overlay)
    let sheets = try run.sheets().map { screen, sheet in
      let file = options.allScreens ? name(for: screen) : output
      guard let data = sheet.png() else { throw Failure("The sheet is too large to be drawn.") }
      try OutputFile.write(data, to: file)
      return JSONForm.Sheet(screen: screen, file: file, sheet: sheet)
    }
    Console.show(
      try options.json
        ? JSONForm.text(JSONForm.Sheets(sheets: sheets)) : sheets.map(\.file).joined(separator: "\n"))
  }

  @MainActor
  private func animate(_ script: String) throws {
    let kind = try RunAnimation.Kind(path: output)
    guard let screen = try LoadedScreen.load(options).first else { return }
    let session = Session(
      provider: AccessibilityProvider(screen.window), engines: [VoiceOverEngine()], settings: screen.settings)
    let animation = RunAnimation(of: session, in: screen.window, kind: kind, scale: scale ?? 1)
    let failure = try ScriptRun(path: script).play(on: session)
    try animation.write(to: output)
    try tell([
      JSONForm.Picture(
        screen: screen.info, file: output, pixels: animation.pixels, overlay: false,
        frames: animation.frames, seconds: animation.seconds)
    ])
    if let failure {
      Console.complain("\(failure)")
      throw Curbcut.findings
    }
  }

  /// The file name for a screen: `a.png` becomes `a-SignIn.png`.
  private func name(for screen: ScreenInfo) -> String {
    let url = URL(fileURLWithPath: output)
    let kind = url.pathExtension
    let stem = kind.isEmpty ? output : String(output.dropLast(kind.count + 1))
    return "\(stem)-\(screen.fileName).\(kind.isEmpty ? "png" : kind)"
  }
}
