/// Something in a translation file that could not be parsed. The rest of the file was still read.
package struct TableProblem: Hashable, Sendable {
  /// The path of the file, as it was given.
  package var file: String
  /// The line, from 1; nil when the message is about the whole file.
  package var line: Int?
  /// The column, from 1.
  package var column: Int?
  /// What is wrong.
  package var message: String

  /// A message about a file, or a place in it.
  package init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
