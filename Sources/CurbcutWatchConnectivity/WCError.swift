import CurbcutFoundation

/// Why something did not reach the watch.
///
/// Follows <https://developer.apple.com/documentation/watchconnectivity/wcerror-swift.struct>.
public struct WCError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = WCError

    /// Something went wrong.
    case genericError = 7001
    /// The device cannot have a watch.
    case sessionNotSupported = 7002
    /// The session has no delegate.
    case sessionMissingDelegate = 7003
    /// The session was not activated.
    case sessionNotActivated = 7004
    /// There is no watch.
    case deviceNotPaired = 7005
    /// The app is not on the watch.
    case watchAppNotInstalled = 7006
    /// The watch is not there.
    case notReachable = 7007
    /// An argument is wrong.
    case invalidParameter = 7008
    /// It is too much.
    case payloadTooLarge = 7009
    /// It has values that cannot be sent.
    case payloadUnsupportedTypes = 7010
    /// There was no answer.
    case messageReplyFailed = 7011
    /// The answer came too late.
    case messageReplyTimedOut = 7012
    /// The file cannot be read.
    case fileAccessDenied = 7013
    /// It did not arrive.
    case deliveryFailed = 7014
    /// The watch has no room.
    case insufficientSpace = 7015
    /// The session is no longer active.
    case sessionInactive = 7016
    /// It took too long.
    case transferTimedOut = 7017
    /// The app is not on the phone.
    case companionAppNotInstalled = 7018
    /// The app is for the watch alone.
    case watchOnlyApp = 7019
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "WCErrorDomain" }

  /// Something went wrong.
  public static var genericError: Code { .genericError }
  /// The device cannot have a watch.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// The session has no delegate.
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  /// The session was not activated.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// There is no watch.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The app is not on the watch.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  /// The watch is not there.
  public static var notReachable: Code { .notReachable }
  /// An argument is wrong.
  public static var invalidParameter: Code { .invalidParameter }
  /// It is too much.
  public static var payloadTooLarge: Code { .payloadTooLarge }
  /// It has values that cannot be sent.
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  /// There was no answer.
  public static var messageReplyFailed: Code { .messageReplyFailed }
  /// The answer came too late.
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  /// The file cannot be read.
  public static var fileAccessDenied: Code { .fileAccessDenied }
  /// It did not arrive.
  public static var deliveryFailed: Code { .deliveryFailed }
  /// The watch has no room.
  public static var insufficientSpace: Code { .insufficientSpace }
  /// The session is no longer active.
  public static var sessionInactive: Code { .sessionInactive }
  /// It took too long.
  public static var transferTimedOut: Code { .transferTimedOut }
  /// The app is not on the phone.
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  /// The app is for the watch alone.
  public static var watchOnlyApp: Code { .watchOnlyApp }
}

/// The domain of the errors.
public let WCErrorDomain = WCError.errorDomain
