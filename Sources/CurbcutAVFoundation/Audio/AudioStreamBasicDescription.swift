import CurbcutFoundation

/// The coding of a sound, as four letters.
///
/// Follows <https://developer.apple.com/documentation/coreaudiotypes/audioformatid>.
public typealias AudioFormatID = UInt32
/// How the samples of a sound are stored.
public typealias AudioFormatFlags = UInt32

/// Samples, one after the other.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// AAC in its efficient form.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// AAC for conversations.
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// Samples in four bits each.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// iLBC.
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
/// μ-law.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// A-law.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// AMR.
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72

/// Samples are floating-point numbers.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
/// The highest byte comes first.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
/// Samples are integers with a sign.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
/// All bits of a sample are used.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
/// Each channel has a buffer of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
/// The order of bytes of this computer, in which the lowest comes first.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
/// Floating-point numbers as this computer has them.
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags =
  kAudioFormatFlagIsFloat | kAudioFormatFlagsNativeEndian | kAudioFormatFlagIsPacked
/// Samples are floating-point numbers.
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
/// The highest byte comes first.
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
/// Samples are integers with a sign.
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
/// All bits of a sample are used.
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked
/// Each channel has a buffer of its own.
public let kLinearPCMFormatFlagIsNonInterleaved = kAudioFormatFlagIsNonInterleaved

/// How a sound is stored.
///
/// Follows <https://developer.apple.com/documentation/coreaudiotypes/audiostreambasicdescription>.
public struct AudioStreamBasicDescription: Equatable, Sendable {
  /// Frames a second.
  public var mSampleRate: Float64
  /// The coding.
  public var mFormatID: AudioFormatID
  /// How samples are stored.
  public var mFormatFlags: AudioFormatFlags
  /// Bytes of a packet; 0 where they vary.
  public var mBytesPerPacket: UInt32
  /// Frames of a packet; 0 where they vary.
  public var mFramesPerPacket: UInt32
  /// Bytes of a frame; 0 for a coding that has none.
  public var mBytesPerFrame: UInt32
  /// The channels.
  public var mChannelsPerFrame: UInt32
  /// Bits of a sample; 0 for a coding that has none.
  public var mBitsPerChannel: UInt32
  /// Always 0.
  public var mReserved: UInt32

  /// Creates a description of nothing.
  public init() {
    self.init(
      mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0,
      mBytesPerFrame: 0, mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
  }

  /// Creates a description.
  public init(
    mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
    mReserved: UInt32
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}

extension AudioStreamBasicDescription {
  /// Samples, one after the other.
  init(
    sampleRate: Double, channels: UInt32, bits: UInt32, isFloat: Bool, isInterleaved: Bool,
    isBigEndian: Bool = false
  ) {
    let bytes = bits / 8 * (isInterleaved ? channels : 1)
    var flags = kAudioFormatFlagIsPacked
    // Eight bits have no sign in a WAVE file, but they are nowhere else.
    flags |= isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
    if !isInterleaved { flags |= kAudioFormatFlagIsNonInterleaved }
    if isBigEndian { flags |= kAudioFormatFlagIsBigEndian }
    self.init(
      mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM, mFormatFlags: flags, mBytesPerPacket: bytes,
      mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels, mBitsPerChannel: bits,
      mReserved: 0)
  }

  var isPCM: Bool { mFormatID == kAudioFormatLinearPCM }
  var isFloat: Bool { mFormatFlags & kAudioFormatFlagIsFloat != 0 }
  var isBigEndian: Bool { mFormatFlags & kAudioFormatFlagIsBigEndian != 0 }
  var isInterleaved: Bool { mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }
}
