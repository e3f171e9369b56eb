import CurbcutFoundation

/// A property of an entity.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspropertydescription>.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The entity that the property belongs to.
  public internal(set) weak var entity: NSEntityDescription?
  /// The name.
  open var name = ""
  /// Whether an object can be saved without a value.
  open var isOptional = true
  /// Whether the value is not saved.
  open var isTransient = false
  /// What the model's author has noted.
  open var userInfo: [AnyHashable: Any]?
  /// The name that the property had in an earlier model; nil for the same.
  open var renamingIdentifier: String?
  /// What a value has to fulfil to be saved.
  public private(set) var validationPredicates: [NSPredicate] = []
  private var validationWarnings: [Any] = []

  /// Creates a property without a name.
  public override init() { super.init() }

  /// Sets what a value has to fulfil to be saved.
  ///
  /// - Parameters:
  ///   - validationPredicates: the conditions, for the value itself.
  ///   - validationWarnings: what each says when it does not hold.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }
}

/// What kind of value an attribute has.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsattributetype>.
public enum NSAttributeType: UInt, Sendable {
  /// No kind; for transient attributes only.
  case undefinedAttributeType = 0
  /// A whole number of 16 bits.
  case integer16AttributeType = 100
  /// A whole number of 32 bits.
  case integer32AttributeType = 200
  /// A whole number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A floating-point number of 64 bits.
  case doubleAttributeType = 500
  /// A floating-point number of 32 bits.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// True or false.
  case booleanAttributeType = 800
  /// A moment.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// An object that is archived.
  case transformableAttributeType = 1800
  /// The identifier of a managed object; for the results of fetches only.
  case objectIDAttributeType = 2000
}

/// An attribute of an entity.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsattributedescription>.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The kind of value.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object; nil for none.
  open var defaultValue: Any?
  /// The class of the values in Objective-C.
  open var attributeValueClassName: String?
  /// The transformer of a transformable attribute; nil for an archive.
  open var valueTransformerName: String?
  /// Whether the history keeps the value when an object is deleted.
  open var preservesValueInHistoryOnDeletion = false
  /// Kept for apps: large values are in the store itself, too.
  open var allowsExternalBinaryDataStorage = false
}

/// What happens to the objects of a relationship when its owner is deleted.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsdeleterule>.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing: they keep referring to an object that is gone.
  case noActionDeleteRule = 0
  /// They no longer refer to the owner.
  case nullifyDeleteRule
  /// They are deleted too.
  case cascadeDeleteRule
  /// The owner cannot be deleted while there are any.
  case denyDeleteRule
}

/// A relationship between entities.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsrelationshipdescription>.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The largest number of related objects; 0 for any.
  open var maxCount = 0
  /// The least number of related objects.
  open var minCount = 0
  /// What happens to related objects when the owner is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the related objects have an order.
  open var isOrdered = false
  /// Whether there may be several related objects.
  open var isToMany: Bool { maxCount != 1 }
}
