import CurbcutFoundation

/// The microphone or the speaker, as a part of an engine.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioionode>.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// How long the device takes, in seconds: no time.
  open var presentationLatency: TimeInterval { 0 }
  /// Whether echoes are taken out of what the microphone hears.
  open private(set) var isVoiceProcessingEnabled = false
  /// Has echoes be taken out of what the microphone hears, which is silence here.
  ///
  /// - Throws: an error of `com.apple.coreaudio.avfaudio` while the engine runs.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
    guard engine?.isRunning != true else { throw AudioError.error(-10_849) }
    isVoiceProcessingEnabled = enabled
  }
}

/// The microphone, as a part of an engine. What it hears is silence.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioinputnode>.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
  /// How loud the microphone is, from 0 to 1.
  open var volume: Float = 1
  /// Where it is heard: -1 for the left, 0 for the middle, 1 for the right.
  open var pan: Float = 0
  /// Whether voices are let through as they are, with ``AVAudioIONode/isVoiceProcessingEnabled``.
  open var isVoiceProcessingBypassed = false
  /// Whether voices are brought to the same level; true by default.
  open var isVoiceProcessingAGCEnabled = true
  /// Whether the microphone is off, with ``AVAudioIONode/isVoiceProcessingEnabled``.
  open var isVoiceProcessingInputMuted = false

  open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AudioHardware.input }
  open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AudioHardware.input }

  open override func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    // A microphone does not change its rate, unless voices are processed.
    if let format, format.isValid, !isVoiceProcessingEnabled,
      format.sampleRate != outputFormat(forBus: bus).sampleRate
    {
      return AudioException.raise("format.sampleRate == hwFormat.sampleRate")
    }
    super.installTap(onBus: bus, bufferSize: bufferSize, format: format, block: tapBlock)
  }

  override func render(_ frames: Int, bus: AVAudioNodeBus, in pass: RenderPass) -> Samples {
    Samples(silence: frames, channels: Int(AudioHardware.input.channelCount))
  }
}

/// The speaker, as a part of an engine. What comes into it is not heard here.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiooutputnode>.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
  open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    owner?.manual?.format ?? AudioHardware.output
  }
  open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    sources[bus]?.format ?? outputFormat(forBus: bus)
  }
}
