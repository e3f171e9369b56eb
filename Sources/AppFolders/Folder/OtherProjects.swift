import Foundation

/// The folders below one that are whole projects of their own, to which a file beside them does not belong.
struct OtherProjects {
  private let root: String
  /// The folders that a file is in.
  private let own: Set<String>
  private var known: [String: Bool] = [:]

  init(around file: URL, in root: URL) {
    self.root = root.standardizedFileURL.path
    var folders: Set<String> = []
    var folder = file.standardizedFileURL.deletingLastPathComponent()
    while folder.path.count > 1 {
      folders.insert(folder.path)
      folder = folder.deletingLastPathComponent()
    }
    own = folders
  }

  /// Whether a file is in one of them.
  mutating func hold(_ file: URL) -> Bool { isInside(file.standardizedFileURL.deletingLastPathComponent()) }

  private mutating func isInside(_ folder: URL) -> Bool {
    guard folder.path.count > root.count, !own.contains(folder.path) else { return false }
    if let known = known[folder.path] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let isInside =
      names.contains { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }
      || isInside(folder.deletingLastPathComponent())
    known[folder.path] = isInside
    return isInside
  }
}
