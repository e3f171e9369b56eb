import CurbcutFoundation
import Synchronization

/// Why no speech was recognised.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeecherror-swift.struct>.
public struct SFSpeechError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = SFSpeechError

    /// There is no service for it.
    case internalServiceError = 1
    /// The sound could not be read.
    case audioReadFailed = 2
    /// A template is malformed.
    case undefinedTemplateClassName = 7
    /// A model is malformed.
    case malformedSupplementalModel = 8
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "SFSpeechErrorDomain" }

  /// There is no service for it.
  public static var internalServiceError: Code { .internalServiceError }
  /// The sound could not be read.
  public static var audioReadFailed: Code { .audioReadFailed }
  /// A template is malformed.
  public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
  /// A model is malformed.
  public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
}

/// The domain of the errors.
public let SFSpeechErrorDomain = SFSpeechError.errorDomain

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
}

/// A wish to have speech recognised.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitionrequest>.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// What speech is for; not said by default.
  @Unsupported("SFSpeechRecognitionRequest.taskHint: no speech is recognised")
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether results are told before the end; true by default.
  @Unsupported("SFSpeechRecognitionRequest.shouldReportPartialResults: no speech is recognised")
  open var shouldReportPartialResults = true
  /// Words that are expected; none by default.
  @Unsupported("SFSpeechRecognitionRequest.contextualStrings: no speech is recognised")
  open var contextualStrings: [String] = []
  /// Whether the sound must stay on the device; false by default.
  @Unsupported("SFSpeechRecognitionRequest.requiresOnDeviceRecognition: no speech is recognised")
  open var requiresOnDeviceRecognition = false
  /// Whether results have punctuation; false by default.
  @Unsupported("SFSpeechRecognitionRequest.addsPunctuation: no speech is recognised")
  open var addsPunctuation = false
}

/// A wish to have the speech of a file recognised.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechurlrecognitionrequest>.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Where the file is.
  public let url: URL

  /// Creates a wish.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// A wish to have speech recognised while it is spoken.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechaudiobufferrecognitionrequest>.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates a wish.
  public override init() { super.init() }
  /// Says that there is no more sound.
  open func endAudio() {}
}

/// Speech that is being recognised.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitiontask>.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var own = SFSpeechRecognitionTaskState.starting

  /// How far it has come.
  open var state: SFSpeechRecognitionTaskState { lock.withLock { own } }
  /// Whether sound is no longer taken.
  open var isFinishing: Bool { state == .finishing }
  /// Whether it was cancelled.
  open var isCancelled: Bool { state == .canceling }
  /// What went wrong; nil as long as nothing did.
  open var error: (any Error)? { state == .completed ? SFSpeechError(.internalServiceError) : nil }
  /// Takes no more sound.
  open func finish() { lock.withLock { if own == .starting { own = .finishing } } }
  /// Ends it without a result.
  open func cancel() { lock.withLock { own = .canceling } }

  /// Ends it; false when it was cancelled.
  func end() -> Bool {
    lock.withLock {
      guard own != .canceling else { return false }
      own = .completed
      return true
    }
  }
}

/// What was recognised. No speech is recognised here.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitionresult>.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// What it most probably is.
  public let bestTranscription: SFTranscription
  /// What it may be, the most probable first.
  open var transcriptions: [SFTranscription] { [bestTranscription] }
  /// Whether nothing will change any more.
  public let isFinal: Bool

  init(_ transcription: SFTranscription, isFinal: Bool) {
    bestTranscription = transcription
    self.isFinal = isFinal
    super.init()
  }
}

/// Speech as a text.
///
/// Follows <https://developer.apple.com/documentation/speech/sftranscription>.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  public let formattedString: String
  /// Its parts.
  public let segments: [SFTranscriptionSegment]

  init(_ text: String, segments: [SFTranscriptionSegment]) {
    formattedString = text
    self.segments = segments
    super.init()
  }
}

/// A part of speech as a text.
///
/// Follows <https://developer.apple.com/documentation/speech/sftranscriptionsegment>.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The text.
  public let substring: String
  /// Where it is in the whole text.
  public let substringRange: NSRange
  /// When it begins, in seconds.
  public let timestamp: TimeInterval
  /// How long it lasts, in seconds.
  public let duration: TimeInterval
  /// How probable it is, from 0 to 1.
  public let confidence: Float

  init(_ text: String, range: NSRange, from time: TimeInterval, duration: TimeInterval, confidence: Float) {
    substring = text
    substringRange = range
    timestamp = time
    self.duration = duration
    self.confidence = confidence
    super.init()
  }
}
