import Foundation

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
