import CurbcutSQLite
import Foundation

/// A value that a column has as it is.
protocol ColumnValue {
  init?(column: SQLiteValue)
  var column: SQLiteValue { get }
  /// The type of the column, as Core Data names it.
  static var declaration: String { get }
}

extension ColumnValue where Self: FixedWidthInteger {
  init?(column: SQLiteValue) {
    guard let number = column.integer else { return nil }
    if Self.isSigned { self.init(exactly: number) } else { self.init(truncatingIfNeeded: number) }
  }
  var column: SQLiteValue { .integer(Int64(truncatingIfNeeded: self)) }
  static var declaration: String { "INTEGER" }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}
extension UInt64: ColumnValue {}

extension Bool: ColumnValue {
  init?(column: SQLiteValue) {
    guard let number = column.integer else { return nil }
    self = number != 0
  }
  var column: SQLiteValue { .integer(self ? 1 : 0) }
  static var declaration: String { "INTEGER" }
}

/// SQLite has no number that is none: it would be NULL.
private let notANumber = Data("nan".utf8)

extension Double: ColumnValue {
  init?(column: SQLiteValue) {
    if column == .blob(notANumber) {
      self = .nan
    } else if let number = column.real {
      self = number
    } else {
      return nil
    }
  }
  var column: SQLiteValue { isNaN ? .blob(notANumber) : .real(self) }
  static var declaration: String { "FLOAT" }
}

extension Float: ColumnValue {
  init?(column: SQLiteValue) {
    guard let number = Double(column: column) else { return nil }
    self = Float(number)
  }
  var column: SQLiteValue { Double(self).column }
  static var declaration: String { "FLOAT" }
}

extension CGFloat: ColumnValue {
  init?(column: SQLiteValue) {
    guard let number = Double(column: column) else { return nil }
    self = CGFloat(number)
  }
  var column: SQLiteValue { Double(self).column }
  static var declaration: String { "FLOAT" }
}

extension String: ColumnValue {
  init?(column: SQLiteValue) {
    guard let text = column.text else { return nil }
    self = text
  }
  var column: SQLiteValue { .text(self) }
  static var declaration: String { "VARCHAR" }
}

extension Date: ColumnValue {
  init?(column: SQLiteValue) {
    guard let seconds = column.real else { return nil }
    self = Date(timeIntervalSinceReferenceDate: seconds)
  }
  var column: SQLiteValue { .real(timeIntervalSinceReferenceDate) }
  static var declaration: String { "TIMESTAMP" }
}

extension Data: ColumnValue {
  init?(column: SQLiteValue) {
    guard case .blob(let data) = column else { return nil }
    self = data
  }
  var column: SQLiteValue { .blob(self) }
  static var declaration: String { "BLOB" }
}

extension UUID: ColumnValue {
  init?(column: SQLiteValue) {
    guard case .blob(let data) = column, data.count == 16 else { return nil }
    self = data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
  var column: SQLiteValue { .blob(withUnsafeBytes(of: uuid) { Data($0) }) }
  static var declaration: String { "BLOB" }
}

extension URL: ColumnValue {
  init?(column: SQLiteValue) {
    guard let text = column.text, let url = URL(string: text) else { return nil }
    self = url
  }
  var column: SQLiteValue { .text(absoluteString) }
  static var declaration: String { "VARCHAR" }
}

extension Decimal: ColumnValue {
  init?(column: SQLiteValue) {
    guard let text = column.text,
      let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    self = number
  }
  // A floating-point number would not keep all digits, and a column of numbers would make one of it.
  var column: SQLiteValue { .text(description) }
  static var declaration: String { "VARCHAR" }
}
