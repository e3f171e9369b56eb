import CurbcutFoundation

/// Why something could not be done by Bluetooth.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cberror-swift.struct>.
public struct CBError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CBError

    /// Something went wrong.
    case unknown = 0
    /// An argument is wrong.
    case invalidParameters = 1
    /// There is no such value.
    case invalidHandle = 2
    /// The other device is not connected.
    case notConnected = 3
    /// There is no room.
    case outOfSpace = 4
    /// It was cancelled.
    case operationCancelled = 5
    /// The connection was lost.
    case connectionTimeout = 6
    /// The other device has ended the connection.
    case peripheralDisconnected = 7
    /// The identifier is not allowed.
    case uuidNotAllowed = 8
    /// It is being advertised already.
    case alreadyAdvertising = 9
    /// There was no connection.
    case connectionFailed = 10
    /// There are too many connections.
    case connectionLimitReached = 11
    /// The other device is not known.
    case unknownDevice = 12
    /// It cannot be done.
    case operationNotSupported = 13
    /// The other device has forgotten this one.
    case peerRemovedPairingInformation = 14
    /// It took too long.
    case encryptionTimedOut = 15
    /// Too many devices are known.
    case tooManyLEPairedDevices = 16
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "CBErrorDomain" }

  /// Something went wrong.
  public static var unknown: Code { .unknown }
  /// An argument is wrong.
  public static var invalidParameters: Code { .invalidParameters }
  /// There is no such value.
  public static var invalidHandle: Code { .invalidHandle }
  /// The other device is not connected.
  public static var notConnected: Code { .notConnected }
  /// There is no room.
  public static var outOfSpace: Code { .outOfSpace }
  /// It was cancelled.
  public static var operationCancelled: Code { .operationCancelled }
  /// The connection was lost.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The other device has ended the connection.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The identifier is not allowed.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// It is being advertised already.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// There was no connection.
  public static var connectionFailed: Code { .connectionFailed }
  /// There are too many connections.
  public static var connectionLimitReached: Code { .connectionLimitReached }
  /// The other device is not known.
  public static var unknownDevice: Code { .unknownDevice }
  /// It cannot be done.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// The other device has forgotten this one.
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  /// It took too long.
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  /// Too many devices are known.
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
}

/// The domain of the errors.
public let CBErrorDomain = CBError.errorDomain

/// Why another device did not do what was asked.
///
/// Follows <https://developer.apple.com/documentation/corebluetooth/cbatterror-swift.struct>.
public struct CBATTError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CBATTError

    /// It was done.
    case success = 0
    /// There is no such value.
    case invalidHandle = 1
    /// It cannot be read.
    case readNotPermitted = 2
    /// It cannot be written.
    case writeNotPermitted = 3
    /// The message is wrong.
    case invalidPdu = 4
    /// It is not known who asks.
    case insufficientAuthentication = 5
    /// It cannot be done.
    case requestNotSupported = 6
    /// The value is shorter.
    case invalidOffset = 7
    /// It is not allowed.
    case insufficientAuthorization = 8
    /// Too much is waiting.
    case prepareQueueFull = 9
    /// There is no such value.
    case attributeNotFound = 10
    /// The value is short.
    case attributeNotLong = 11
    /// The key is too short.
    case insufficientEncryptionKeySize = 12
    /// The value has the wrong length.
    case invalidAttributeValueLength = 13
    /// Something went wrong.
    case unlikelyError = 14
    /// The connection is not encrypted.
    case insufficientEncryption = 15
    /// There is no such kind.
    case unsupportedGroupType = 16
    /// There is no room.
    case insufficientResources = 17
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "CBATTErrorDomain" }

  /// It was done.
  public static var success: Code { .success }
  /// There is no such value.
  public static var invalidHandle: Code { .invalidHandle }
  /// It cannot be read.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// It cannot be written.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The message is wrong.
  public static var invalidPdu: Code { .invalidPdu }
  /// It is not known who asks.
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  /// It cannot be done.
  public static var requestNotSupported: Code { .requestNotSupported }
  /// The value is shorter.
  public static var invalidOffset: Code { .invalidOffset }
  /// It is not allowed.
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  /// Too much is waiting.
  public static var prepareQueueFull: Code { .prepareQueueFull }
  /// There is no such value.
  public static var attributeNotFound: Code { .attributeNotFound }
  /// The value is short.
  public static var attributeNotLong: Code { .attributeNotLong }
  /// The key is too short.
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  /// The value has the wrong length.
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  /// Something went wrong.
  public static var unlikelyError: Code { .unlikelyError }
  /// The connection is not encrypted.
  public static var insufficientEncryption: Code { .insufficientEncryption }
  /// There is no such kind.
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  /// There is no room.
  public static var insufficientResources: Code { .insufficientResources }
}

/// The domain of the errors.
public let CBATTErrorDomain = CBATTError.errorDomain
