import Foundation

/// The headers of a package's target in Objective-C: those that `import` brings to Swift, and the others.
///
/// They are those of the target's own module map, or of the one that SwiftPM makes: the header with the module's name, else
/// all in the folder of public headers
/// (<https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html#target>).
struct PackageHeaders {
  /// What Swift sees: each header after those that it imports, and the modules that these import.
  let reached: HeaderImports.Reached
  /// The files of the module, to be read.
  let sources: AppContents.ObjectiveCSources?

  /// - Parameters:
  ///   - name: the name of the module.
  ///   - folder: the folder of the target.
  ///   - publicFolder: the folder of the headers that others may include.
  ///   - searched: other folders in which headers are looked for.
  ///   - implementations: the files in Objective-C and C.
  init(name: String, folder: URL, publicFolder: URL, searched: [URL], implementations: [URL]) {
    let all = ([folder, publicFolder] + searched).flatMap { Self.headers(below: $0) }
    let imports = HeaderImports(folder: folder, headers: all)
    var reached = HeaderImports.Reached()
    for header in Self.entrances(name: name, in: publicFolder) {
      let own = imports.reached(bridging: nil, umbrella: header)
      reached.modules += own.modules.filter { $0 != name && !reached.modules.contains($0) }
      reached.headers += own.headers.filter { !reached.headers.contains($0) }
    }
    self.reached = reached
    sources = imports.sources(
      headers: Self.headers(below: folder), visible: reached.headers, implementations: implementations,
      isFramework: true)
  }

  private static func headers(below folder: URL) -> [URL] {
    // Public headers are often links to those beside the implementations.
    FolderWalk(folder).files.filter { $0.pathExtension == "h" }.map { $0.resolvingSymlinksInPath() }
  }

  /// The headers that are the module, before what they import.
  private static func entrances(name: String, in folder: URL) -> [URL] {
    let map = folder.appendingPathComponent("module.modulemap")
    if let text = try? String(contentsOf: map, encoding: .utf8) {
      return ModuleMapHeaders(text).urls(in: folder, allBelow: headers)
    }
    let umbrellas = ["\(name).h", "\(name)/\(name).h"].map { folder.appendingPathComponent($0) }
    if let umbrella = umbrellas.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      return [umbrella.resolvingSymlinksInPath()]
    }
    return headers(below: folder)
  }
}

/// The headers that a module map of clang's lists.
///
/// What is private or textual, and what is excluded, is not part of what Swift sees; submodules are.
struct ModuleMapHeaders: Equatable {
  /// The paths of single headers.
  private(set) var files: [String] = []
  /// The folders of which every header counts.
  private(set) var folders: [String] = []
  private(set) var excluded: [String] = []

  /// - Parameter text: the map, as <https://clang.llvm.org/docs/Modules.html#module-map-language> has it.
  init(_ text: String) {
    var words: [String] = []
    for token in Self.tokens(in: text) {
      guard token.isString else {
        // The words before a path tell what it is: `umbrella header`, `exclude header`.
        let goesOn = ["umbrella", "exclude", "private", "textual", "header"].contains(token.text)
        words = goesOn ? words + [token.text] : []
        continue
      }
      let isHeader = words.contains("header")
      if words.contains("exclude"), isHeader {
        excluded.append(token.text)
      } else if isHeader, !words.contains("private"), !words.contains("textual") {
        files.append(token.text)
      } else if words == ["umbrella"] {
        folders.append(token.text)
      }
      words = []
    }
  }

  /// - Parameters:
  ///   - folder: the folder of the map.
  ///   - allBelow: the headers below a folder.
  func urls(in folder: URL, allBelow: (URL) -> [URL]) -> [URL] {
    func place(_ path: String) -> URL {
      (path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path))
        .resolvingSymlinksInPath()
    }
    let out = Set(excluded.map(place))
    var seen: Set<URL> = []
    return (files.map(place) + folders.flatMap { allBelow(place($0)) }).filter {
      !out.contains($0) && seen.insert($0).inserted
    }
  }

  private static func tokens(in text: String) -> [(text: String, isString: Bool)] {
    var tokens: [(text: String, isString: Bool)] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if first == "\"" {
        let content = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
        tokens.append((String(content), true))
        rest = rest[content.endIndex...].dropFirst()
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append((String(word), false))
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { tokens.append((String(first), false)) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}
