import Foundation

/// An error of the map's services.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkerror>.
public struct MKError: Error, Hashable, CustomNSError {
  /// What was wrong.
  public enum Code: UInt, Hashable, Sendable {
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

  /// What was wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "MKErrorDomain" }
  /// The number of the error.
  public var errorCode: Int { Int(code.rawValue) }

  /// It is not known what was wrong.
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

extension MKError.Code {
  /// Whether an error has this code, as in `catch MKError.placemarkNotFound`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? MKError)?.code == code }
}
