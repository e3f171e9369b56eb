import Foundation
import Glibc

/// Compilers of an earlier command that outlived it, because it was killed, as when the memory was short.
///
/// Such a compiler may finish at any time, and would then write what it made of the sources of back then over what is
/// made of them now.
enum OrphanedCompilers {
  /// Ends those that work for an app, and waits until they have gone. No other command builds it at the time.
  ///
  /// - Parameter path: a path that only compilers for that app are given.
  static func end(given path: String) {
    let found = ProcessTable.all().filter { isCompiler($0, given: path) }
    for id in found { kill(id, SIGKILL) }
    for _ in 0..<500 {
      guard found.contains(where: { isCompiler($0, given: path) }) else { return }
      usleep(10_000)
    }
  }

  private static func isCompiler(_ id: pid_t, given path: String) -> Bool {
    let words = ProcessTable.arguments(of: id)
    guard id != getpid(), let program = words.first?.split(separator: "/").last, program.hasPrefix("swift")
    else { return false }
    return words.contains { $0.hasSuffix("=\(path)") }
  }
}
