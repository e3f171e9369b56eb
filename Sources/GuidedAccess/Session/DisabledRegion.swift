import AccessibilityTree
import Foundation

/// A part of the screen that a session of Guided Access keeps from being used: somebody drew a line around it.
public struct DisabledRegion: Sendable, Equatable, Codable {
  /// Tells it from the others of the session.
  public var id: Int
  /// What it looks like, in points, in screen coordinates.
  public var shape: Shape

  /// What a region looks like.
  public enum Shape: Sendable, Equatable, Codable {
    /// Every point of a rectangle.
    case rectangle(CGRect)
    /// Every point of the ellipse in a rectangle.
    case ellipse(CGRect)
    /// Every point inside a line with those corners, of which the last is joined to the first.
    case polygon([CGPoint])
  }

  /// Creates a region.
  public init(id: Int, shape: Shape) {
    self.id = id
    self.shape = shape
  }

  /// The smallest rectangle around it.
  public var frame: CGRect {
    switch shape {
    case .rectangle(let rect), .ellipse(let rect): rect.standardized
    case .polygon(let points): Self.path(points).boundingBox
    }
  }

  /// Whether a point is inside, or on the edge.
  public func contains(_ point: CGPoint) -> Bool {
    switch shape {
    case .rectangle(let rect):
      let rect = rect.standardized
      return point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY && point.y <= rect.maxY
    case .ellipse(let rect):
      let rect = rect.standardized
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .polygon(let points):
      return points.count > 2 && Self.path(points).contains(point)
    }
  }

  /// Whether it is large enough to be drawn and touched, and its numbers are numbers.
  public var isUsable: Bool {
    let frame = frame
    return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
      && frame.width >= 1 && frame.height >= 1
  }

  private static func path(_ points: [CGPoint]) -> ElementPath {
    guard let first = points.first else { return ElementPath([]) }
    return ElementPath([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }
}
