import ArgumentParser
import Foundation

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw a screen into a PNG file.",
    discussion: """
      With --all-screens each screen has a file of its own: a.png becomes a-ID.png. The names of the \
      files that were written are printed.
      """)

  @OptionGroup var options: ScreenOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The PNG file to write.", valueName: "file"), completion: .file())
  var output: String

  @Flag(help: "Number the stops of VoiceOver and outline their frames and paths.")
  var overlay = false

  func validate() throws {
    if output.isEmpty { throw ValidationError("The name of the PNG file is empty.") }
  }

  func run() throws {
    let pictures = try MainActor.assumeIsolated { () throws -> [JSONForm.Picture] in
      try LoadedScreen.load(options).map { screen in
        let file = options.allScreens ? name(for: screen.info) : output
        let size = try screen.draw(to: file, overlay: overlay)
        return JSONForm.Picture(screen: screen.info, file: file, pixels: size, overlay: overlay)
      }
    }
    Console.show(
      try options.json
        ? JSONForm.text(JSONForm.Pictures(screens: pictures))
        : pictures.map(\.file).joined(separator: "\n"))
  }

  /// `a.png` and the screen's id make `a-ID.png`.
  private func name(for screen: ScreenInfo) -> String {
    let url = URL(fileURLWithPath: output)
    let kind = url.pathExtension
    let stem = kind.isEmpty ? output : String(output.dropLast(kind.count + 1))
    let id = String(screen.id.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    return "\(stem)-\(id).\(kind.isEmpty ? "png" : kind)"
  }
}
