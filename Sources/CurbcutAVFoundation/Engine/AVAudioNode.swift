import CurbcutFoundation

/// Is given copies of what comes out of a node.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Is called when something was played.
public typealias AVAudioNodeCompletionHandler = () -> Void

/// A part of an engine through which sound goes.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudionode>.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// A connection of an input.
  struct Source {
    var node: AVAudioNode
    var bus: AVAudioNodeBus
    var format: AVAudioFormat
  }

  /// Who is given copies of an output.
  struct Tap {
    var block: AVAudioNodeTapBlock
    var format: AVAudioFormat?
    var frames: AVAudioFrameCount
  }

  weak var owner: AVAudioEngine?
  /// What comes into each input.
  var sources: [AVAudioNodeBus: Source] = [:]
  /// What each output is like, once it was connected.
  var outputFormats: [AVAudioNodeBus: AVAudioFormat] = [:]
  var taps: [AVAudioNodeBus: Tap] = [:]

  override init() { super.init() }

  /// The engine that it is attached to; nil for none.
  open var engine: AVAudioEngine? { owner }
  /// How many inputs it has.
  open var numberOfInputs: Int { 1 }
  /// How many outputs it has.
  open var numberOfOutputs: Int { 1 }
  /// How long a sound takes through it, in seconds: no time.
  open var latency: TimeInterval { 0 }
  /// How long a sound takes from it to the ear, in seconds: no time.
  open var outputPresentationLatency: TimeInterval { 0 }

  /// What comes into an input.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    sources[bus]?.format ?? AudioHardware.output
  }

  /// What comes out of an output.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    outputFormats[bus] ?? sources[0]?.format ?? AudioHardware.output
  }

  /// What an input is called.
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
  /// What an output is called.
  open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }

  /// Forgets what was heard before.
  open func reset() {}

  /// When sound last came through it; nil while the engine does not run.
  open var lastRenderTime: AVAudioTime? {
    guard let owner, owner.isRunning else { return nil }
    return owner.renderTime(atRate: outputFormat(forBus: 0).sampleRate)
  }

  // MARK: Taps

  /// Has a block be given copies of what comes out of the node, while the engine runs.
  ///
  /// The buffers have a tenth of a second, which is the least that iOS gives, or what was asked for if that is more, up to
  /// 0.4 seconds. The block is called on the main thread, by the device's clock, which iOS does not promise.
  ///
  /// - Parameters:
  ///   - bus: the output, which can have one tap.
  ///   - bufferSize: how many frames a buffer should have.
  ///   - format: what the buffers are like; nil for the format of the output.
  ///   - tapBlock: is given the buffers, and the time of their first frame.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    if let format, !format.isValid {
      return AudioException.raise("IsFormatSampleRateAndChannelCountValid(format)")
    }
    guard AudioGraph.sync({ taps[bus] }) == nil else { return AudioException.raise("nullptr == Tap()") }
    AudioGraph.sync { taps[bus] = Tap(block: tapBlock, format: format, frames: bufferSize) }
    owner?.graphDidChange()
  }

  /// Has the block of ``installTap(onBus:bufferSize:format:block:)`` be called no longer.
  open func removeTap(onBus bus: AVAudioNodeBus) { AudioGraph.sync { taps[bus] = nil } }

  // MARK: Rendering

  /// Sound that comes out of an output.
  ///
  /// - Parameters:
  ///   - frames: how many frames, at the rate of the output.
  ///   - pass: what belongs to the same moment.
  func render(_ frames: Int, bus: AVAudioNodeBus, in pass: RenderPass) -> Samples {
    input(0, frames, rate: outputFormat(forBus: bus).sampleRate, in: pass)
      ?? Samples(silence: frames, channels: Int(outputFormat(forBus: bus).channelCount))
  }

  /// Sound that comes into an input; nil where nothing is connected.
  func input(_ bus: AVAudioNodeBus, _ frames: Int, rate: Double, in pass: RenderPass) -> Samples? {
    guard let source = sources[bus] else { return nil }
    let from = source.node.outputFormat(forBus: source.bus).sampleRate
    let count = from == rate || rate <= 0 ? frames : Int((Double(frames) * from / rate).rounded())
    return pass.output(of: source.node, source.bus, frames: count).stretched(to: frames)
  }

  /// How much faster than others what is connected with its input is heard.
  var speed: Double { 1 }
}

/// One moment of rendering: each output is asked once.
final class RenderPass {
  /// When it begins, in seconds of the engine's time.
  let time: TimeInterval
  /// How long it is, in seconds.
  let duration: TimeInterval
  private struct Key: Hashable {
    var node: ObjectIdentifier
    var bus: AVAudioNodeBus
  }
  private var done: [Key: Samples] = [:]

  init(time: TimeInterval, duration: TimeInterval) {
    self.time = time
    self.duration = duration
  }

  func output(of node: AVAudioNode, _ bus: AVAudioNodeBus, frames: Int) -> Samples {
    let key = Key(node: ObjectIdentifier(node), bus: bus)
    if let known = done[key] { return known.stretched(to: frames) }
    // A circle of nodes is silent.
    done[key] = Samples(silence: frames, channels: Int(node.outputFormat(forBus: bus).channelCount))
    let made = node.render(frames, bus: bus, in: self)
    done[key] = made
    return made
  }
}

/// What keeps the nodes of all engines in order, whoever uses them.
enum AudioGraph {
  private static let lock = NSRecursiveLock()

  static func sync<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }
}

/// What the device's microphone and speaker are like: they have the rate of the app's session.
enum AudioHardware {
  /// The rate of iPhones, and what an app can wish for instead.
  static let usualRate = 48_000.0
  static let rates = 8_000.0...48_000

  private static func format(channels: UInt32) -> AVAudioFormat {
    AVAudioFormat(
      AudioStreamBasicDescription(
        sampleRate: AVAudioSession.sharedInstance().sampleRate, channels: channels, bits: 32, isFloat: true,
        isInterleaved: false))
  }

  static var input: AVAudioFormat { format(channels: 1) }
  static var output: AVAudioFormat { format(channels: 2) }
}
