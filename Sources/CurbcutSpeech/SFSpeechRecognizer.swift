import CurbcutFoundation
import Synchronization

/// Whether an app may have speech recognised.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognizerauthorizationstatus>.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The person has said no.
  case denied = 1
  /// The device does not let the person decide.
  case restricted = 2
  /// It may.
  case authorized = 3
}

/// What speech is for.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskhint>.
public enum SFSpeechRecognitionTaskHint: Int, Hashable, Sendable {
  /// It is not said.
  case unspecified = 0
  /// A text.
  case dictation = 1
  /// Words to search for.
  case search = 2
  /// Yes or no.
  case confirmation = 3
}

/// How far a task has come.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskstate>.
public enum SFSpeechRecognitionTaskState: Int, Hashable, Sendable {
  /// It begins.
  case starting = 0
  /// It goes on.
  case running = 1
  /// It ends.
  case finishing = 2
  /// It was cancelled.
  case canceling = 3
  /// It has ended.
  case completed = 4
}

/// Hears whether speech can be recognised.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognizerdelegate>.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// That has changed. Not called here, where it never can.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}

/// Recognises speech.
///
/// This device cannot reach the service for it: `isAvailable` is false, and tasks fail. Who is asked agrees, without a
/// dialog. Follows <https://developer.apple.com/documentation/speech/sfspeechrecognizer>.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  private static let wasAsked = Atomic<Bool>(false)
  /// The language.
  public let locale: Locale
  /// Hears whether speech can be recognised; not retained.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// What speech is for; not said by default.
  @Unsupported("SFSpeechRecognizer.defaultTaskHint: no speech is recognised")
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Where results are told; the main queue by default.
  open var queue = OperationQueue.main

  /// Creates a recogniser for the person's language; nil where it is not supported.
  ///
  /// On iOS the initialiser has no argument. In Swift alone, one that may be nil cannot override that of `NSObject`.
  public convenience init?(_ nothing: Void = ()) { self.init(locale: .current) }
  /// Creates a recogniser for a language; nil for one that is not supported.
  public convenience init?(locale: Locale) {
    let codes = Set(Self.supportedLocales().map { $0.language.languageCode })
    guard codes.contains(locale.language.languageCode) else { return nil }
    self.init(of: locale)
  }

  private init(of locale: Locale) {
    self.locale = locale
    super.init()
  }

  /// The languages for which there are recognisers.
  open class func supportedLocales() -> Set<Locale> {
    Set(
      [
        "ar-SA", "ca-ES", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-GB", "en-US", "es-ES", "fi-FI", "fr-FR",
        "he-IL", "hi-IN", "hu-HU", "it-IT", "ja-JP", "ko-KR", "nb-NO", "nl-NL", "pl-PL", "pt-BR", "ro-RO",
        "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN", "zh-CN",
      ].map { Locale(identifier: $0) })
  }
  /// Whether the app may have speech recognised.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    wasAsked.load(ordering: .relaxed) ? .authorized : .notDetermined
  }
  /// Asks the person, who is taken to agree.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    wasAsked.store(true, ordering: .relaxed)
    DispatchQueue.global().async { handler(.authorized) }
  }

  /// Whether speech can be recognised: false.
  open var isAvailable: Bool { false }
  /// Whether it can be without a service: false.
  open var supportsOnDeviceRecognition: Bool { false }

  /// Begins to recognise speech: it fails, as the handler is told.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let handler = resultHandler
    queue.addOperation { if task.end() { handler(nil, SFSpeechError(.internalServiceError)) } }
    return task
  }

  /// Begins to recognise speech: it fails, as the delegate is told.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let (task, queue) = (SFSpeechRecognitionTask(), queue)
    nonisolated(unsafe) weak let listener = delegate
    task.wasCancelled = { [weak task] in
      guard let task else { return }
      queue.addOperation { listener?.speechRecognitionTaskWasCancelled(task) }
    }
    queue.addOperation {
      if task.end() { listener?.speechRecognitionTask(task, didFinishSuccessfully: false) }
    }
    return task
  }
}
