import Foundation

/// Makes a sound fit for the decoder: its loudness, its rate, and a trace of noise.
///
/// The model was trained with people in rooms. Where a synthesizer or a noise gate leaves nothing between the harmonics,
/// the spectrum is like none that it knows; noise far below the speech fills these gaps.
struct SoundPreparation {
  /// One way of hearing a sound.
  struct Manner: Hashable {
    /// How much faster than it was said.
    var speed: Double
    /// The noise, in units of 16-bit samples.
    var noise: Float
    /// How much of each value of the noise is that of the one before, from 0 to 1: the more, the deeper it sounds.
    var depth: Float
  }

  /// In the order in which they are tried.
  static let manners = [
    Manner(speed: 1, noise: 100, depth: 0.95), Manner(speed: 0.94, noise: 40, depth: 0.5),
    Manner(speed: 0.9, noise: 40, depth: 0.8), Manner(speed: 1.04, noise: 100, depth: 0.95),
    Manner(speed: 0.94, noise: 40, depth: 0.8),
  ]
  /// So many hearings are enough when they agree.
  static let enough = 3

  /// The loudness of the loudest part, in units of 16-bit samples.
  private static let peak: Float = 14_000
  /// Silence before and after, in samples: the decoder expects a phrase to begin and end with some.
  private static let silence = 1_600
  /// Longer sounds are no commands: what comes later is left out, in seconds.
  private static let longest = 30.0

  private let sound: RecordedSound
  private let gain: Float

  /// - Returns: nil for a sound without anything in it.
  init?(_ sound: RecordedSound) {
    let count = min(sound.samples.count, Int(Self.longest * Double(sound.sampleRate)))
    let samples = Array(sound.samples.prefix(count))
    let loudest = samples.reduce(Float(0)) { max($0, abs($1)) }
    guard loudest > 0.001, Double(count) > 0.1 * Double(sound.sampleRate) else { return nil }
    self.sound = RecordedSound(sampleRate: sound.sampleRate, samples: samples)
    gain = Self.peak / loudest
  }

  /// The samples as the decoder takes them.
  func samples(_ manner: Manner) -> [Int16] {
    let speech = sound.resampled(from: Double(sound.sampleRate) * manner.speed, to: Decoder.sampleRate)
      .samples
    var noise = Noise(depth: manner.depth)
    var result: [Int16] = []
    result.reserveCapacity(speech.count + 2 * Self.silence)
    for index in 0..<speech.count + 2 * Self.silence {
      let place = index - Self.silence
      let value = speech.indices.contains(place) ? speech[place] * gain : 0
      result.append(Int16(min(max(value + noise.next() * manner.noise, -32_767), 32_767)))
    }
    return result
  }

  /// Noise as of a room, the same each time, of variance 1.
  private struct Noise {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var last: Float = 0
    private let depth: Float
    private let gain: Float

    init(depth: Float) {
      self.depth = depth
      gain = ((1 + depth) / (1 - depth)).squareRoot()
    }

    mutating func next() -> Float {
      // Nearly normal, of variance 1: the sum of three that are uniform from -1 to 1.
      var sum: Float = 0
      for _ in 0..<3 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        sum += Float(state >> 40) / Float(1 << 24) * 2 - 1
      }
      last = depth * last + (1 - depth) * sum
      return last * gain
    }
  }
}
