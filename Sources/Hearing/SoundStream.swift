/// Decodes a stream of sound as its bytes come, such as those of a pipe from a program that records.
public struct SoundStream: Sendable {
  /// How the bytes are to be understood.
  public enum Form: Hashable, Sendable {
    /// A WAV file from its beginning, however long its sound is.
    case wav
    /// Samples of 16 bits, the lower byte first, of one channel, without a header: so many for each second.
    case raw(sampleRate: Int)
  }

  private let name: String
  private var format: WAVFormat?
  private var isInSound = false
  /// Bytes that were not decoded yet, and how many came before them.
  private var rest: [UInt8] = []
  private var offset = 0
  /// How many bytes of the current chunk are still to come; nil for as many as there are.
  private var left: Int? = 0
  private var hasBegun = false

  /// Creates a stream of which nothing has come yet; the name is for errors.
  public init(_ form: Form, name: String) {
    self.name = name
    guard case .raw(let rate) = form else { return }
    format = WAVFormat(rate: max(rate, 1))
    (isInSound, hasBegun, left) = (true, true, nil)
  }

  /// Samples for each second; nil until that is known.
  public var sampleRate: Int? { isInSound ? format?.rate : nil }

  /// Takes the next bytes.
  ///
  /// - Returns: the samples that are complete with them, from -1 to 1, channels mixed to one.
  /// - Throws: a ``HearingError`` with the place where the stream is not as it should be.
  public mutating func take(_ bytes: some Sequence<UInt8>) throws(HearingError) -> [Float] {
    rest += bytes
    while try readHeader() {}
    guard isInSound, let format else { return [] }
    let count = min(left ?? rest.count, rest.count) / format.frame * format.frame
    let samples = format.samples(rest[..<count])
    drop(count)
    if let left { self.left = left - count }
    // What comes behind the sound, such as the title of a recording, is not heard.
    if left == 0 { drop(rest.count) }
    return samples
  }

  /// Tells that no more bytes come.
  ///
  /// - Throws: a ``HearingError`` when no sound has begun.
  public func end() throws(HearingError) {
    guard !isInSound else { return }
    throw fail(
      offset + rest.count, hasBegun ? "a chunk “data”" : "“RIFF”", "the end of the stream")
  }

  private mutating func drop(_ count: Int) {
    rest.removeFirst(count)
    offset += count
  }

  private func fail(_ offset: Int, _ expected: String, _ found: String) -> HearingError {
    .badSound(file: name, offset: offset, expected: expected, found: found)
  }

  /// Reads one piece of what comes before the sound.
  /// - Returns: true when there may be another piece.
  private mutating func readHeader() throws(HearingError) -> Bool {
    guard !isInSound else { return false }
    guard hasBegun else {
      guard rest.count >= 12 else { return false }
      try expect("RIFF", at: 0)
      try expect("WAVE", at: 8)
      drop(12)
      hasBegun = true
      return true
    }
    // The rest of a chunk that says nothing of the sound.
    if let left, left > 0 {
      let count = min(left, rest.count)
      drop(count)
      self.left = left - count
      return self.left == 0
    }
    guard rest.count >= 8 else { return false }
    let chunk = String(decoding: rest[..<4], as: UTF8.self)
    let size = WAVFormat.number(rest[...], 4, 4)
    switch chunk {
    case "data":
      guard format != nil else { throw fail(offset, "a chunk “fmt ” before “data”", "none") }
      drop(8)
      isInSound = true
      // Programs that write to a pipe do not know the size: they leave it at the largest, or at none.
      left = size == 0 || size >= 0x7FFF_FFFF - 64 ? nil : size
      return false
    case "fmt ":
      guard (16...1_024).contains(size) else {
        throw fail(offset + 4, "16 to 1024 bytes of format", "\(size)")
      }
      guard rest.count >= 8 + size else { return false }
      format = try WAVFormat(rest[8..<8 + size], at: offset + 8, file: name)
      drop(8 + size)
      left = size % 2
      return true
    default:
      drop(8)
      left = size + size % 2
      return true
    }
  }

  private func expect(_ word: String, at place: Int) throws(HearingError) {
    let found = Array(rest[place..<place + 4])
    guard found == Array(word.utf8) else {
      throw fail(offset + place, "“\(word)”", found.map { String($0, radix: 16) }.joined(separator: " "))
    }
  }
}
