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

  private func fail(_ offset: Int, _ expected: String, _ found: String) -> HearingError {
    .badSound(file: file, offset: offset, expected: expected, found: found)
  }

  mutating func read() throws(HearingError) -> RecordedSound {
    try take("RIFF", at: 0)
    try take("WAVE", at: 8)
    place = 12
    var format: WAVFormat?
    while place < bytes.count {
      let start = place
      guard bytes.count - place >= 8 else { throw fail(place, "a chunk", "the end of the file") }
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let size = number(place + 4, 4)
      place += 8
      switch name {
      case "fmt ":
        guard size >= 16, bytes.count - place >= size else {
          throw fail(place, "at least 16 bytes of format", "\(min(size, bytes.count - place))")
        }
        format = try WAVFormat(bytes[place..<place + size], at: place, file: file)
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

  private func samples(_ range: Range<Int>, _ format: WAVFormat) throws(HearingError) -> RecordedSound {
    let frame = format.frame
    guard range.count % frame == 0 || range.upperBound == bytes.count else {
      throw fail(range.lowerBound, "whole frames of \(frame) bytes", "\(range.count) bytes")
    }
    return RecordedSound(sampleRate: format.rate, samples: format.samples(bytes[range]))
  }
}
