/// A source in Swift that declares what an app's Objective-C headers declare, without what it does.
///
/// Names and types are those that Swift's importer gives them on Apple's systems. Properties keep their values; methods do
/// nothing, and return zero, false, nothing or nil.
public struct StandInSource: Sendable {
  /// Something that is written in Objective-C and does not run.
  public struct StandIn: Hashable, Sendable {
    /// The kinds.
    public enum Kind: Hashable, Sendable {
      /// A class, with the class of the system that stands in for it.
      case ofClass(String)
      /// Methods that are added to a class.
      case category
      /// A function in C.
      case function
    }

    /// Its name, as its header writes it.
    public var name: String
    /// Its kind.
    public var kind: Kind
    /// Where it is declared.
    public var place: SourcePlace
  }

  /// A declaration that has no counterpart in Swift here.
  public struct Skipped: Hashable, Sendable {
    /// What it is, in a few words.
    public var text: String
    /// Where it stands.
    public var place: SourcePlace
  }

  /// The source. Before each declaration stands a comment with its place (``placeMark``).
  public internal(set) var text = ""
  /// What does not run.
  public internal(set) var standIns: [StandIn] = []
  /// The class that `main` names as the app's delegate, if it is not among those of the files.
  public internal(set) var delegateClass: String?
  /// What is not declared.
  public internal(set) var skipped: [Skipped] = []

  /// With what a comment begins that says where the declarations after it come from: `// at /app/Note.h:12`.
  public static let placeMark = "// at "

  /// The place of a line of a source, from the last mark before it; nil where there is none.
  ///
  /// - Parameters:
  ///   - line: the line, from 1.
  ///   - text: the source.
  public static func place(ofLine line: Int, in text: String) -> SourcePlace? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(max(0, line))
    guard let mark = lines.last(where: { $0.hasPrefix(placeMark) }),
      let colon = mark.lastIndex(of: ":"), let number = Int(mark[mark.index(after: colon)...])
    else { return nil }
    return SourcePlace(path: String(mark[..<colon].dropFirst(placeMark.count)), line: number)
  }

  /// Whether nothing is declared.
  public var isEmpty: Bool { !text.contains("\n\(Self.placeMark)") }

  /// How the source is written.
  public struct Options: Sendable {
    /// Whether other modules see the declarations: those of a framework.
    public var isPublic = false
    /// The modules that the headers import.
    public var imports: [String] = []
    /// Whether the app begins in Objective-C: the class that its `main` names becomes the app's delegate.
    public var beginsInObjectiveC = false
    /// The classes of whose names files in Swift have private types. In Xcode these come first in their files, since the
    /// classes are in a module of their own; here the classes get another name.
    public var hiddenClasses: Set<String> = []
    /// Whether there is a class with a name, outside of the files.
    public var isKnownClass: @Sendable (String) -> Bool = { _ in true }

    /// Creates options for an app.
    public init() {}
  }

  /// Writes the source.
  ///
  /// - Parameters:
  ///   - files: the headers in the order in which they are imported, then the others.
  ///   - options: how it is written.
  public init(_ files: [ObjectiveCFile], options: Options = Options()) {
    var preprocessor = HeaderPreprocessor()
    var constants: [String: Int] = [:]
    var read: [ReadFile] = []
    for file in files {
      // What files implement knows of macros, but no header knows of theirs.
      var own = preprocessor
      let first = own.definitions.count
      let found = HeaderParser.read(file.text, path: file.path, &own, &constants)
      read.append(
        ReadFile(
          role: file.role, declarations: found,
          macros: file.role == .visible ? Array(own.definitions[first...]) : []))
      if file.role != .implementation { preprocessor = own }
    }
    var writer = StandInWriter(read, options: options, constants: constants)
    writer.write()
    text = writer.text
    standIns = writer.standIns
    skipped = writer.skipped
    delegateClass = writer.delegateClass.flatMap { writer.types.classes[$0] == nil ? $0 : nil }
  }
}

/// A file that was read.
struct ReadFile: Sendable {
  var role: ObjectiveCFile.Role
  var declarations: ObjCDeclarations
  var macros: [HeaderPreprocessor.Definition]
}
