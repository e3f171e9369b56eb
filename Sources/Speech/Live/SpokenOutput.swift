import AssistiveTechnology
import DeviceSettings
import Foundation
import Synchronization

/// Audible speech for a running session: espeak-ng's voice and VoiceOver's sounds, on the sound card.
///
/// For a session that follows the clock: call `Session.advance(to:)` at ``nextProgress``, or when
/// ``onProgress`` is called. Pass it to the session both as its speech and as an output, so that it plays
/// sounds too:
/// ```swift
/// let spoken = SpokenOutput()
/// let session = Session(provider: provider, engines: engines, speech: spoken, outputs: [spoken])
/// ```
/// Without a sound card, or without espeak-ng, it warns once and then takes as long as speech would.
@MainActor
public final class SpokenOutput: SpeechOutput, SessionOutput {
  private let mixer = Mixer()
  private let worker: SpeechWorker
  private let mail = Mutex(Mail())
  private var generation = 0
  /// The request that is being said.
  private var current: Int?
  private var isPaused = false
  private var lastTaken = 0.0

  /// Progress that the session has not taken yet.
  private struct Mail: Sendable {
    var progress: [SpeechProgress] = []
    var onProgress: (@Sendable () -> Void)?
  }

  /// How often a session polls for progress, in seconds.
  private static let interval = 0.01

  /// - Parameters:
  ///   - device: where the sound goes; nil for the sound card.
  ///   - settings: the settings of the voice that is loaded first; each request has its own.
  ///   - warn: called once with each error; writes to standard error by default.
  public init(
    device: (any AudioDevice)? = nil, settings: Settings = Settings(),
    warn: @escaping @Sendable (String) -> Void = SpokenOutput.warnOnStandardError
  ) {
    worker = SpeechWorker(mixer: mixer)
    let report: @Sendable (SpeechProgress) -> Void = { [weak self] in self?.receive($0) }
    let fallback: @Sendable (SpeechError) -> any AudioDevice = { error in
      let reason = "\(error)"
      warn("\(reason)\(reason.hasSuffix(".") ? "" : ".") Speech goes on without sound.")
      return TimedDevice()
    }
    let open: @Sendable () -> any AudioDevice = {
      if let device { return device }
      do throws(SpeechError) { return try PlayerDevice.open() } catch { return fallback(error) }
    }
    mixer.start(device: open, fallback: fallback, report: report)
    worker.start(settings: settings, warn: warn, report: report)
  }

  deinit {
    worker.close()
    mixer.close()
  }

  /// Writes a line to standard error.
  public nonisolated static func warnOnStandardError(_ text: String) {
    FileHandle.standardError.write(Data("curbcut: \(text)\n".utf8))
  }

  /// Called on an arbitrary thread whenever there is progress to take.
  public var onProgress: (@Sendable () -> Void)? {
    get { mail.withLock { $0.onProgress } }
    set { mail.withLock { $0.onProgress = newValue } }
  }

  // MARK: Speech

  public func speak(_ request: SpeechRequest, settings: Settings, at time: Double) {
    generation += 1
    current = request.id
    isPaused = false
    forgetProgress()
    mixer.begin(request.id, generation: generation)
    worker.speak(request, settings: settings, generation: generation)
  }

  public func stop(at time: Double) {
    generation += 1
    current = nil
    isPaused = false
    mixer.stop()
    forgetProgress()
  }

  public func pause(at time: Double) {
    guard current != nil else { return }
    isPaused = true
    mixer.setPaused(true)
  }

  public func resume(at time: Double) {
    isPaused = false
    mixer.setPaused(false)
  }

  public var nextProgress: Double? {
    if mail.withLock({ !$0.progress.isEmpty }) { return lastTaken }
    // The time at which a word is heard cannot be predicted, so the session polls often.
    return current == nil || isPaused ? nil : lastTaken + Self.interval
  }

  public func takeProgress(until time: Double) -> [SpeechProgress] {
    lastTaken = max(lastTaken, time)
    let progress = mail.withLock { mail in
      defer { mail.progress = [] }
      return mail.progress.filter { $0.request == current }
    }
    if progress.contains(where: \.isEnd) { current = nil }
    return progress
  }

  // MARK: Sounds

  /// Plays the sound of an effect; ignores every other effect.
  public func show(_ effect: Effect, of technology: String, at time: Double) {
    if case .play(let earcon) = effect { mixer.play(EarconSound.samples(of: earcon)) }
  }

  // MARK: Progress

  private nonisolated func receive(_ progress: SpeechProgress) {
    let onProgress = mail.withLock { mail in
      mail.progress.append(progress)
      return mail.onProgress
    }
    onProgress?()
  }

  private func forgetProgress() { mail.withLock { $0.progress = [] } }
}

extension SpeechProgress {
  /// The request that the progress belongs to.
  var request: Int {
    switch self {
    case .began(let id), .finished(let id), .failed(let id), .reached(let id, _, _): id
    }
  }

  /// True when there will be no more progress of the request.
  var isEnd: Bool {
    switch self {
    case .finished, .failed: true
    case .began, .reached: false
    }
  }
}
