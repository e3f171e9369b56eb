import CurbcutFoundation

/// Nodes through which sound goes, and their connections.
///
/// The device's microphone hears silence, and its speaker is not heard. Else all is as on a device: what is played takes its
/// time by the device's clock, taps and sources are given and asked for sound while the engine runs, and in manual rendering
/// mode the mix is in the buffers. Effects let sound through as it is.
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioengine>.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  var nodes: Set<AVAudioNode> = []
  private var input: AVAudioInputNode?
  private(set) var output: AVAudioOutputNode?
  private var mixer: AVAudioMixerNode?
  private(set) var running = false
  /// Seconds for which it had run when it last began to, and when that was.
  private var elapsed = 0.0
  private var began: TimeInterval?
  var ticker: SoundAlarm?
  /// Until when sound was given to taps, in seconds of the engine's time.
  var rendered = 0.0
  var manual: ManualRendering?

  /// Creates an engine without nodes but those of the device.
  public override init() { super.init() }

  deinit { ticker?.cancel() }

  // MARK: Nodes

  /// The nodes that it has.
  open var attachedNodes: Set<AVAudioNode> { AudioGraph.sync { nodes } }

  /// The microphone.
  open var inputNode: AVAudioInputNode {
    AudioGraph.sync {
      if let input { return input }
      let node = AVAudioInputNode()
      (input, node.owner) = (node, self)
      nodes.insert(node)
      return node
    }
  }

  /// The speaker.
  open var outputNode: AVAudioOutputNode {
    AudioGraph.sync {
      if let output { return output }
      let node = AVAudioOutputNode()
      (output, node.owner) = (node, self)
      nodes.insert(node)
      return node
    }
  }

  /// The mixer before the speaker, with which it is connected.
  open var mainMixerNode: AVAudioMixerNode {
    AudioGraph.sync {
      if let mixer { return mixer }
      let node = AVAudioMixerNode()
      (mixer, node.owner) = (node, self)
      nodes.insert(node)
      let speaker = outputNode
      speaker.sources[0] = AVAudioNode.Source(
        node: node, bus: 0, format: speaker.outputFormat(forBus: 0))
      node.outputFormats[0] = speaker.outputFormat(forBus: 0)
      return node
    }
  }

  /// Takes a node in. One that another engine has is an exception.
  open func attach(_ node: AVAudioNode) {
    guard node.owner == nil || node.owner === self else {
      return AudioException.raise("!nodeimpl->HasEngineImpl()")
    }
    AudioGraph.sync {
      nodes.insert(node)
      node.owner = self
    }
  }

  /// Lets a node go, with its connections. One that it does not have is an exception.
  open func detach(_ node: AVAudioNode) {
    guard has(node) else { return AudioException.raise("[_nodes containsObject: node]") }
    (node as? AVAudioPlayerNode)?.stop()
    changing {
      removeInputs(of: node)
      removeOutputs(of: node)
      nodes.remove(node)
      node.owner = nil
    }
  }

  func has(_ node: AVAudioNode) -> Bool { AudioGraph.sync { nodes.contains(node) } }

  // MARK: Changes

  /// Changes something on which the speed of players depends.
  func changing(_ change: () -> Void) {
    AudioGraph.sync {
      hold()
      change()
      goOn()
    }
    graphDidChange()
  }

  private var players: [AVAudioPlayerNode] { nodes.compactMap { $0 as? AVAudioPlayerNode } }

  /// Has players stand still.
  func hold() { AudioGraph.sync { for player in players { player.hold() } } }
  /// Has players go on.
  func goOn() { AudioGraph.sync { for player in players { player.goOn() } } }

  // MARK: Running

  /// Whether it runs.
  open var isRunning: Bool { AudioGraph.sync { running } }
  /// Whether it stops by itself when it has nothing to do.
  @Unsupported("AVAudioEngine.isAutoShutdownEnabled: an engine runs until it is stopped")
  open var isAutoShutdownEnabled = false

  /// Makes ready to start. An engine of which no node was ever asked for is an exception.
  open func prepare() {
    guard !AudioGraph.sync({ nodes.isEmpty }) else {
      return AudioException.raise("inputNode != nullptr || outputNode != nullptr")
    }
  }

  /// Starts. An engine of which no node was ever asked for is an exception.
  ///
  /// - Throws: on iOS, an error of the session or the device; here nothing.
  open func start() throws {
    guard !AudioGraph.sync({ nodes.isEmpty }) else {
      return AudioException.raise("inputNode != nullptr || outputNode != nullptr")
    }
    AudioGraph.sync {
      guard !running else { return }
      running = true
      if manual == nil { began = SoundClock.now }
      goOn()
    }
    graphDidChange()
  }

  /// Lets all stand still, until it is started again.
  open func pause() { halt() }

  /// Stops, and with it its players.
  open func stop() {
    halt()
    AudioGraph.sync { for player in players { player.pause() } }
  }

  private func halt() {
    AudioGraph.sync {
      guard running else { return }
      hold()
      elapsed = time
      began = nil
      running = false
      rendered = elapsed
      ticker?.cancel()
      ticker = nil
    }
  }

  /// Has all nodes forget what they heard before.
  open func reset() { for node in attachedNodes { node.reset() } }

  /// Seconds for which it has run.
  var time: TimeInterval {
    if let manual { return Double(manual.position) / manual.format.sampleRate }
    return elapsed + (began.map { max(0, SoundClock.now - $0) } ?? 0)
  }

  func renderTime(atRate rate: Double) -> AVAudioTime {
    let frames = AVAudioFramePosition((time * rate).rounded())
    guard manual == nil else { return AVAudioTime(sampleTime: frames, atRate: rate) }
    let host = AVAudioTime.hostTime(forSeconds: SoundClock.now)
    return AVAudioTime(hostTime: host, sampleTime: frames, atRate: rate)
  }
}

extension Notification.Name {
  /// The device's inputs or outputs have changed, and the engine has stopped. Not posted here, where they never do.
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
