import Foundation
import Testing

/// Runs the built command as a person would.
struct CommandLineTool {
  struct Result {
    var status: Int32
    var output: String
    /// Standard error, without ``progress``.
    var errors: String
    /// The lines that say how far the build of an app is, which depend on how fast the machine is.
    var progress: [String]

    init(status: Int32, output: String, standardError: String) {
      self.status = status
      self.output = output
      let lines = standardError.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      func isProgress(_ line: String) -> Bool { line.contains(#/: building, \d+ s: /#) }
      progress = lines.filter(isProgress)
      errors = lines.filter { !isProgress($0) }.joined(separator: "\n")
    }
  }

  /// The command stands beside the tests' own executable.
  static let path: String = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return tests.appendingPathComponent("curbcut").path
  }()

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func example(_ name: String) -> String {
    package.appendingPathComponent("Examples/DogAdoption/\(name).storyboard").path
  }

  /// No measure of speed: only what never ends takes so long.
  private static let hangLimit = 300

  static func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// - Parameter environment: what is added to the tests' own.
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let folder = try TemporaryFolder()
    // Files, because two pipes that are read one after the other can fill up and wait for each other.
    let (output, errors) = (folder.url("stdout"), folder.url("stderr"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + .seconds(hangLimit)) == .timedOut {
      process.terminate()
      ended.wait()
      Issue.record("curbcut \(arguments.joined(separator: " ")) did not end within \(hangLimit) seconds")
    }
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      standardError: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// A folder that goes when the test is done.
final class TemporaryFolder {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("curbcut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Writes a file and answers its path.
  func file(_ name: String, _ content: String) throws -> String {
    try Data(content.utf8).write(to: url(name))
    return url(name).path
  }
}
