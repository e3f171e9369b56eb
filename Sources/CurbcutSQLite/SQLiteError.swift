/// What SQLite said went wrong, with the file in which it did.
package struct SQLiteError: Error, CustomStringConvertible {
  /// The path of the database.
  package var path: String
  /// SQLite's extended result code.
  package var code: Int32
  /// SQLite's message.
  package var message: String
  /// The statement, if it was one that failed.
  package var statement: String?

  package var description: String {
    "\(path): error: \(message) (SQLite \(code))" + (statement.map { ", in: \($0)" } ?? "")
  }
}
