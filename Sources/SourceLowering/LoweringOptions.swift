/// How the sources of one module are lowered.
public struct LoweringOptions: Hashable, Sendable {
  /// Whether the module becomes a library that a process loads, rather than a program: the type marked
  /// `@main` or `@UIApplicationMain` is then registered and not made the program's entry.
  public var isLibrary: Bool
  /// The conditions that `#if` shall find true, as after the compiler's `-D`. Conditions that are not named
  /// here are left to the compiler.
  public var definitions: Set<String>
  /// Modules that shall count as missing, beside those of Apple's which have no counterpart here.
  public var missingModules: Set<String>
  /// Modules that the app brings itself, even when Apple has one of that name.
  public var ownModules: Set<String>
  /// Whether a file's own path and lines are named by `#sourceLocation`. Not needed where the compiler is
  /// told, by an overlay of the file system, that the lowered text is the original file.
  public var namesOriginalFile: Bool

  /// The plain options unless told otherwise: a program; no conditions; Apple's modules become ours.
  public init(
    isLibrary: Bool = false, definitions: Set<String> = [], missingModules: Set<String> = [],
    ownModules: Set<String> = [], namesOriginalFile: Bool = true
  ) {
    self.isLibrary = isLibrary
    self.definitions = definitions
    self.missingModules = missingModules
    self.ownModules = ownModules
    self.namesOriginalFile = namesOriginalFile
  }
}
