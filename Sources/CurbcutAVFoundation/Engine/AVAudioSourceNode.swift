import CurbcutFoundation

/// Gives the frames that a source makes.
///
/// The values are whether it was silence, the time, how many frames, and where they go.
public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

/// A sound that the app makes itself. Its block is called on the main thread, by the device's clock.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiosourcenode>.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  private let block: AVAudioSourceNodeRenderBlock
  private let format: AVAudioFormat?
  private var position = 0.0
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// Where it is heard: -1 for the left, 0 for the middle, 1 for the right.
  open var pan: Float = 0

  /// Creates a source whose frames have the format of its connection.
  public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    self.block = block
    format = nil
    super.init()
  }
  /// Creates a source whose frames have a format.
  public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    self.block = block
    self.format = format
    super.init()
  }

  open override var numberOfInputs: Int { 0 }

  override func render(_ frames: Int, bus: AVAudioNodeBus, in pass: RenderPass) -> Samples {
    let format = self.format ?? outputFormat(forBus: bus)
    let silence = Samples(silence: frames, channels: Int(format.channelCount))
    guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(frames)) else {
      return silence
    }
    buffer.frameLength = AVAudioFrameCount(frames)
    var (isSilence, time) = (ObjCBool(false), AudioTimeStamp())
    time.mSampleTime = position
    time.mHostTime = AVAudioTime.hostTime(forSeconds: SoundClock.now)
    time.mFlags = .sampleHostTimeValid
    position += Double(frames)
    let status = block(&isSilence, &time, AVAudioFrameCount(frames), buffer.mutableAudioBufferList)
    return status == noErr && !isSilence.boolValue ? Samples(buffer, 0..<frames) : silence
  }
}

/// Is given what comes into a sink.
public typealias AVAudioSinkNodeReceiverBlock = (
  UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> OSStatus

/// Gives what comes from the microphone to the app. Its block is called on the main thread, by the device's clock.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiosinknode>.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
  private let block: AVAudioSinkNodeReceiverBlock
  private var position = 0.0

  /// Creates a sink.
  public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) {
    self.block = block
    super.init()
  }

  open override var numberOfOutputs: Int { 0 }

  /// Gives the app what came in.
  func receive(_ pass: RenderPass) {
    let format = inputFormat(forBus: 0)
    let frames = Int((pass.duration * format.sampleRate).rounded())
    guard let sound = input(0, frames, rate: format.sampleRate, in: pass),
      let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(frames))
    else { return }
    buffer.frameLength = AVAudioFrameCount(frames)
    sound.with(channels: Int(format.channelCount)).write(to: buffer, at: 0)
    var time = AudioTimeStamp()
    time.mSampleTime = position
    time.mHostTime = AVAudioTime.hostTime(forSeconds: SoundClock.now)
    time.mFlags = .sampleHostTimeValid
    position += Double(frames)
    _ = block(&time, AVAudioFrameCount(frames), buffer.audioBufferList)
  }
}
