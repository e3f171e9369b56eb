import Foundation

/// The earlier versions of a document, or of an app's folder, in its git repository.
package struct Revisions {
  private let file: URL

  /// - Parameter file: a document, or a folder.
  package init(of file: URL) { self.file = file.resolvingSymlinksInPath().standardizedFileURL }

  /// The most that is read from git for one comparison, in bytes.
  private static let longest = 200_000_000

  /// An earlier version of a document, with the files beside it, in a folder of its own.
  package struct CheckOut {
    /// The folder. The caller owns it, and deletes it with ``remove()``.
    package var folder: URL
    /// The document in it.
    package var file: URL

    /// Deletes the folder.
    package func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  /// Whether the document is in a repository, and tracked by git.
  var exist: Bool {
    guard let path else { return false }
    return (try? git(["ls-files", "--error-unmatch", "--", path.inside], in: path.root)) != nil
  }

  /// The root of the repository, and where the document is in it.
  private var path: (root: URL, inside: String)? {
    let folder = file.deletingLastPathComponent()
    guard let output = try? git(["rev-parse", "--show-toplevel"], in: folder) else { return nil }
    let root = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard file.path.hasPrefix(root + "/") else { return nil }
    return (URL(fileURLWithPath: root), String(file.path.dropFirst(root.count + 1)))
  }

  /// Writes the document as it was in a revision, with the folder that contained it, to a temporary folder.
  ///
  /// - Parameters:
  ///   - revision: a revision, as git names it.
  ///   - isWhole: whether all files of the repository are written, as an app needs them, and not only what a document
  ///     shows.
  /// - Throws: an ``InspectorError`` when there is no such revision, or the document was not in it.
  package func checkOut(_ revision: String, whole isWhole: Bool = false) throws(InspectorError) -> CheckOut {
    guard let path else { throw InspectorError("\(file.path) is in no git repository.") }
    // Git would take a name that begins with a hyphen for an option.
    guard !revision.isEmpty, revision.count < 200, !revision.hasPrefix("-"),
      let commit = try? git(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: path.root)
    else { throw InspectorError("git knows no revision “\(revision)”.") }
    let id = String(decoding: commit, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard (try? git(["cat-file", "-e", "\(id):\(path.inside)"], in: path.root)) != nil else {
      throw InspectorError("\(path.inside) was not in \(revision).")
    }
    var folder = Self.folder(of: path.inside)
    if folder.hasSuffix(".lproj") { folder = Self.folder(of: folder) }
    let target = FileManager.default.temporaryDirectory.appendingPathComponent("curbcut-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      if isWhole {
        try unpackAll(id, in: path.root, to: target)
      } else {
        try unpack(id, folder, in: path.root, to: target)
      }
    } catch {
      try? FileManager.default.removeItem(at: target)
      throw InspectorError("\(revision) cannot be taken from git: \(error)")
    }
    return CheckOut(folder: target, file: target.appendingPathComponent(path.inside))
  }

  /// Writes all files of a revision.
  private func unpackAll(_ commit: String, in root: URL, to target: URL) throws {
    let listing = try git(["ls-tree", "-r", "-z", "-l", commit], in: root)
    let size = listing.split(separator: 0).reduce(0) { $0 + (Entry($1)?.size ?? 0) }
    guard size <= Self.longest else { throw InspectorError("the repository is too large.") }
    let archive = target.appendingPathComponent(".archive.tar")
    _ = try git(["archive", "--format=tar", "-o", archive.path, commit], in: root)
    defer { try? FileManager.default.removeItem(at: archive) }
    _ = try run("tar", ["-xf", archive.path, "-C", target.path])
  }

  /// Writes the files of a folder and its subfolders that a screen may need.
  private func unpack(_ commit: String, _ folder: String, in root: URL, to target: URL) throws {
    let listing = try git(
      ["ls-tree", "-r", "-z", "-l", commit, "--", folder.isEmpty ? "." : folder], in: root)
    var size = 0
    for entry in listing.split(separator: 0) {
      guard let entry = Entry(entry), let length = entry.size, entry.mode.hasPrefix("100"),
        Self.isNeeded(entry.path), !entry.path.split(separator: "/").contains("..")
      else { continue }
      size += length
      guard size <= Self.longest else { throw InspectorError("the folder is too large.") }
      let file = target.appendingPathComponent(entry.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try git(["cat-file", "blob", entry.id], in: root).write(to: file)
    }
  }

  /// A line of what `git ls-tree -l -z` lists.
  private struct Entry {
    var mode, id, path: String
    /// The size in bytes; nil for what is no file, such as a submodule.
    var size: Int?

    /// - Parameter line: mode, type, id and size; then, after a tab, the path.
    init?(_ line: Data.SubSequence) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let facts = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard facts.count == 4 else { return nil }
      (mode, id, size) = (String(facts[0]), String(facts[2]), Int(facts[3]))
      path = String(decoding: line[line.index(after: tab)...], as: UTF8.self)
    }
  }

  /// The folder that a path in the repository leads to; empty for its root.
  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func isNeeded(_ path: String) -> Bool {
    let kind = (path as NSString).pathExtension
    return ["storyboard", "xib", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "pdf", "svg"]
      .contains(kind) || (kind == "json" && path.contains(".xcassets/"))
  }

  private func git(_ arguments: [String], in folder: URL) throws(InspectorError) -> Data {
    try run("git", ["-C", folder.path] + arguments)
  }

  private func run(_ program: String, _ arguments: [String]) throws(InspectorError) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw InspectorError("\(program) failed.") }
      return data
    } catch let error as InspectorError {
      throw error
    } catch {
      throw InspectorError("\(program) cannot be run: \(error.localizedDescription)")
    }
  }
}
