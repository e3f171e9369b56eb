import Foundation

/// Looks now and then whether files have changed on disk.
///
/// Times of change are compared, by whoever asks, every ``interval``: editors replace files, version control
/// rewrites folders, and file systems over a network tell nobody, but all of them change these times.
struct FileWatcher: Sendable {
  /// How often to look, in seconds.
  static let interval = 0.2
  /// For how long nothing may change before what changed is told: editors write several files, and in pieces.
  static let calm = 0.15

  /// What is known of a file.
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

  /// Watches files from now on, as they are now.
  init(_ files: [URL]) {
    self.files = files
    stamps = Self.stamps(of: files)
  }

  /// When to look next, in seconds of the caller's; nil when there is nothing to watch.
  func nextLook(after now: Double) -> Double? { files.isEmpty ? nil : max(lastLook + Self.interval, now) }

  /// Looks, if it is time.
  ///
  /// - Parameter now: in seconds of the caller's.
  /// - Returns: the files that have changed, come or gone, once they have come to rest; else none.
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

  /// Watches these files from now on; those that were watched before are known as they were.
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
