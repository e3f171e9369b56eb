import Foundation

/// The home folder of the app that runs: what it keeps in Documents, Library and their kin is in no way among the files of the
/// person at this machine.
///
/// Like an app's settings, it begins empty at each launch, unless the environment variable `CURBCUT_CONTAINER` names a folder
/// in which it is kept.
package enum AppContainer {
  private static let variable = "CFFIXED_USER_HOME"

  /// The home folder of the person at this machine, whatever that of the app is.
  package static var machineHome: URL {
    guard let home = ProcessInfo.processInfo.environment["HOME"], !home.isEmpty else {
      return FileManager.default.homeDirectoryForCurrentUser
    }
    return URL(fileURLWithPath: home)
  }

  /// The folder, made when it is first asked for.
  private static let folder: URL = {
    let kept = ProcessInfo.processInfo.environment["CURBCUT_CONTAINER"].flatMap { $0.isEmpty ? nil : $0 }
    let folder =
      kept.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(
        "curbcut-container-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
    for name in ["Documents", "Library/Application Support", "Library/Caches"] {
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

  private static func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Makes the folder the home of this process.
  package static func install() { setenv(variable, folder.path, 1) }
}

extension FileManager {
  /// The folder that the apps of a group share; the app is alone on this device. Nil for what cannot name a group.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)>.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    AppContainer.group(groupIdentifier)
  }
}
