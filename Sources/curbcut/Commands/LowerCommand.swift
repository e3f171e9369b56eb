import ArgumentParser
import SourceLowering

/// Writes the lowered files into a folder.
struct LowerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lower",
    abstract: "Write X.lowered.swift for each X.swift of a module written for iOS.",
    discussion: "For build systems other than Swift's own; packages use the plugin AppleSources.")

  @Argument(help: "The folder for the lowered files.")
  var output: String

  @Argument(help: "All Swift files of the module.")
  var files: [String]

  @OptionGroup var arguments: LoweringArguments

  func run() throws {
    let lowering = Lowering(files: try SourceFolder.read(files), options: arguments.options())
    try SourceFolder.write(lowering.files.map { ($0.name, $0.text) }, to: output)
    try arguments.report(lowering.diagnostics)
  }
}
