import Foundation

/// Sound of one channel, as it was recorded.
public struct RecordedSound: Hashable, Sendable {
  /// Samples for each second.
  public var sampleRate: Int
  /// The samples, from -1 to 1.
  public var samples: [Float]

  /// Creates a sound of samples from -1 to 1.
  public init(sampleRate: Int, samples: [Float]) {
    self.sampleRate = sampleRate
    self.samples = samples
  }

  /// Creates a sound of 16-bit samples.
  public init(sampleRate: Int, samples: [Int16]) {
    self.init(sampleRate: sampleRate, samples: samples.map { Float($0) / 32_768 })
  }

  /// In seconds.
  public var duration: Double { sampleRate > 0 ? Double(samples.count) / Double(sampleRate) : 0 }

  /// The same sound at another rate: frequencies that the lower rate cannot hold are left out.
  ///
  /// - Parameter rate: samples for each second, from 1.
  public func resampled(to rate: Int) -> RecordedSound { resampled(from: Double(sampleRate), to: rate) }

  /// - Parameter own: the rate at which the samples are taken to be, so that a sound can be played faster or slower.
  func resampled(from own: Double, to rate: Int) -> RecordedSound {
    guard rate > 0, own > 0, !samples.isEmpty else {
      return RecordedSound(sampleRate: max(rate, 1), samples: [Float]())
    }
    guard Double(rate) != own else { return RecordedSound(sampleRate: rate, samples: samples) }
    let step = own / Double(rate)
    let count = Int(Double(samples.count) / step)
    // Windowed sinc: as many zero crossings on each side.
    let crossings = 12.0
    let cut = min(1, 1 / step)
    let reach = crossings / cut
    // The filter is read from a table, since each value would need two sines.
    let finest = 512
    let table = (0...Int(crossings) * finest).map { index -> Float in
      let x = Double(index) / Double(finest)
      let sinc = x == 0 ? 1 : sin(.pi * x) / (.pi * x)
      return Float(sinc * 0.5 * (1 + cos(.pi * x / crossings)) * cut)
    }
    var result = [Float](repeating: 0, count: count)
    samples.withUnsafeBufferPointer { samples in
      for index in 0..<count {
        let center = Double(index) * step
        let first = max(0, Int((center - reach).rounded(.up)))
        let last = min(samples.count - 1, Int(center + reach))
        guard first <= last else { continue }
        var sum: Float = 0
        for place in first...last {
          let distance = Int(abs(Double(place) - center) * cut * Double(finest))
          if distance < table.count { sum += samples[place] * table[distance] }
        }
        result[index] = sum
      }
    }
    return RecordedSound(sampleRate: rate, samples: result)
  }
}
