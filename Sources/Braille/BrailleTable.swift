/// A table of liblouis, by which text becomes cells.
public struct BrailleTable: Hashable, Sendable {
  /// The file's name: `en-ueb-g2.ctb`.
  public var name: String

  public init(_ name: String) { self.name = name }
}
