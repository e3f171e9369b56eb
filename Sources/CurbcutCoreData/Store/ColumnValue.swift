import CurbcutFoundation
import CurbcutSQLite

/// Values of attributes in columns, in the form in which Core Data has them.
enum ColumnValue {
  static func column(_ value: Any, _ attribute: NSAttributeDescription) -> SQLiteValue {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      (value as? NSNumber).map { .integer($0.int64Value) } ?? .null
    case .doubleAttributeType, .floatAttributeType:
      (value as? NSNumber).map { .real($0.doubleValue) } ?? .null
    case .decimalAttributeType: (value as? NSDecimalNumber).map { .text($0.stringValue) } ?? .null
    case .stringAttributeType: (value as? String).map { .text($0) } ?? .null
    case .dateAttributeType: (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
    case .binaryDataAttributeType: (value as? Data).map { .blob($0) } ?? .null
    case .UUIDAttributeType:
      (value as? UUID).map { id in withUnsafeBytes(of: id.uuid) { .blob(Data($0)) } } ?? .null
    case .URIAttributeType: (value as? URL).map { .text($0.absoluteString) } ?? .null
    case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType:
      archived(value, attribute).map { .blob($0) } ?? .null
    }
  }

  static func value(_ column: SQLiteValue, _ attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      column.integer.map { NSNumber(value: $0) }
    case .booleanAttributeType: column.integer.map { NSNumber(value: $0 != 0) }
    case .doubleAttributeType: column.real.map { NSNumber(value: $0) }
    case .floatAttributeType: column.real.map { NSNumber(value: Float($0)) }
    case .decimalAttributeType:
      column.text.map { NSDecimalNumber(string: $0) } ?? column.real.map { NSDecimalNumber(value: $0) }
    case .stringAttributeType: column.text
    case .dateAttributeType: column.real.map { Date(timeIntervalSinceReferenceDate: $0) }
    case .binaryDataAttributeType: blob(column)
    case .UUIDAttributeType:
      blob(column).flatMap { data in
        data.count == 16
          ? NSUUID(uuidBytes: Array(data)) as UUID : nil
      }
    case .URIAttributeType: column.text.flatMap { URL(string: $0) }
    case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType:
      blob(column).flatMap { unarchived($0, attribute) }
    }
  }

  private static func blob(_ column: SQLiteValue) -> Data? {
    if case .blob(let data) = column { data } else { nil }
  }

  private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
    attribute.valueTransformerName.flatMap { ValueTransformer(forName: NSValueTransformerName($0)) }
  }

  private static func archived(_ value: Any, _ attribute: NSAttributeDescription) -> Data? {
    if let transformer = transformer(attribute) {
      let data =
        makesData(transformer)
        ? transformer.transformedValue(value) : transformer.reverseTransformedValue(value)
      if let data = data as? Data { return data }
    }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  private static func unarchived(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
    if let transformer = transformer(attribute) {
      let value =
        makesData(transformer)
        ? transformer.reverseTransformedValue(data) : transformer.transformedValue(data)
      if let value { return value }
    }
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }

  /// Whether a transformer goes from values to bytes, as an app's own do; those of archives go the other way.
  private static func makesData(_ transformer: ValueTransformer) -> Bool {
    type(of: transformer).transformedValueClass() == NSData.self
  }
}
