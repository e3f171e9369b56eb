import CurbcutFoundation

/// Why no tag was read.
///
/// Follows <https://developer.apple.com/documentation/corenfc/nfcreadererror>.
public struct NFCReaderError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = NFCReaderError

    /// The device cannot read tags.
    case readerErrorUnsupportedFeature = 1
    /// The app may not read tags.
    case readerErrorSecurityViolation = 2
    /// An argument is wrong.
    case readerErrorInvalidParameter = 3
    /// An argument has the wrong length.
    case readerErrorInvalidParameterLength = 4
    /// An argument is out of bounds.
    case readerErrorParameterOutOfBound = 5
    /// It is switched off.
    case readerErrorRadioDisabled = 6
    /// The person may not use it.
    case readerErrorIneligible = 7
    /// The person has not agreed.
    case readerErrorAccessNotAccepted = 8
    /// The tag was lost.
    case readerTransceiveErrorTagConnectionLost = 100
    /// It was tried too often.
    case readerTransceiveErrorRetryExceeded = 101
    /// The tag has answered with an error.
    case readerTransceiveErrorTagResponseError = 102
    /// The session has ended.
    case readerTransceiveErrorSessionInvalidated = 103
    /// The tag is not connected.
    case readerTransceiveErrorTagNotConnected = 104
    /// It is too much.
    case readerTransceiveErrorPacketTooLong = 105
    /// The person has cancelled.
    case readerSessionInvalidationErrorUserCanceled = 200
    /// It took too long.
    case readerSessionInvalidationErrorSessionTimeout = 201
    /// The session has ended by itself.
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    /// Another app reads.
    case readerSessionInvalidationErrorSystemIsBusy = 203
    /// The first tag was read.
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    /// A command is wrong.
    case tagCommandConfigurationErrorInvalidParameters = 300
    /// The tag cannot be written.
    case ndefReaderSessionErrorTagNotWritable = 400
    /// The tag could not be written.
    case ndefReaderSessionErrorTagUpdateFailure = 401
    /// The tag is too small.
    case ndefReaderSessionErrorTagSizeTooSmall = 402
    /// The message is empty.
    case ndefReaderSessionErrorZeroLengthMessage = 403
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "NFCError" }

  /// The device cannot read tags.
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  /// The app may not read tags.
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  /// An argument is wrong.
  public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
  /// An argument has the wrong length.
  public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
  /// An argument is out of bounds.
  public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
  /// It is switched off.
  public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
  /// The person may not use it.
  public static var readerErrorIneligible: Code { .readerErrorIneligible }
  /// The person has not agreed.
  public static var readerErrorAccessNotAccepted: Code { .readerErrorAccessNotAccepted }
  /// The tag was lost.
  public static var readerTransceiveErrorTagConnectionLost: Code { .readerTransceiveErrorTagConnectionLost }
  /// It was tried too often.
  public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
  /// The tag has answered with an error.
  public static var readerTransceiveErrorTagResponseError: Code { .readerTransceiveErrorTagResponseError }
  /// The session has ended.
  public static var readerTransceiveErrorSessionInvalidated: Code { .readerTransceiveErrorSessionInvalidated }
  /// The tag is not connected.
  public static var readerTransceiveErrorTagNotConnected: Code { .readerTransceiveErrorTagNotConnected }
  /// It is too much.
  public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
  /// The person has cancelled.
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  /// It took too long.
  public static var readerSessionInvalidationErrorSessionTimeout: Code {
    .readerSessionInvalidationErrorSessionTimeout
  }
  /// The session has ended by itself.
  public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
    .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
  }
  /// Another app reads.
  public static var readerSessionInvalidationErrorSystemIsBusy: Code {
    .readerSessionInvalidationErrorSystemIsBusy
  }
  /// The first tag was read.
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
  /// A command is wrong.
  public static var tagCommandConfigurationErrorInvalidParameters: Code {
    .tagCommandConfigurationErrorInvalidParameters
  }
  /// The tag cannot be written.
  public static var ndefReaderSessionErrorTagNotWritable: Code { .ndefReaderSessionErrorTagNotWritable }
  /// The tag could not be written.
  public static var ndefReaderSessionErrorTagUpdateFailure: Code { .ndefReaderSessionErrorTagUpdateFailure }
  /// The tag is too small.
  public static var ndefReaderSessionErrorTagSizeTooSmall: Code { .ndefReaderSessionErrorTagSizeTooSmall }
  /// The message is empty.
  public static var ndefReaderSessionErrorZeroLengthMessage: Code { .ndefReaderSessionErrorZeroLengthMessage }
}

/// The domain of the errors.
public let NFCErrorDomain = NFCReaderError.errorDomain
