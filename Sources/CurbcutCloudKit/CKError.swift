import CurbcutFoundation
import Foundation

/// Why iCloud did not do what an app wanted.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckerror>.
public struct CKError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CKError

    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    /// Nobody is signed in.
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    case assetFileModified = 17
    case incompatibleVersion = 18
    case constraintViolation = 19
    case operationCancelled = 20
    case changeTokenExpired = 21
    case batchRequestFailed = 22
    case zoneBusy = 23
    case badDatabase = 24
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
    case userDeletedZone = 28
    case managedAccountRestricted = 32
    case serverResponseLost = 34
    case accountTemporarilyUnavailable = 36
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "CKErrorDomain" }
  public static func systemDescription(of code: Code) -> String? {
    code == .notAuthenticated ? "This request requires an authenticated account" : nil
  }

  /// After how many seconds it may be tried again; nil where that would not help.
  public var retryAfterSeconds: Double? { nil }
  /// The errors of the single items; nil where there are none.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The record on the server; nil where it is not about one.
  public var serverRecord: CKRecord? { nil }
  /// The record that was sent; nil where it is not about one.
  public var clientRecord: CKRecord? { nil }
  /// The record that both come from; nil where it is not about one.
  public var ancestorRecord: CKRecord? { nil }

  public static var internalError: Code { .internalError }
  public static var partialFailure: Code { .partialFailure }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var badContainer: Code { .badContainer }
  public static var serviceUnavailable: Code { .serviceUnavailable }
  public static var requestRateLimited: Code { .requestRateLimited }
  public static var missingEntitlement: Code { .missingEntitlement }
  /// Nobody is signed in.
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var permissionFailure: Code { .permissionFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var invalidArguments: Code { .invalidArguments }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  public static var assetFileNotFound: Code { .assetFileNotFound }
  public static var assetFileModified: Code { .assetFileModified }
  public static var incompatibleVersion: Code { .incompatibleVersion }
  public static var constraintViolation: Code { .constraintViolation }
  public static var operationCancelled: Code { .operationCancelled }
  public static var changeTokenExpired: Code { .changeTokenExpired }
  public static var batchRequestFailed: Code { .batchRequestFailed }
  public static var zoneBusy: Code { .zoneBusy }
  public static var badDatabase: Code { .badDatabase }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var limitExceeded: Code { .limitExceeded }
  public static var userDeletedZone: Code { .userDeletedZone }
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  public static var serverResponseLost: Code { .serverResponseLost }
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}

/// The domain of the errors.
public let CKErrorDomain = CKError.errorDomain  // swift-format-ignore: AlwaysUseLowerCamelCase
