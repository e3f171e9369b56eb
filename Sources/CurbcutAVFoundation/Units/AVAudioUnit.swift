import CurbcutFoundation

/// What makes or changes sound.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiounit>.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  /// What it is called.
  open var name: String { "" }
  /// Who made it.
  open var manufacturerName: String { "Apple" }
  /// Which version it is.
  open var version: Int { 1 }
}

/// Changes sound as it comes.
///
/// Effects let sound through as it is here.
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiouniteffect>.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether the effect is off; false by default.
  @Unsupported("AVAudioUnitEffect.bypass: effects let sound through as it is")
  open var bypass = false
}

/// Changes how long sound lasts.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiounittimeeffect>.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether the effect is off; false by default.
  open var bypass = false {
    willSet { wait() }
    didSet { goOn() }
  }

  /// Has players stand still while the speed changes.
  func wait() { owner?.hold() }
  /// Has players go on.
  func goOn() { owner?.goOn() }

  /// How much faster it is; 1 without the effect.
  var factor: Double { 1 }
  override var speed: Double { bypass ? 1 : factor }

  override func render(_ frames: Int, bus: AVAudioNodeBus, in pass: RenderPass) -> Samples {
    let format = outputFormat(forBus: bus)
    let count = Int((Double(frames) * speed).rounded())
    guard let sound = input(0, count, rate: format.sampleRate, in: pass) else {
      return Samples(silence: frames, channels: Int(format.channelCount))
    }
    return sound.stretched(to: frames)
  }
}

/// Changes speed and pitch, each by itself.
///
/// The speed counts: what is played ends earlier or later. In taps and files, a sound at another speed has another pitch, and
/// the pitch by itself is not changed.
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiounittimepitch>.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// The speed, from 1/32 to 32; 1 by default.
  open var rate: Float = 1 {
    willSet { wait() }
    didSet { goOn() }
  }
  /// By how much it is higher, in hundredths of a semitone, from -2400 to 2400; 0 by default.
  @Unsupported("AVAudioUnitTimePitch.pitch: the pitch is not changed")
  open var pitch: Float = 0
  /// How much parts overlap, from 3 to 32; 8 by default.
  @Unsupported("AVAudioUnitTimePitch.overlap: the pitch is not changed")
  open var overlap: Float = 8

  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  open override var name: String { "AUNewTimePitch" }
  override var factor: Double { Double(min(max(rate, 1 / 32), 32)) }
}

/// Changes speed and pitch together, as a tape does.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiounitvarispeed>.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// The speed, from 0.25 to 4; 1 by default.
  open var rate: Float = 1 {
    willSet { wait() }
    didSet { goOn() }
  }

  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  open override var name: String { "AUVarispeed" }
  override var factor: Double { Double(min(max(rate, 0.25), 4)) }
}
