import CurbcutFoundation

/// An error of the map's services.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkerror>.
public struct MKError: _SystemError {
  /// What was wrong.
  public enum Code: UInt, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MKError

    /// It is not known what.
    case unknown = 1
    /// The server failed.
    case serverFailure
    /// Tiles are being loaded too often.
    case loadingThrottled
    /// There is no such place.
    case placemarkNotFound
    /// There is no way.
    case directionsNotFound
    /// The answer could not be read.
    case decodingFailed
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "MKErrorDomain" }

  /// It is not known what.
  public static var unknown: Code { .unknown }
  /// The server failed.
  public static var serverFailure: Code { .serverFailure }
  /// Tiles are being loaded too often.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// There is no such place.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no way.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The answer could not be read.
  public static var decodingFailed: Code { .decodingFailed }
}

/// The domain of the errors of the map's services.
public let MKErrorDomain = MKError.errorDomain
