import CSQLite
import Foundation

/// A connection with a database. It is used by one thread at a time.
package final class SQLiteDatabase {
  /// The path of the file; ":memory:" for a database without one.
  package let path: String
  private let connection: OpaquePointer
  /// Statements that were used before, which need not be compiled again.
  private var statements: [String: SQLiteStatement] = [:]

  /// How long a statement waits for other connections with the same file, in milliseconds.
  private static let patience: Int32 = 5000
  /// The most statements that are kept.
  private static let mostStatements = 100

  /// Opens a database, and creates it if there is none.
  ///
  /// - Parameters:
  ///   - path: the path of the file, or ":memory:".
  ///   - isWritable: whether the database can be changed.
  package init(path: String, isWritable: Bool = true) throws(SQLiteError) {
    self.path = path
    var opened: OpaquePointer?
    let flags = isWritable ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_FULLMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let message = String(cString: opened.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
      if let opened { sqlite3_close_v2(opened) }
      throw SQLiteError(path: path, code: code, message: message)
    }
    connection = opened
    sqlite3_busy_timeout(opened, Self.patience)
    SwiftCollation.add(to: opened)
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(connection)
  }

  /// The error of the last call.
  package func error(in statement: String? = nil) -> SQLiteError {
    SQLiteError(
      path: path, code: sqlite3_extended_errcode(connection),
      message: String(cString: sqlite3_errmsg(connection)), statement: statement)
  }

  /// A statement, ready to be run.
  package func prepare(_ text: String) throws(SQLiteError) -> SQLiteStatement {
    // A statement that is still being read cannot be run for something else.
    if let known = statements.removeValue(forKey: text) { return known }
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(connection, text, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw error(in: text)
    }
    return SQLiteStatement(prepared, text: text, database: self)
  }

  /// Runs a statement, and calls a closure with each row of its result.
  package func query(
    _ text: String, _ values: [SQLiteValue] = [], _ body: (SQLiteRow) throws -> Void
  ) throws {
    let statement = try prepare(text)
    defer { keep(statement) }
    try statement.bind(values)
    while try statement.step() { try body(SQLiteRow(statement)) }
  }

  /// The rows of a statement's result.
  package func rows(_ text: String, _ values: [SQLiteValue] = []) throws -> [[SQLiteValue]] {
    var rows: [[SQLiteValue]] = []
    try query(text, values) { rows.append($0.values) }
    return rows
  }

  /// Runs a statement that has no result.
  ///
  /// - Returns: the number of rows that it has changed.
  @discardableResult
  package func run(_ text: String, _ values: [SQLiteValue] = []) throws -> Int {
    try query(text, values) { _ in }
    return Int(sqlite3_changes(connection))
  }

  /// Runs what changes the database: all of it is done or, after an error, none.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  private func keep(_ statement: SQLiteStatement) {
    statement.reset()
    if statements.count < Self.mostStatements { statements[statement.text] = statement }
  }
}
