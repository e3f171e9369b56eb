import Foundation

/// Programs by name.
enum ProgramSearch {
  /// Where on the `PATH` a program lies; nil when it does not.
  static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
