import CurbcutFoundation

/// What can be mixed.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiomixing>.
public protocol AVAudioMixing: AVAudioStereoMixing {
  /// How loud it is, from 0 to 1.
  var volume: Float { get set }
}

/// What can be more to the left or to the right.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiostereomixing>.
public protocol AVAudioStereoMixing: NSObjectProtocol {
  /// Where it is heard: -1 for the left, 0 for the middle, 1 for the right.
  var pan: Float { get set }
}

/// Makes one sound of many.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiomixernode>.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  /// How loud what comes out is, from 0 to 1.
  open var outputVolume: Float = 1
  /// How loud it is in the next mixer, from 0 to 1.
  open var volume: Float = 1
  /// Where it is heard in the next mixer: -1 for the left, 0 for the middle, 1 for the right.
  open var pan: Float = 0

  /// Creates a mixer.
  public override init() { super.init() }

  /// An input to which nothing is connected.
  open var nextAvailableInputBus: AVAudioNodeBus {
    AudioGraph.sync { (0...sources.count).first { sources[$0] == nil } ?? sources.count }
  }
  open override var numberOfInputs: Int { AudioGraph.sync { (sources.keys.max() ?? -1) + 2 } }

  open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    outputFormats[bus] ?? AudioHardware.output
  }

  override func render(_ frames: Int, bus: AVAudioNodeBus, in pass: RenderPass) -> Samples {
    let format = outputFormat(forBus: bus)
    var sum = Samples(silence: frames, channels: Int(format.channelCount))
    for bus in sources.keys.sorted() {
      guard let sound = input(bus, frames, rate: format.sampleRate, in: pass) else { continue }
      let mixed = Self.mixed(sources[bus]?.node)
      sum.add(sound, volume: outputVolume * (mixed?.volume ?? 1), pan: mixed?.pan ?? 0)
    }
    return sum
  }
}

extension AVAudioMixerNode {
  /// Whose volume counts for an input: the next that has one, behind effects.
  fileprivate static func mixed(_ node: AVAudioNode?) -> (any AVAudioMixing)? {
    var (node, left) = (node, 32)
    while let found = node, left > 0 {
      if let mixed = found as? any AVAudioMixing { return mixed }
      node = found.sources[0]?.node
      left -= 1
    }
    return nil
  }
}
