import Foundation

/// What the header of a sound file says of the sound, and where its samples are, if they are not coded: nothing is
/// decoded here.
struct SoundFile: Equatable {
  /// Seconds.
  var duration: Double
  /// Samples a second, of each channel.
  var sampleRate: Double
  var channels: Int
  /// The coding.
  var coding: AudioFormatID
  /// How samples that are not coded are stored, and where.
  var samples: Region?

  /// Samples that are not coded.
  struct Region: Equatable {
    var description: AudioStreamBasicDescription
    var range: Range<Int>
  }

  /// How many frames it has.
  var frames: Int {
    guard let samples else { return Int((duration * sampleRate).rounded()) }
    return samples.range.count / Int(samples.description.mBytesPerFrame)
  }

  /// Reads the header of a file; nil for something else than a sound of a known kind.
  init?(_ data: Data) {
    let bytes = SoundBytes(data)
    guard
      let found = Self.wave(bytes) ?? Self.aiff(bytes) ?? Self.coreAudio(bytes) ?? Self.mpeg4(bytes)
        ?? Self.mp3(bytes),
      found.sampleRate > 0, found.channels > 0, found.duration.isFinite, found.duration >= 0
    else { return nil }
    self = found
  }

  private init(
    duration: Double, sampleRate: Double, channels: Int, coding: AudioFormatID, samples: Region? = nil
  ) {
    self.duration = duration
    self.sampleRate = sampleRate
    self.channels = channels
    self.coding = coding
    self.samples = samples
  }

  /// Where samples of a known form are; nil for a form that is not known.
  private static func region(
    _ range: Range<Int>, rate: Double, channels: Int, bits: Int, isFloat: Bool, isBigEndian: Bool,
    isSigned: Bool = true
  ) -> Region? {
    let isKnown = isFloat ? [32, 64].contains(bits) : [8, 16, 24, 32].contains(bits)
    guard isKnown, (1...1024).contains(channels) else { return nil }
    var description = AudioStreamBasicDescription(
      sampleRate: rate, channels: UInt32(channels), bits: UInt32(bits), isFloat: isFloat, isInterleaved: true,
      isBigEndian: isBigEndian)
    if !isSigned { description.mFormatFlags &= ~kAudioFormatFlagIsSignedInteger }
    return Region(description: description, range: range)
  }

  // MARK: RIFF WAVE

  /// The codings by the numbers that a WAVE file has for them.
  private static let waveCodings: [Int: AudioFormatID] = [
    1: kAudioFormatLinearPCM, 3: kAudioFormatLinearPCM, 6: kAudioFormatALaw, 7: kAudioFormatULaw,
  ]

  private static func wave(_ bytes: SoundBytes) -> Self? {
    guard bytes.text(0, 4) == "RIFF", bytes.text(8, 4) == "WAVE" else { return nil }
    var (channels, rate, bytesPerSecond) = (0, 0.0, 0.0)
    var (coding, bits) = (0, 0)
    var place = 12
    while let size = bytes.little(place + 4, 4), let name = bytes.text(place, 4) {
      if name == "fmt " {
        channels = bytes.little(place + 10, 2) ?? 0
        rate = Double(bytes.little(place + 12, 4) ?? 0)
        bytesPerSecond = Double(bytes.little(place + 16, 4) ?? 0)
        bits = bytes.little(place + 22, 2) ?? 0
        coding = bytes.little(place + 8, 2) ?? 0
        // The coding of an extended header comes further down.
        if coding == 0xFFFE { coding = bytes.little(place + 32, 2) ?? 0 }
      } else if name == "data" {
        guard bytesPerSecond > 0 else { return nil }
        // A recorder that was stopped has left no size.
        let length = max(0, min(size, bytes.count - place - 8))
        let isPCM = coding == 1 || coding == 3
        let samples =
          !isPCM
          ? nil
          : region(
            place + 8..<place + 8 + length, rate: rate, channels: channels, bits: bits, isFloat: coding == 3,
            isBigEndian: false, isSigned: bits > 8)
        return Self(
          duration: Double(length) / bytesPerSecond, sampleRate: rate, channels: channels,
          coding: waveCodings[coding] ?? 0, samples: samples)
      }
      place += 8 + size + size % 2
    }
    return nil
  }

  // MARK: AIFF

  private static func aiff(_ bytes: SoundBytes) -> Self? {
    guard bytes.text(0, 4) == "FORM", ["AIFF", "AIFC"].contains(bytes.text(8, 4)) else { return nil }
    var found: Self?
    var (bits, compression): (Int, String) = (0, "NONE")
    var place = 12
    while let size = bytes.big(place + 4, 4), let name = bytes.text(place, 4) {
      if name == "COMM" {
        guard let channels = bytes.big(place + 8, 2), let frames = bytes.big(place + 10, 4),
          let rate = bytes.extended(place + 16), rate > 0
        else { return nil }
        bits = bytes.big(place + 14, 2) ?? 0
        if bytes.text(8, 4) == "AIFC" { compression = bytes.text(place + 26, 4) ?? "" }
        found = Self(
          duration: Double(frames) / rate, sampleRate: rate, channels: channels,
          coding: aiffCodings[compression] ?? 0)
      } else if name == "SSND", let sound = found, sound.coding == kAudioFormatLinearPCM {
        let start = place + 16 + (bytes.big(place + 8, 4) ?? 0)
        let width = (bits + 7) / 8 * sound.channels
        let length = min(sound.frames * width, bytes.count - start)
        guard length > 0 else { return found }
        found?.samples = region(
          start..<start + length, rate: sound.sampleRate, channels: sound.channels, bits: (bits + 7) / 8 * 8,
          isFloat: compression.lowercased().hasPrefix("fl"), isBigEndian: compression != "sowt")
      }
      place += 8 + size + size % 2
    }
    return found
  }

  /// The codings by the letters that an AIFF-C file has for them; the last one has the lowest byte first.
  private static let aiffCodings: [String: AudioFormatID] = [
    "NONE": kAudioFormatLinearPCM, "twos": kAudioFormatLinearPCM, "fl32": kAudioFormatLinearPCM,
    "FL32": kAudioFormatLinearPCM, "fl64": kAudioFormatLinearPCM, "sowt": kAudioFormatLinearPCM,
    "ima4": kAudioFormatAppleIMA4, "ulaw": kAudioFormatULaw, "alaw": kAudioFormatALaw,
  ]

  // MARK: Core Audio's own format

  private static func coreAudio(_ bytes: SoundBytes) -> Self? {
    guard bytes.text(0, 4) == "caff" else { return nil }
    var (rate, bytesPerPacket, framesPerPacket, channels) = (0.0, 0, 0, 0)
    var (coding, flags, bits) = (0, 0, 0)
    var (frames, length): (Int?, Int?)
    var begin = 0
    var place = 8
    while let size = bytes.big(place + 4, 8), let name = bytes.text(place, 4) {
      let start = place + 12
      switch name {
      case "desc":
        rate = bytes.big(start, 8).map { Double(bitPattern: UInt64(bitPattern: Int64($0))) } ?? 0
        coding = bytes.big(start + 8, 4) ?? 0
        flags = bytes.big(start + 12, 4) ?? 0
        bytesPerPacket = bytes.big(start + 16, 4) ?? 0
        framesPerPacket = bytes.big(start + 20, 4) ?? 0
        channels = bytes.big(start + 24, 4) ?? 0
        bits = bytes.big(start + 28, 4) ?? 0
      case "pakt": frames = bytes.big(start + 8, 8)
      case "data":
        // The size -1 stands for all the rest, which begins with the count of edits.
        length = (size < 0 ? bytes.count - start : min(size, bytes.count - start)) - 4
        begin = start + 4
      default: break
      }
      guard size >= 0, start <= bytes.count - min(size, bytes.count) else { break }
      place = start + size
    }
    guard rate > 0 else { return nil }
    if frames == nil, let length, bytesPerPacket > 0 { frames = length / bytesPerPacket * framesPerPacket }
    guard let frames else { return nil }
    let id = AudioFormatID(truncatingIfNeeded: coding)
    var samples: Region?
    if id == kAudioFormatLinearPCM, let length, length >= 0 {
      samples = region(
        begin..<begin + length, rate: rate, channels: channels, bits: bits, isFloat: flags & 1 == 1,
        isBigEndian: flags & 2 == 0)
    }
    return Self(
      duration: Double(frames) / rate, sampleRate: rate, channels: channels, coding: id, samples: samples)
  }

  // MARK: MPEG-4

  private static func mpeg4(_ bytes: SoundBytes) -> Self? {
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
      var coding = kAudioFormatMPEG4AAC
      if let tables = bytes.box("minf", in: media).flatMap({ bytes.box("stbl", in: $0) }),
        let entries = bytes.box("stsd", in: tables)
      {
        // The entry is a box behind a version and a count; channels and rate stand in it at fixed places.
        let entry = entries.lowerBound + 8
        channels = bytes.big(entry + 24, 2) ?? channels
        if bytes.text(entry + 4, 4) == "alac" { coding = kAudioFormatAppleLossless }
        if let found = bytes.big(entry + 32, 2), found > 0 { rate = Double(found) }
      }
      return Self(
        duration: Double(length) / Double(scale), sampleRate: rate, channels: channels, coding: coding)
    }
    return nil
  }

  // MARK: MP3

  private static func mp3(_ bytes: SoundBytes) -> Self? {
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
      Self(
        duration: seconds, sampleRate: sampleRate, channels: channels, coding: kAudioFormatMPEGLayer3)
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
