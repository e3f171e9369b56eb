import Foundation

/// Finds the StoreKit configuration file from which the store of a simulator takes an app's products: the one that a
/// scheme of the project names, else the only one in the folder.
enum StoreConfigurationFile {
  /// The name under which StoreKit finds it in the app's bundle.
  static let pathInBundle = "Configuration.storekit"

  /// The file as a resource of the app; none where there is no file, or where nothing says which one it is.
  static func resources(in folder: URL, project: URL? = nil) -> [AppContents.Resource] {
    let url = project.flatMap(named) ?? (project.map(mayHaveOne) ?? true ? only(in: folder) : nil)
    return url.map { [AppContents.Resource(url: $0, path: pathInBundle)] } ?? []
  }

  /// The file that a shared scheme of a project names.
  private static func named(by project: URL) -> URL? {
    let folder = project.appendingPathComponent("xcshareddata/xcschemes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Xcode writes the path from the folder of the schemes, or from one of those around it.
    let bases = [
      folder, folder.deletingLastPathComponent(), project, project.deletingLastPathComponent(),
    ]
    for name in names.sorted() where name.hasSuffix(".xcscheme") {
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8),
        let match = text.firstMatch(of: /<StoreKitConfigurationFileReference\s+identifier\s*=\s*"([^"]+)"/)
      else { continue }
      for base in bases {
        let url = base.appendingPathComponent(String(match.1)).standardizedFileURL
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return nil
  }

  /// Whether a project lists such a file, or has folders whose files it does not list.
  private static func mayHaveOne(_ project: URL) -> Bool {
    let list = project.appendingPathComponent("project.pbxproj")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return false }
    return text.contains(".storekit") || text.contains("PBXFileSystemSynchronizedRootGroup")
  }

  private static func only(in folder: URL) -> URL? {
    let files = FolderWalk(folder).files.filter { $0.pathExtension == "storekit" }
    return files.count == 1 ? files.first : nil
  }
}
