import CurbcutFoundation

/// What is known of a time.
public struct AudioTimeStampFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The count of frames.
  public static let sampleTimeValid = Self(rawValue: 1)
  /// The time of the device.
  public static let hostTimeValid = Self(rawValue: 2)
  /// How much faster or slower the sound's clock goes than it should.
  public static let rateScalarValid = Self(rawValue: 4)
  /// Both times.
  public static let sampleHostTimeValid: Self = [.sampleTimeValid, .hostTimeValid]
}

/// A time, as Core Audio has it.
///
/// Follows <https://developer.apple.com/documentation/coreaudiotypes/audiotimestamp>.
public struct AudioTimeStamp: Hashable, Sendable {
  /// A count of frames.
  public var mSampleTime: Float64 = 0
  /// The time of the device, in the unit of `mach_absolute_time()`.
  public var mHostTime: UInt64 = 0
  /// How much faster or slower the sound's clock goes than it should.
  public var mRateScalar: Float64 = 0
  /// The time of another clock; never known.
  public var mWordClockTime: UInt64 = 0
  /// What is known.
  public var mFlags: AudioTimeStampFlags = []
  /// Always 0.
  public var mReserved: UInt32 = 0

  /// Creates a time of which nothing is known.
  public init() {}
}

/// A time in a sound: frames, the time of the device, or both.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiotime>.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The time of the device, in the unit of `mach_absolute_time()`; 0 where it is not known.
  public let hostTime: UInt64
  /// Whether the time of the device is known.
  public let isHostTimeValid: Bool
  /// A count of frames; 0 where it is not known.
  public let sampleTime: AVAudioFramePosition
  /// Whether the count of frames is known.
  public let isSampleTimeValid: Bool
  /// Frames a second; 0 where the count of frames is not known.
  public let sampleRate: Double

  private init(host: UInt64?, sample: AVAudioFramePosition?, rate: Double) {
    (hostTime, isHostTimeValid) = (host ?? 0, host != nil)
    (sampleTime, isSampleTimeValid) = (sample ?? 0, sample != nil)
    sampleRate = rate
    super.init()
  }

  /// Creates a time from that of the device.
  public convenience init(hostTime: UInt64) { self.init(host: hostTime, sample: nil, rate: 0) }
  /// Creates a time from a count of frames.
  public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.init(host: nil, sample: sampleTime, rate: sampleRate)
  }
  /// Creates a time from both.
  public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.init(host: hostTime, sample: sampleTime, rate: sampleRate)
  }
  /// Creates a time from one of Core Audio's.
  public convenience init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
    let flags = ts.pointee.mFlags
    self.init(
      host: flags.contains(.hostTimeValid) ? ts.pointee.mHostTime : nil,
      sample: flags.contains(.sampleTimeValid)
        ? AVAudioFramePosition(exactly: ts.pointee.mSampleTime.rounded()) : nil,
      rate: sampleRate)
  }

  /// The time of the device for seconds.
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    UInt64(exactly: (max(seconds, 0) * Double(NSEC_PER_SEC)).rounded()) ?? 0
  }
  /// The seconds for a time of the device.
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval {
    Double(hostTime) / Double(NSEC_PER_SEC)
  }

  /// The time as Core Audio has it.
  open var audioTimeStamp: AudioTimeStamp {
    var result = AudioTimeStamp()
    result.mSampleTime = Double(sampleTime)
    result.mHostTime = hostTime
    if isSampleTimeValid { result.mFlags.insert(.sampleTimeValid) }
    if isHostTimeValid { result.mFlags.insert(.hostTimeValid) }
    return result
  }

  /// The time with what is not known of it, from another of which both is known.
  ///
  /// - Returns: nil where this cannot be told.
  open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
    guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, anchorTime.sampleRate > 0 else {
      return nil
    }
    if isHostTimeValid, isSampleTimeValid { return self }
    let rate = anchorTime.sampleRate
    if isHostTimeValid {
      let since = Self.seconds(forHostTime: hostTime) - Self.seconds(forHostTime: anchorTime.hostTime)
      return AVAudioTime(
        hostTime: hostTime,
        sampleTime: anchorTime.sampleTime + AVAudioFramePosition((since * rate).rounded()),
        atRate: rate)
    }
    guard isSampleTimeValid else { return nil }
    let since = Double(sampleTime - anchorTime.sampleTime) / rate
    let host = Self.hostTime(forSeconds: Self.seconds(forHostTime: anchorTime.hostTime) + since)
    return AVAudioTime(hostTime: host, sampleTime: sampleTime, atRate: rate)
  }
}
