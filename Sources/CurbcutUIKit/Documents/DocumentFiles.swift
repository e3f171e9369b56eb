import CurbcutFoundation
import Foundation

/// How a document's file is read and written.
@MainActor
enum DocumentFiles {
  /// What is in a file or a folder.
  static func contents(of url: URL) throws -> Any {
    var isFolder: ObjCBool = false
    let path = url.path
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path, NSURLErrorKey: url])
    }
    if isFolder.boolValue { return try FileWrapper(url: url, options: .immediate) }
    return try Data(contentsOf: url)
  }

  /// Writes what a document has given for its file.
  static func write(_ contents: Any, to url: URL, originalContentsURL: URL?) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let wrapper as FileWrapper:
      // Files that were not read yet may lie at the place that is about to be overwritten.
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default:
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: url.path,
          NSLocalizedDescriptionKey:
            "\(url.lastPathComponent): a document is saved as Data or as a FileWrapper, not as "
            + "\(type(of: contents)). Return one of them from contents(forType:).",
        ])
    }
  }
}

/// Observers of notifications, which go when their owner goes.
final class ObserverTokens: @unchecked Sendable {
  private var tokens: [any NSObjectProtocol] = []

  func replace(_ new: [any NSObjectProtocol]) {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = new
  }

  deinit { replace([]) }
}
