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
  /// Apple's modules that all sources see without an import: those that the headers of the module's own Objective-C
  /// part import, its bridging header or its umbrella header.
  public var impliedModules: [String] = []
  /// Apple's modules that come with an import of one of the app's own frameworks, by the framework's name: those that its
  /// umbrella header imports.
  public var ownExports: [String: [String]] = [:]
  /// Whether `#sourceLocation` names the original file and its lines. This is not needed where a file system overlay
  /// tells the compiler that the lowered text is the original file.
  public var namesOriginalFile: Bool
  /// Whether the lines that register classes name a file of their own (`AddedLines`): an error of the compiler in them
  /// is then told from one in the app's code.
  public var marksRegistrations: Bool
  /// The places whose declarations are not registered, because what was added for them does not compile.
  public var unregistered: Set<Place>

  /// Which previews are kept and registered, so that a tool can show them; other `#Preview`s are removed.
  public var previews: Previews

  /// The version of the language that the module is written in, which `#if swift(>=6)` asks for; before 6, that is left to
  /// the compiler.
  public var languageMode = 5

  /// Some of the previews that sources declare.
  public enum Previews: Hashable, Sendable {
    /// No previews.
    case none
    /// All previews.
    case all
    /// Those of the file with a path.
    case of(path: String)
  }

  /// A line of a source.
  public struct Place: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The line, from 1.
    public var line: Int

    /// Creates a place from its file and line.
    public init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// Creates options; by default for a program, without conditions.
  public init(
    isLibrary: Bool = false, definitions: Set<String> = [], missingModules: Set<String> = [],
    ownModules: Set<String> = [], namesOriginalFile: Bool = true, marksRegistrations: Bool = false,
    unregistered: Set<Place> = [], previews: Previews = .none
  ) {
    self.isLibrary = isLibrary
    self.definitions = definitions
    self.missingModules = missingModules
    self.ownModules = ownModules
    self.namesOriginalFile = namesOriginalFile
    self.marksRegistrations = marksRegistrations
    self.unregistered = unregistered
    self.previews = previews
  }
}
