import Foundation

/// Why a model could not be loaded or used.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlmodelerror-swift.struct>.
public struct MLModelError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reason.
  public enum Code: Int, Hashable, Sendable {
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

  /// The reason.
  public let code: Code
  private let text: String

  init(_ code: Code, _ text: String) {
    self.code = code
    self.text = text
  }

  /// Creates an error.
  public init(_ code: Code) { self.init(code, "The model could not be used.") }

  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.CoreML" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  public var errorDescription: String? { text }

  /// Any other reason.
  public static var generic: Code { .generic }
  /// A feature is missing, or of another type.
  public static var featureType: Code { .featureType }
  /// A file could not be read or written.
  public static var io: Code { .io }
}

extension MLModelError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? MLModelError)?.code == code }
}
