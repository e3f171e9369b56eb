import CurbcutFoundation

/// A room.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiounitreverbpreset>.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom = 0
  case mediumRoom
  case largeRoom
  case mediumHall
  case largeHall
  case plate
  case mediumChamber
  case largeChamber
  case cathedral
  case largeRoom2
  case mediumHall2
  case mediumHall3
  case largeHall2
}

/// Has sound be heard as in a room.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiounitreverb>.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// How much of the sound has gone through the room, in percent; 50 by default.
  @Unsupported("AVAudioUnitReverb.wetDryMix: effects let sound through as it is")
  open var wetDryMix: Float = 50

  /// Creates a medium hall.
  public override init() { super.init() }

  open override var name: String { "AUReverb2" }

  /// Has it be another room.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {
    UnsupportedMembers.wasSet("AVAudioUnitReverb.loadFactoryPreset(_:): effects let sound through as it is")
  }
}

/// Repeats sound.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiounitdelay>.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// After how many seconds, from 0 to 2; 1 by default.
  @Unsupported("AVAudioUnitDelay.delayTime: effects let sound through as it is")
  open var delayTime: TimeInterval = 1
  /// How much of a repetition is repeated, in percent; 50 by default.
  @Unsupported("AVAudioUnitDelay.feedback: effects let sound through as it is")
  open var feedback: Float = 50
  /// Above which frequency it is softer, in hertz; 15000 by default.
  @Unsupported("AVAudioUnitDelay.lowPassCutoff: effects let sound through as it is")
  open var lowPassCutoff: Float = 15_000
  /// How much of the sound is repeated, in percent; 100 by default.
  @Unsupported("AVAudioUnitDelay.wetDryMix: effects let sound through as it is")
  open var wetDryMix: Float = 100

  /// Creates an effect.
  public override init() { super.init() }

  open override var name: String { "AUDelay" }
}

/// A kind of distortion.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiounitdistortionpreset>.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush = 0
  case drumsBufferBeats
  case drumsLoFi
  case multiBrokenSpeaker
  case multiCellphoneConcert
  case multiDecimated1
  case multiDecimated2
  case multiDecimated3
  case multiDecimated4
  case multiDistortedFunk
  case multiDistortedCubed
  case multiDistortedSquared
  case multiEcho1
  case multiEcho2
  case multiEchoTight1
  case multiEchoTight2
  case multiEverythingIsBroken
  case speechAlienChatter
  case speechCosmicInterference
  case speechGoldenPi
  case speechRadioTower
  case speechWaves
}

/// Distorts sound.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiounitdistortion>.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  /// How much louder it is before, in decibels; -6 by default.
  @Unsupported("AVAudioUnitDistortion.preGain: effects let sound through as it is")
  open var preGain: Float = -6
  /// How much of the sound is distorted, in percent; 50 by default.
  @Unsupported("AVAudioUnitDistortion.wetDryMix: effects let sound through as it is")
  open var wetDryMix: Float = 50

  /// Creates an effect.
  public override init() { super.init() }

  open override var name: String { "AUDistortion" }

  /// Has it distort in another way.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {
    UnsupportedMembers.wasSet(
      "AVAudioUnitDistortion.loadFactoryPreset(_:): effects let sound through as it is")
  }
}
