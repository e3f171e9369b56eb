import ArgumentParser
import SourceLowering

/// What all commands ask: how a module's sources are lowered.
struct LoweringArguments: ParsableArguments {
  @Flag(help: "Make a library that a process loads: @main and @UIApplicationMain are registered.")
  var library = false

  @Option(name: [.customLong("define"), .customShort("D")], help: "A condition that #if finds true.")
  var definitions: [String] = []

  @Option(name: .customLong("missing-module"), help: "A module that is neither here nor in the app.")
  var missingModules: [String] = []

  @Option(
    name: .customLong("own-module"), help: "A module of the app's that bears the name of one of Apple's.")
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
      // A missing module is no error yet: the file may not need it.
      if !strict { diagnostic.severity = .warning }
      Console.complain(diagnostic.description)
    }
    if strict, diagnostics.contains(where: { $0.severity == .error }) { throw Curbcut.badInput }
  }
}
