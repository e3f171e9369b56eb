import Foundation

/// Finds files by paths as they are written on Apple's file systems, where capital and small letters are the same.
enum AppleFilePath {
  /// The file that a path means; nil when there is none.
  static func file(_ url: URL) -> URL? {
    let manager = FileManager.default
    if manager.fileExists(atPath: url.path) { return url }
    let folder = url.deletingLastPathComponent()
    guard folder.path.count < url.path.count, folder.path != "/", let found = file(folder),
      let names = try? manager.contentsOfDirectory(atPath: found.path)
    else { return nil }
    let wanted = url.lastPathComponent.lowercased()
    return names.sorted().first { $0.lowercased() == wanted }.map { found.appendingPathComponent($0) }
  }
}
