import CurbcutSQLite
import Foundation

/// Turns the values of properties into those of columns, and back.
enum ColumnCoding {
  /// The column of a value.
  ///
  /// - Throws: what the value's own `encode(to:)` throws.
  static func column(of value: Any, transformer: String? = nil) throws -> SQLiteValue {
    if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrapped else { return .null }
      return try column(of: wrapped, transformer: transformer)
    }
    if let transformer {
      let name = NSValueTransformerName(transformer)
      guard let found = ValueTransformer(forName: name) else {
        throw SwiftDataError.modelValidationFailure.explained("No value transformer is named \(transformer).")
      }
      guard let data = found.transformedValue(value) as? Data else { return .null }
      return .blob(data)
    }
    if let direct = value as? any ColumnValue { return direct.column }
    if let raw = rawValue(of: value) { return raw.column }
    guard let encodable = value as? any Encodable else {
      throw SwiftDataError.modelValidationFailure.explained(
        "A value of the type \(type(of: value)) cannot be stored: it is not Codable.")
    }
    return .blob(try encoder.encode(Boxed(value: encodable)))
  }

  /// The value of a column; nil when it is of another type.
  static func value(of column: SQLiteValue, as type: Any.Type, transformer: String? = nil) -> Any? {
    if let optional = type as? any OptionalValue.Type {
      if column.isNull { return optional.none }
      return value(of: column, as: optional.wrappedType, transformer: transformer).flatMap {
        optional.some($0)
      }
    }
    if let transformer {
      guard case .blob(let data) = column else { return nil }
      return ValueTransformer(forName: NSValueTransformerName(transformer))?.reverseTransformedValue(data)
    }
    if let direct = type as? any ColumnValue.Type { return direct.init(column: column) }
    if let raw = type as? any RawRepresentable.Type, case let found = value(of: column, raw), found != nil {
      return found
    }
    guard case .blob(let data) = column, let decodable = type as? any Decodable.Type else { return nil }
    func decode<Value: Decodable>(_ type: Value.Type) -> Any? {
      (try? decoder.decode(BoxedValue<Value>.self, from: data))?.value
    }
    return decode(decodable)
  }

  /// The type of the column for values of a type.
  static func declaration(of type: Any.Type, transformer: String? = nil) -> String {
    if let optional = type as? any OptionalValue.Type {
      return declaration(of: optional.wrappedType, transformer: transformer)
    }
    if transformer != nil { return "BLOB" }
    if let direct = type as? any ColumnValue.Type { return direct.declaration }
    func raw<Value: RawRepresentable>(_ type: Value.Type) -> String {
      (Value.RawValue.self as? any ColumnValue.Type)?.declaration ?? "BLOB"
    }
    return (type as? any RawRepresentable.Type).map { raw($0) } ?? "BLOB"
  }

  private static func rawValue(of value: Any) -> (any ColumnValue)? {
    (value as? any RawRepresentable)?.rawValue as? any ColumnValue
  }

  private static func value<Value: RawRepresentable>(_ column: SQLiteValue, _ type: Value.Type) -> Any? {
    guard let raw = Value.RawValue.self as? any ColumnValue.Type,
      let value = raw.init(column: column) as? Value.RawValue
    else { return nil }
    return Value(rawValue: value)
  }

  private static func value(of column: SQLiteValue, _ type: any RawRepresentable.Type) -> Any? {
    value(column, type)
  }

  private static let infinite = ("inf", "-inf", "nan")

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinite.0, negativeInfinity: infinite.1, nan: infinite.2)
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinite.0, negativeInfinity: infinite.1, nan: infinite.2)
    return decoder
  }

  /// JSON in which the value is not the outermost one, so that it may be a plain string.
  private struct Boxed: Encodable {
    let value: any Encodable
    private enum CodingKeys: String, CodingKey { case value }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value, forKey: .value)
    }
  }

  private struct BoxedValue<Value: Decodable>: Decodable {
    let value: Value
  }
}
