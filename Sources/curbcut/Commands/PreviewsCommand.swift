import AppFolders
import ArgumentParser
import CurbcutUIKit
import Foundation

struct PreviewsCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews", abstract: "List the previews of a Swift file or of an app.",
    discussion: """
      One line each: the name for --preview, the file and line, the device if the preview asks for one. The previews \
      are built for it, since a PreviewProvider may give any number of them.
      """)

  @OptionGroup var options: ScreenOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let setUp = try options.setUp()
      UIKitHost.shared.configure(
        device: options.device.device, orientation: options.device.orientation, settings: setUp.settings)
      let app = try RunningApp.launch(options, language: setUp.language, showsPreviews: true)
      let names = WantedPreview(options, of: app).names
      Console.show(try options.json ? json(names) : text(names))
      try options.app.check(omission: app.omission)
    }
  }

  @MainActor
  private func text(_ names: PreviewNames) -> String {
    names.entries.indices.map { index in
      let entry = names.entries[index]
      let place = "\(URL(fileURLWithPath: entry.file).lastPathComponent):\(entry.line)"
      return ([names.choice(index), place] + [entry.device].compactMap { $0 }).joined(separator: "  ")
    }.joined(separator: "\n")
  }

  @MainActor
  private func json(_ names: PreviewNames) throws -> String {
    try JSONForm.text(
      JSONForm.Previews(
        previews: names.entries.indices.map { index in
          let entry = names.entries[index]
          return JSONForm.Previews.Preview(
            name: names.choice(index), file: entry.file, line: entry.line, device: entry.device)
        }))
  }
}

extension JSONForm {
  /// The previews of a source or of an app.
  struct Previews: Encodable {
    var format = "curbcut.previews"
    var version = 1
    var previews: [Preview]

    struct Preview: Encodable {
      /// What `--preview` accepts.
      var name: String
      var file: String
      var line: Int
      /// The device that the preview asks for; nil for none.
      var device: String?
    }
  }
}
