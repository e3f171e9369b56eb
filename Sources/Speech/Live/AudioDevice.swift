import Foundation
import Synchronization

/// A device that plays sound as it is produced: one channel of 16-bit samples, at ``SpeechAudio/liveRate``.
public protocol AudioDevice: Sendable {
  /// Plays samples after those that it was given before.
  ///
  /// Returns when it is ready for more, shortly before it has played these.
  func play(_ samples: [Int16]) throws(SpeechError)
  /// Closes the device, which will receive no more samples.
  func close()
}

extension SpeechAudio {
  /// The sample rate at which live sound is mixed, in samples per second: that of espeak-ng.
  public static let liveRate = 22_050
}

/// Keeps the feeding of a device only slightly ahead of real time: what a device already has cannot be taken
/// back when speech is interrupted.
struct Pace: Sendable {
  /// How far ahead of real time a device is fed, in seconds.
  static let lead = 0.015

  private var end: ContinuousClock.Instant?

  /// Records that samples were delivered.
  /// - Returns: how long to wait before the next, in seconds.
  mutating func add(_ count: Int, rate: Int, now: ContinuousClock.Instant = .now) -> Double {
    // After a silence the clock starts afresh.
    let start = end.map { max($0, now) } ?? now
    let next = start + .seconds(Double(count) / Double(rate))
    end = next
    let ahead = now.duration(to: next).inSeconds - Self.lead
    return max(ahead, 0)
  }
}

/// A device that discards sound in real time, for use without a sound card.
public final class TimedDevice: AudioDevice {
  private let pace = Mutex(Pace())

  /// Creates a device that discards sound.
  public init() {}

  public func play(_ samples: [Int16]) {
    let wait = pace.withLock { $0.add(samples.count, rate: SpeechAudio.liveRate) }
    if wait > 0 { Thread.sleep(forTimeInterval: wait) }
  }

  public func close() {}
}

/// A device that records what it is given, for tests and measurements.
public final class MemoryDevice: AudioDevice {
  private let state = Mutex(State())
  private let pace = Mutex(Pace())
  private let isPaced: Bool

  private struct State {
    var samples: [Int16] = []
    var blocks: [Block] = []
    var isClosed = false
  }

  /// Samples that were delivered together.
  public struct Block: Sendable {
    /// The index of the first sample among all that were played.
    public var start: Int
    /// The number of samples.
    public var count: Int
    /// When they were delivered.
    public var time: ContinuousClock.Instant
  }

  /// - Parameter isPaced: true to accept samples no faster than real time.
  public init(isPaced: Bool = false) { self.isPaced = isPaced }

  /// All samples that were played, without the gaps in between.
  public var samples: [Int16] { state.withLock { $0.samples } }
  /// The blocks of samples, oldest first.
  public var blocks: [Block] { state.withLock { $0.blocks } }
  /// True once the device has been closed.
  public var isClosed: Bool { state.withLock { $0.isClosed } }

  public func play(_ samples: [Int16]) {
    state.withLock { state in
      state.blocks.append(Block(start: state.samples.count, count: samples.count, time: .now))
      state.samples += samples
    }
    guard isPaced else { return }
    let wait = pace.withLock { $0.add(samples.count, rate: SpeechAudio.liveRate) }
    if wait > 0 { Thread.sleep(forTimeInterval: wait) }
  }

  public func close() { state.withLock { $0.isClosed = true } }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
