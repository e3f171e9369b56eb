import CurbcutFoundation

/// Why something could not be done with contacts.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnerror>.
public struct CNError: Error, Hashable, CustomNSError, @unchecked Sendable {
  /// The reason.
  public enum Code: Int, Hashable, Sendable {
    /// The address book could not be reached.
    case communicationError = 1
    /// The address book could not be read.
    case dataAccessError = 2
    /// The person does not allow it.
    case authorizationDenied = 100
    /// Nothing can be written anywhere.
    case noAccessableWritableContainers = 101
    /// The app may not read some of the keys.
    case unauthorizedKeys = 102
    /// The person has switched it off.
    case featureDisabledByUser = 103
    /// There is no such contact, group or container.
    case recordDoesNotExist = 200
    /// What was to be added is there already.
    case insertedRecordAlreadyExists = 201
    /// A group would be in itself.
    case containmentCycle = 202
    /// Group and member are in different containers.
    case containmentScope = 203
    /// There is no such container.
    case parentRecordDoesNotExist = 204
    /// An identifier is wrong.
    case recordIdentifierInvalid = 205
    /// It cannot be changed.
    case recordNotWritable = 206
    /// Its container cannot be changed.
    case parentContainerNotWritable = 207
    /// Several values are wrong.
    case validationMultipleErrors = 300
    /// A value has the wrong type.
    case validationTypeMismatch = 301
    /// The address book is set up wrongly.
    case validationConfigurationError = 302
    /// The predicate is not one of the framework's.
    case predicateInvalid = 400
    /// A rule of the device forbids it.
    case policyViolation = 500
    /// The app's identifier is wrong.
    case clientIdentifierInvalid = 600
    /// The app's identifier is not known.
    case clientIdentifierDoesNotExist = 601
    /// Two apps have the same identifier.
    case clientIdentifierCollision = 602
    /// The changes are no longer known.
    case changeHistoryExpired = 603
    /// The mark in the changes is wrong.
    case changeHistoryInvalidAnchor = 604
    /// The request for changes is wrong.
    case changeHistoryInvalidFetchRequest = 605
    /// A vCard is malformed.
    case vCardMalformed = 700
    /// A vCard could not be summed up.
    case vCardSummarizationError = 701
  }

  /// The reason.
  public let code: Code
  /// What belongs to the error, by key.
  public let userInfo: [String: Any]

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }

  /// The domain of the errors.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// What belongs to the error as an `NSError`.
  public var errorUserInfo: [String: Any] { userInfo }
  /// The contacts, groups or containers that it is about; nil where it is about none.
  public var affectedRecords: [AnyObject]? { userInfo[CNErrorUserInfoAffectedRecordsKey] as? [AnyObject] }
  /// The identifiers of what it is about; nil where it is about none.
  public var affectedRecordIdentifiers: [String]? {
    userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String]
  }

  /// Whether two errors have the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Hashes the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The address book could not be reached.
  public static var communicationError: Code { .communicationError }
  /// The address book could not be read.
  public static var dataAccessError: Code { .dataAccessError }
  /// The person does not allow it.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no such contact, group or container.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// What was to be added is there already.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// There is no such container.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// The predicate is not one of the framework's.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// A rule of the device forbids it.
  public static var policyViolation: Code { .policyViolation }
}

extension CNError.Code {
  /// Whether an error has this code, as in `catch CNError.recordDoesNotExist`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CNError)?.code == code }
}

/// The domain of the errors.
public let CNErrorDomain = CNError.errorDomain
/// Under this key, an error has the contacts, groups or containers that it is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
/// Under this key, an error has the identifiers of what it is about.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiersKey"
