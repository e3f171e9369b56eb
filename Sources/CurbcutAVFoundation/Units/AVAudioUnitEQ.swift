import CurbcutFoundation

/// A kind of filter.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiouniteqfiltertype>.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric = 0
  case lowPass
  case highPass
  case resonantLowPass
  case resonantHighPass
  case bandPass
  case bandStop
  case lowShelf
  case highShelf
  case resonantLowShelf
  case resonantHighShelf
}

/// What an equaliser does to some frequencies.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiouniteqfilterparameters>.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  /// The kind of filter.
  @Unsupported("AVAudioUnitEQFilterParameters.filterType: effects let sound through as it is")
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// The frequency, in hertz.
  @Unsupported("AVAudioUnitEQFilterParameters.frequency: effects let sound through as it is")
  open var frequency: Float = 1000
  /// How broad it is, in octaves.
  @Unsupported("AVAudioUnitEQFilterParameters.bandwidth: effects let sound through as it is")
  open var bandwidth: Float = 0.5
  /// How much louder it is, in decibels.
  @Unsupported("AVAudioUnitEQFilterParameters.gain: effects let sound through as it is")
  open var gain: Float = 0
  /// Whether the filter is off; true by default.
  @Unsupported("AVAudioUnitEQFilterParameters.bypass: effects let sound through as it is")
  open var bypass = true

  override init() { super.init() }
}

/// Makes some frequencies louder or softer.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiouniteq>.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// The filters.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// How much louder all is, in decibels, from -96 to 24; 0 by default.
  @Unsupported("AVAudioUnitEQ.globalGain: effects let sound through as it is")
  open var globalGain: Float = 0

  /// Creates an equaliser with one filter.
  public override init() {
    bands = [AVAudioUnitEQFilterParameters()]
    super.init()
  }
  /// Creates an equaliser with filters.
  public init(numberOfBands: Int) {
    bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }

  open override var name: String { "AUNBandEQ" }
}
