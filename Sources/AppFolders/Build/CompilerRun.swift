import Foundation

/// A run of the compiler.
struct CompilerRun {
  let toolchain: Toolchain
  let arguments: [String]
  /// Where the compiler runs. It shortens the paths of sources below that folder, which then mean nothing elsewhere.
  let folder: URL
  /// The program; nil for the driver.
  var executable: URL?

  struct Result {
    var isSuccess: Bool
    /// Whether a signal ended it, so that it could not put in order what it leaves.
    var isInterrupted: Bool
    var output: String
  }

  func run() throws(AppFolderError) -> Result {
    let (process, pipe) = try start()
    return Self.finish(process, pipe)
  }

  /// Runs several at the same time.
  static func all(_ runs: [CompilerRun]) throws(AppFolderError) -> [Result] {
    var started: [(Process, Pipe)] = []
    for run in runs { started.append(try run.start()) }
    // A run that waits for its output to be read waits only for those before it.
    return started.map { finish($0.0, $0.1) }
  }

  private func start() throws(AppFolderError) -> (Process, Pipe) {
    let process = Process()
    process.executableURL = executable ?? toolchain.compiler
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
    RunningCompilers.add(process.processIdentifier)
    return (process, pipe)
  }

  private static func finish(_ process: Process, _ pipe: Pipe) -> Result {
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    RunningCompilers.remove(process.processIdentifier)
    return Result(
      isSuccess: process.terminationStatus == 0 && process.terminationReason == .exit,
      isInterrupted: process.terminationReason != .exit,
      output: String(decoding: data, as: UTF8.self))
  }
}
