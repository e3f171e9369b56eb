import ArgumentParser
import SourceLowering

/// The options for lowering a module's sources, which several commands share.
struct LoweringArguments: ParsableArguments {
  @Flag(help: "Make a library that a process loads: @main and @UIApplicationMain are registered.")
  var library = false

  @Option(name: [.customLong("define"), .customShort("D")], help: "A condition that is true in #if.")
  var definitions: [String] = []

  @Option(name: .customLong("missing-module"), help: "A module that is neither here nor in the app.")
  var missingModules: [String] = []

  @Option(
    name: .customLong("own-module"), help: "A module of the app that has the name of one of Apple's.")
  var ownModules: [String] = []

  @Flag(help: "Fail when something cannot be lowered, rather than leave it to the compiler.")
  var strict = false

  func options(namesOriginalFile: Bool = true) -> LoweringOptions {
    LoweringOptions(
      isLibrary: library, definitions: Set(definitions), missingModules: Set(missingModules),
      ownModules: Set(ownModules), namesOriginalFile: namesOriginalFile)
  }

  func report(_ diagnostics: [LoweringDiagnostic]) throws {
    for var diagnostic in diagnostics {
      // A missing module is not an error yet: the file may not need it.
      if !strict { diagnostic.severity = .warning }
      Console.complain(diagnostic.description)
    }
    if strict, diagnostics.contains(where: { $0.severity == .error }) { throw Curbcut.badInput }
  }
}
