import CSQLite
import Foundation

/// A compiled statement.
package final class SQLiteStatement {
  package let text: String
  fileprivate let pointer: OpaquePointer
  private unowned let database: SQLiteDatabase

  /// Tells SQLite to copy what is bound.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  package init(_ pointer: OpaquePointer, text: String, database: SQLiteDatabase) {
    self.pointer = pointer
    self.text = text
    self.database = database
  }

  deinit { sqlite3_finalize(pointer) }

  /// Sets the values of the statement's parameters.
  package func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(pointer, place)
        case .integer(let number): sqlite3_bind_int64(pointer, place, number)
        case .real(let number): sqlite3_bind_double(pointer, place, number)
        case .text(let text): sqlite3_bind_text(pointer, place, text, Int32(text.utf8.count), Self.copied)
        case .blob(let data):
          data.withUnsafeBytes {
            // A pointer that is nil would mean NULL.
            sqlite3_bind_blob(
              pointer, place, $0.baseAddress ?? UnsafeRawPointer(pointer), Int32($0.count), Self.copied)
          }
        }
      guard code == SQLITE_OK else { throw database.error(in: text) }
    }
  }

  /// Goes to the next row of the result.
  ///
  /// - Returns: whether there is one.
  package func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw database.error(in: text)
    }
  }

  /// Makes the statement ready to be run again.
  package func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }
}

/// The present row of a statement's result; valid until the next step.
package struct SQLiteRow {
  private let pointer: OpaquePointer

  package init(_ statement: SQLiteStatement) { pointer = statement.pointer }

  /// The number of columns.
  package var count: Int { Int(sqlite3_column_count(pointer)) }

  /// The values of all columns.
  package var values: [SQLiteValue] { (0..<count).map { self[$0] } }

  /// The value of a column, from 0.
  package subscript(column: Int) -> SQLiteValue {
    let index = Int32(column)
    switch sqlite3_column_type(pointer, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(pointer, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(pointer, index))
    case SQLITE_TEXT:
      guard let bytes = sqlite3_column_text(pointer, index) else { return .text("") }
      let count = Int(sqlite3_column_bytes(pointer, index))
      return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(pointer, index))
      guard count > 0, let bytes = sqlite3_column_blob(pointer, index) else { return .blob(Data()) }
      return .blob(Data(bytes: bytes, count: count))
    default: return .null
    }
  }
}

/// The order of texts in Swift, for SQLite: "é" is the same text however it is composed.
package enum SwiftCollation {
  /// The name of the order in statements.
  package static let name = "SWIFT"

  package static func add(to connection: OpaquePointer) {
    sqlite3_create_collation_v2(
      connection, name, SQLITE_UTF8, nil,
      { _, firstCount, first, secondCount, second in
        let a = SwiftCollation.text(first, firstCount)
        let b = SwiftCollation.text(second, secondCount)
        return a < b ? -1 : a == b ? 0 : 1
      }, nil)
  }

  private static func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }
}
