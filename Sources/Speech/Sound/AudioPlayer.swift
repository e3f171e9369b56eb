import Foundation

/// Plays speech on the sound card, through a player program of the system.
public struct AudioPlayer: Sendable {
  /// The programs that are tried, best first, with their arguments before the file's name.
  private static let programs: [(name: String, arguments: [String])] = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]),
  ]

  /// The player that will be tried first; nil when there is none on the `PATH`.
  public static func program() -> String? {
    programs.lazy.compactMap { ProgramPath.find($0.name, in: nil) }.first
  }

  private let searchPath: String?

  /// - Parameter searchPath: folders with programs, separated by colons; nil for `PATH`.
  public init(searchPath: String? = nil) {
    self.searchPath = searchPath
  }

  /// Plays to the end. When a program fails, the next one is tried.
  public func play(_ audio: SpeechAudio) throws(SpeechError) {
    guard !audio.samples.isEmpty else { return }
    try play(audio.wavData)
  }

  /// Plays a WAV file to the end. When a program fails, the next one is tried.
  public func play(_ sound: Data) throws(SpeechError) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("curbcut-\(UUID().uuidString).wav").path
    do { try sound.write(to: URL(fileURLWithPath: file)) } catch {
      throw .cannotWrite(path: file, reason: error.localizedDescription)
    }
    defer { try? FileManager.default.removeItem(atPath: file) }
    var failure = SpeechError.noPlayer(tried: Self.programs.map(\.name))
    for (name, arguments) in Self.programs {
      guard let program = ProgramPath.find(name, in: searchPath) else { continue }
      guard let reason = run(program, arguments + [file]) else { return }
      failure = .playerFailed(program: name, reason: reason)
    }
    throw failure
  }

  /// Runs a program; returns the first line of its error output, or nil when it succeeded.
  private func run(_ program: String, _ arguments: [String]) -> String? {
    let process = Process()
    let complaint = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = complaint
    do { try process.run() } catch { return error.localizedDescription }
    let text = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return nil }
    let line = text.split(separator: "\n").first.map(String.init)
    return line ?? "it ended with status \(process.terminationStatus)"
  }
}
