import Foundation

/// What the Swift files of a target see because its headers import it: modules, and the app's own headers.
///
/// What a target's bridging header imports, all of its Swift files see; so it is with the umbrella header of a framework
/// that has an Objective-C part
/// (<https://developer.apple.com/documentation/swift/importing-objective-c-into-swift>).
struct HeaderImports {
  /// What Swift sees.
  struct Reached: Equatable {
    /// The modules, in the order in which the headers import them.
    var modules: [String] = []
    /// The app's own headers, each after those that it imports.
    var headers: [URL] = []
  }

  private let folder: URL
  /// The headers of the project by their names.
  private let headers: [String: URL]

  init(of project: XcodeProject) {
    self.init(folder: project.folder, headers: project.allFiles)
  }

  /// - Parameters:
  ///   - folder: the folder that the path of a bridging header begins in.
  ///   - files: the app's files, of which only headers count.
  init(folder: URL, headers files: [URL]) {
    self.folder = folder
    headers = Dictionary(
      files.filter { $0.pathExtension == "h" }.sorted { $0.path < $1.path }.map { ($0.lastPathComponent, $0) }
    ) { first, _ in first }
  }

  /// - Parameters:
  ///   - bridging: the path of the bridging header, as the build settings have it; nil for none.
  ///   - umbrella: the umbrella header; nil for none.
  func reached(bridging: String?, umbrella: URL?) -> Reached {
    var reached = Reached()
    var read: Set<URL> = []
    let own = bridging.flatMap { path -> URL? in
      if path.isEmpty { return nil }
      return path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
    }
    for header in [own, umbrella].compactMap({ $0?.standardizedFileURL }) {
      collect(header, into: &reached, read: &read)
    }
    return reached
  }

  private func collect(_ header: URL, into reached: inout Reached, read: inout Set<URL>) {
    guard read.insert(header).inserted, let data = try? Data(contentsOf: header) else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: Self.module) {
        let name = String(match.framework ?? match.module ?? "")
        if !reached.modules.contains(name) { reached.modules.append(name) }
        // The headers of the app's own frameworks are imported so, too.
        if let file = match.header, let found = headers[String(file)] {
          collect(found.standardizedFileURL, into: &reached, read: &read)
        }
      } else if let match = line.firstMatch(of: Self.file) {
        let beside = header.deletingLastPathComponent().appendingPathComponent(String(match.path))
        let name = String(match.path.split(separator: "/").last ?? match.path)
        let found = FileManager.default.fileExists(atPath: beside.path) ? beside : headers[name]
        if let found { collect(found.standardizedFileURL, into: &reached, read: &read) }
      }
    }
    reached.headers.append(header)
  }

  private static var module: Regex<(Substring, framework: Substring?, header: Substring?, module: Substring?)>
  {
    #/^\s*(?:#\s*(?:import|include)\s*<(?<framework>\w+)(?:/(?:[^>]*/)?(?<header>[^>/]+))?|@import\s+(?<module>\w+))/#
  }

  private static var file: Regex<(Substring, path: Substring)> {
    #/^\s*#\s*(?:import|include)\s*"(?<path>[^"]+)"/#
  }

  // MARK: Sources

  /// Whether a file implements what headers declare.
  static func isImplementation(_ file: URL) -> Bool {
    // CocoaPods makes an empty file for each pod, so that there is something to link.
    ["m", "mm", "c", "cpp", "cc"].contains(file.pathExtension)
      && !file.lastPathComponent.hasSuffix("-dummy.m")
  }

  /// The files in Objective-C and C of a target; nil when it has none.
  ///
  /// - Parameters:
  ///   - listed: files of the target, of which only headers count.
  ///   - visible: the headers that Swift sees.
  ///   - implementations: the files that implement them.
  ///   - isFramework: whether other modules see what Swift sees.
  func sources(
    headers listed: [URL], visible: [URL], implementations: [URL], isFramework: Bool
  ) -> AppContents.ObjectiveCSources? {
    var seen = Set(visible)
    let beside = implementations.compactMap { file -> URL? in
      let name = file.deletingPathExtension().lastPathComponent + ".h"
      let near = file.deletingLastPathComponent().appendingPathComponent(name)
      return FileManager.default.fileExists(atPath: near.path) ? near : headers[name]
    }
    let hidden = (beside + listed.filter { $0.pathExtension == "h" }).map(\.standardizedFileURL)
      .filter { seen.insert($0).inserted }
    // A bridging header that only imports modules declares nothing, but is read for nothing, too.
    guard !visible.isEmpty || !implementations.isEmpty else { return nil }
    return AppContents.ObjectiveCSources(
      visible: visible, hidden: hidden, implementations: implementations, isFramework: isFramework)
  }
}
