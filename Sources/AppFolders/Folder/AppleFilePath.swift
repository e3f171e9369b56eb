import Foundation

/// Finds files by paths as they are written on Apple's file systems, where capital and small letters are the same.
enum AppleFilePath {
  /// The file that a path means; nil when there is none.
  static func file(_ url: URL) -> URL? {
    if FileManager.default.fileExists(atPath: url.path) { return url }
    return files(url).first
  }

  /// All files whose paths differ from one in the case of letters alone, the most similar first.
  ///
  /// Here two folders can have names that are the same on Apple's file systems, where they are one: whoever commits from
  /// there adds files under either name.
  private static func files(_ url: URL) -> [URL] {
    let folder = url.deletingLastPathComponent()
    guard folder.path.count < url.path.count else { return [url] }
    let name = url.lastPathComponent
    let folders = folder.path == "/" ? [folder] : files(folder)
    return folders.flatMap { folder -> [URL] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.lowercased() == name.lowercased() }
        .sorted { ($0 == name ? 0 : 1, $0) < ($1 == name ? 0 : 1, $1) }
        .map { folder.appendingPathComponent($0) }
    }
  }
}
