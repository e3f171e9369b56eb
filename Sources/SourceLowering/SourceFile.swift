/// A Swift source file of an app.
public struct SourceFile: Hashable, Sendable {
  /// The path to name in compiler errors.
  public var path: String
  /// The text of the file.
  public var text: String

  /// Creates a file from its path and its text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A lowered file, which Swift on Linux compiles.
public struct LoweredFile: Hashable, Sendable {
  /// The path of the file that it was made from.
  public var path: String
  /// A file name that is unique in the module, such as `Screen.lowered.swift`.
  public var name: String
  /// The lowered text.
  public var text: String
}

extension LoweredFile {
  /// Unique names for the lowered files of a module, one for each path.
  ///
  /// `main.swift` keeps its name, since the compiler allows top-level code only in it; as part of a library
  /// it gets a name like the others.
  ///
  /// - Parameters:
  ///   - paths: the files of the module.
  ///   - library: whether the module becomes a library, which has no main file.
  public static func names(for paths: [String], library: Bool) -> [String] {
    var uses: [String: Int] = [:]
    return paths.map { path in
      let file = path.split(separator: "/").last.map(String.init) ?? path
      if file == "main.swift", !library { return file }
      let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      let use = uses[stem, default: 0] + 1
      uses[stem] = use
      return use == 1 ? stem + ".lowered.swift" : "\(stem).\(use).lowered.swift"
    }
  }
}
