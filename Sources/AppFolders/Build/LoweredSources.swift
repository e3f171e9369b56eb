import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The folder with the lowered sources of a module, which the compiler reads.
///
/// The driver takes a file for unchanged that was changed in the same second as the one that it compiled last. So a file
/// is written only if its text differs, and then gets a date in a later second than before: the date tells texts apart,
/// whatever was interrupted in between.
struct LoweredSources {
  let folder: URL

  /// What was written.
  struct Written: Equatable {
    /// The files that are no longer part of the module. They are empty now: with a file less, the driver would compile
    /// all others again.
    var emptied: [URL] = []
    /// Whether anything has changed that other files could depend on.
    var changesInterface = false
  }

  private static let ending = ".lowered.swift"

  /// Brings the folder up to date.
  ///
  /// - Parameter files: the names and texts of the module's files.
  func write(_ files: [(name: String, text: String)]) throws(AppFolderError) -> Written {
    var written = Written()
    for (name, text) in files { try write(text, to: name, &written) }
    let names = Set(files.map(\.name))
    let there = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in there.sorted() where name.hasSuffix(Self.ending) && !names.contains(name) {
      try write("", to: name, &written)
      written.emptied.append(folder.appendingPathComponent(name))
    }
    return written
  }

  private func write(_ text: String, to name: String, _ written: inout Written) throws(AppFolderError) {
    let url = folder.appendingPathComponent(name)
    let data = Data(text.utf8)
    let last = try? Data(contentsOf: url)
    guard last != data else { return }
    if !written.changesInterface {
      written.changesInterface =
        SourceInterface.words(in: last.map { String(decoding: $0, as: UTF8.self) } ?? "")
        != SourceInterface.words(in: text)
    }
    // Not in place, so that text and date change together.
    let new = folder.appendingPathComponent("\(name).new")
    do {
      try data.write(to: new)
      try Self.setSecond(Self.nextSecond(after: url), of: new)
      guard rename(new.path, url.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      throw AppFolderError(url.path, problem: "the file cannot be written (\(error.localizedDescription))")
    }
  }

  private static func nextSecond(after url: URL) -> Int {
    var status = stat()
    let last = stat(url.path, &status) == 0 ? status.st_mtim.tv_sec + 1 : 0
    return max(last, time(nil))
  }

  private static func setSecond(_ second: Int, of url: URL) throws {
    let date = timespec(tv_sec: second, tv_nsec: 0)
    guard utimensat(AT_FDCWD, url.path, [date, date], 0) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
  }
}
