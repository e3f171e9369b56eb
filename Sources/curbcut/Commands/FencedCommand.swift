import AppFence
import ArgumentParser
import Foundation

/// Runs another program inside a fence: the manifest of a package, which is a program of its author's.
struct FencedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fenced", abstract: "Run a program inside a fence.", shouldDisplay: false)

  @Option(help: "A file or folder that may be read; can be repeated.")
  var read: [String] = []

  @Option(help: "A folder that may be written; can be repeated.")
  var write: [String] = []

  @Option(help: "The memory of each process, in gigabytes.")
  var memory = 4.0

  @Option(help: "For how many seconds each process may compute.")
  var processorTime = 120.0

  @Argument(parsing: .postTerminator, help: "The program and its arguments.")
  var program: [String]

  func run() throws {
    guard let path = program.first else { throw ValidationError("Give a program after --.") }
    var policy = FencePolicy()
    // What was compiled there is run.
    policy.readable = FencePolicy.system + read + write
    policy.writable = write
    policy.programs = .any
    policy.memory = UInt64(memory * 1e9)
    policy.processorTime = processorTime
    policy.fileSize = 1 << 30
    // Where there are gaps, the command that runs the app says so.
    _ = Fence.putUp(policy)
    var arguments = program.map { strdup($0) } + [nil]
    execv(path, &arguments)
    throw Failure("\(path): error: it cannot be run (\(String(cString: strerror(errno)))).")
  }
}
