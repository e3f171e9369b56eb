import ArgumentParser
import Foundation
import SourceLowering

/// Makes the compiler read lowered text in place of the original files, without changes to a manifest.
struct OverlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overlay",
    abstract: "Write lowered files, and an overlay that puts them in place of the originals.",
    discussion: """
      Prints the flags for `swift build`. For packages whose manifest cannot be changed; where it can, use the \
      plugin AppleSources.
      """)

  @Argument(help: "The folder for the lowered files and overlay.yaml.")
  var output: String

  @Argument(help: "All Swift files of the module.")
  var files: [String]

  @Option(help: "A folder with the built modules of curbcut, .build/debug/Modules of its checkout.")
  var modules: String?

  @OptionGroup var arguments: LoweringArguments

  func run() throws {
    let lowering = Lowering(
      files: try SourceFolder.read(files), options: arguments.options(namesOriginalFile: false))
    let folder = URL(filePath: output).standardizedFileURL
    let overlay = FileOverlay(
      roots: lowering.files.map {
        FileOverlay.Root(
          name: $0.path, contents: folder.appending(path: $0.name).path(percentEncoded: false))
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let yaml = String(decoding: try encoder.encode(overlay), as: UTF8.self)
    try SourceFolder.write(
      lowering.files.map { ($0.name, $0.text) } + [("overlay.yaml", yaml)],
      to: folder.path(percentEncoded: false))
    try arguments.report(lowering.diagnostics)
    Console.show(flags(folder.appending(path: "overlay.yaml").path(percentEncoded: false)))
  }

  private func flags(_ overlay: String) -> String {
    let search =
      modules.map { ["-I", URL(filePath: $0).standardizedFileURL.path(percentEncoded: false)] } ?? []
    return (["-vfsoverlay", overlay] + search).map { "-Xswiftc \($0)" }.joined(separator: " ")
  }
}

/// The compiler's format for overlays. It is YAML, of which JSON is a subset.
private struct FileOverlay: Encodable {
  struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  var version = 0
  var usesExternalNames = false
  var roots: [Root]

  enum CodingKeys: String, CodingKey {
    case version, roots
    case usesExternalNames = "use-external-names"
  }
}
