import CurbcutUIKit

/// Why something could not be done in Game Center.
///
/// Follows <https://developer.apple.com/documentation/gamekit/gkerror>.
public struct GKError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = GKError

    /// Unknown.
    case unknown = 1
    /// Cancelled.
    case cancelled = 2
    /// Communications failure.
    case communicationsFailure = 3
    /// User denied.
    case userDenied = 4
    /// Invalid credentials.
    case invalidCredentials = 5
    /// Nobody is signed in.
    case notAuthenticated = 6
    /// Authentication in progress.
    case authenticationInProgress = 7
    /// Invalid player.
    case invalidPlayer = 8
    /// Score not set.
    case scoreNotSet = 9
    /// Parental controls blocked.
    case parentalControlsBlocked = 10
    /// Player status exceeds maximum length.
    case playerStatusExceedsMaximumLength = 11
    /// Player status invalid.
    case playerStatusInvalid = 12
    /// Match request invalid.
    case matchRequestInvalid = 13
    /// Underage.
    case underage = 14
    /// Game unrecognized.
    case gameUnrecognized = 15
    /// Not supported.
    case notSupported = 16
    /// Invalid parameter.
    case invalidParameter = 17
    /// Unexpected connection.
    case unexpectedConnection = 18
    /// Challenge invalid.
    case challengeInvalid = 19
    /// Turn based match data too large.
    case turnBasedMatchDataTooLarge = 20
    /// Turn based too many sessions.
    case turnBasedTooManySessions = 21
    /// Turn based invalid participant.
    case turnBasedInvalidParticipant = 22
    /// Turn based invalid turn.
    case turnBasedInvalidTurn = 23
    /// Turn based invalid state.
    case turnBasedInvalidState = 24
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "GKErrorDomain" }
  public static func systemDescription(of code: Code) -> String? {
    code == .notAuthenticated
      ? "The requested operation could not be completed because local player has not been authenticated."
      : nil
  }

  /// Unknown.
  public static var unknown: Code { .unknown }
  /// Cancelled.
  public static var cancelled: Code { .cancelled }
  /// Communications failure.
  public static var communicationsFailure: Code { .communicationsFailure }
  /// User denied.
  public static var userDenied: Code { .userDenied }
  /// Invalid credentials.
  public static var invalidCredentials: Code { .invalidCredentials }
  /// Nobody is signed in.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// Authentication in progress.
  public static var authenticationInProgress: Code { .authenticationInProgress }
  /// Invalid player.
  public static var invalidPlayer: Code { .invalidPlayer }
  /// Score not set.
  public static var scoreNotSet: Code { .scoreNotSet }
  /// Parental controls blocked.
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  /// Player status exceeds maximum length.
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  /// Player status invalid.
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  /// Match request invalid.
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  /// Underage.
  public static var underage: Code { .underage }
  /// Game unrecognized.
  public static var gameUnrecognized: Code { .gameUnrecognized }
  /// Not supported.
  public static var notSupported: Code { .notSupported }
  /// Invalid parameter.
  public static var invalidParameter: Code { .invalidParameter }
  /// Unexpected connection.
  public static var unexpectedConnection: Code { .unexpectedConnection }
  /// Challenge invalid.
  public static var challengeInvalid: Code { .challengeInvalid }
  /// Turn based match data too large.
  public static var turnBasedMatchDataTooLarge: Code { .turnBasedMatchDataTooLarge }
  /// Turn based too many sessions.
  public static var turnBasedTooManySessions: Code { .turnBasedTooManySessions }
  /// Turn based invalid participant.
  public static var turnBasedInvalidParticipant: Code { .turnBasedInvalidParticipant }
  /// Turn based invalid turn.
  public static var turnBasedInvalidTurn: Code { .turnBasedInvalidTurn }
  /// Turn based invalid state.
  public static var turnBasedInvalidState: Code { .turnBasedInvalidState }
}

/// The domain of the errors.
public let GKErrorDomain = GKError.errorDomain
