import Foundation

/// What the header of a sound file says of the sound: no more is read, as nothing is decoded here.
struct SoundFile: Equatable {
  /// Seconds.
  var duration: Double
  /// Samples a second, of each channel.
  var sampleRate: Double
  var channels: Int

  /// Reads the header of a file; nil for something else than a sound of a known kind.
  init?(_ data: Data) {
    let bytes = Bytes(data)
    guard
      let found = Self.wave(bytes) ?? Self.aiff(bytes) ?? Self.coreAudio(bytes) ?? Self.mpeg4(bytes)
        ?? Self.mp3(bytes),
      found.sampleRate > 0, found.channels > 0, found.duration.isFinite, found.duration >= 0
    else { return nil }
    self = found
  }

  private init(duration: Double, sampleRate: Double, channels: Int) {
    self.duration = duration
    self.sampleRate = sampleRate
    self.channels = channels
  }

  // MARK: RIFF WAVE

  private static func wave(_ bytes: Bytes) -> Self? {
    guard bytes.text(0, 4) == "RIFF", bytes.text(8, 4) == "WAVE" else { return nil }
    var (channels, rate, bytesPerSecond) = (0, 0.0, 0.0)
    var place = 12
    while let size = bytes.little(place + 4, 4), let name = bytes.text(place, 4) {
      if name == "fmt " {
        channels = bytes.little(place + 10, 2) ?? 0
        rate = Double(bytes.little(place + 12, 4) ?? 0)
        bytesPerSecond = Double(bytes.little(place + 16, 4) ?? 0)
      } else if name == "data" {
        guard bytesPerSecond > 0 else { return nil }
        // A recorder that was stopped has left no size.
        let length = min(size, bytes.count - place - 8)
        return Self(duration: Double(length) / bytesPerSecond, sampleRate: rate, channels: channels)
      }
      place += 8 + size + size % 2
    }
    return nil
  }

  // MARK: AIFF

  private static func aiff(_ bytes: Bytes) -> Self? {
    guard bytes.text(0, 4) == "FORM", ["AIFF", "AIFC"].contains(bytes.text(8, 4)) else { return nil }
    var place = 12
    while let size = bytes.big(place + 4, 4), let name = bytes.text(place, 4) {
      if name == "COMM" {
        guard let channels = bytes.big(place + 8, 2), let frames = bytes.big(place + 10, 4),
          let rate = bytes.extended(place + 16), rate > 0
        else { return nil }
        return Self(duration: Double(frames) / rate, sampleRate: rate, channels: channels)
      }
      place += 8 + size + size % 2
    }
    return nil
  }

  // MARK: Core Audio's own format

  private static func coreAudio(_ bytes: Bytes) -> Self? {
    guard bytes.text(0, 4) == "caff" else { return nil }
    var (rate, bytesPerPacket, framesPerPacket, channels) = (0.0, 0, 0, 0)
    var (frames, length): (Int?, Int?)
    var place = 8
    while let size = bytes.big(place + 4, 8), let name = bytes.text(place, 4) {
      let start = place + 12
      switch name {
      case "desc":
        rate = bytes.big(start, 8).map { Double(bitPattern: UInt64(bitPattern: Int64($0))) } ?? 0
        bytesPerPacket = bytes.big(start + 16, 4) ?? 0
        framesPerPacket = bytes.big(start + 20, 4) ?? 0
        channels = bytes.big(start + 24, 4) ?? 0
      case "pakt": frames = bytes.big(start + 8, 8)
      case "data":
        // The size -1 stands for all the rest, which begins with the count of edits.
        length = (size < 0 ? bytes.count - start : min(size, bytes.count - start)) - 4
      default: break
      }
      guard size >= 0, start <= bytes.count - min(size, bytes.count) else { break }
      place = start + size
    }
    guard rate > 0 else { return nil }
    if frames == nil, let length, bytesPerPacket > 0 { frames = length / bytesPerPacket * framesPerPacket }
    return frames.map { Self(duration: Double($0) / rate, sampleRate: rate, channels: channels) }
  }

  // MARK: MPEG-4

  private static func mpeg4(_ bytes: Bytes) -> Self? {
    guard bytes.text(4, 4) == "ftyp" else { return nil }
    let whole = 0..<bytes.count
    guard let movie = bytes.box("moov", in: whole) else { return nil }
    var rest = movie
    while let track = bytes.box("trak", in: rest) {
      rest = track.upperBound..<movie.upperBound
      guard let media = bytes.box("mdia", in: track), let kind = bytes.box("hdlr", in: media),
        bytes.text(kind.lowerBound + 8, 4) == "soun", let header = bytes.box("mdhd", in: media),
        let version = bytes.big(header.lowerBound, 1)
      else { continue }
      let start = header.lowerBound + (version == 1 ? 20 : 12)
      guard let scale = bytes.big(start, 4), scale > 0,
        let length = bytes.big(start + 4, version == 1 ? 8 : 4)
      else { continue }
      var (channels, rate) = (2, Double(scale))
      if let tables = bytes.box("minf", in: media).flatMap({ bytes.box("stbl", in: $0) }),
        let entries = bytes.box("stsd", in: tables)
      {
        // The entry is a box behind a version and a count; channels and rate stand in it at fixed places.
        let entry = entries.lowerBound + 8
        channels = bytes.big(entry + 24, 2) ?? channels
        if let found = bytes.big(entry + 32, 2), found > 0 { rate = Double(found) }
      }
      return Self(duration: Double(length) / Double(scale), sampleRate: rate, channels: channels)
    }
    return nil
  }

  // MARK: MP3

  private static func mp3(_ bytes: Bytes) -> Self? {
    var start = 0
    if bytes.text(0, 3) == "ID3", let size = bytes.big(6, 4) {
      // Seven bits of each byte count.
      start =
        10 + ((size >> 24 & 0x7f) << 21 | (size >> 16 & 0x7f) << 14 | (size >> 8 & 0x7f) << 7 | size & 0x7f)
    }
    guard let header = bytes.big(start, 4), header >> 21 == 0x7ff else { return nil }
    let version = header >> 19 & 3
    let (rateIndex, speedIndex) = (header >> 12 & 15, header >> 10 & 3)
    // Layer III only, and no reserved values.
    guard header >> 17 & 3 == 1, version != 1, (1...14).contains(rateIndex), speedIndex < 3 else {
      return nil
    }
    let isFirstVersion = version == 3
    let bitRates =
      isFirstVersion
      ? [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
      : [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    let sampleRate =
      Double([44_100, 48_000, 32_000][speedIndex]) / (isFirstVersion ? 1 : version == 2 ? 2 : 4)
    let samplesPerFrame = isFirstVersion ? 1152.0 : 576.0
    let channels = header >> 6 & 3 == 3 ? 1 : 2
    func lasting(_ seconds: Double) -> Self {
      Self(duration: seconds, sampleRate: sampleRate, channels: channels)
    }
    // A file of varying rate says in its first frame how many there are.
    let side = start + 4 + (isFirstVersion ? (channels == 1 ? 17 : 32) : channels == 1 ? 9 : 17)
    if ["Xing", "Info"].contains(bytes.text(side, 4)), let flags = bytes.big(side + 4, 4), flags & 1 == 1,
      let frames = bytes.big(side + 8, 4)
    {
      return lasting(Double(frames) * samplesPerFrame / sampleRate)
    }
    if bytes.text(start + 36, 4) == "VBRI", let frames = bytes.big(start + 50, 4) {
      return lasting(Double(frames) * samplesPerFrame / sampleRate)
    }
    return lasting(Double(bytes.count - start) * 8 / (Double(bitRates[rateIndex - 1]) * 1000))
  }
}

/// The bytes of a file, none of which need be there.
private struct Bytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  private func slice(_ place: Int, _ length: Int) -> Data? {
    guard place >= 0, length >= 0, place <= data.count - length else { return nil }
    return data[data.startIndex + place..<data.startIndex + place + length]
  }

  func text(_ place: Int, _ length: Int) -> String? {
    slice(place, length).flatMap { String(bytes: $0, encoding: .isoLatin1) }
  }

  /// A number whose highest byte comes first.
  func big(_ place: Int, _ length: Int) -> Int? {
    slice(place, length).map { bytes in
      Int(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
  }

  /// A number whose lowest byte comes first.
  func little(_ place: Int, _ length: Int) -> Int? {
    slice(place, length).map { bytes in
      Int(truncatingIfNeeded: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
  }

  /// A number of 80 bits: a sign, an exponent, and a fraction whose first bit is written.
  func extended(_ place: Int) -> Double? {
    guard let head = big(place, 2), let bits = slice(place + 2, 8) else { return nil }
    let fraction = bits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let size = Double(sign: .plus, exponent: (head & 0x7fff) - 16383 - 63, significand: Double(fraction))
    return head & 0x8000 == 0 ? size : -size
  }

  /// The contents of the first box with a name.
  func box(_ name: String, in range: Range<Int>) -> Range<Int>? {
    var place = range.lowerBound
    while place + 8 <= range.upperBound, var size = big(place, 4) {
      var header = 8
      if size == 1 {
        guard let long = big(place + 8, 8) else { return nil }
        (size, header) = (long, 16)
      } else if size == 0 {
        size = range.upperBound - place
      }
      guard size >= header, size <= range.upperBound - place else { return nil }
      if text(place + 4, 4) == name { return place + header..<place + size }
      place += size
    }
    return nil
  }
}
