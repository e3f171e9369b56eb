import CurbcutSQLite
import Foundation

/// Turns sort descriptors into what SQLite sorts by.
enum SortTranslation {
  /// What follows `ORDER BY`; nil for an order that SQLite does not know, such as that of a language.
  static func order<T: PersistentModel>(of descriptors: [SortDescriptor<T>], _ type: ModelType) -> String? {
    var parts: [String] = []
    for descriptor in descriptors {
      guard let path = descriptor.keyPath, let property = type.property(path), !property.isRelationship,
        !property.isTransient, let collation = collation(of: property.valueType)
      else { return nil }
      let isText = !collation.isEmpty
      if isText, descriptor.stringComparator != nil { return nil }
      let column = "t0.\(TableLayout.quoted(TableLayout.column(property.name)))"
      parts.append("\(column)\(collation) \(descriptor.order == .forward ? "ASC" : "DESC")")
    }
    return (parts + ["t0.Z_PK"]).joined(separator: ", ")
  }

  /// How the values of a type are compared; nil when SQLite compares them in another way than Swift.
  private static func collation(of type: Any.Type) -> String? {
    switch (type as? any OptionalValue.Type)?.wrappedType ?? type {
    case is String.Type: " COLLATE \(SwiftCollation.name)"
    case is Int.Type, is Int8.Type, is Int16.Type, is Int32.Type, is Int64.Type, is UInt8.Type,
      is UInt16.Type,
      is UInt32.Type, is Bool.Type, is Date.Type:
      ""
    default: nil
    }
  }
}
