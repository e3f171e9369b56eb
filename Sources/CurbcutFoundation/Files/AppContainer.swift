import Foundation
import Synchronization

/// The home folder of the app that runs: what it keeps in Documents, Library and their kin is in no way among the files of the
/// person at this machine.
///
/// Like an app that was just installed, it begins empty at each launch, unless a folder is named in which it is kept: by
/// ``keep(in:)`` or the environment variable `CURBCUT_CONTAINER`.
package enum AppContainer {
  private static let variable = "CFFIXED_USER_HOME"
  private static let named = Mutex<URL?>(nil)

  /// The home folder of the person at this machine, whatever that of the app is.
  package static var machineHome: URL {
    guard let home = ProcessInfo.processInfo.environment["HOME"], !home.isEmpty else {
      return FileManager.default.homeDirectoryForCurrentUser
    }
    return URL(fileURLWithPath: home)
  }

  /// Keeps the container in a folder, from one launch to the next. Call it before ``install()``.
  package static func keep(in folder: URL) { named.withLock { $0 = folder } }

  /// The folder in which the container is kept from one launch to the next; nil when it goes with the app.
  package static var keptFolder: URL? {
    if let folder = named.withLock({ $0 }) { return folder }
    guard let path = ProcessInfo.processInfo.environment["CURBCUT_CONTAINER"], !path.isEmpty else {
      return nil
    }
    return URL(fileURLWithPath: path)
  }

  /// The home folder of the app.
  package static var homeFolder: URL { folder }

  /// The file in which the settings of an app are kept from one launch to the next; nil when they go with the app.
  ///
  /// - Parameter identifier: the app's bundle identifier.
  package static func preferences(of identifier: String) -> URL? {
    keptFolder?.appendingPathComponent("Library/Preferences/\(identifier).plist")
  }

  /// The folder, made when it is first asked for.
  private static let folder: URL = {
    let kept = keptFolder
    let folder =
      kept
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(
        prefix(of: ProcessInfo.processInfo.processIdentifier) + UUID().uuidString)
    let folders = [
      "Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp",
    ]
    for name in folders {
      try? FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    if kept == nil { atexit { AppContainer.remove() } }
    return folder
  }()

  /// The folder that the apps of a group share, made when it is asked for.
  static func group(_ identifier: String) -> URL? {
    // The identifier is the name of a folder, and nothing else.
    guard !identifier.isEmpty, !identifier.contains("/"), identifier != ".", identifier != ".." else {
      return nil
    }
    let group = folder.appendingPathComponent("Groups/\(identifier)", isDirectory: true)
    for name in ["Library/Application Support", "Library/Caches"] {
      try? FileManager.default.createDirectory(
        at: group.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    return group
  }

  private static func prefix(of process: Int32) -> String { "curbcut-container-\(process)-" }

  /// Removes the container of a process that has ended, which it cannot have done if it crashed, or inside its fence.
  package static func remove(of process: Int32) {
    let folder = FileManager.default.temporaryDirectory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix(of: process)) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private static func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Makes the folder the home of this process, and its `tmp` the place for what is temporary, as on iOS: an app may go
  /// through all that is there, or delete it.
  package static func install() {
    setenv(variable, folder.path, 1)
    setenv("TMPDIR", folder.appendingPathComponent("tmp").path, 1)
  }
}

extension FileManager {
  /// The folder that the apps of a group share; the app is alone on this device. Nil for what cannot name a group.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)>.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    AppContainer.group(groupIdentifier)
  }
}
