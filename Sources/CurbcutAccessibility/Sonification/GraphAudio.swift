import Foundation

/// Stereo audio.
public struct GraphAudio: Hashable, Sendable {
  /// 16-bit samples, alternating between left and right.
  public var samples: [Int16]
  /// Samples per second in each channel.
  public var sampleRate: Int

  /// Creates audio from samples.
  public init(samples: [Int16], sampleRate: Int) {
    self.samples = samples
    self.sampleRate = sampleRate
  }

  /// The duration in seconds.
  public var duration: Double {
    sampleRate > 0 ? Double(samples.count / 2) / Double(sampleRate) : 0
  }

  /// The bytes of a WAV file: a RIFF header, then 16-bit little-endian samples in two channels.
  public var wavData: Data {
    let size = UInt32(clamping: samples.count * 2)
    var data = Data(capacity: 44 + samples.count * 2)
    func append<T: FixedWidthInteger>(_ value: T) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(contentsOf: Array("RIFF".utf8))
    append(UInt32(clamping: 36 + Int(size)))
    data.append(contentsOf: Array("WAVEfmt ".utf8))
    append(UInt32(16))
    // Uncompressed PCM, two channels, four bytes per frame.
    append(UInt16(1))
    append(UInt16(2))
    append(UInt32(clamping: sampleRate))
    append(UInt32(clamping: sampleRate * 4))
    append(UInt16(4))
    append(UInt16(16))
    data.append(contentsOf: Array("data".utf8))
    append(size)
    samples.map(\.littleEndian).withUnsafeBytes { data.append(contentsOf: $0) }
    return data
  }
}

extension AudioGraph {
  /// Renders the tones as samples.
  ///
  /// - Parameter sampleRate: samples per second, from 8000 to 96000.
  public func audio(sampleRate: Int = 44_100) -> GraphAudio {
    let rate = min(max(sampleRate, 8_000), 96_000)
    let count = Int((duration * Double(rate)).rounded(.up))
    var mix = [Float](repeating: 0, count: count * 2)
    let series = Dictionary(grouping: tones, by: \.series).sorted { $0.key < $1.key }.map(\.value)
    for tones in series {
      // A line is one gliding sound: its phase continues from tone to tone.
      var phase = 0.0
      for (index, tone) in tones.enumerated() {
        let goesOn = index + 1 < tones.count && tones[index + 1].isJoined
        phase = add(
          tone, to: &mix, rate: rate, phase: tone.isJoined ? phase : 0, fadesIn: !tone.isJoined,
          fadesOut: !goesOn)
      }
    }
    let peak = mix.reduce(Float(0)) { max($0, abs($1)) }
    // Loud enough to be heard, never so loud that it clips.
    let gain = peak > 0 ? 0.8 * Float(Int16.max) / max(peak, 1) : 0
    return GraphAudio(samples: mix.map { Int16(($0 * gain).rounded()) }, sampleRate: rate)
  }

  /// - Returns: the phase at the end, in cycles.
  private func add(
    _ tone: Tone, to mix: inout [Float], rate: Int, phase: Double, fadesIn: Bool, fadesOut: Bool
  ) -> Double {
    let first = Int(tone.start * Double(rate))
    let last = min(Int((tone.start + tone.duration) * Double(rate)), mix.count / 2)
    guard first < last else { return phase }
    let length = Double(last - first)
    let fade = min(0.008 * Double(rate), length / 2)
    let harmonics = tone.timbre.harmonics
    let loudness = 1 / harmonics.reduce(0, +)
    var phase = phase
    for sample in first..<last {
      let done = Double(sample - first)
      let share = done / length
      let pitch = tone.frequency * pow(tone.endFrequency / tone.frequency, share)
      phase += pitch / Double(rate)
      phase -= phase.rounded(.down)
      var value = 0.0
      for (multiple, strength) in harmonics.enumerated() where strength > 0 {
        let overtone = pitch * Double(multiple + 1)
        // Frequencies above half the sample rate would be aliased to another pitch.
        if overtone < Double(rate) / 2 { value += strength * sin(2 * .pi * phase * Double(multiple + 1)) }
      }
      value *= loudness
      if fadesIn { value *= min(1, done / fade) }
      if fadesOut { value *= min(1, (length - done) / fade) }
      let pan = tone.pan + (tone.endPan - tone.pan) * share
      let angle = (pan + 1) * .pi / 4
      mix[sample * 2] += Float(value * cos(angle))
      mix[sample * 2 + 1] += Float(value * sin(angle))
    }
    return phase
  }
}
