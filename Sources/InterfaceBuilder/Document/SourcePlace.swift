/// A place in a file that a person can go to: line and column both count from one.
///
/// The column counts characters of Unicode (scalars), so that it agrees with what an editor shows for the
/// text before it.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// A place at a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
