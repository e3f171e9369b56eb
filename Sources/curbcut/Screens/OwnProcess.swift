import Foundation

/// Another process of this program that answers in JSON: an app runs once in a process, and in one language.
enum OwnProcess {
  /// Runs a command, and waits for what it finds.
  ///
  /// - Parameters:
  ///   - type: the form of the answer.
  ///   - arguments: the command with its arguments.
  ///   - name: what the command is about, for errors.
  ///   - isQuiet: whether its warnings are told only when it fails.
  /// - Throws: the status with which the process ended, if that was not success; why there is no answer.
  static func answer<Answer: Decodable>(
    _ type: Answer.Type, to arguments: [String], about name: String, isQuiet: Bool = false
  ) throws -> Answer {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardOutput = output
    let complaints = isQuiet ? try HeldComplaints() : nil
    if let complaints { process.standardError = complaints.handle }
    do { try process.run() } catch { throw Failure("Cannot start a process for \(name): \(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      complaints?.tell()
      throw ExitStatus.of(process)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw Failure("What was found on \(name) cannot be read: \(error)")
    }
  }
}

/// What a process writes to its standard error, held back in a file that has no name.
private struct HeldComplaints {
  let handle: FileHandle

  init() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "curbcut-stderr-\(UUID().uuidString)")
    do {
      try Data().write(to: file)
      handle = try FileHandle(forUpdating: file)
      try FileManager.default.removeItem(at: file)
    } catch {
      throw Failure("Cannot write \(file.path): \(error.localizedDescription)")
    }
  }

  func tell() {
    guard (try? handle.seek(toOffset: 0)) != nil, let data = try? handle.readToEnd() else { return }
    Console.complain(String(decoding: data, as: UTF8.self))
  }
}
