import Foundation

/// Another process of this program that answers in JSON: an app runs once in a process, and in one language.
enum OwnProcess {
  /// Runs a command, and waits for what it finds.
  ///
  /// - Parameters:
  ///   - type: the form of the answer.
  ///   - arguments: the command with its arguments.
  ///   - name: what the command is about, for errors.
  /// - Throws: the status with which the process ended, if that was not success; why there is no answer.
  static func answer<Answer: Decodable>(
    _ type: Answer.Type, to arguments: [String], about name: String
  ) throws -> Answer {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardOutput = output
    do { try process.run() } catch { throw Failure("Cannot start a process for \(name): \(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ExitStatus.of(process)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw Failure("What was found on \(name) cannot be read: \(error)")
    }
  }
}
