import DeviceSettings

/// Two texts that lie on each other when letters are larger.
public struct TextOverlap: Sendable, Equatable {
  /// The texts, as indices of nodes.
  public var first, second: Int
  /// The smallest text size at which they do.
  public var size: ContentSize
  /// By how much, in points: the smaller of width and height of what both cover.
  public var depth: Double

  /// Creates an overlap of two nodes, with its depth in points.
  public init(first: Int, second: Int, size: ContentSize, depth: Double) {
    self.first = first
    self.second = second
    self.size = size
    self.depth = depth
  }
}
