import AppFolders
import Conformance
import Foundation
import Glibc

/// Compiles the views of a file of cases, and shows each in a second process.
struct ViewCasePlayer {
  /// The path of the file.
  let file: String
  /// For how long a view may give no sign of life, in seconds.
  private static let patience = 60.0

  @MainActor
  func play(_ cases: [ViewCase], _ data: Data) throws -> [PlayedCase] {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    let scratch = AppBuild.standardScratch(for: url)
    let progress = BuildProgress(name: url.lastPathComponent)
    defer { progress.end() }
    let library = try ViewCaseLibrary(cases, scratch: scratch) { progress.show($0) }
    progress.show("showing the views")
    var results = cases.indices.map { PlayedCase.notCompiled(library.messages[$0] ?? []) }
    let absent = library.messages.keys.sorted()
    var next = 0
    while next < cases.count {
      let run = try Self.run([
        "play-views", url.path, scratch.path, "--from", "\(next)", "--without",
        absent.map(String.init).joined(separator: ","),
      ])
      for (index, views) in run.shown { results[index] = .shown(views) }
      guard let begun = run.begun, run.shown[begun] == nil else {
        // The process has to begin a case, or it is none of the cases that ends it.
        if run.begun == nil, cases.indices.contains(where: { $0 >= next && !absent.contains($0) }) {
          throw Failure("\(file): the views cannot be shown: \(run.ending)")
        }
        break
      }
      results[begun] = .ended(run.ending)
      next = begun + 1
    }
    return results
  }

  /// What a process told before it ended.
  private struct Run {
    var shown: [Int: [ShownView]] = [:]
    /// The last case that was begun.
    var begun: Int?
    /// How the process ended, in words.
    var ending = ""

    mutating func add(_ message: ViewCaseMessage?) {
      switch message {
      case .begins(let index)?: begun = index
      case .shown(let index, let views)?: shown[index] = views
      case nil: break
      }
    }
  }

  private static func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let output = Pipe()
    let complaints = FileManager.default.temporaryDirectory.appendingPathComponent("curbcut-\(getpid()).err")
    try Data().write(to: complaints)
    defer { try? FileManager.default.removeItem(at: complaints) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    var run = Run()
    var rest = Data()
    let reading = output.fileHandleForReading
    var isStuck = false
    while true {
      var descriptor = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, Int32(patience * 1000)) > 0 else {
        isStuck = true
        kill(process.processIdentifier, SIGKILL)
        break
      }
      let data = reading.availableData
      if data.isEmpty { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        run.add(try? JSONDecoder().decode(ViewCaseMessage.self, from: rest[..<end]))
        rest = Data(rest[rest.index(after: end)...])
      }
    }
    process.waitUntilExit()
    let text = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    // What Swift says of a crash stands before the stack, which is long.
    let reason = lines.first { $0.contains("Fatal error: ") } ?? lines.last ?? ""
    run.ending =
      isStuck
      ? "no answer for \(Int(patience)) s"
      : "the process ended with \(process.terminationReason == .uncaughtSignal ? "signal" : "status") "
        + "\(process.terminationStatus)\(reason.isEmpty ? "" : ": \(reason)")"
    return run
  }
}
