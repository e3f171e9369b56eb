/// One file of Swift as an app has it.
public struct SourceFile: Hashable, Sendable {
  /// The path that compiler errors shall name.
  public var path: String
  /// What the file holds.
  public var text: String

  /// A file from its path and its text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// One file of Swift that Swift on Linux compiles.
public struct LoweredFile: Hashable, Sendable {
  /// The path of the file that it was made from.
  public var path: String
  /// A name for it, different from those of the other files of its module: `Screen.lowered.swift`.
  public var name: String
  /// What it holds.
  public var text: String
}

extension LoweredFile {
  /// Names for the lowered files of a module, one for each path, no two the same.
  ///
  /// `main.swift` keeps its name, as the compiler takes top-level code from it alone; as part of a library
  /// it gets a name like the others'.
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
