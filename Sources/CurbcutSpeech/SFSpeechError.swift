import CurbcutFoundation

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
