/// A place in a file, as editors count: line and column both start at 1.
///
/// The column counts Unicode scalars, so that it agrees with what an editor shows for the text before it.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Creates a place from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
