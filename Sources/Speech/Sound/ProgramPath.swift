import Foundation

/// Finds programs.
enum ProgramPath {
  /// - Parameter searchPath: folders, separated by colons; nil for `PATH`.
  static func find(_ name: String, in searchPath: String?) -> String? {
    let folders = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
