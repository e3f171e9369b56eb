import Foundation

/// Finds programs by name.
enum ProgramSearch {
  /// The path of a program on the `PATH`; nil if it is not found.
  static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
