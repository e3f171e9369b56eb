import AccessibilityTree
import DeviceSettings

/// Speaks the requests of a session, and reports progress.
@MainActor
public protocol SpeechOutput: AnyObject {
  /// Begins to speak a request. Nothing else is being said.
  func speak(_ request: SpeechRequest, settings: Settings, at time: Double)
  /// Stops speaking immediately, and forgets what was being said.
  func stop(at time: Double)
  /// Pauses speech until it is resumed from the same place or stopped.
  func pause(at time: Double)
  /// Resumes paused speech; does nothing when none is paused.
  func resume(at time: Double)
  /// When there will be progress to take, in seconds since the session began; nil when nothing is being said,
  /// or the time cannot be predicted.
  var nextProgress: Double? { get }
  /// The progress up to that time, oldest first.
  func takeProgress(until time: Double) -> [SpeechProgress]
}

/// Speech without sound that takes as long as speech would: for tests, transcripts and replay.
@MainActor
public final class SilentSpeech: SpeechOutput {
  private var current: (id: Int, began: Double, duration: Double)?
  private var pausedAt: Double?
  private var hasBegun = false

  /// Creates an output that is not speaking.
  public init() {}

  /// How long an utterance takes, in seconds.
  ///
  /// Assumes 175 words of 6 characters per minute at the rate of 0.5, the normal rate of espeak-ng; each part
  /// is followed by a fifth of a second of silence.
  public nonisolated static func duration(of utterance: Utterance, rate: Double) -> Double {
    let characters = utterance.parts.reduce(0) { $0 + $1.text.string.utf16.count }
    let factor = speed(atRate: rate)
    return (Double(characters) / (175 * 6 / 60) + Double(utterance.parts.count) * 0.2) / factor
  }

  /// How many times as fast as at the rate of 0.5 speech is at another rate.
  public nonisolated static func speed(atRate rate: Double) -> Double {
    rate <= 0.5 ? 0.46 + rate * 1.08 : 1 + (rate - 0.5) * 3.14
  }

  public func speak(_ request: SpeechRequest, settings: Settings, at time: Double) {
    let rate = settings.voiceOver.speakingRate
    current = (request.id, time, Self.duration(of: request.utterance, rate: rate))
    hasBegun = false
    pausedAt = nil
  }

  public func stop(at time: Double) {
    current = nil
    pausedAt = nil
  }

  public func pause(at time: Double) { if current != nil, pausedAt == nil { pausedAt = time } }

  public func resume(at time: Double) {
    if let pausedAt { current?.began += time - pausedAt }
    pausedAt = nil
  }

  public var nextProgress: Double? {
    guard let current, pausedAt == nil else { return nil }
    return hasBegun ? current.began + current.duration : current.began
  }

  public func takeProgress(until time: Double) -> [SpeechProgress] {
    guard let current, pausedAt == nil else { return [] }
    var progress: [SpeechProgress] = []
    if !hasBegun, time >= current.began {
      hasBegun = true
      progress.append(.began(current.id))
    }
    if time >= current.began + current.duration {
      progress.append(.finished(current.id))
      self.current = nil
    }
    return progress
  }
}
