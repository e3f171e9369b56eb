import AssistiveTechnology
import Dispatch
import Foundation
import Synchronization

/// Feeds a device with speech and sounds, a few milliseconds at a time, on a thread of its own.
///
/// Speech that is stopped leaves the mixer immediately; what the device already has is no longer than
/// ``Pace/lead`` plus its own buffer.
final class Mixer: Sendable {
  /// How much is delivered at a time, in samples: 5 ms.
  static let blockLength = 110
  /// Silence after the last sound, in blocks, so that the end does not stay in a player's buffer.
  fileprivate static let tailLength = 8
  /// How long speech fades when it is cut off, in samples: 3 ms.
  static let fadeLength = 66

  private let state = Mutex(State())
  private let wake = DispatchSemaphore(value: 0)

  /// The speech being played.
  fileprivate struct Speech: Sendable {
    var generation: Int
    var request: Int
    var samples: [Int16] = []
    /// The index of the next sample to be played.
    var head = 0
    /// The number of samples that were played and removed.
    var discarded = 0
    /// Words that have not been reached, with the sample at which they begin.
    var words: [(sample: Int, word: SpeechAudio.Word)] = []
    var lastWord: (part: Int, offset: Int)?
    var hasBegun = false
    var isComplete = false

    var waiting: Int { samples.count - head }
  }

  fileprivate struct Sound: Sendable {
    var samples: [Int16]
    var head = 0
  }

  fileprivate struct State: Sendable {
    var speech: Speech?
    var sounds: [Sound] = []
    var isPaused = false
    var isClosed = false
    var tail = 0
  }

  fileprivate enum Turn {
    case block([Int16], before: [SpeechProgress], after: [SpeechProgress])
    case idle, closed
  }

  /// - Parameters:
  ///   - device: opens the device; called on the mixer's thread, as it may be slow.
  ///   - fallback: opens a replacement when the device fails.
  ///   - report: called with progress, on the mixer's thread.
  func start(
    device: @escaping @Sendable () -> any AudioDevice,
    fallback: @escaping @Sendable (SpeechError) -> any AudioDevice,
    report: @escaping @Sendable (SpeechProgress) -> Void
  ) {
    let thread = Thread { [self] in
      Self.blockBrokenPipes()
      var device = device()
      while true {
        switch turn() {
        case .closed: return device.close()
        case .idle: wake.wait()
        case .block(let samples, let before, let after):
          before.forEach(report)
          do throws(SpeechError) { try device.play(samples) } catch {
            device.close()
            device = fallback(error)
          }
          after.forEach(report)
        }
      }
    }
    thread.name = "curbcut mixer"
    thread.start()
  }

  /// Blocks SIGPIPE on this thread: a player that has exited is noticed by a failing write, and must not
  /// terminate the process.
  private static func blockBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  // MARK: Speech

  /// Cuts off current speech, and waits for the sound of a new generation.
  func begin(_ request: Int, generation: Int) {
    state.withLock { state in
      state.cut()
      state.speech = Speech(generation: generation, request: request)
    }
  }

  /// - Returns: false when the generation is no longer current.
  func append(_ chunk: SpeechChunk, generation: Int) -> Bool {
    let isWanted = state.withLock { state in
      guard state.speech?.generation == generation else { return false }
      state.speech?.samples += chunk.samples
      state.speech?.words += chunk.words.map {
        (Int(($0.time * Double(SpeechAudio.liveRate)).rounded()), $0)
      }
      return true
    }
    wake.signal()
    return isWanted
  }

  /// Marks a generation as complete: all of its sound has been appended.
  func complete(generation: Int) {
    state.withLock { if $0.speech?.generation == generation { $0.speech?.isComplete = true } }
    wake.signal()
  }

  /// How many seconds of a generation are waiting to be played; nil when it is no longer current.
  func waiting(generation: Int) -> Double? {
    state.withLock { state in
      guard let speech = state.speech, speech.generation == generation else { return nil }
      return Double(speech.waiting) / Double(SpeechAudio.liveRate)
    }
  }

  /// Abandons a generation.
  /// - Returns: false when the generation is no longer current.
  func fail(generation: Int) -> Bool {
    state.withLock { state in
      guard state.speech?.generation == generation else { return false }
      state.cut()
      return true
    }
  }

  func stop() {
    state.withLock { $0.cut() }
    wake.signal()
  }

  func setPaused(_ isPaused: Bool) {
    state.withLock { $0.isPaused = isPaused }
    wake.signal()
  }

  func play(_ samples: [Int16]) {
    state.withLock { $0.sounds.append(Sound(samples: samples)) }
    wake.signal()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    wake.signal()
  }

  // MARK: Mixing

  private func turn() -> Turn { state.withLock { $0.turn() } }
}

extension Mixer.State {
  /// Ends current speech with a short fade, so that the cut does not click.
  fileprivate mutating func cut() {
    if let speech, !isPaused, speech.hasBegun, speech.waiting > 0 {
      let end = min(speech.head + Mixer.fadeLength, speech.samples.count)
      let rest = Array(speech.samples[speech.head..<end])
      let faded = SpeechAudio.faded(rest)
      sounds.append(.init(samples: faded))
    }
    speech = nil
    isPaused = false
  }

  fileprivate mutating func turn() -> Mixer.Turn {
    if isClosed { return .closed }
    var block = [Int16](repeating: 0, count: Mixer.blockLength)
    var (before, after): ([SpeechProgress], [SpeechProgress]) = ([], [])
    let spoke = isPaused ? false : takeSpeech(into: &block, &before, &after)
    let sounded = takeSounds(into: &block)
    if spoke || sounded {
      tail = Mixer.tailLength
    } else if tail > 0 {
      tail -= 1
    } else if after.isEmpty {
      return .idle
    }
    return .block(block, before: before, after: after)
  }

  private mutating func takeSpeech(
    into block: inout [Int16], _ before: inout [SpeechProgress], _ after: inout [SpeechProgress]
  ) -> Bool {
    guard var speech else { return false }
    // A partial block would leave a gap in the sound, so more is awaited unless this is the end.
    guard speech.isComplete || speech.waiting >= block.count else { return false }
    let count = min(speech.waiting, block.count)
    if !speech.hasBegun {
      speech.hasBegun = true
      before.append(.began(speech.request))
    }
    for index in 0..<count { block[index] = speech.samples[speech.head + index] }
    speech.head += count
    let played = speech.discarded + speech.head
    while let next = speech.words.first, next.sample < played || (speech.isComplete && speech.waiting == 0) {
      speech.words.removeFirst()
      let word = next.word
      // espeak-ng occasionally reports a word again, after one that follows it.
      guard speech.lastWord.map({ $0 < (word.part, word.offset) }) ?? true else { continue }
      before.append(.reached(speech.request, part: word.part, offset: word.offset))
      speech.lastWord = (word.part, word.offset)
    }
    if speech.head > 1 << 16 {
      speech.samples.removeFirst(speech.head)
      speech.discarded += speech.head
      speech.head = 0
    }
    let isOver = speech.isComplete && speech.waiting == 0
    if isOver { after.append(.finished(speech.request)) }
    self.speech = isOver ? nil : speech
    return count > 0
  }

  private mutating func takeSounds(into block: inout [Int16]) -> Bool {
    guard !sounds.isEmpty else { return false }
    for place in sounds.indices {
      let count = min(block.count, sounds[place].samples.count - sounds[place].head)
      for index in 0..<count {
        block[index] = block[index].addingSaturated(sounds[place].samples[sounds[place].head + index])
      }
      sounds[place].head += count
    }
    sounds.removeAll { $0.head >= $0.samples.count }
    return true
  }
}

extension Int16 {
  /// The sum, clamped to the range of the type.
  func addingSaturated(_ other: Int16) -> Int16 {
    Int16(clamping: Int(self) + Int(other))
  }
}

extension SpeechAudio {
  /// Samples that fade to silence over their whole length.
  static func faded(_ samples: [Int16]) -> [Int16] {
    samples.enumerated().map { index, sample in
      Int16(Double(sample) * (1 - Double(index + 1) / Double(samples.count)))
    }
  }
}
