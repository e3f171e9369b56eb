import CurbcutFoundation

/// A value as it was saved last.
enum RowValue {
  /// The value of an attribute.
  case attribute(Any)
  /// The object of a relationship.
  case one(NSManagedObjectID)
  /// The objects of a relationship, in their order.
  case many([NSManagedObjectID])

  func isSame(as other: RowValue) -> Bool {
    switch (self, other) {
    case (.attribute(let a), .attribute(let b)): AttributeValue.areSame(a, b)
    case (.one(let a), .one(let b)): a == b
    case (.many(let a), .many(let b)): a == b
    default: false
    }
  }
}

/// The values of an object as they were saved last. What is nil is left out.
struct Row {
  var values: [String: RowValue] = [:]
  /// Counts how often the object was saved, by which changes of others are noticed.
  var version: Int64 = 1
}

/// The values of attributes.
enum AttributeValue {
  /// Whether two values are the same.
  static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return (a as AnyObject) === (b as AnyObject)
  }

  /// A value in the form in which it is kept: numbers as `NSNumber`, all else as Swift's own types. A value of another
  /// type raises `NSInvalidArgumentException`.
  static func kept(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    if let kept = converted(value, attribute.attributeType) { return kept }
    NSException.raise(
      .invalidArgumentException,
      "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
        + "\(className(attribute.attributeType)); given type = \(type(of: value)); value = \(value).")
    return nil
  }

  private static func converted(_ value: Any, _ type: NSAttributeType) -> Any? {
    // Key-value coding would take numbers out of texts.
    let number: Any? = value is String ? nil : value
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return ObjCValue.convert(number, to: Int64.self).map { NSNumber(value: $0) }
    case .booleanAttributeType: return ObjCValue.convert(number, to: Bool.self).map { NSNumber(value: $0) }
    case .doubleAttributeType: return ObjCValue.convert(number, to: Double.self).map { NSNumber(value: $0) }
    case .floatAttributeType: return ObjCValue.convert(number, to: Float.self).map { NSNumber(value: $0) }
    case .decimalAttributeType:
      if let number = value as? NSDecimalNumber { return number }
      if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
      return (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .stringAttributeType: return value as? String
    case .dateAttributeType: return value as? Date
    case .binaryDataAttributeType: return value as? Data
    case .UUIDAttributeType: return value as? UUID
    case .URIAttributeType: return value as? URL
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: return value
    }
  }

  private static func className(_ type: NSAttributeType) -> String {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
      .doubleAttributeType, .floatAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    default: "NSObject"
    }
  }
}
