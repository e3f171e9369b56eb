import CurbcutFoundation

/// How samples are stored, where that is usual.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiocommonformat>.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// In another way.
  case otherFormat = 0
  /// Floating-point numbers of 32 bits, the usual.
  case pcmFormatFloat32 = 1
  /// Floating-point numbers of 64 bits.
  case pcmFormatFloat64 = 2
  /// Integers of 16 bits.
  case pcmFormatInt16 = 3
  /// Integers of 32 bits.
  case pcmFormatInt32 = 4
}

/// Where the channels of a sound are heard.
public typealias AudioChannelLayoutTag = UInt32
/// One channel.
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
/// Left and right.
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2

/// Where the channels of a sound are heard.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiochannellayout>.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
  /// The arrangement.
  public let layoutTag: AudioChannelLayoutTag

  /// Creates a layout; nil for an arrangement without channels.
  public init?(layoutTag: AudioChannelLayoutTag) {
    // The lower half of the number is the count of channels.
    guard layoutTag & 0xFFFF > 0 else { return nil }
    self.layoutTag = layoutTag
    super.init()
  }

  /// How many channels there are.
  open var channelCount: AVAudioChannelCount { layoutTag & 0xFFFF }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioChannelLayout)?.layoutTag == layoutTag
  }
  open override var hash: Int { Int(layoutTag) }
}

/// What a sound is like: its rate, its channels, and how samples are stored.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioformat>.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  private let place: UnsafeMutablePointer<AudioStreamBasicDescription>
  /// Where the channels are heard; nil where it is not said.
  public let channelLayout: AVAudioChannelLayout?
  /// What a decoder must know; nil for none.
  open var magicCookie: Data?

  init(_ description: AudioStreamBasicDescription, layout: AVAudioChannelLayout? = nil) {
    place = .allocate(capacity: 1)
    place.initialize(to: description)
    channelLayout = layout
    super.init()
  }

  deinit { place.deallocate() }

  /// Creates a format from its description; nil for more than two channels, which need a layout.
  public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
    self.init(streamDescription: asbd, channelLayout: nil)
  }

  /// Creates a format from its description and layout; nil for more than two channels without a layout.
  public convenience init?(
    streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>,
    channelLayout layout: AVAudioChannelLayout?
  ) {
    guard asbd.pointee.mChannelsPerFrame <= 2 || layout != nil else { return nil }
    self.init(asbd.pointee, layout: layout)
  }

  /// Creates the usual format: floating-point numbers of 32 bits, each channel by itself; nil for more than two channels.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }

  /// Creates the usual format with a layout.
  public convenience init(
    standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, interleaved: false, channelLayout: layout)
  }

  /// Creates a format whose samples are stored in a usual way; nil for more than two channels.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels <= 2, let description = Self.description(format, sampleRate, channels, interleaved) else {
      return nil
    }
    self.init(description)
  }

  /// Creates a format with a layout, whose samples are stored in a usual way.
  public convenience init(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
    channelLayout layout: AVAudioChannelLayout
  ) {
    let description = Self.description(format, sampleRate, layout.channelCount, interleaved)
    self.init(description ?? AudioStreamBasicDescription(), layout: layout)
  }

  /// Creates a format from settings; nil for such without a coding, a rate and channels.
  public convenience init?(settings: [String: Any]) {
    func number(_ key: String) -> Double? { Self.number(settings[key]) }
    guard let coding = number(AVFormatIDKey), let rate = number(AVSampleRateKey),
      let channels = number(AVNumberOfChannelsKey), channels >= 1, channels < 1024, coding >= 0
    else { return nil }
    let id = AudioFormatID(coding)
    guard id == kAudioFormatLinearPCM else {
      var description = AudioStreamBasicDescription()
      description.mSampleRate = rate
      description.mFormatID = id
      description.mChannelsPerFrame = UInt32(channels)
      description.mFramesPerPacket = id == kAudioFormatAppleIMA4 ? 64 : id == kAudioFormatMPEG4AAC ? 1024 : 0
      self.init(description)
      return
    }
    let bits = UInt32(exactly: number(AVLinearPCMBitDepthKey) ?? 16) ?? 16
    guard [8, 16, 24, 32, 64].contains(bits) else { return nil }
    self.init(
      AudioStreamBasicDescription(
        sampleRate: rate, channels: UInt32(channels), bits: bits,
        isFloat: number(AVLinearPCMIsFloatKey) == 1, isInterleaved: number(AVLinearPCMIsNonInterleaved) != 1,
        isBigEndian: number(AVLinearPCMIsBigEndianKey) == 1))
  }

  /// What apps write as a number: any of Swift's, or a truth.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return other.stored == stored && other.channelLayout == channelLayout
  }
  open override var hash: Int { Int(stored.mSampleRate) ^ Int(stored.mChannelsPerFrame) }

  open override var description: String {
    let numbers = stored.isFloat ? "Float\(stored.mBitsPerChannel)" : "Int\(stored.mBitsPerChannel)"
    let order = isInterleaved ? "interleaved" : "deinterleaved"
    return "<AVAudioFormat: \(channelCount) ch, \(Int(sampleRate)) Hz, \(numbers), \(order)>"
  }

  private static func description(
    _ format: AVAudioCommonFormat, _ rate: Double, _ channels: UInt32, _ interleaved: Bool
  ) -> AudioStreamBasicDescription? {
    let bits: UInt32
    switch format {
    case .otherFormat: return nil
    case .pcmFormatInt16: bits = 16
    case .pcmFormatFloat32, .pcmFormatInt32: bits = 32
    case .pcmFormatFloat64: bits = 64
    }
    return AudioStreamBasicDescription(
      sampleRate: rate, channels: channels, bits: bits,
      isFloat: format == .pcmFormatFloat32 || format == .pcmFormatFloat64, isInterleaved: interleaved)
  }
}

extension AVAudioFormat {
  var stored: AudioStreamBasicDescription { place.pointee }

  /// How it is stored.
  public var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(place) }

  /// Frames a second.
  public var sampleRate: Double { place.pointee.mSampleRate }
  /// How many channels there are.
  public var channelCount: AVAudioChannelCount { place.pointee.mChannelsPerFrame }
  /// Whether the samples of all channels are in one buffer, by turns.
  public var isInterleaved: Bool { place.pointee.isPCM && place.pointee.isInterleaved }
  /// Whether it is the usual format.
  public var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  /// How samples are stored, where that is usual.
  public var commonFormat: AVAudioCommonFormat {
    let stored = place.pointee
    guard stored.isPCM, !stored.isBigEndian else { return .otherFormat }
    return switch (stored.isFloat, stored.mBitsPerChannel) {
    case (true, 32): .pcmFormatFloat32
    case (true, 64): .pcmFormatFloat64
    case (false, 16): .pcmFormatInt16
    case (false, 32): .pcmFormatInt32
    default: .otherFormat
    }
  }

  /// The format as settings, as a file is made with them.
  public var settings: [String: Any] {
    let stored = place.pointee
    var result: [String: Any] = [
      AVFormatIDKey: stored.mFormatID, AVSampleRateKey: stored.mSampleRate,
      AVNumberOfChannelsKey: stored.mChannelsPerFrame,
    ]
    guard stored.isPCM else { return result }
    result[AVLinearPCMBitDepthKey] = stored.mBitsPerChannel
    result[AVLinearPCMIsFloatKey] = stored.isFloat
    result[AVLinearPCMIsBigEndianKey] = stored.isBigEndian
    result[AVLinearPCMIsNonInterleaved] = !stored.isInterleaved
    return result
  }

  /// What recognisers of speech hear: 16 000 integers a second. Apple does not say which format its own has.
  package static let speech = AVAudioFormat(
    AudioStreamBasicDescription(
      sampleRate: 16_000, channels: 1, bits: 16, isFloat: false, isInterleaved: true))

  /// Whether a sound can have it.
  var isValid: Bool { sampleRate > 0 && channelCount > 0 }
}
