import CurbcutFoundation
import Foundation

/// Why iCloud did not do what an app wanted.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckerror>.
public struct CKError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reason.
  public enum Code: Int, Hashable, Sendable {
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

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "CKErrorDomain" }
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// What the system says of it.
  public var errorDescription: String? {
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
}

/// The domain of the errors.
public let CKErrorDomain = CKError.errorDomain  // swift-format-ignore: AlwaysUseLowerCamelCase
