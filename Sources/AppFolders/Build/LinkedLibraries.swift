import Foundation

/// The libraries of the system that packages ask for, as far as they are here: `z`, `sqlite3`.
enum LinkedLibraries {
  /// - Returns: the arguments for the linker.
  static func arguments(
    for names: [String], _ toolchain: Toolchain, scratch: URL
  ) throws(AppFolderError) -> [String] {
    var arguments: [String] = []
    for name in Set(names).sorted() {
      let trial = scratch.appendingPathComponent("trial.so")
      let clang = toolchain.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("clang")
      let result = try CompilerRun(
        toolchain: toolchain, arguments: ["-shared", "-o", trial.path, "-l\(name)"], folder: scratch,
        executable: clang
      ).run()
      try? FileManager.default.removeItem(at: trial)
      // Without it, its functions are not found when they are called, which is told then.
      if result.isSuccess { arguments.append("-l\(name)") }
    }
    return arguments
  }
}
