import Foundation

/// The folder of the stores that apps give no address.
///
/// Like an app's settings, they begin empty at each launch, unless the environment variable `CURBCUT_STORES` names a folder
/// in which they are kept.
package enum StoreFolder {
  private static let folder: URL = {
    if let kept = ProcessInfo.processInfo.environment["CURBCUT_STORES"], !kept.isEmpty {
      return URL(fileURLWithPath: kept)
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "curbcut-stores-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
    atexit { StoreFolder.removeAll() }
    return folder
  }()

  private static func removeAll() { try? FileManager.default.removeItem(at: folder) }

  /// The folder, or that of a group of apps in it.
  package static func url(group: String?) -> URL { group.map { folder.appendingPathComponent($0) } ?? folder }
}
