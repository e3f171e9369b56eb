import Foundation

/// Polls files for changes on disk.
///
/// It compares modification times every ``interval``, when the caller asks: editors replace files, version control
/// rewrites folders, and network file systems notify nobody, but all of them change these times.
struct FileWatcher: Sendable {
  /// How often to look, in seconds.
  static let interval = 0.2
  /// For how many seconds nothing must change before changes are reported: editors write several files, and in pieces.
  static let calm = 0.15

  /// What is known about a file.
  private struct Stamp: Equatable, Sendable {
    var modified: Double
    var size: Int
  }

  /// The files that are watched.
  private(set) var files: [URL]
  private var stamps: [URL: Stamp] = [:]
  private var changed: Set<URL> = []
  private var lastLook = -Double.infinity
  private var lastChange = -Double.infinity

  /// Watches files for changes from their current state on.
  init(_ files: [URL]) {
    self.files = files
    stamps = Self.stamps(of: files)
  }

  /// When to look next, in seconds by the caller's clock; nil when there is nothing to watch.
  func nextLook(after now: Double) -> Double? { files.isEmpty ? nil : max(lastLook + Self.interval, now) }

  /// Looks, if it is time.
  ///
  /// - Parameter now: the time, in seconds by the caller's clock.
  /// - Returns: the files that were changed, created or deleted, once no more changes come; otherwise none.
  mutating func look(at now: Double) -> [URL] {
    guard !files.isEmpty, now >= lastLook + Self.interval else { return [] }
    lastLook = now
    let new = Self.stamps(of: files)
    if new != stamps {
      for file in files where new[file] != stamps[file] { changed.insert(file) }
      stamps = new
      lastChange = now
    }
    guard !changed.isEmpty, now >= lastChange + Self.calm else { return [] }
    defer { changed = [] }
    return changed.sorted { $0.path < $1.path }
  }

  /// Watches these files from now on. A file that was watched before is still compared with its last known state.
  mutating func watch(_ files: [URL]) {
    self.files = files
    let known = stamps
    stamps = Self.stamps(of: files)
    for (file, stamp) in known where stamps[file] != nil { stamps[file] = stamp }
  }

  private static func stamps(of files: [URL]) -> [URL: Stamp] {
    var stamps: [URL: Stamp] = [:]
    for file in files {
      var status = stat()
      guard stat(file.path, &status) == 0 else { continue }
      let time = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
      stamps[file] = Stamp(modified: time, size: Int(status.st_size))
    }
    return stamps
  }
}
