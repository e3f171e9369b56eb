import AppFence
import AuditReports
import Foundation

/// The files of an audit: configurations, baselines, reports.
enum AuditFiles {
  /// Today, in UTC, so that it is the same day for all machines.
  static var today: Day? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    return Day(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }

  /// How files are named in reports on a path: relative to the root of its repository.
  static func paths(for path: String) -> ReportPaths {
    let working = FileManager.default.currentDirectoryPath
    return ReportPaths(root: repository(around: path)?.path ?? "", workingDirectory: working)
  }

  /// The folder with the repository that a path is in; nil when it is in none.
  private static func repository(around path: String) -> URL? {
    folders(around: path).first { isRoot($0) }
  }

  private static func isRoot(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
  }

  /// The folder of a path and those around it, innermost first.
  private static func folders(around path: String) -> [URL] {
    var isFolder: ObjCBool = false
    var url = URL(fileURLWithPath: path).standardizedFileURL
    if !FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) || !isFolder.boolValue {
      url.deleteLastPathComponent()
    }
    var folders = [url]
    while url.path != "/", folders.count < 200 {
      url.deleteLastPathComponent()
      folders.append(url)
    }
    return folders
  }

  /// The configuration for a path: the given file, or the nearest `.curbcut.json` beside the path or above it, up to the
  /// root of the repository; outside of one, only that beside the path.
  ///
  /// - Throws: what is wrong with it, with its place.
  static func configuration(_ given: String?, for path: String) throws -> AuditJob.Configuration? {
    if let given { return try checked(read(given), given) }
    guard let file = nearestConfiguration(of: path) else { return nil }
    let working = FileManager.default.currentDirectoryPath + "/"
    let name = file.hasPrefix(working) ? String(file.dropFirst(working.count)) : file
    return try checked(read(file), name)
  }

  /// The nearest `.curbcut.json` of a path; nil when there is none.
  static func nearestConfiguration(of path: String) -> String? {
    let around = folders(around: path)
    let root = around.firstIndex(where: isRoot) ?? 0
    return around[...root].map { $0.appendingPathComponent(AuditConfiguration.fileName).path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// What the configuration for a path says on a day; nil when there is none.
  ///
  /// - Throws: what is wrong with it, with its place.
  static func settings(_ given: String?, for path: String, on day: Day?) throws -> AuditConfiguration? {
    try configuration(given, for: path)
      .map { try AuditConfiguration(Data($0.text.utf8), file: $0.file) }
      .map { settings in day.map(settings.valid) ?? settings }
  }

  private static func checked(_ data: Data, _ file: String) throws -> AuditJob.Configuration {
    // What is no UTF-8 is refused here, before it becomes text.
    _ = try AuditConfiguration(data, file: file)
    return AuditJob.Configuration(file: file, text: String(decoding: data, as: UTF8.self))
  }

  /// The baseline of a file; nil when there is none yet and one is to be written.
  static func baseline(_ file: String, mayBeMissing: Bool) throws -> Baseline {
    if mayBeMissing, !FileManager.default.fileExists(atPath: file) { return Baseline() }
    return try Baseline(read(file), file: file)
  }

  /// The content of a file.
  static func read(_ file: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw ReportFileError(file: file, problem: "the file cannot be read (\(error.localizedDescription))")
    }
  }

  /// Writes a file in one step: whoever reads it meanwhile sees the old or the new one, and a full disk leaves the old.
  static func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

  /// Writes a file in one step, as ``write(_:to:)-(String,_)`` does.
  static func write(_ data: Data, to file: String) throws {
    if Fence.isUp { return try OutputFile.write(data, to: file) }
    // What a link points to is written, and the link stays.
    let url = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    do {
      var status = stat()
      // A device or a pipe is no file that could be put in another's place.
      if stat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        try data.write(to: url)
      } else {
        try data.write(to: url, options: .atomic)
      }
    } catch {
      throw Failure("Cannot write \(file): \(error.localizedDescription)")
    }
  }

  /// Adds text to the end of a file.
  static func append(_ text: String, to file: String) throws {
    if Fence.isUp {
      let before = FileManager.default.contents(atPath: file) ?? Data()
      return try OutputFile.write(before + Data(text.utf8), to: file)
    }
    do {
      let url = URL(fileURLWithPath: file)
      if !FileManager.default.fileExists(atPath: file) { try Data().write(to: url) }
      let handle = try FileHandle(forWritingTo: url)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw Failure("Cannot write \(file): \(error.localizedDescription)")
    }
  }
}
