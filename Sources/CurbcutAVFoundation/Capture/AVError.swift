import CurbcutFoundation

/// What went wrong with films, sounds or devices.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/averror-swift.struct>.
public struct AVError: _SystemError {
  /// The kinds of error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = AVError

    /// It is not known what.
    case unknown = -11800
    /// There is no session in which it could be done.
    case sessionNotRunning = -11803
    /// The device is not there.
    case deviceNotConnected = -11814
    /// It could not be decoded.
    case decodeFailed = -11821
    /// The file is not what it should be.
    case fileFailedToParse = -11829
    /// The file is of no known kind.
    case fileFormatNotRecognized = -11828
    /// There is no picture at that time.
    case noImageAtTime = -11832
    /// There is nothing that could decode it.
    case decoderNotFound = -11833
    /// It cannot be had.
    case contentIsUnavailable = -11863
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "AVFoundationErrorDomain" }

  public static func systemDescription(of code: Code) -> String? {
    switch code {
    case .sessionNotRunning: "Recording Stopped"
    case .deviceNotConnected: "Cannot Record"
    case .decodeFailed: "Cannot Decode"
    case .fileFailedToParse, .fileFormatNotRecognized, .noImageAtTime, .decoderNotFound: "Cannot Open"
    case .unknown, .contentIsUnavailable: "The operation could not be completed"
    }
  }

  /// It is not known what.
  public static var unknown: Code { .unknown }
  /// There is no session in which it could be done.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// The device is not there.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// It could not be decoded.
  public static var decodeFailed: Code { .decodeFailed }
  /// The file is not what it should be.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// The file is of no known kind.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// There is no picture at that time.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// There is nothing that could decode it.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// It cannot be had.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
}

/// The domain of the errors of AVFoundation.
public let AVFoundationErrorDomain = AVError._nsErrorDomain
