import CurbcutFoundation

/// What taps, sources and sinks are given and asked for.
extension AVAudioEngine {
  /// Seconds of a buffer, which are the least that iOS gives to taps.
  private static let shortestBuffer = 0.1
  private static let longestBuffer = 0.4

  /// Begins or ends to give sound to whom it may concern.
  func graphDidChange() {
    AudioGraph.sync {
      guard running, manual == nil, ticker == nil, isHeard else { return }
      rendered = time
      tick(after: bufferDuration)
    }
  }

  private var isHeard: Bool {
    nodes.contains { !$0.taps.isEmpty || $0 is AVAudioSourceNode || $0 is AVAudioSinkNode }
  }

  private var bufferDuration: TimeInterval {
    let wanted = nodes.flatMap { node in
      node.taps.map { Double($0.value.frames) / max(1, node.outputFormat(forBus: $0.key).sampleRate) }
    }
    return min(max(wanted.min() ?? 0, Self.shortestBuffer), Self.longestBuffer)
  }

  private func tick(after seconds: TimeInterval) {
    let due = SoundClock.now + seconds
    ticker = SoundAlarm(at: due) { [weak self] in self?.listen() }
  }

  /// Gives the sound since the last time to taps and sinks.
  private func listen() {
    let deliveries = AudioGraph.sync { () -> [() -> Void] in
      ticker = nil
      guard running, isHeard else { return [] }
      let pass = RenderPass(time: rendered, duration: max(0, time - rendered))
      rendered = time
      tick(after: bufferDuration)
      return render(pass)
    }
    for deliver in deliveries { deliver() }
  }

  /// Renders a moment.
  ///
  /// - Returns: what is to be called with it.
  func render(_ pass: RenderPass) -> [() -> Void] {
    var deliveries: [() -> Void] = []
    if let output { _ = pass.output(of: output, 0, frames: frames(of: pass, output)) }
    for node in nodes {
      if let sink = node as? AVAudioSinkNode { deliveries.append { sink.receive(pass) } }
      for (bus, tap) in node.taps {
        let sound = pass.output(of: node, bus, frames: frames(of: pass, node, bus))
        let format = tap.format ?? node.outputFormat(forBus: bus)
        let count = Int((pass.duration * format.sampleRate).rounded())
        guard count > 0,
          let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count))
        else { continue }
        buffer.frameLength = AVAudioFrameCount(count)
        sound.stretched(to: count).with(channels: Int(format.channelCount)).write(to: buffer, at: 0)
        let begin = AVAudioFramePosition((pass.time * format.sampleRate).rounded())
        let host = AVAudioTime.hostTime(forSeconds: SoundClock.now - pass.duration)
        let when = AVAudioTime(hostTime: host, sampleTime: begin, atRate: format.sampleRate)
        deliveries.append { tap.block(buffer, when) }
      }
    }
    return deliveries
  }

  private func frames(of pass: RenderPass, _ node: AVAudioNode, _ bus: AVAudioNodeBus = 0) -> Int {
    Int((pass.duration * node.outputFormat(forBus: bus).sampleRate).rounded())
  }
}
