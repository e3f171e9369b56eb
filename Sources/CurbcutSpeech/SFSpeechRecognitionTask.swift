import CurbcutFoundation

/// Hears how the recognition of speech goes on.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskdelegate>.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Speech was heard. Never called here, where none is recognised.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// This may have been said. Never called here, where none is recognised.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// This was said.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// No more sound is taken. Never called here, where none is recognised.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// It was cancelled.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// It has ended, with or without success.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  /// So many seconds were heard. Never called here, where none is recognised.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval)
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval
  ) {}
}

/// Speech that is being recognised.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitiontask>.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var own = SFSpeechRecognitionTaskState.starting
  private var hasHeard = false

  /// How far it has come.
  open var state: SFSpeechRecognitionTaskState { lock.withLock { own } }
  /// Whether sound is no longer taken.
  open var isFinishing: Bool { state == .finishing }
  /// Whether it was cancelled.
  open var isCancelled: Bool { state == .canceling }
  /// What went wrong; nil as long as nothing did.
  open var error: (any Error)? {
    lock.withLock { own == .completed && !hasHeard ? SFSpeechError(.internalServiceError) : nil }
  }
  /// Takes no more sound.
  open func finish() { lock.withLock { if own == .starting { own = .finishing } } }
  /// Ends it without a result.
  open func cancel() {
    let listener = lock.withLock { () -> (() -> Void)? in
      guard own != .canceling, own != .completed else { return nil }
      own = .canceling
      return wasCancelled
    }
    listener?()
  }
  /// Is told that it was cancelled; nil for nobody.
  var wasCancelled: (() -> Void)?

  /// Ends it; false when it was cancelled.
  func end(hearing hasHeard: Bool) -> Bool {
    lock.withLock {
      guard own != .canceling else { return false }
      own = .completed
      self.hasHeard = hasHeard
      return true
    }
  }
}
