import CurbcutFoundation

extension AVAudioEngine {
  /// Connects an output with an input, in place of what was connected with either.
  ///
  /// A node that the engine does not have, and a format without a rate or channels, are exceptions.
  public func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {
    guard has(node1), has(node2) else {
      return AudioException.raise("[_nodes containsObject: node1] && [_nodes containsObject: node2]")
    }
    if let format, !format.isValid {
      return AudioException.raise("IsFormatSampleRateAndChannelCountValid(format)")
    }
    changing {
      removeOutputs(of: node1, bus: bus1)
      join(node1, bus1, node2, bus2, format)
    }
  }

  /// Connects the first output with the first input; of a mixer, with one to which nothing is connected.
  public func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    let bus = (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0
    connect(node1, to: node2, fromBus: 0, toBus: bus, format: format)
  }

  /// Connects an output with several inputs.
  public func connect(
    _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {
    guard has(sourceNode), destNodes.allSatisfy({ $0.node.map(has) ?? false }) else {
      return AudioException.raise("[_nodes containsObject: connPoint.node]")
    }
    if let format, !format.isValid {
      return AudioException.raise("IsFormatSampleRateAndChannelCountValid(format)")
    }
    changing {
      removeOutputs(of: sourceNode, bus: sourceBus)
      for point in destNodes {
        if let node = point.node { join(sourceNode, sourceBus, node, point.bus, format) }
      }
    }
  }

  private func join(
    _ node1: AVAudioNode, _ bus1: AVAudioNodeBus, _ node2: AVAudioNode, _ bus2: AVAudioNodeBus,
    _ format: AVAudioFormat?
  ) {
    let format = format ?? node1.outputFormat(forBus: bus1)
    if !(node1 is AVAudioIONode) { node1.outputFormats[bus1] = format }
    node2.sources[bus2] = AVAudioNode.Source(node: node1, bus: bus1, format: format)
  }

  /// Disconnects an input.
  public func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    guard has(node) else { return AudioException.raise("[_nodes containsObject: node]") }
    changing { node.sources[bus] = nil }
  }
  /// Disconnects all inputs.
  public func disconnectNodeInput(_ node: AVAudioNode) {
    guard has(node) else { return AudioException.raise("[_nodes containsObject: node]") }
    changing { removeInputs(of: node) }
  }
  /// Disconnects an output.
  public func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    guard has(node) else { return AudioException.raise("[_nodes containsObject: node]") }
    changing { removeOutputs(of: node, bus: bus) }
  }
  /// Disconnects all outputs.
  public func disconnectNodeOutput(_ node: AVAudioNode) {
    guard has(node) else { return AudioException.raise("[_nodes containsObject: node]") }
    changing { removeOutputs(of: node) }
  }

  func removeInputs(of node: AVAudioNode) { node.sources = [:] }

  func removeOutputs(of node: AVAudioNode, bus: AVAudioNodeBus? = nil) {
    for other in nodes {
      other.sources = other.sources.filter { $0.value.node !== node || (bus != nil && $0.value.bus != bus) }
    }
  }

  /// What is connected with an input; nil for nothing.
  public func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus)
    -> AVAudioConnectionPoint?
  {
    AudioGraph.sync { node.sources[bus].map { AVAudioConnectionPoint(node: $0.node, bus: $0.bus) } }
  }

  /// What an output is connected with.
  public func outputConnectionPoints(
    for node: AVAudioNode, outputBus bus: AVAudioNodeBus
  ) -> [AVAudioConnectionPoint] {
    AudioGraph.sync {
      nodes.flatMap { other in
        other.sources.filter { $0.value.node === node && $0.value.bus == bus }.keys.sorted()
          .map { AVAudioConnectionPoint(node: other, bus: $0) }
      }
    }
  }

  /// The nodes that hear a node.
  func listeners(of node: AVAudioNode) -> [AVAudioNode] {
    nodes.filter { other in other.sources.values.contains { $0.node === node } }
  }
}

/// A node and one of its inputs or outputs.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioconnectionpoint>.
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
  /// The node; not retained.
  open private(set) weak var node: AVAudioNode?
  /// The number of the input or output.
  public let bus: AVAudioNodeBus

  /// Creates a place to connect.
  public init(node: AVAudioNode, bus: AVAudioNodeBus) {
    self.node = node
    self.bus = bus
    super.init()
  }
}
