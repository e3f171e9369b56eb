import Foundation
import SourceLowering

/// The project's own sources.
enum Sources {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  static func files(of modules: [String]) throws -> [SourceFile] {
    try modules.flatMap { try files(in: folder.appending(path: $0)) }
  }

  /// The Swift files in a folder and below, sorted.
  static func files(in folder: URL) throws -> [SourceFile] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var urls: [URL] = []
    while let url = found?.nextObject() as? URL {
      if url.pathExtension == "swift" { urls.append(url) }
    }
    return try urls.sorted { $0.path < $1.path }.map {
      SourceFile(path: $0.path, text: String(decoding: try Data(contentsOf: $0), as: UTF8.self))
    }
  }
}
