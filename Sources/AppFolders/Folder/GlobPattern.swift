import Foundation
import Glibc

/// A pattern of paths, as shells, Ruby and Tuist have it: `Sources/**/*.{h,swift}`. Two stars are any number of folders.
struct GlobPattern: Hashable, Sendable {
  /// The pattern's alternatives, each in parts between slashes.
  private let alternatives: [[String]]

  private static let maximumAlternatives = 64

  init(_ pattern: String) {
    alternatives = Self.expand(pattern).map { $0.split(separator: "/").map(String.init).filter { $0 != "." } }
  }

  /// The folders in which all that it matches is, from the one that it is relative to; an alternative without wildcards is
  /// its own.
  var bases: [String] {
    Set(
      alternatives.map { parts in
        parts.prefix { !Self.isWild($0) }.joined(separator: "/")
      }
    ).sorted()
  }

  var hasWildcards: Bool { alternatives.contains { $0.contains(where: Self.isWild) } }

  /// Whether it matches a path, or a folder that the path is in.
  ///
  /// - Parameter path: a path that is relative to the same folder.
  func contains(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return alternatives.contains { pattern in
      (1...max(parts.count, 1)).contains { Self.matches(pattern, parts.prefix($0)) }
    }
  }

  /// Whether it matches a whole path.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return alternatives.contains { Self.matches($0, parts[...]) }
  }

  private static func isWild(_ part: String) -> Bool { part.contains { "*?[".contains($0) } }

  /// - Parameters:
  ///   - pattern: the parts of a pattern.
  ///   - path: the parts of a path.
  private static func matches(_ pattern: [String], _ path: ArraySlice<String>) -> Bool {
    let path = Array(path)
    // How much of the path the pattern may have used so far.
    var used: Set<Int> = [0]
    for (index, part) in pattern.enumerated() {
      guard let first = used.min() else { return false }
      if part == "**" {
        // At the end it stands for all files further down.
        let least = index == pattern.count - 1 ? first + 1 : first
        used = least <= path.count ? Set(least...path.count) : []
      } else {
        let name = part.replacing("**", with: "*")
        used = Set(used.filter { $0 < path.count && fnmatch(name, path[$0], 0) == 0 }.map { $0 + 1 })
      }
    }
    return used.contains(path.count)
  }

  /// The patterns that one with braces stands for.
  private static func expand(_ pattern: String) -> [String] {
    var done: [String] = []
    var open = [pattern]
    while let next = open.popLast(), done.count + open.count < maximumAlternatives {
      guard let start = next.lastIndex(of: "{"), let end = next[start...].firstIndex(of: "}") else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: start)..<end].split(
        separator: ",", omittingEmptySubsequences: false)
      open += choices.map { next[..<start] + $0 + next[next.index(after: end)...] }.map(String.init)
    }
    return done.sorted()
  }

  /// The files in a folder that some patterns match, in the order of their paths.
  ///
  /// - Parameters:
  ///   - patterns: the patterns, relative to the folder.
  ///   - folder: the folder.
  ///   - excluded: patterns of files that are left out.
  static func files(_ patterns: [String], in folder: URL, excluding excluded: [String] = []) -> [URL] {
    let unwanted = excluded.map { GlobPattern(absolute($0, in: folder)) }
    var found: [URL] = []
    var seen: Set<String> = []
    for pattern in patterns.map({ GlobPattern(absolute($0, in: folder)) }) {
      for base in pattern.bases {
        let start = URL(fileURLWithPath: "/\(base)").standardizedFileURL
        let isFolder = AppFolder.isFolder(start.path) && !BundledFiles.isWhole(start)
        let isNamed = pattern.alternatives.contains { $0.joined(separator: "/") == base }
        for url in isFolder ? FolderWalk(start).files : [start] {
          guard isNamed || pattern.matches(url.path), !unwanted.contains(where: { $0.contains(url.path) }),
            isFolder || FileManager.default.fileExists(atPath: url.path), seen.insert(url.path).inserted
          else { continue }
          found.append(url)
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func absolute(_ pattern: String, in folder: URL) -> String {
    if pattern.hasPrefix("/") { return pattern }
    // A pattern may lead out of the folder: `../Common/*.swift`.
    var base = folder.standardizedFileURL
    var rest = Substring(pattern)
    while rest.hasPrefix("../") || rest.hasPrefix("./") {
      if rest.hasPrefix("../") { base = base.deletingLastPathComponent() }
      rest = rest[rest.index(after: rest.firstIndex(of: "/") ?? rest.startIndex)...]
    }
    return "\(base.path)/\(rest)"
  }
}
