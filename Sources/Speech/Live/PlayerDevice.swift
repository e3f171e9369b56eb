import Foundation
import Synchronization

/// The sound card, through a player program that keeps running and receives raw samples.
public final class PlayerDevice: AudioDevice {
  /// A program, and the arguments with which it plays raw samples from its standard input without delay.
  private struct Program {
    var name: String
    var arguments: [String]
  }

  private static let programs: [Program] = {
    let rate = SpeechAudio.liveRate
    return [
      Program(
        name: "pw-cat",
        arguments: [
          "--playback", "--raw", "--format=s16", "--rate=\(rate)", "--channels=1", "--latency=15ms", "-",
        ]),
      Program(
        name: "pacat",
        arguments: [
          "--playback", "--raw", "--format=s16le", "--rate=\(rate)", "--channels=1", "--latency-msec=15",
        ]),
      Program(
        name: "aplay",
        arguments: [
          "-q", "-t", "raw", "-f", "S16_LE", "-r", "\(rate)", "-c", "1", "--period-time=5000",
          "--buffer-time=20000", "--start-delay=1", "-",
        ]),
    ]
  }()

  /// How long to wait for a program that cannot play to exit, in seconds.
  private static let trial = 0.1

  private let process: Process
  private let name: String
  private let input: FileHandle
  private let pace = Mutex(Pace())

  private init(_ process: Process, name: String, input: FileHandle) {
    self.process = process
    self.name = name
    self.input = input
  }

  private static let prepared = Mutex<PlayerDevice?>(nil)

  /// Starts a program now, for the next call of ``open(searchPath:)``: where the process will not be allowed to start one, or the
  /// program to reach the sound card. Where none can play, that call will say so.
  public static func prepare() {
    let device = try? start(searchPath: nil)
    prepared.withLock { $0 = device }
  }

  /// Starts the first program that can play, unless one was prepared.
  ///
  /// - Parameter searchPath: folders with programs, separated by colons; nil for `PATH`.
  public static func open(searchPath: String? = nil) throws(SpeechError) -> PlayerDevice {
    let device = prepared.withLock { device -> PlayerDevice? in
      defer { device = nil }
      return device
    }
    if let device { return device }
    return try start(searchPath: searchPath)
  }

  private static func start(searchPath: String?) throws(SpeechError) -> PlayerDevice {
    var failure = SpeechError.noPlayer(tried: programs.map(\.name))
    for program in programs {
      guard let path = ProgramPath.find(program.name, in: searchPath) else { continue }
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = program.arguments
      process.standardInput = pipe
      process.standardOutput = FileHandle.nullDevice
      // A player that logs every underrun must not fill a pipe that nothing reads.
      process.standardError = FileHandle.nullDevice
      do { try process.run() } catch {
        failure = .playerFailed(program: program.name, reason: error.localizedDescription)
        continue
      }
      let end = ContinuousClock.now + .seconds(trial)
      while process.isRunning, .now < end { Thread.sleep(forTimeInterval: 0.005) }
      if process.isRunning {
        return PlayerDevice(process, name: program.name, input: pipe.fileHandleForWriting)
      }
      failure = .playerFailed(
        program: program.name, reason: "it ended with status \(process.terminationStatus)")
    }
    throw failure
  }

  public func play(_ samples: [Int16]) throws(SpeechError) {
    let isWritten = samples.map(\.littleEndian).withUnsafeBytes { bytes -> Bool in
      var written = 0
      while written < bytes.count {
        let count = write(input.fileDescriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count > 0 { written += count } else if errno != EINTR { return false }
      }
      return true
    }
    guard isWritten else {
      throw .playerFailed(program: name, reason: String(cString: strerror(errno)))
    }
    let wait = pace.withLock { $0.add(samples.count, rate: SpeechAudio.liveRate) }
    if wait > 0 { Thread.sleep(forTimeInterval: wait) }
  }

  public func close() {
    try? input.close()
    if process.isRunning { process.terminate() }
  }
}
