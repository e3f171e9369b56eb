import CurbcutFoundation

/// Why a wish about calls was refused.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxerrorcoderequesttransactionerror-swift.struct>.
public struct CXErrorCodeRequestTransactionError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CXErrorCodeRequestTransactionError

    /// Something went wrong.
    case unknown = 0
    /// The app may not.
    case unentitled = 1
    /// The app has no provider.
    case unknownCallProvider = 2
    /// Nothing is wished.
    case emptyTransaction = 3
    /// There is no such call.
    case unknownCallUUID = 4
    /// There is such a call already.
    case callUUIDAlreadyExists = 5
    /// It cannot be done with the call.
    case invalidAction = 6
    /// There are too many calls.
    case maximumCallGroupsReached = 7
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.CallKit.error.requesttransaction" }

  /// Something went wrong.
  public static var unknown: Code { .unknown }
  /// The app may not.
  public static var unentitled: Code { .unentitled }
  /// The app has no provider.
  public static var unknownCallProvider: Code { .unknownCallProvider }
  /// Nothing is wished.
  public static var emptyTransaction: Code { .emptyTransaction }
  /// There is no such call.
  public static var unknownCallUUID: Code { .unknownCallUUID }
  /// There is such a call already.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// It cannot be done with the call.
  public static var invalidAction: Code { .invalidAction }
  /// There are too many calls.
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}

/// The domain of the errors.
public let CXErrorDomainRequestTransaction = CXErrorCodeRequestTransactionError.errorDomain

/// Why an incoming call was refused.
///
/// Follows <https://developer.apple.com/documentation/callkit/cxerrorcodeincomingcallerror-swift.struct>.
public struct CXErrorCodeIncomingCallError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CXErrorCodeIncomingCallError

    /// Something went wrong.
    case unknown = 0
    /// The app may not.
    case unentitled = 1
    /// There is such a call already.
    case callUUIDAlreadyExists = 2
    /// The person does not want to be disturbed.
    case filteredByDoNotDisturb = 3
    /// The person has blocked the caller.
    case filteredByBlockList = 4
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.CallKit.error.incomingcall" }

  /// Something went wrong.
  public static var unknown: Code { .unknown }
  /// The app may not.
  public static var unentitled: Code { .unentitled }
  /// There is such a call already.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// The person does not want to be disturbed.
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  /// The person has blocked the caller.
  public static var filteredByBlockList: Code { .filteredByBlockList }
}

/// The domain of the errors.
public let CXErrorDomainIncomingCall = CXErrorCodeIncomingCallError.errorDomain
