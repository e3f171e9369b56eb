import Foundation

/// The record of the last build in a scratch folder.
struct BuildCache: Codable, Equatable {
  /// A text that changes whenever a source, a setting, the compiler or this program changes.
  var fingerprint: String
  var report: BuildReport

  static func read(_ url: URL) -> BuildCache? {
    (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(BuildCache.self, from: $0) }
  }

  /// Writes the record. Errors are ignored: without a cache, the next build is only slower.
  func write(_ url: URL) { try? JSONEncoder().encode(self).write(to: url) }

  static func fingerprint(of modules: [AppContents.Module], toolchain: Toolchain) -> String {
    var parts = [toolchain.fingerprint]
    for module in modules {
      parts.append(
        "\(module.name) \(module.conditions.joined(separator: ",")) \(module.previews) \(module.languageMode) "
          + "\(module.impliedModules) \(module.exportedModules) "
          + "\(module.standIns.map { "\($0.file):\($0.line) \($0.reason)" }) "
          + "\(module.options) \(module.dependencies ?? ["*"]) \(module.linkedLibraries) \(module.c?.arguments ?? [])"
      )
      for source in module.sources
        + (module.c.map { FolderWalk($0.folder).files + FolderWalk($0.headers).files } ?? [])
      {
        let values = try? FileManager.default.attributesOfItem(atPath: source.path)
        let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        parts.append("\(source.path) \(values?[.size] ?? 0) \(date)")
      }
    }
    return parts.joined(separator: "\n")
  }
}
