import ArgumentParser
import CurbcutFoundation
import Exploration
import Foundation

/// Explores an app: launches it again and again, each time in a process of its own, until nothing is left to try.
struct ExplorationRun {
  let options: ScreenOptions
  /// The command of which this is a part, whose arguments the runs get as far as they concern them.
  let command: any ParsableCommand.Type
  /// How many actions are tried altogether, and of rows that are alike.
  let steps, rows: Int
  /// When it has to be done.
  private let end: Date
  /// Further arguments of the runs: a report that they make on each screen.
  var arguments: [String] = []

  /// - Parameter time: how long it may take from now on, in seconds.
  init(options: ScreenOptions, command: any ParsableCommand.Type, steps: Int, rows: Int, time: Double) {
    (self.options, self.command, self.steps, self.rows) = (options, command, steps, rows)
    end = Date().addingTimeInterval(time)
  }

  /// Goes the way to each of some screens that were found, once more and in a run of its own, for a report that changes
  /// what comes after it.
  ///
  /// - Parameters:
  ///   - screens: the screens.
  ///   - report: takes the report on a screen, with its number. It is not called where the way is not found again, and not
  ///     for those that the time does not suffice for.
  func visit(_ screens: [ExplorationMap.Screen], report: (Int, String) throws -> Void) throws {
    for screen in screens where Date() < end {
      let run = try OneRun(
        ExplorationJob(reportingOn: screen), of: command, arguments: arguments, container: container,
        isQuiet: true, until: end)
      try run.events { event in
        if case .report(let text) = event { try report(screen.number, text) }
      }
      _ = run.end()
    }
  }

  /// The container that runs copy; nil for an empty one.
  private var container: URL? {
    options.app.container.map { URL(fileURLWithPath: $0) } ?? AppContainer.keptFolder
  }

  /// Explores.
  ///
  /// - Parameter report: takes the report on a screen, with its number.
  /// - Throws: the status with which the first run ended, if it found no screen at all.
  func run(report: (Int, String) throws -> Void = { _, _ in }) throws -> ExplorationMap {
    let url = URL(fileURLWithPath: options.file)
    var explorer = Explorer(
      app: url.deletingPathExtension().lastPathComponent, limit: steps, rows: rows)
    var isFirst = true
    while let job = explorer.nextJob() {
      let run = try OneRun(
        job, of: command, arguments: arguments, container: container, isQuiet: !isFirst, until: end)
      var isOfNewScreen: Int?
      try run.events { event in
        if case .report(let text) = event {
          if let number = isOfNewScreen { try report(number, text) }
          isOfNewScreen = nil
        } else if let number = explorer.take(event) {
          isOfNewScreen = number
        }
      }
      let status = run.end()
      if explorer.map.screens.isEmpty { throw status ?? Failure("\(options.file) showed no screen.") }
      explorer.runEnded(isFailure: run.wasFailure)
      isFirst = false
      if Date() >= end {
        explorer.finish(isOutOfTime: true)
        return explorer.map
      }
    }
    explorer.finish()
    return explorer.map
  }
}

/// One run of the app, in a process of its own.
private final class OneRun {
  private let process = Process()
  private let output = Pipe()
  private let file: URL
  private let deadline: Date
  private var isLate = false
  private var container: URL?

  init(
    _ job: ExplorationJob, of command: any ParsableCommand.Type, arguments: [String], container given: URL?,
    isQuiet: Bool, until deadline: Date
  ) throws {
    self.deadline = deadline
    file = FileManager.default.temporaryDirectory.appending(path: "curbcut-job-\(UUID().uuidString).json")
    do { try JSONEncoder().encode(job).write(to: file) } catch {
      throw Failure("Cannot write \(file.path): \(error.localizedDescription)")
    }
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      [WalkCommand.name] + ForwardedArguments.all(of: command) + ["--job", file.path] + arguments
    process.standardOutput = output
    container = try Self.copy(of: given)
    var environment = ProcessInfo.processInfo.environment
    environment["CURBCUT_CONTAINER"] = container?.path
    process.environment = environment
    // What is warned of in the first run is not repeated by each.
    if isQuiet { process.standardError = FileHandle.nullDevice }
    do { try process.run() } catch { throw Failure("Cannot start a process: \(error.localizedDescription)") }
  }

  /// Each run has a container of its own: a copy of the one that is given, or else an empty one.
  private static func copy(of given: URL?) throws -> URL? {
    guard let given, FileManager.default.fileExists(atPath: given.path) else { return nil }
    let copy = FileManager.default.temporaryDirectory.appending(
      path: "curbcut-container-\(UUID().uuidString)")
    do { try FileManager.default.copyItem(at: given, to: copy) } catch {
      throw Failure("Cannot copy \(given.path): \(error.localizedDescription)")
    }
    return copy
  }

  /// Reads what the run tells, line by line, until it ends.
  func events(_ take: (ExplorationEvent) throws -> Void) throws {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + max(1, deadline.timeIntervalSinceNow))
    timer.setEventHandler { [process] in process.terminate() }
    timer.resume()
    defer { timer.cancel() }
    var rest = Data()
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      rest += data
      while let line = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let part = rest[rest.startIndex..<line]
        rest = Data(rest[(line + 1)...])
        // Lines of anything else that is printed are no events.
        if let event = try? JSONDecoder().decode(ExplorationEvent.self, from: part) { try take(event) }
      }
    }
    isLate = Date() >= deadline
  }

  /// Waits for the end; what the process ended with, if that was not success.
  func end() -> (any Error)? {
    process.waitUntilExit()
    for left in [file, container].compactMap({ $0 }) { try? FileManager.default.removeItem(at: left) }
    guard process.terminationStatus != 0 else { return nil }
    return ExitStatus.of(process)
  }

  /// Whether the run ended before its job was done, other than by the time.
  var wasFailure: Bool { process.terminationStatus != 0 && !isLate }
}
