/// How the samples of a WAV file are written.
struct WAVFormat: Hashable, Sendable {
  private let isFloat: Bool
  private let channels: Int
  private let bits: Int
  /// Samples for each second.
  let rate: Int

  /// Samples of 16 bits of one channel.
  init(rate: Int) {
    self.rate = rate
    (isFloat, channels, bits) = (false, 1, 16)
  }

  /// Reads the contents of a chunk “fmt ”, of 16 bytes or more.
  ///
  /// - Parameters:
  ///   - chunk: the bytes.
  ///   - offset: where they begin in the file, for errors.
  ///   - file: the name, for errors.
  init(_ chunk: ArraySlice<UInt8>, at offset: Int, file: String) throws(HearingError) {
    func number(_ place: Int, _ count: Int) -> Int { Self.number(chunk, place, count) }
    func fail(_ place: Int, _ expected: String, _ found: String) -> HearingError {
      .badSound(file: file, offset: offset + place, expected: expected, found: found)
    }
    var kind = number(0, 2)
    // The extensible format has the kind at the beginning of a longer name.
    if kind == 0xFFFE, chunk.count >= 26 { kind = number(24, 2) }
    guard kind == 1 || kind == 3 else {
      throw fail(0, "samples that are not compressed (1 or 3)", "format \(kind)")
    }
    channels = number(2, 2)
    guard (1...32).contains(channels) else { throw fail(2, "1 to 32 channels", "\(channels)") }
    rate = number(4, 4)
    guard (4_000...768_000).contains(rate) else {
      throw fail(4, "4000 to 768000 samples for each second", "\(rate)")
    }
    bits = number(14, 2)
    guard (kind == 1 ? [8, 16, 24, 32] : [32, 64]).contains(bits) else {
      throw fail(14, kind == 1 ? "8, 16, 24 or 32 bits" : "32 or 64 bits", "\(bits)")
    }
    isFloat = kind == 3
  }

  private var bytesPerSample: Int { bits / 8 }
  /// The bytes of a sample of every channel.
  var frame: Int { bytesPerSample * channels }

  /// The samples of whole frames, channels mixed to one, from -1 to 1; bytes that are no whole frame are left out.
  func samples(_ bytes: ArraySlice<UInt8>) -> [Float] {
    (0..<bytes.count / frame).map { index -> Float in
      var sum: Float = 0
      for channel in 0..<channels { sum += sample(bytes, index * frame + channel * bytesPerSample) }
      return sum / Float(channels)
    }
  }

  private func sample(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> Float {
    if isFloat {
      let bits = UInt64(truncatingIfNeeded: Self.number(bytes, offset, 4)) & 0xFFFF_FFFF
      let high = self.bits == 32 ? 0 : UInt64(truncatingIfNeeded: Self.number(bytes, offset + 4, 4)) << 32
      let value =
        self.bits == 32
        ? Float(bitPattern: UInt32(bits)) : Float(Double(bitPattern: bits | high))
      return value.isFinite ? min(max(value, -1), 1) : 0
    }
    // Samples of 8 bits are counted from 0, the others around it.
    if bits == 8 { return Float(Self.number(bytes, offset, 1) - 128) / 128 }
    let value = Self.number(bytes, offset, bytesPerSample)
    let limit = 1 << (bits - 1)
    return Float(value >= limit ? value - 2 * limit : value) / Float(limit)
  }

  /// A number of so many bytes, the lowest first, at an offset from the beginning of the slice.
  static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[bytes.startIndex + offset + $1]) << (8 * $1) }
  }
}
