import Foundation

/// A direction and a distance in the plane.
///
/// <https://developer.apple.com/documentation/corefoundation/cgvector>
public struct CGVector: Hashable, Codable, Sendable {
  /// The zero vector.
  public static let zero = CGVector()

  /// The distance along x.
  public var dx: CGFloat
  /// The distance along y.
  public var dy: CGFloat

  /// Creates the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from two distances.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from two integer distances.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from two distances.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
