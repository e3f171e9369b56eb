import CurbcutFoundation
import Foundation

/// The documents of the app that were opened last, the latest first.
@MainActor
package enum RecentDocuments {
  private static let limit = 50

  private static var file: URL {
    URL.libraryDirectory.appendingPathComponent("Recent Documents.plist")
  }

  /// Paths below the Documents folder, which may be at another place the next time.
  private static var paths: [String] {
    get {
      (try? Data(contentsOf: file)).flatMap { try? PropertyListDecoder().decode([String].self, from: $0) }
        ?? []
    }
    set {
      guard let data = try? PropertyListEncoder().encode(Array(newValue.prefix(limit))) else { return }
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file, options: .atomic)
    }
  }

  private static func path(of url: URL) -> String? {
    let folder = DocumentsFolder.url.resolvingSymlinksInPath().path + "/"
    let path = url.resolvingSymlinksInPath().path
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  /// Those that are still there.
  package static var urls: [URL] {
    paths.map { DocumentsFolder.url.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// A document was opened.
  package static func note(_ url: URL) {
    guard let path = path(of: url) else { return }
    paths = [path] + paths.filter { $0 != path }
  }

  /// A document has another name.
  static func replace(_ old: URL, with new: URL) {
    guard let (old, new) = path(of: old).flatMap({ old in path(of: new).map { (old, $0) } }) else { return }
    paths = paths.map { $0 == old ? new : $0 }
  }
}
