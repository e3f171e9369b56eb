import CurbcutFoundation
import DeviceServices
import DeviceSettings

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
/// What is heard stands in the settings of the device, whatever the sound. Where nothing does, the device cannot reach the
/// service for it: `isAvailable` is false, and tasks fail. Follows <https://developer.apple.com/documentation/speech/sfspeechrecognizer>.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// Hears whether speech can be recognised; not retained.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// What speech is for; not said by default.
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
  private static func status(_ permission: ServicePermission) -> SFSpeechRecognizerAuthorizationStatus {
    switch permission {
    case .ask: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    default: .authorized
    }
  }

  /// Whether the app may have speech recognised.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    status(Permissions.status(of: .speechRecognition))
  }
  /// Asks the person, unless it is known; the handler is called on another thread.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { Permissions.request(.speechRecognition) { handler(status($0)) } }

  private static var transcript: String? { Services.settings.speechRecognition.transcript }

  /// What is recognised; nil where nothing can be.
  private static var result: SFSpeechRecognitionResult? {
    guard let transcript, Permissions.status(of: .speechRecognition) == .granted else { return nil }
    return SFSpeechRecognitionResult(SFTranscription(heard: transcript), isFinal: true)
  }

  /// Whether speech can be recognised.
  open var isAvailable: Bool { Self.transcript != nil }
  /// Whether it can be without a service: false.
  open var supportsOnDeviceRecognition: Bool { false }

  /// Begins to recognise speech, and tells the handler what was heard, or why not.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let handler = resultHandler
    let result = Self.result
    queue.addOperation {
      guard task.end(hearing: result != nil) else { return }
      handler(result, result == nil ? SFSpeechError(.internalServiceError) : nil)
    }
    return task
  }

  /// Begins to recognise speech, and tells the delegate what was heard, or that nothing was.
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
    let result = Self.result
    queue.addOperation {
      guard task.end(hearing: result != nil) else { return }
      if let result { listener?.speechRecognitionTask(task, didFinishRecognition: result) }
      listener?.speechRecognitionTask(task, didFinishSuccessfully: result != nil)
    }
    return task
  }
}
