import AssistiveTechnology
import DeviceSettings

/// A recording of the sound of a whole session, in the session's own time: speech and sounds at the times
/// when they were heard, cut off where they were interrupted.
///
/// Speech takes as long as it really would, so that a session with this output runs like a live one. Pass it
/// to the session both as its speech and as an output; ``audio`` is then what a user would have heard.
@MainActor
public final class WAVRecording: SpeechOutput, SessionOutput {
  private let synthesizer: any SpeechSynthesizer
  private var clips: [Clip] = []
  private var current: Speaking?
  private var failed: [SpeechProgress] = []
  private var lastTime = 0.0
  /// The errors of requests that could not be spoken, oldest first.
  public private(set) var errors: [SpeechError] = []

  /// Sound at a position, in samples from the beginning of the session.
  private struct Clip {
    var start: Int
    var samples: [Int16]
  }

  private struct Speaking {
    var id: Int
    var audio: SpeechAudio
    /// When it began or was resumed, and at which sample.
    var began: Double
    var head = 0
    var isPaused = false
    var hasBegun = false
    var nextWord = 0

    /// When a time in the speech is heard, in seconds since the session began.
    func time(of second: Double) -> Double {
      began + second - Double(head) / Double(audio.sampleRate)
    }
  }

  /// Creates an empty recording.
  ///
  /// - Parameter synthesizer: the synthesizer; nil for espeak-ng, which is then loaded.
  public init(synthesizer: (any SpeechSynthesizer)? = nil) throws(SpeechError) {
    if let synthesizer { self.synthesizer = synthesizer } else { self.synthesizer = try EspeakSynthesizer() }
  }

  /// Everything that has been heard so far.
  public var audio: SpeechAudio {
    var clips = clips
    if let current, !current.isPaused, let clip = Self.clip(of: current, until: lastTime) {
      clips.append(clip)
    }
    let length = clips.map { $0.start + $0.samples.count }.max() ?? 0
    var samples = [Int16](repeating: 0, count: length)
    for clip in clips {
      for (index, sample) in clip.samples.enumerated() {
        samples[clip.start + index] = samples[clip.start + index].addingSaturated(sample)
      }
    }
    return SpeechAudio(sampleRate: SpeechAudio.liveRate, samples: samples)
  }

  // MARK: Speech

  public func speak(_ request: SpeechRequest, settings: Settings, at time: Double) {
    stop(at: time)
    let script = SpokenText(settings: settings).script(for: request.utterance)
    do {
      let audio = try synthesize(script, SpeechSettings(settings))
      current = Speaking(id: request.id, audio: audio, began: time)
    } catch {
      errors.append(error)
      failed.append(.failed(request.id))
    }
  }

  private func synthesize(
    _ script: SpeechScript, _ settings: SpeechSettings
  ) throws(SpeechError) -> SpeechAudio {
    let audio = try synthesizer.synthesize(script, settings: settings)
    guard audio.sampleRate == SpeechAudio.liveRate else {
      throw .unsuitableSampleRate(audio.sampleRate)
    }
    return audio
  }

  public func stop(at time: Double) {
    lastTime = max(lastTime, time)
    if let current, !current.isPaused, let clip = Self.clip(of: current, until: time) { clips.append(clip) }
    current = nil
  }

  public func pause(at time: Double) {
    lastTime = max(lastTime, time)
    guard var speaking = current, !speaking.isPaused else { return }
    if let clip = Self.clip(of: speaking, until: time) { clips.append(clip) }
    speaking.head = Self.head(of: speaking, at: time)
    speaking.isPaused = true
    current = speaking
  }

  public func resume(at time: Double) {
    guard current?.isPaused == true else { return }
    current?.began = time
    current?.isPaused = false
  }

  public var nextProgress: Double? {
    if !failed.isEmpty { return lastTime }
    guard let current, !current.isPaused else { return nil }
    if !current.hasBegun { return current.began }
    if current.nextWord < current.audio.words.count {
      return current.time(of: current.audio.words[current.nextWord].time)
    }
    return current.time(of: current.audio.duration)
  }

  public func takeProgress(until time: Double) -> [SpeechProgress] {
    lastTime = max(lastTime, time)
    var progress = failed
    failed = []
    guard var speaking = current, !speaking.isPaused else { return progress }
    if !speaking.hasBegun, time >= speaking.began {
      speaking.hasBegun = true
      progress.append(.began(speaking.id))
    }
    while speaking.nextWord < speaking.audio.words.count {
      let word = speaking.audio.words[speaking.nextWord]
      guard speaking.time(of: word.time) <= time else { break }
      speaking.nextWord += 1
      progress.append(.reached(speaking.id, part: word.part, offset: word.offset))
    }
    current = speaking
    if time >= speaking.time(of: speaking.audio.duration) {
      progress.append(.finished(speaking.id))
      stop(at: time)
    }
    return progress
  }

  // MARK: Sounds

  /// Records the sound of an effect; ignores every other effect.
  public func show(_ effect: Effect, of technology: String, at time: Double) {
    guard case .play(let earcon) = effect else { return }
    lastTime = max(lastTime, time)
    clips.append(Clip(start: Self.place(of: time), samples: EarconSound.samples(of: earcon)))
  }

  // MARK: Clips

  private static func place(of time: Double) -> Int {
    Int((max(time, 0) * Double(SpeechAudio.liveRate)).rounded())
  }

  /// The index of the next sample of the speech at a time.
  private static func head(of speaking: Speaking, at time: Double) -> Int {
    let played = Int(((time - speaking.began) * Double(SpeechAudio.liveRate)).rounded())
    return min(speaking.head + max(played, 0), speaking.audio.samples.count)
  }

  /// What was heard of the speech up to a time, with a fade where it was cut off; nil for nothing.
  private static func clip(of speaking: Speaking, until time: Double) -> Clip? {
    let end = head(of: speaking, at: time)
    guard end > speaking.head else { return nil }
    var samples = Array(speaking.audio.samples[speaking.head..<end])
    if end < speaking.audio.samples.count {
      let fade = max(samples.count - Mixer.fadeLength, 0)
      samples.replaceSubrange(fade..., with: SpeechAudio.faded(Array(samples[fade...])))
    }
    return Clip(start: place(of: speaking.began), samples: samples)
  }
}
