import Foundation

/// A run of the compiler.
struct CompilerRun {
  let toolchain: Toolchain
  let arguments: [String]
  /// Where the compiler runs. It shortens the paths of sources below that folder, which then mean nothing elsewhere.
  let folder: URL

  struct Result {
    var isSuccess: Bool
    var output: String
  }

  func run() throws(AppFolderError) -> Result {
    let process = Process()
    process.executableURL = toolchain.compiler
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw AppFolderError(
        toolchain.compiler.path, problem: "the compiler cannot be started (\(error.localizedDescription))")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      isSuccess: process.terminationStatus == 0 && process.terminationReason == .exit,
      output: String(decoding: data, as: UTF8.self))
  }
}
