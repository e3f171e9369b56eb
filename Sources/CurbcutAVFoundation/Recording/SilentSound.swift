import Foundation

/// Files of silence, in codings for which a silent packet is known.
enum SilentSound {
  /// What a packet of silence is, and how many frames it has; nil for a coding of which that is not known here.
  private static func packet(_ kind: AudioStreamBasicDescription) -> (bytes: [UInt8], frames: Int)? {
    let channels = Int(kind.mChannelsPerFrame)
    switch kind.mFormatID {
    case kAudioFormatMPEG4AAC:
      // One silent element, or a pair, and the end.
      let packets: [Int: [UInt8]] = [
        1: [0x00, 0xC8, 0x00, 0x80, 0x23, 0x80],
        2: [0x21, 0x00, 0x49, 0x90, 0x02, 0x19, 0x00, 0x23, 0x80],
      ]
      return packets[channels].map { ($0, 1024) }
    case kAudioFormatAppleIMA4: return ([UInt8](repeating: 0, count: 34 * channels), 64)
    case kAudioFormatULaw: return ([UInt8](repeating: 0xFF, count: channels), 1)
    case kAudioFormatALaw: return ([UInt8](repeating: 0xD5, count: channels), 1)
    case kAudioFormatLinearPCM where kind.mBytesPerFrame > 0:
      let isUnsigned = !kind.isFloat && kind.mFormatFlags & kAudioFormatFlagIsSignedInteger == 0
      return ([UInt8](repeating: isUnsigned ? 0x80 : 0, count: Int(kind.mBytesPerFrame)), 1)
    default: return nil
    }
  }

  /// Whether files of this kind can be made.
  static func canWrite(_ container: SoundFileWriter.Container, _ kind: AudioStreamBasicDescription) -> Bool {
    guard packet(kind) != nil, kind.mSampleRate >= 1, kind.mSampleRate <= 384_000 else { return false }
    return switch container {
    case .wave, .aiff: kind.isPCM
    case .mpeg4: kind.mFormatID == kAudioFormatMPEG4AAC
    case .coreAudio: true
    }
  }

  /// A file; nil for a kind that ``canWrite(_:_:)`` refuses.
  ///
  /// - Parameter seconds: how long it is, up to the next packet.
  static func file(
    _ container: SoundFileWriter.Container, _ kind: AudioStreamBasicDescription, seconds: Double
  ) -> Data? {
    guard canWrite(container, kind), let packet = packet(kind) else { return nil }
    let count = Int((seconds * kind.mSampleRate / Double(packet.frames)).rounded(.up))
    var sound = Data(capacity: count * packet.bytes.count)
    if packet.bytes.allSatisfy({ $0 == packet.bytes[0] }) {
      sound = Data(repeating: packet.bytes[0], count: count * packet.bytes.count)
    } else {
      for _ in 0..<count { sound.append(contentsOf: packet.bytes) }
    }
    if container == .mpeg4 {
      return MPEG4File.sound(sound, packets: count, packetSize: packet.bytes.count, kind: kind)
    }
    var kind = kind
    (kind.mBytesPerPacket, kind.mFramesPerPacket) = (UInt32(packet.bytes.count), UInt32(packet.frames))
    return SoundFileWriter.header(container, kind, bytes: sound.count) + sound
  }
}

/// A file of MPEG-4 with AAC whose packets have the same size.
enum MPEG4File {
  private static func box(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    SoundFileWriter.big(contents.count + 8, 4) + Array(name.utf8) + contents
  }

  private static func big(_ number: Int, _ length: Int) -> [UInt8] { SoundFileWriter.big(number, length) }

  /// A matrix that changes nothing.
  private static let matrix =
    big(0x10000, 4) + big(0, 12) + big(0x10000, 4) + big(0, 12) + big(0x4000_0000, 4)

  private static let rates = [
    96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
  ]

  static func sound(
    _ data: Data, packets: Int, packetSize: Int, kind: AudioStreamBasicDescription
  ) -> Data {
    let (rate, channels) = (Int(kind.mSampleRate), Int(kind.mChannelsPerFrame))
    let length = packets * 1024
    let file = box("ftyp", Array("M4A ".utf8) + big(0, 4) + Array("M4A mp42isom".utf8))
    func movie(sound place: Int) -> [UInt8] {
      let header =
        big(0, 12) + big(rate, 4) + big(length, 4) + big(0x10000, 4) + big(0x100, 2) + big(0, 10) + matrix
        + big(0, 24) + big(2, 4)
      let track =
        big(7, 4) + big(0, 8) + big(1, 4) + big(0, 4) + big(length, 4) + big(0, 12) + big(0x100, 2)
        + big(0, 2) + matrix + big(0, 8)
      let media = big(0, 12) + big(rate, 4) + big(length, 4) + big(0x55C4, 2) + big(0, 2)
      let handler = big(0, 8) + Array("soun".utf8) + big(0, 12) + [0]
      let tables =
        box("stsd", big(0, 4) + big(1, 4) + entry(rate, channels, packetSize))
        + box("stts", big(0, 4) + big(1, 4) + big(packets, 4) + big(1024, 4))
        + box("stsc", big(0, 4) + big(1, 4) + big(1, 4) + big(max(packets, 1), 4) + big(1, 4))
        + box("stsz", big(0, 4) + big(packetSize, 4) + big(packets, 4))
        + box("stco", big(0, 4) + big(1, 4) + big(place, 4))
      let references = box("dinf", box("dref", big(0, 4) + big(1, 4) + box("url ", big(1, 4))))
      let information = box("smhd", big(0, 8)) + references + box("stbl", tables)
      return box(
        "moov",
        box("mvhd", header)
          + box(
            "trak",
            box("tkhd", track)
              + box("mdia", box("mdhd", media) + box("hdlr", handler) + box("minf", information))))
    }
    // Where the sound is does not change how long what comes before is.
    let start = file.count + movie(sound: 0).count + 8
    return Data(file + movie(sound: start) + big(data.count + 8, 4) + Array("mdat".utf8)) + data
  }

  /// What the sound is like, with the few bits that a decoder of AAC needs.
  private static func entry(_ rate: Int, _ channels: Int, _ packetSize: Int) -> [UInt8] {
    let nearest = rates.indices.min { abs(rates[$0] - rate) < abs(rates[$1] - rate) } ?? 4
    let specific = big(2 << 11 | nearest << 7 | channels << 3, 2)
    let bitRate = packetSize * 8 * rate / 1024
    func descriptor(_ tag: Int, _ contents: [UInt8]) -> [UInt8] {
      big(tag, 1) + big(contents.count, 1) + contents
    }
    let decoder = big(0x40, 1) + big(0x15, 1) + big(0, 3) + big(bitRate, 4) + big(bitRate, 4)
    let stream =
      big(0, 2) + big(0, 1) + descriptor(4, decoder + descriptor(5, specific)) + descriptor(6, big(2, 1))
    let sound =
      big(0, 6) + big(1, 2) + big(0, 8) + big(channels, 2) + big(16, 2) + big(0, 4)
      + big(min(rate, 0xFFFF), 2)
      + big(0, 2)
    return box("mp4a", sound + box("esds", big(0, 4) + descriptor(3, stream)))
  }
}
