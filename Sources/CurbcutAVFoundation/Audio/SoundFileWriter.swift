import Foundation

/// The bytes of sound files.
enum SoundFileWriter {
  /// A kind of file.
  enum Container {
    case wave, aiff, coreAudio, mpeg4

    /// The kind that a name stands for; nil for one that is not written here.
    init?(_ url: URL) {
      switch url.pathExtension.lowercased() {
      case "wav", "wave": self = .wave
      case "aif", "aiff": self = .aiff
      case "caf": self = .coreAudio
      case "m4a", "mp4", "m4b": self = .mpeg4
      default: return nil
      }
    }

    /// Whether the highest byte of a sample comes first in it; nil where both can be.
    var isBigEndian: Bool? {
      switch self {
      case .wave: false
      case .aiff: true
      case .coreAudio, .mpeg4: nil
      }
    }
  }

  /// The header for samples, to be followed by their bytes.
  static func header(
    _ container: Container, _ kind: AudioStreamBasicDescription, bytes length: Int
  ) -> Data {
    switch container {
    case .wave: wave(kind, length)
    case .aiff: aiff(kind, length)
    case .coreAudio, .mpeg4: coreAudio(kind, length)
    }
  }

  static func big(_ number: Int, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func little(_ number: Int, _ length: Int) -> [UInt8] { big(number, length).reversed() }

  private static func wave(_ kind: AudioStreamBasicDescription, _ length: Int) -> Data {
    let rate = Int(kind.mSampleRate)
    let coding = kind.isFloat ? 3 : 1
    let format =
      little(coding, 2) + little(Int(kind.mChannelsPerFrame), 2) + little(rate, 4)
      + little(rate * Int(kind.mBytesPerFrame), 4) + little(Int(kind.mBytesPerFrame), 2)
      + little(Int(kind.mBitsPerChannel), 2)
    let sizes = little(36 + length, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
    return Data(Array("RIFF".utf8) + sizes + format + Array("data".utf8) + little(length, 4))
  }

  private static func aiff(_ kind: AudioStreamBasicDescription, _ length: Int) -> Data {
    let frames = length / max(1, Int(kind.mBytesPerFrame))
    // A number of 80 bits, whose first bit is written.
    let exponent = kind.mSampleRate > 0 ? kind.mSampleRate.exponent : 0
    let fraction = UInt64((kind.mSampleRate / exp2(Double(exponent)) * exp2(63)).rounded())
    let rate = big(16_383 + Int(exponent), 2) + big(Int(bitPattern: UInt(fraction)), 8)
    let common =
      big(Int(kind.mChannelsPerFrame), 2) + big(frames, 4) + big(Int(kind.mBitsPerChannel), 2) + rate
    let sound = Array("SSND".utf8) + big(length + 8, 4) + big(0, 8)
    let chunks = Array("COMM".utf8) + big(common.count, 4) + common + sound
    return Data(Array("FORM".utf8) + big(4 + chunks.count + length, 4) + Array("AIFF".utf8) + chunks)
  }

  private static func coreAudio(_ kind: AudioStreamBasicDescription, _ length: Int) -> Data {
    // The flags of the file are other ones than those of Core Audio.
    let flags = kind.isPCM ? (kind.isFloat ? 1 : 0) | (kind.isBigEndian ? 0 : 2) : 0
    let description =
      big(Int(bitPattern: UInt(kind.mSampleRate.bitPattern)), 8) + big(Int(kind.mFormatID), 4)
      + big(flags, 4) + big(Int(kind.mBytesPerPacket), 4) + big(Int(kind.mFramesPerPacket), 4)
      + big(Int(kind.mChannelsPerFrame), 4) + big(Int(kind.mBitsPerChannel), 4)
    let data = Array("data".utf8) + big(length + 4, 8) + big(0, 4)
    return Data(
      Array("caff".utf8) + big(1, 2) + big(0, 2) + Array("desc".utf8) + big(32, 8) + description + data)
  }
}
