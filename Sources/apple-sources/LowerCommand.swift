import ArgumentParser
import SourceLowering

/// Writes the lowered files into a folder.
struct LowerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lower", abstract: "Writes X.lowered.swift into a folder for each X.swift of a module.")

  @Argument(help: "The folder for the lowered files.")
  var output: String

  @Argument(help: "All Swift files of the module.")
  var files: [String]

  @OptionGroup var arguments: LoweringArguments

  func run() throws {
    let lowering = Lowering(files: try Files.read(files), options: arguments.options())
    try Files.write(lowering.files.map { ($0.name, $0.text) }, to: output)
    try Files.report(lowering.diagnostics, strict: arguments.strict)
  }
}
