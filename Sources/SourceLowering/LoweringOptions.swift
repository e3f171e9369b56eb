/// Options for lowering the sources of one module.
public struct LoweringOptions: Hashable, Sendable {
  /// Whether the module becomes a library that a process loads, rather than a program: the type marked
  /// `@main` or `@UIApplicationMain` is then registered, and is not the program's entry point.
  public var isLibrary: Bool
  /// The conditions that are true in `#if`, as with the compiler's `-D`. Other conditions are left to the compiler.
  public var definitions: Set<String>
  /// Modules to treat as missing, in addition to Apple's modules that have no counterpart here.
  public var missingModules: Set<String>
  /// Modules that the app itself contains, even if Apple has one of the same name.
  public var ownModules: Set<String>
  /// Whether `#sourceLocation` names the original file and its lines. This is not needed where a file system overlay
  /// tells the compiler that the lowered text is the original file.
  public var namesOriginalFile: Bool

  /// Creates options; by default for a program, without conditions.
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
