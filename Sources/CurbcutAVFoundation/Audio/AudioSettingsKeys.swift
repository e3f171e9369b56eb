/// The coding of a sound, in its settings.
public let AVFormatIDKey = "AVFormatIDKey"
/// The samples a second, in the settings of a sound.
public let AVSampleRateKey = "AVSampleRateKey"
/// The count of channels, in the settings of a sound.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// Where the channels are heard, in the settings of a sound.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
/// The bits of a sample: 8, 16, 24 or 32, in the settings of a sound.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether the highest byte comes first, in the settings of a sound.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether samples are floating-point numbers, in the settings of a sound.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether each channel has a buffer of its own, in the settings of a sound.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// How good a coded sound is, in its settings.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// How good a coded sound of varying rate is, in its settings.
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
/// The bits a second of a coded sound, in its settings.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The bits a second of each channel of a coded sound, in its settings.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// Whether the bits a second vary, in the settings of a coded sound.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The bits from which a sound is coded, in its settings.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// How a sound is brought to another rate, in its settings.
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
/// How well a sound is brought to another rate, in its settings.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
/// The kind of file, in the settings of a sound.
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
/// The bits a second stay the same.
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
/// The bits a second vary.
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"

/// How good a coded sound is.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioquality>.
public enum AVAudioQuality: Int, Sendable {
  /// As small as possible.
  case min = 0
  /// Small.
  case low = 0x20
  /// Between both.
  case medium = 0x40
  /// Good.
  case high = 0x60
  /// As good as possible.
  case max = 0x7F
}

/// A count of frames.
public typealias AVAudioFrameCount = UInt32
/// A place among frames.
public typealias AVAudioFramePosition = Int64
/// A count of packets.
public typealias AVAudioPacketCount = UInt32
/// A count of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int
