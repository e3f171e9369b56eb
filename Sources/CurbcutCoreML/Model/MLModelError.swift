import CurbcutFoundation

/// Why a model could not be loaded or used.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlmodelerror-swift.struct>.
public struct MLModelError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MLModelError

    /// Any other.
    case generic = 0
    /// A feature is missing, or of another type.
    case featureType = 1
    /// A file could not be read or written.
    case io = 3
    /// A layer of the app's own failed.
    case customLayer = 4
    /// A model of the app's own failed.
    case customModel = 5
    /// A model could not be updated.
    case update = 6
    /// A parameter is unknown.
    case parameters = 7
    /// The key of an encrypted model could not be fetched.
    case modelDecryptionKeyFetch = 8
    /// An encrypted model could not be decrypted.
    case modelDecryption = 9
    /// A collection of models could not be used.
    case modelCollection = 10
    /// A prediction was cancelled.
    case predictionCancelled = 11
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.CoreML" }
  public static func systemDescription(of code: Code) -> String? { "The model could not be used." }

  init(_ code: Code, _ text: String) { self.init(code, userInfo: [NSLocalizedDescriptionKey: text]) }

  /// Any other.
  public static var generic: Code { .generic }
  /// A feature is missing, or of another type.
  public static var featureType: Code { .featureType }
  /// A file could not be read or written.
  public static var io: Code { .io }
  /// A layer of the app's own failed.
  public static var customLayer: Code { .customLayer }
  /// A model of the app's own failed.
  public static var customModel: Code { .customModel }
  /// A model could not be updated.
  public static var update: Code { .update }
  /// A parameter is unknown.
  public static var parameters: Code { .parameters }
  /// The key of an encrypted model could not be fetched.
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  /// An encrypted model could not be decrypted.
  public static var modelDecryption: Code { .modelDecryption }
  /// A collection of models could not be used.
  public static var modelCollection: Code { .modelCollection }
  /// A prediction was cancelled.
  public static var predictionCancelled: Code { .predictionCancelled }
}
