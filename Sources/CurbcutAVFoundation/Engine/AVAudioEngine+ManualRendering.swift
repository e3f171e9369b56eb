import CurbcutFoundation

/// How the app renders an engine.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioenginemanualrenderingmode>.
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
  /// As fast as can be.
  case offline = 0
  /// In time.
  case realtime
}

/// What came of rendering.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioenginemanualrenderingstatus>.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  /// It went wrong.
  case error = -1
  /// All that was asked for.
  case success = 0
  /// The input had less than was asked for.
  case insufficientDataFromInputNode
  /// Not now.
  case cannotDoInCurrentContext
}

/// Why an app cannot render an engine.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioenginemanualrenderingerror>.
public enum AVAudioEngineManualRenderingError: Int, Sendable {
  /// The engine is not in that mode.
  case invalidMode = -80_800
  /// The engine runs.
  case initialized = -80_801
  /// The engine does not run.
  case notRunning = -80_802
}

/// What an engine knows while the app renders it.
struct ManualRendering {
  var mode: AVAudioEngineManualRenderingMode
  var format: AVAudioFormat
  var maximumFrames: AVAudioFrameCount
  /// How many frames were rendered.
  var position: AVAudioFramePosition = 0
}

extension AVAudioEngine {
  /// Has the app render the engine, in place of the device.
  ///
  /// Follows <https://developer.apple.com/documentation/avfaudio/avaudioengine/enablemanualrenderingmode(_:format:maximumframecount:)>.
  ///
  /// - Parameters:
  ///   - mode: how.
  ///   - pcmFormat: what is rendered.
  ///   - maximumFrameCount: how many frames at a time.
  /// - Throws: `AVAudioEngineManualRenderingError.initialized` while it runs, `kAudioUnitErr_FormatNotSupported` for a format
  ///   that is coded.
  public func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
    maximumFrameCount: AVAudioFrameCount
  ) throws {
    guard !isRunning else { throw AudioError.error(AVAudioEngineManualRenderingError.initialized.rawValue) }
    guard pcmFormat.stored.isPCM, pcmFormat.isValid else { throw AudioError.error(-10_868) }
    AudioGraph.sync {
      manual = ManualRendering(mode: mode, format: pcmFormat, maximumFrames: maximumFrameCount)
    }
  }

  /// Has the device render the engine again.
  public func disableManualRenderingMode() {
    stop()
    AudioGraph.sync { manual = nil }
  }

  /// Renders the next frames, however long they last.
  ///
  /// - Throws: `AVAudioEngineManualRenderingError.invalidMode` without `enableManualRenderingMode` for it, `.notRunning` for
  ///   an engine that was not started, and `kAudio_ParamError` for more frames than there may be, or a buffer of another
  ///   format.
  public func renderOffline(
    _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
  ) throws -> AVAudioEngineManualRenderingStatus {
    guard let manual, manual.mode == .offline else {
      throw AudioError.error(AVAudioEngineManualRenderingError.invalidMode.rawValue)
    }
    guard isRunning else { throw AudioError.error(AVAudioEngineManualRenderingError.notRunning.rawValue) }
    guard numberOfFrames <= manual.maximumFrames, numberOfFrames <= buffer.frameCapacity,
      buffer.format.channelCount == manual.format.channelCount
    else { throw AudioError.error(AudioError.parameter) }
    let frames = Int(numberOfFrames)
    let speaker = outputNode
    let (sound, deliveries) = AudioGraph.sync {
      let pass = RenderPass(time: time, duration: Double(frames) / manual.format.sampleRate)
      let sound = pass.output(of: speaker, 0, frames: frames)
      let deliveries = render(pass)
      self.manual?.position += AVAudioFramePosition(frames)
      return (sound, deliveries)
    }
    buffer.frameLength = numberOfFrames
    sound.with(channels: Int(buffer.format.channelCount)).write(to: buffer, at: 0)
    for deliver in deliveries { deliver() }
    for case let player as AVAudioPlayerNode in attachedNodes { player.finishDue() }
    return .success
  }

  /// Whether the app renders the engine.
  public var isInManualRenderingMode: Bool { AudioGraph.sync { manual != nil } }
  /// How the app renders the engine.
  public var manualRenderingMode: AVAudioEngineManualRenderingMode {
    AudioGraph.sync { manual?.mode ?? .offline }
  }
  /// What the app renders.
  public var manualRenderingFormat: AVAudioFormat {
    AudioGraph.sync { manual?.format ?? AudioHardware.output }
  }
  /// How many frames the app renders at a time.
  public var manualRenderingMaximumFrameCount: AVAudioFrameCount {
    AudioGraph.sync { manual?.maximumFrames ?? 0 }
  }
  /// How many frames the app has rendered.
  public var manualRenderingSampleTime: AVAudioFramePosition { AudioGraph.sync { manual?.position ?? 0 } }
}
