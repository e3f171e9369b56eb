import Foundation

/// Which modules the Swift files of a target see because its headers import them.
///
/// What a target's bridging header imports, all of its Swift files see; so it is with the umbrella header of a framework
/// that has an Objective-C part
/// (<https://developer.apple.com/documentation/swift/importing-objective-c-into-swift>).
struct HeaderImports {
  private let folder: URL
  /// The headers of the project by their names.
  private let headers: [String: URL]

  init(of project: XcodeProject) {
    folder = project.folder
    headers = Dictionary(
      project.allFiles.filter { $0.pathExtension == "h" }.map { ($0.lastPathComponent, $0) }
    ) { first, _ in first }
  }

  /// The modules, in the order in which the headers import them.
  ///
  /// - Parameters:
  ///   - bridging: the path of the bridging header, as the build settings have it; nil for none.
  ///   - umbrella: the umbrella header; nil for none.
  func modules(bridging: String?, umbrella: URL?) -> [String] {
    var modules: [String] = []
    var read: Set<URL> = []
    let own = bridging.flatMap { path -> URL? in
      if path.isEmpty { return nil }
      return path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
    }
    for header in [own, umbrella].compactMap({ $0?.standardizedFileURL }) {
      collect(header, into: &modules, read: &read)
    }
    return modules
  }

  private func collect(_ header: URL, into modules: inout [String], read: inout Set<URL>) {
    guard read.insert(header).inserted, let data = try? Data(contentsOf: header) else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: Self.module) {
        let name = String(match.framework ?? match.module ?? "")
        if !modules.contains(name) { modules.append(name) }
      } else if let match = line.firstMatch(of: Self.file) {
        let beside = header.deletingLastPathComponent().appendingPathComponent(String(match.path))
        let name = String(match.path.split(separator: "/").last ?? match.path)
        let found = FileManager.default.fileExists(atPath: beside.path) ? beside : headers[name]
        if let found { collect(found.standardizedFileURL, into: &modules, read: &read) }
      }
    }
  }

  private static var module: Regex<(Substring, framework: Substring?, module: Substring?)> {
    #/^\s*(?:#\s*(?:import|include)\s*<(?<framework>\w+)/|@import\s+(?<module>\w+))/#
  }

  private static var file: Regex<(Substring, path: Substring)> {
    #/^\s*#\s*(?:import|include)\s*"(?<path>[^"]+)"/#
  }
}
