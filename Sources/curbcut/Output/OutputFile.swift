import AppFence
import AppFolders
import Foundation

/// A file that a command writes.
enum OutputFile {
  /// Writes a file, replacing an existing one. Inside the fence of an app, the process outside of it does so.
  static func write(_ content: Data, to path: String) throws {
    if Fence.isUp, SupervisedProcess.isSupervised { return SupervisedProcess.hand(over: content, for: path) }
    do {
      try content.write(to: URL(fileURLWithPath: path))
    } catch {
      throw Failure("Cannot write \(path): \(error.localizedDescription)")
    }
  }

  /// Adds to the end of a file.
  static func append(_ content: Data, to path: String) throws {
    if Fence.isUp, SupervisedProcess.isSupervised {
      return SupervisedProcess.hand(over: content, for: path, isMore: true)
    }
    do {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      defer { try? file.close() }
      try file.seekToEnd()
      try file.write(contentsOf: content)
    } catch {
      throw Failure("Cannot write \(path): \(error.localizedDescription)")
    }
  }

  /// Writes a text file.
  static func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
}

/// The files that a command writes by itself, whatever the app asks for.
struct OutputRules {
  /// The paths that the options name.
  var paths: Set<String> = []
  /// The beginning of the paths of pictures whose names are known only when they are drawn; nil for none.
  var pictures: String?

  /// - Parameter paths: the paths that the options name; nil for an option that was not given.
  init(_ paths: String?..., pictures: String? = nil) {
    self.paths = Set(paths.compactMap { $0 }.map { URL(fileURLWithPath: $0).path })
    self.pictures = pictures
  }

  /// Writes one of them for a process inside a fence.
  func write(_ content: Data, to path: String, isMore: Bool) throws {
    guard allow(path, content) else {
      throw Failure("\(path): error: the app may not write this file; no option of the command names it.")
    }
    if isMore { try OutputFile.append(content, to: path) } else { try AuditFiles.write(content, to: path) }
  }

  /// Adds the path that an option names; nil for an option that was not given.
  mutating func add(_ path: String?) {
    if let path { paths.insert(URL(fileURLWithPath: path).path) }
  }

  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Whether a file is among them. A picture never takes the place of something else.
  func allow(_ path: String, _ content: Data) -> Bool {
    if paths.contains(path) { return true }
    guard let pictures, path.hasPrefix(pictures), path.lowercased().hasSuffix(".png"),
      content.starts(with: Self.signature), !path.split(separator: "/").contains("..")
    else { return false }
    guard FileManager.default.fileExists(atPath: path) else { return true }
    return FileManager.default.contents(atPath: path)?.starts(with: Self.signature) ?? false
  }
}
