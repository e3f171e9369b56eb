import CurbcutFoundation

/// Why something could not be done with contacts.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnerror>.
public struct CNError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CNError

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

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "CNErrorDomain" }

  /// The contacts, groups or containers that it is about; nil where it is about none.
  public var affectedRecords: [AnyObject]? { userInfo[CNErrorUserInfoAffectedRecordsKey] as? [AnyObject] }
  /// The identifiers of what it is about; nil where it is about none.
  public var affectedRecordIdentifiers: [String]? {
    userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String]
  }

  /// The address book could not be reached.
  public static var communicationError: Code { .communicationError }
  /// The address book could not be read.
  public static var dataAccessError: Code { .dataAccessError }
  /// The person does not allow it.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// Nothing can be written anywhere.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// The app may not read some of the keys.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// The person has switched it off.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  /// There is no such contact, group or container.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// What was to be added is there already.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// A group would be in itself.
  public static var containmentCycle: Code { .containmentCycle }
  /// Group and member are in different containers.
  public static var containmentScope: Code { .containmentScope }
  /// There is no such container.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// An identifier is wrong.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  /// It cannot be changed.
  public static var recordNotWritable: Code { .recordNotWritable }
  /// Its container cannot be changed.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  /// Several values are wrong.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// A value has the wrong type.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  /// The address book is set up wrongly.
  public static var validationConfigurationError: Code { .validationConfigurationError }
  /// The predicate is not one of the framework's.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// A rule of the device forbids it.
  public static var policyViolation: Code { .policyViolation }
  /// The app's identifier is wrong.
  public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
  /// The app's identifier is not known.
  public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
  /// Two apps have the same identifier.
  public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
  /// The changes are no longer known.
  public static var changeHistoryExpired: Code { .changeHistoryExpired }
  /// The mark in the changes is wrong.
  public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
  /// The request for changes is wrong.
  public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
  /// A vCard is malformed.
  public static var vCardMalformed: Code { .vCardMalformed }
  /// A vCard could not be summed up.
  public static var vCardSummarizationError: Code { .vCardSummarizationError }
}

/// The domain of the errors.
public let CNErrorDomain = CNError.errorDomain
/// Under this key, an error has the contacts, groups or containers that it is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
/// Under this key, an error has the identifiers of what it is about.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiersKey"
