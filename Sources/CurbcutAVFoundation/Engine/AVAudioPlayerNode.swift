import CurbcutFoundation

/// Plays buffers and files.
///
/// What is played takes its time by the device's clock, and its completion handler is called at its end, or when the player is
/// stopped, on the main thread; on iOS it is another one.
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioplayernode>.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// Where it is heard: -1 for the left, 0 for the middle, 1 for the right.
  open var pan: Float = 0

  private var segments: [PlayerSegment] = []
  private var playing = false
  /// Frames at which it stood when it began to play, or stands now.
  private var position = 0.0
  /// When it began to play, in seconds of the engine's time; nil while it does not.
  private var began: TimeInterval?
  private var alarm: SoundAlarm?

  /// Creates a player.
  public override init() { super.init() }

  deinit { alarm?.cancel() }

  open override var numberOfInputs: Int { 0 }

  // MARK: Scheduling

  /// Plays a buffer after what is scheduled.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
  }

  /// Plays a buffer after what is scheduled, and tells of a point on its way.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    scheduleBuffer(
      buffer, at: nil, options: [], completionCallbackType: callbackType, completionHandler: completionHandler
    )
  }

  /// Plays a buffer at a time of the player, or after what is scheduled.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    scheduleBuffer(
      buffer, at: when, options: options, completionCallbackType: .dataConsumed,
      completionHandler: completionHandler.map { handler in { _ in handler() } })
  }

  /// Plays a buffer at a time of the player, or after what is scheduled, and tells of a point on its way.
  ///
  /// A buffer with another count of channels than the output's is an exception.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    guard outputFormat(forBus: 0).channelCount == buffer.format.channelCount else {
      return AudioException.raise("_outputFormat.channelCount == buffer.format.channelCount")
    }
    schedule(
      PlayerSegment(
        sound: .buffer(buffer), frames: Int(buffer.frameLength), step: 1, begin: 0,
        loops: options.contains(.loops), completion: completionHandler, callbackType: callbackType),
      at: when, options: options)
  }

  /// Plays a file at a time of the player, or after what is scheduled.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    scheduleFile(
      file, at: when, completionCallbackType: .dataConsumed,
      completionHandler: completionHandler.map { handler in { _ in handler() } })
  }

  /// Plays a file at a time of the player, or after what is scheduled, and tells of a point on its way.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(file, 0, Int(file.length), at: when, callbackType, completionHandler)
  }

  /// Plays a part of a file at a time of the player, or after what is scheduled.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    scheduleSegment(
      file, startingFrame: startFrame, frameCount: numberFrames, at: when,
      completionCallbackType: .dataConsumed,
      completionHandler: completionHandler.map { handler in { _ in handler() } })
  }

  /// Plays a part of a file at a time of the player, or after what is scheduled, and tells of a point on its way.
  ///
  /// A part before the beginning, or without frames, is an exception.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    guard startFrame >= 0 else { return AudioException.raise("startFrame >= 0") }
    guard numberFrames > 0 else { return AudioException.raise("numberFrames > 0") }
    let frames = min(Int(numberFrames), max(0, Int(file.length - startFrame)))
    schedule(file, Int(startFrame), frames, at: when, callbackType, completionHandler)
  }

  private func schedule(
    _ file: AVAudioFile, _ start: Int, _ frames: Int, at when: AVAudioTime?,
    _ callbackType: AVAudioPlayerNodeCompletionCallbackType, _ completion: AVAudioPlayerNodeCompletionHandler?
  ) {
    let rate = outputFormat(forBus: 0).sampleRate
    schedule(
      PlayerSegment(
        sound: .file(file, start: start), frames: frames,
        step: rate > 0 ? file.processingFormat.sampleRate / rate : 1, begin: 0, completion: completion,
        callbackType: callbackType),
      at: when, options: [])
  }

  private func schedule(
    _ segment: PlayerSegment, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions
  ) {
    if let when, !when.isSampleTimeValid, !when.isHostTimeValid {
      return AudioException.raise("when == nil || when.sampleTimeValid || when.hostTimeValid")
    }
    var dropped: [PlayerSegment] = []
    AudioGraph.sync {
      let now = place
      var segment = segment
      if options.contains(.interrupts) {
        (dropped, segments) = (segments, [])
      } else if options.contains(.interruptsAtLoop),
        let current = segments.firstIndex(where: { $0.begin <= now })
      {
        segments[current].cut = segments[current].turn(after: now)
        dropped = Array(segments[(current + 1)...])
        segments.removeSubrange((current + 1)...)
      }
      segment.begin = max(segments.last?.end ?? 0, now)
      if let when { segment.begin = frame(of: when) }
      segments.append(segment)
      reschedule()
    }
    complete(dropped)
  }

  /// A time as frames of the player.
  private func frame(of when: AVAudioTime) -> Double {
    let rate = outputFormat(forBus: 0).sampleRate
    if when.isSampleTimeValid {
      return Double(when.sampleTime) * (when.sampleRate > 0 ? rate / when.sampleRate : 1)
    }
    return place + (AVAudioTime.seconds(forHostTime: when.hostTime) - SoundClock.now) * rate
  }

  /// Makes what is scheduled ready.
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

  // MARK: Playing

  /// Whether it plays.
  open var isPlaying: Bool { AudioGraph.sync { playing } }

  /// Begins or goes on to play. Without a connection, or in an engine that does not run, this is an exception.
  open func play() { play(at: nil) }

  /// Begins or goes on to play at a time of the node.
  open func play(at when: AVAudioTime?) {
    guard let owner, !AudioGraph.sync({ owner.listeners(of: self).isEmpty }) else {
      return AudioException.raise(reason: "player started when in a disconnected state")
    }
    guard owner.isRunning else { return AudioException.raise("_engine->IsRunning()") }
    AudioGraph.sync {
      guard !playing else { return }
      playing = true
      goOn()
      if let when, let start = began {
        let rate = outputFormat(forBus: 0).sampleRate
        let wanted: TimeInterval =
          when.isSampleTimeValid
          ? Double(when.sampleTime) / (when.sampleRate > 0 ? when.sampleRate : rate)
          : start + AVAudioTime.seconds(forHostTime: when.hostTime) - SoundClock.now
        began = max(start, wanted)
        reschedule()
      }
    }
  }

  /// Stops where it is; it is ready to go on.
  open func pause() {
    AudioGraph.sync {
      hold()
      playing = false
    }
  }

  /// Stops, forgets what is scheduled, and goes back to the beginning of its time.
  open func stop() {
    let dropped = AudioGraph.sync { () -> [PlayerSegment] in
      hold()
      playing = false
      position = 0
      defer { segments = [] }
      return segments
    }
    complete(dropped)
  }

  open override func reset() { stop() }

  // MARK: Times

  /// How far it has come, in frames.
  private var place: Double {
    guard let began, let owner else { return position }
    return position + max(0, owner.time - began) * outputFormat(forBus: 0).sampleRate * pace
  }

  /// How much faster than others it is heard, for the effects behind it.
  private var pace: Double {
    guard let owner else { return 1 }
    var (product, node, left) = (1.0, self as AVAudioNode, 32)
    while left > 0, let next = owner.listeners(of: node).first {
      product *= next.speed
      (node, left) = (next, left - 1)
    }
    return product
  }

  /// A time of the player as one of the node; nil while it does not play.
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
    shifted(playerTime, by: 1)
  }

  /// A time of the node as one of the player; nil while it does not play.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { shifted(nodeTime, by: -1) }

  private func shifted(_ time: AVAudioTime, by sign: Double) -> AVAudioTime? {
    AudioGraph.sync {
      guard playing, let owner, time.isSampleTimeValid, time.sampleRate > 0 else { return nil }
      let rate = outputFormat(forBus: 0).sampleRate
      let difference = (owner.time * rate - place) / rate * time.sampleRate * sign
      let frames = time.sampleTime + AVAudioFramePosition(difference.rounded())
      guard time.isHostTimeValid else { return AVAudioTime(sampleTime: frames, atRate: time.sampleRate) }
      return AVAudioTime(hostTime: time.hostTime, sampleTime: frames, atRate: time.sampleRate)
    }
  }

  /// Stands still while something changes.
  func hold() {
    position = place
    began = nil
    alarm?.cancel()
    alarm = nil
  }

  /// Goes on after ``hold()``.
  func goOn() {
    guard playing, let owner, owner.isRunning else { return }
    position = place
    began = owner.time
    reschedule()
  }

  /// Waits anew for the next end.
  private func reschedule() {
    alarm?.cancel()
    alarm = nil
    guard let owner, owner.manual == nil, let began, let next = segments.map(\.end).min(), next.isFinite
    else { return }
    let rate = outputFormat(forBus: 0).sampleRate * pace
    guard rate > 0 else { return }
    let wait = max(0, began - owner.time) + max(0, next - place) / rate
    alarm = SoundAlarm(at: SoundClock.now + wait) { [weak self] in self?.finishDue() }
  }

  /// Tells of what has come to its end.
  func finishDue() {
    let done = AudioGraph.sync { () -> [PlayerSegment] in
      // A clock may be late by less than a frame.
      let now = place + 0.5
      let done = segments.filter { $0.end <= now }
      segments.removeAll { $0.end <= now }
      reschedule()
      return done
    }
    for segment in done { segment.completion?(segment.callbackType) }
  }

  /// Tells of what will not come to its end, after the call that is the cause.
  private func complete(_ segments: [PlayerSegment]) {
    for segment in segments {
      guard let completion = segment.completion else { continue }
      nonisolated(unsafe) let handler = completion
      let type = segment.callbackType
      SoundClock.soon { handler(type) }
    }
  }

  override func render(_ frames: Int, bus: AVAudioNodeBus, in pass: RenderPass) -> Samples {
    let format = outputFormat(forBus: bus)
    var stretch = Samples(silence: frames, channels: Int(format.channelCount))
    guard playing, let began else { return stretch }
    let place = position + (pass.time - began) * format.sampleRate * pace
    for segment in segments { segment.add(to: &stretch, at: place.rounded()) }
    return stretch
  }
}
