import CurbcutFoundation

/// A piece of sound as floating-point numbers, each channel by itself.
struct Samples: Equatable {
  var channels: [[Float]]

  init(channels: [[Float]]) { self.channels = channels }

  /// Silence.
  init(silence frames: Int, channels: Int) {
    self.channels = Array(repeating: Array(repeating: 0, count: frames), count: channels)
  }

  var frames: Int { channels.first?.count ?? 0 }

  // MARK: Buffers

  /// Frames of a buffer.
  init(_ buffer: AVAudioPCMBuffer, _ range: Range<Int>) {
    let kind = buffer.format.stored
    channels = (0..<Int(buffer.format.channelCount)).map { channel in
      let (start, step) = buffer.memory(of: channel)
      return range.map { Self.sample(start + $0 * step, kind) }
    }
  }

  /// Writes frames into a buffer, whose channels they have.
  func write(to buffer: AVAudioPCMBuffer, at place: Int) {
    let kind = buffer.format.stored
    for (channel, samples) in channels.enumerated().prefix(Int(buffer.format.channelCount)) {
      let (start, step) = buffer.memory(of: channel)
      for (index, sample) in samples.enumerated() {
        Self.store(sample, start + (place + index) * step, kind)
      }
    }
  }

  // MARK: Numbers in memory

  /// Reads a number as a sample from -1 to 1.
  static func sample(_ place: UnsafeRawPointer, _ kind: AudioStreamBasicDescription) -> Float {
    let bytes = Int(kind.mBitsPerChannel / 8)
    var bits: UInt64 = 0
    for index in 0..<bytes {
      let byte = UInt64(place.load(fromByteOffset: index, as: UInt8.self))
      bits |= byte << UInt64((kind.isBigEndian ? bytes - 1 - index : index) * 8)
    }
    if kind.isFloat {
      return bytes == 8
        ? Float(Double(bitPattern: bits)) : Float(bitPattern: UInt32(truncatingIfNeeded: bits))
    }
    guard kind.mFormatFlags & kAudioFormatFlagIsSignedInteger != 0 else {
      return Float(Double(bits) / exp2(Double(kind.mBitsPerChannel) - 1) - 1)
    }
    // The sign is the highest bit.
    let signed = Int64(bitPattern: bits << UInt64(64 - bytes * 8)) >> Int64(64 - bytes * 8)
    return Float(Double(signed) / exp2(Double(kind.mBitsPerChannel) - 1))
  }

  /// Writes a sample as a number.
  static func store(_ sample: Float, _ place: UnsafeMutableRawPointer, _ kind: AudioStreamBasicDescription) {
    let bytes = Int(kind.mBitsPerChannel / 8)
    let bits: UInt64
    if kind.isFloat {
      bits = bytes == 8 ? Double(sample).bitPattern : UInt64(sample.bitPattern)
    } else {
      let limit = exp2(Double(kind.mBitsPerChannel) - 1)
      let value = min(max((Double(sample) * limit).rounded(), -limit), limit - 1)
      let isSigned = kind.mFormatFlags & kAudioFormatFlagIsSignedInteger != 0
      bits = UInt64(bitPattern: Int64(isSigned || value.isNaN ? (value.isNaN ? 0 : value) : value + limit))
    }
    for index in 0..<bytes {
      let shift = UInt64((kind.isBigEndian ? bytes - 1 - index : index) * 8)
      place.storeBytes(of: UInt8(truncatingIfNeeded: bits >> shift), toByteOffset: index, as: UInt8.self)
    }
  }

  // MARK: Changes

  /// The same sound with another count of channels: one is heard on all, and of many only the first remain, but two
  /// become one by their mean.
  func with(channels count: Int) -> Samples {
    guard count != channels.count, let first = channels.first else { return self }
    if count == 1, channels.count == 2 {
      return Samples(channels: [zip(channels[0], channels[1]).map { ($0 + $1) / 2 }])
    }
    if channels.count == 1 { return Samples(channels: Array(repeating: first, count: count)) }
    let rest = max(0, count - channels.count)
    let silence = Array(repeating: Float(0), count: frames)
    return Samples(channels: Array(channels.prefix(count)) + Array(repeating: silence, count: rest))
  }

  /// The same sound in another count of frames, each between its neighbours.
  func stretched(to count: Int) -> Samples {
    guard count != frames, frames > 0 else {
      return count == frames ? self : Samples(silence: count, channels: channels.count)
    }
    let step = Double(frames) / Double(max(count, 1))
    return Samples(
      channels: channels.map { samples in
        (0..<count).map { index in
          let place = Double(index) * step
          let (before, part) = (Int(place), Float(place - place.rounded(.down)))
          let after = min(before + 1, samples.count - 1)
          return samples[before] + (samples[after] - samples[before]) * part
        }
      })
  }

  /// Adds a sound, louder or softer, and more to the left or right.
  mutating func add(_ other: Samples, volume: Float, pan: Float) {
    let other = other.with(channels: channels.count)
    for (channel, samples) in other.channels.enumerated() {
      var factor = volume
      if channels.count == 2, pan != 0 { factor *= channel == 0 ? min(1, 1 - pan) : min(1, 1 + pan) }
      guard factor != 0 else { continue }
      for index in 0..<min(samples.count, frames) { channels[channel][index] += samples[index] * factor }
    }
  }
}
