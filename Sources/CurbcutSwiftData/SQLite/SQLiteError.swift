/// What SQLite said went wrong, with the file in which it did.
struct SQLiteError: Error, CustomStringConvertible {
  /// The path of the database.
  var path: String
  /// SQLite's extended result code.
  var code: Int32
  /// SQLite's message.
  var message: String
  /// The statement, if it was one that failed.
  var statement: String?

  var description: String {
    "\(path): error: \(message) (SQLite \(code))" + (statement.map { ", in: \($0)" } ?? "")
  }
}
