/// A line of a header.
public struct SourcePlace: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The line, from 1.
  public var line: Int

  /// Creates a place from a path and a line.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}
