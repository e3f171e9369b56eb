import Foundation
import SwiftSyntax

/// A copy of a package's manifests, in a form that the toolchain understands here, in a folder of its own.
///
/// The folder is as deep as the real one, so that paths to other packages can be led back, and has links to everything else
/// that is in it, since a manifest may look for files beside it.
struct ManifestCopy {
  /// The folder of the copy.
  let folder: URL
  private let root: URL

  /// - Parameters:
  ///   - real: the folder of the package.
  ///   - rewrite: the form of a manifest's text that is needed; nil where it may stay as it is.
  /// - Returns: nil when no manifest needs another form.
  init?(folder real: URL, rewrite: (String) -> String?) {
    let real = real.standardizedFileURL
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: real.path)) ?? []
    var texts: [String: String] = [:]
    for name in names where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      texts[name] = try? String(contentsOf: real.appendingPathComponent(name), encoding: .utf8)
    }
    let changed = texts.compactMapValues(rewrite)
    guard !changed.isEmpty else { return nil }
    root = files.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    folder = URL(fileURLWithPath: root.path + real.path)
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in texts.merging(changed, uniquingKeysWith: { $1 }) {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      for name in names where texts[name] == nil && !name.hasPrefix(".") {
        try files.createSymbolicLink(
          at: folder.appendingPathComponent(name), withDestinationURL: real.appendingPathComponent(name))
      }
    } catch {
      remove()
      return nil
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// A description of the copy with the paths of the real package.
  func original(_ description: Data) -> Data {
    let text = String(decoding: description, as: UTF8.self)
    // In JSON, a slash may be escaped.
    let escaped = root.path.replacing("/", with: "\\/")
    return Data(text.replacing(root.path, with: "").replacing(escaped, with: "").utf8)
  }
}

/// Changes of a manifest's text.
enum ManifestEdits {
  static func apply(_ edits: [(Range<Int>, String)], to text: String) -> String {
    var bytes = Array(text.utf8)
    for (range, new) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(new.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
