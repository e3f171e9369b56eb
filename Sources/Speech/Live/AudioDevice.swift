import Foundation
import Synchronization

/// Where sound goes while it is made: one channel of 16-bit samples, at ``SpeechAudio/liveRate``.
public protocol AudioDevice: Sendable {
  /// Plays samples behind those that it was given before.
  ///
  /// Returns when it wants more, which is a moment before it has played these.
  func play(_ samples: [Int16]) throws(SpeechError)
  /// Nothing more will come.
  func close()
}

extension SpeechAudio {
  /// The rate at which live sound is mixed, in samples a second: that of espeak-ng.
  public static let liveRate = 22_050
}

/// Keeps whoever feeds a device a little ahead of real time, and no more: what a device already has cannot
/// be taken back when speech is interrupted.
struct Pace: Sendable {
  /// How far ahead of real time a device is fed, in seconds.
  static let lead = 0.015

  private var end: ContinuousClock.Instant?

  /// Notes that samples were handed over.
  /// - Returns: how long to wait before the next, in seconds.
  mutating func add(_ count: Int, rate: Int, now: ContinuousClock.Instant = .now) -> Double {
    // Behind a silence the clock starts anew.
    let start = end.map { max($0, now) } ?? now
    let next = start + .seconds(Double(count) / Double(rate))
    end = next
    let ahead = now.duration(to: next).inSeconds - Self.lead
    return max(ahead, 0)
  }
}

/// Sound that nobody hears, as slow as if somebody did: where there is no sound card.
public final class TimedDevice: AudioDevice {
  private let pace = Mutex(Pace())

  /// A device that has taken no sound yet.
  public init() {}

  public func play(_ samples: [Int16]) {
    let wait = pace.withLock { $0.add(samples.count, rate: SpeechAudio.liveRate) }
    if wait > 0 { Thread.sleep(forTimeInterval: wait) }
  }

  public func close() {}
}

/// Keeps what it is given, for tests and measuring.
public final class MemoryDevice: AudioDevice {
  private let state = Mutex(State())
  private let pace = Mutex(Pace())
  private let isPaced: Bool

  private struct State {
    var samples: [Int16] = []
    var blocks: [Block] = []
    var isClosed = false
  }

  /// Samples that came at one time.
  public struct Block: Sendable {
    /// Where they begin in all that was played.
    public var start: Int
    /// How many they are.
    public var count: Int
    /// When they came.
    public var time: ContinuousClock.Instant
  }

  /// - Parameter isPaced: true to take samples no faster than they are heard.
  public init(isPaced: Bool = false) { self.isPaced = isPaced }

  /// All that was played, without the silences in which nothing was.
  public var samples: [Int16] { state.withLock { $0.samples } }
  /// What came at one time each, oldest first.
  public var blocks: [Block] { state.withLock { $0.blocks } }
  /// True once it was closed.
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
