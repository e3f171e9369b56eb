import Foundation

extension RecordedSound {
  /// Reads a WAV file: samples of 8, 16, 24 or 32 bits or floating-point numbers, any rate, channels mixed to one.
  ///
  /// - Throws: a ``HearingError`` with the place where the file is not as it should be.
  public init(contentsOf path: String) throws(HearingError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .cannotRead(file: path, reason: error.localizedDescription)
    }
    try self.init(wav: data, file: path)
  }

  /// Reads the bytes of a WAV file; the name is for errors.
  public init(wav data: Data, file: String) throws(HearingError) {
    var reader = WAVReader(bytes: [UInt8](data), file: file)
    self = try reader.read()
  }
}

/// Reads the chunks of a RIFF file.
private struct WAVReader {
  let bytes: [UInt8]
  let file: String
  private var place = 0

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  private struct Format {
    var isFloat: Bool
    var channels: Int
    var rate: Int
    var bits: Int
    var bytesPerSample: Int { bits / 8 }
  }

  private func fail(_ offset: Int, _ expected: String, _ found: String) -> HearingError {
    .badSound(file: file, offset: offset, expected: expected, found: found)
  }

  mutating func read() throws(HearingError) -> RecordedSound {
    try take("RIFF", at: 0)
    try take("WAVE", at: 8)
    place = 12
    var format: Format?
    while place < bytes.count {
      let start = place
      guard bytes.count - place >= 8 else { throw fail(place, "a chunk", "the end of the file") }
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let size = number(place + 4, 4)
      place += 8
      switch name {
      case "fmt ": format = try readFormat(at: place, size)
      case "data":
        guard let format else { throw fail(start, "a chunk “fmt ” before “data”", "none") }
        // Programs that write to a pipe do not know the size, and leave it at the largest.
        let left = bytes.count - place
        guard size <= left || size >= 0x7FFF_FFFF - 64 else {
          throw fail(start + 4, "\(size) bytes of sound", "\(left) bytes before the end of the file")
        }
        return try samples(place..<place + min(size, left), format)
      default: break
      }
      // Chunks begin at even places.
      place += size + size % 2
    }
    throw fail(bytes.count, "a chunk “data”", "the end of the file")
  }

  private func take(_ name: String, at offset: Int) throws(HearingError) {
    guard bytes.count >= offset + 4 else { throw fail(bytes.count, "“\(name)”", "the end of the file") }
    let found = Array(bytes[offset..<offset + 4])
    guard found == Array(name.utf8) else {
      throw fail(offset, "“\(name)”", found.map { String($0, radix: 16) }.joined(separator: " "))
    }
  }

  private func number(_ offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  private func readFormat(at offset: Int, _ size: Int) throws(HearingError) -> Format {
    guard size >= 16, bytes.count - offset >= size else {
      throw fail(offset, "at least 16 bytes of format", "\(min(size, bytes.count - offset))")
    }
    var kind = number(offset, 2)
    // The extensible format has the kind at the beginning of a longer name.
    if kind == 0xFFFE, size >= 26 { kind = number(offset + 24, 2) }
    guard kind == 1 || kind == 3 else {
      throw fail(offset, "samples that are not compressed (1 or 3)", "format \(kind)")
    }
    let channels = number(offset + 2, 2)
    guard (1...32).contains(channels) else { throw fail(offset + 2, "1 to 32 channels", "\(channels)") }
    let rate = number(offset + 4, 4)
    guard (4_000...768_000).contains(rate) else {
      throw fail(offset + 4, "4000 to 768000 samples for each second", "\(rate)")
    }
    let bits = number(offset + 14, 2)
    guard (kind == 1 ? [8, 16, 24, 32] : [32, 64]).contains(bits) else {
      throw fail(offset + 14, kind == 1 ? "8, 16, 24 or 32 bits" : "32 or 64 bits", "\(bits)")
    }
    return Format(isFloat: kind == 3, channels: channels, rate: rate, bits: bits)
  }

  private func samples(_ range: Range<Int>, _ format: Format) throws(HearingError) -> RecordedSound {
    let frame = format.bytesPerSample * format.channels
    guard range.count % frame == 0 || range.upperBound == bytes.count else {
      throw fail(range.lowerBound, "whole frames of \(frame) bytes", "\(range.count) bytes")
    }
    let samples = (0..<range.count / frame).map { index -> Float in
      var sum: Float = 0
      for channel in 0..<format.channels {
        sum += sample(range.lowerBound + index * frame + channel * format.bytesPerSample, format)
      }
      return sum / Float(format.channels)
    }
    return RecordedSound(sampleRate: format.rate, samples: samples)
  }

  private func sample(_ offset: Int, _ format: Format) -> Float {
    if format.isFloat {
      let bits = UInt64(truncatingIfNeeded: number(offset, 4)) & 0xFFFF_FFFF
      let value =
        format.bits == 32
        ? Float(bitPattern: UInt32(bits))
        : Float(Double(bitPattern: bits | UInt64(truncatingIfNeeded: number(offset + 4, 4)) << 32))
      return value.isFinite ? min(max(value, -1), 1) : 0
    }
    // Samples of 8 bits are counted from 0, the others around it.
    if format.bits == 8 { return Float(Int(bytes[offset]) - 128) / 128 }
    let value = number(offset, format.bytesPerSample)
    let limit = 1 << (format.bits - 1)
    return Float(value >= limit ? value - 2 * limit : value) / Float(limit)
  }
}
