import Foundation

/// The domain and codes of Core Data's errors.
///
/// Follows <https://developer.apple.com/documentation/coredata/core_data_constants>.
public let NSManagedObjectValidationError = 1550
/// Several values may not be saved.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing that is not optional.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object cannot be deleted as long as it has related ones.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// Others have changed what is to be saved.
public let NSManagedObjectMergeError = 133_020
/// A value occurs twice that may occur only once.
public let NSManagedObjectConstraintMergeError = 133_021
/// An object is in none of the stores.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// A store is of another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// A store could not do what was asked for.
public let NSPersistentStoreOperationError = 134_070
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134_080
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134_030
/// The key under which an error has the errors that it stands for.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key under which an error of validation has the object.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key under which an error of validation has the name of the property.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key under which an error of validation has the value.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key under which an error has the conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

extension NSError {
  /// An error of Core Data.
  static func coreData(_ code: Int, _ description: String, _ more: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: more.merging([NSLocalizedDescriptionKey: description]) { $1 })
  }
}
