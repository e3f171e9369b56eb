import CurbcutFoundation

/// Where speech is interrupted.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avspeechboundary>.
public enum AVSpeechBoundary: Int, Hashable, Sendable {
  /// At once.
  case immediate
  /// After the word.
  case word
}

/// Speaks texts, one after the other.
///
/// An app's speech is not heard here, but takes its time by the device's clock, word by word, at the speed of VoiceOver at the same
/// rate; the delegate is told on the main thread.
/// Follows <https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer>.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Is given sound.
  public typealias BufferCallback = (AVAudioBuffer) -> Void
  /// Is given places in sound.
  public typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void

  /// Whether an app may speak with the person's own voice.
  public enum PersonalVoiceAuthorizationStatus: UInt, Hashable, Sendable {
    /// The person was not asked yet.
    case notDetermined
    /// The person has refused.
    case denied
    /// The device has no such voices.
    case unsupported
    /// The person has allowed it.
    case authorized
  }

  /// Is told how speech goes on; not retained.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether speech belongs to the app's session; true by default.
  @Unsupported("AVSpeechSynthesizer.usesApplicationAudioSession: an app's speech is not heard")
  open var usesApplicationAudioSession = true
  /// Whether speech is heard in a call, too; false by default.
  @Unsupported("AVSpeechSynthesizer.mixToTelephonyUplink: there are no calls")
  open var mixToTelephonyUplink = false
  /// Where speech is heard; nil, the default, for where the system would.
  @Unsupported("AVSpeechSynthesizer.outputChannels: an app's speech is not heard")
  open var outputChannels: [AVAudioSessionChannelDescription]? = nil

  private let lock = NSRecursiveLock()
  private var queue: [AVSpeechUtterance] = []
  private var steps: [Step] = []
  private var alarm: SoundAlarm?
  private var paused = false
  /// When the first step is due, by the device's clock; while paused, how long it was to it.
  private var due = 0.0
  /// What is to be done after the word that is spoken.
  private var afterWord: (() -> Void)?
  private var hasStarted = false

  /// What happens to the first utterance, and how many seconds after what came before.
  private struct Step {
    enum Kind { case start, word(AVSpeechUtterance.Word), finish, next }
    var kind: Kind
    var wait: TimeInterval
  }

  /// Creates a synthesizer that says nothing.
  public override init() { super.init() }

  deinit { alarm?.cancel() }

  /// Whether there is something to say, even while it pauses.
  open var isSpeaking: Bool { lock.withLock { !queue.isEmpty } }
  /// Whether it pauses.
  open var isPaused: Bool { lock.withLock { paused } }

  /// Speaks an utterance after those that it has. One that is waiting or spoken already is an exception.
  open func speak(_ utterance: AVSpeechUtterance) {
    let isFirst = lock.withLock { () -> Bool? in
      guard !utterance.isEnqueued else { return nil }
      utterance.isEnqueued = true
      queue.append(utterance)
      return queue.count == 1
    }
    guard let isFirst else {
      NSException.raise(
        .invalidArgumentException, "AVSpeechUtterance shall not be enqueued twice")
      return
    }
    if isFirst { begin() }
  }

  /// Stops, and forgets what it was to say.
  ///
  /// - Returns: whether there was something to stop.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    interrupt(boundary) { [weak self] in self?.cancel() }
  }

  /// Pauses.
  ///
  /// - Returns: whether there was something to pause.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard !isPaused else { return false }
    return interrupt(boundary) { [weak self] in self?.halt() }
  }

  /// Goes on after a pause.
  ///
  /// - Returns: whether there was something to go on with.
  @discardableResult open func continueSpeaking() -> Bool {
    let utterance = lock.withLock { () -> AVSpeechUtterance? in
      guard paused, let first = queue.first else { return nil }
      paused = false
      wait(due)
      return first
    }
    guard let utterance else { return false }
    delegate?.speechSynthesizer(self, didContinue: utterance)
    return true
  }

  private func interrupt(_ boundary: AVSpeechBoundary, _ action: @escaping () -> Void) -> Bool {
    guard isSpeaking else { return false }
    let isNow = lock.withLock { () -> Bool in
      guard boundary == .word, hasStarted, !paused else { return true }
      afterWord = action
      return false
    }
    if isNow { action() }
    return true
  }

  private func cancel() {
    let utterance = lock.withLock { () -> AVSpeechUtterance? in
      for utterance in queue { utterance.isEnqueued = false }
      let first = queue.first
      (queue, steps, afterWord, paused, hasStarted) = ([], [], nil, false, false)
      alarm?.cancel()
      return first
    }
    if let utterance { delegate?.speechSynthesizer(self, didCancel: utterance) }
  }

  private func halt() {
    let utterance = lock.withLock { () -> AVSpeechUtterance? in
      guard let first = queue.first, !paused else { return nil }
      paused = true
      afterWord = nil
      alarm?.cancel()
      due = max(0, due - SoundClock.now)
      return first
    }
    if let utterance { delegate?.speechSynthesizer(self, didPause: utterance) }
  }

  // MARK: Going on

  /// Begins with the first utterance.
  private func begin() {
    lock.withLock {
      guard let first = queue.first else { return }
      hasStarted = false
      var reached = 0.0
      steps = [Step(kind: .start, wait: max(0, first.preUtteranceDelay))]
      for word in first.words {
        steps.append(Step(kind: .word(word), wait: word.time - reached))
        reached = word.time
      }
      steps.append(Step(kind: .finish, wait: max(0, first.duration - reached)))
      steps.append(Step(kind: .next, wait: max(0, first.postUtteranceDelay)))
      wait(steps[0].wait)
    }
  }

  private func wait(_ seconds: TimeInterval) {
    due = SoundClock.now + seconds
    alarm?.cancel()
    alarm = SoundAlarm(at: due) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    let now = lock.withLock { () -> (Step.Kind, AVSpeechUtterance, (() -> Void)?)? in
      guard !paused, !steps.isEmpty, let first = queue.first else { return nil }
      let step = steps.removeFirst()
      var interruption: (() -> Void)?
      if case .start = step.kind { hasStarted = true } else { (interruption, afterWord) = (afterWord, nil) }
      if case .finish = step.kind { interruption = nil }
      if let next = steps.first { wait(next.wait) }
      if interruption != nil { steps.insert(step, at: 0) }
      return (step.kind, first, interruption)
    }
    guard let (kind, utterance, interruption) = now else { return }
    if let interruption {
      // The word that would have come now comes first when it goes on.
      lock.withLock { due = SoundClock.now }
      return interruption()
    }
    switch kind {
    case .start: delegate?.speechSynthesizer(self, didStart: utterance)
    case .word(let word):
      delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word.range, utterance: utterance)
      let marker = AVSpeechSynthesisMarker(
        markerType: .word, forTextRange: word.range, atByteSampleOffset: Self.offset(word.time))
      delegate?.speechSynthesizer(self, willSpeak: marker, utterance: utterance)
    case .finish:
      utterance.isEnqueued = false
      // It no longer speaks when the delegate hears of the last end.
      let isLast = lock.withLock { () -> Bool in
        guard queue.count == 1 else { return false }
        (queue, steps, hasStarted) = ([], [], false)
        alarm?.cancel()
        return true
      }
      delegate?.speechSynthesizer(self, didFinish: utterance)
      if isLast { return }
    case .next:
      lock.withLock { _ = queue.removeFirst() }
      begin()
    }
  }

  // MARK: Sound

  /// What sound of a voice is like: that of iOS's own voices.
  static let format = AVAudioFormat(
    AudioStreamBasicDescription(
      sampleRate: 22_050, channels: 1, bits: 32, isFloat: true, isInterleaved: true))

  private static func offset(_ time: TimeInterval) -> UInt {
    UInt((time * format.sampleRate).rounded()) * UInt(format.stored.mBytesPerFrame)
  }

  /// Gives the sound of an utterance to a callback, which is silent here: buffers as long as the speech, and one without frames at the
  /// end.
  open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {
    write(utterance, toBufferCallback: bufferCallback, toMarkerCallback: { _ in })
  }

  /// Gives the sound of an utterance to a callback, and the places of its words to another.
  open func write(
    _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback,
    toMarkerCallback markerCallback: @escaping MarkerCallback
  ) {
    nonisolated(unsafe) let (buffers, markers) = (bufferCallback, markerCallback)
    SoundClock.soon { [self] in
      delegate?.speechSynthesizer(self, didStart: utterance)
      markers(
        utterance.words.map {
          AVSpeechSynthesisMarker(
            markerType: .word, forTextRange: $0.range, atByteSampleOffset: Self.offset($0.time))
        })
      var left = Int((utterance.duration * Self.format.sampleRate).rounded())
      let most = Int(Self.format.sampleRate)
      while left > 0 {
        let frames = AVAudioFrameCount(min(left, most))
        guard let buffer = AVAudioPCMBuffer(pcmFormat: Self.format, frameCapacity: frames) else { break }
        buffer.frameLength = frames
        buffers(buffer)
        left -= Int(frames)
      }
      if let end = AVAudioPCMBuffer(pcmFormat: Self.format, frameCapacity: 1) { buffers(end) }
      delegate?.speechSynthesizer(self, didFinish: utterance)
    }
  }

  // MARK: Personal voices

  /// Whether the app may speak with the person's own voice: the device has no such voices.
  open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }

  /// Asks whether the app may speak with the person's own voice: the device has no such voices.
  open class func requestPersonalVoiceAuthorization(
    completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { handler(.unsupported) }
  }
  /// Asks whether the app may speak with the person's own voice: the device has no such voices.
  @discardableResult
  open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus {
    .unsupported
  }
}
