import Foundation

/// What becomes of a plane that is turned in space, when it is seen from the front: a projective transformation.
package struct PlaneProjection: Hashable, Sendable {
  /// The rows of the matrix by which (x, y, 1) is multiplied from the left.
  private var x, y, one: SIMD3<Double>

  private init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ one: SIMD3<Double>) {
    (self.x, self.y, self.one) = (x, y, one)
  }

  /// A transformation without perspective.
  package init(_ t: CGAffineTransform) {
    self.init(SIMD3(t.a, t.b, 0), SIMD3(t.c, t.d, 0), SIMD3(t.tx, t.ty, 1))
  }

  /// The plane of depth 0 after a transformation in space; nil without perspective, or with numbers that are none.
  package init?(_ t: CATransform3D) {
    guard t.m14 != 0 || t.m24 != 0 || t.m44 != 1 else { return nil }
    self.init(SIMD3(t.m11, t.m12, t.m14), SIMD3(t.m21, t.m22, t.m24), SIMD3(t.m41, t.m42, t.m44))
    guard determinant.isFinite else { return nil }
  }

  /// What lies in the plane of the eye, or behind it, is not seen; a point is kept that far in front of it.
  private static let nearest = 1e-3

  /// The place of a point. One behind the eye is taken to where it would vanish.
  package func apply(_ point: CGPoint) -> CGPoint {
    let to = x * Double(point.x) + y * Double(point.y) + one
    let depth = max(to.z, Self.nearest)
    return CGPoint(x: to.x / depth, y: to.y / depth)
  }

  /// Whether a point is in front of the eye.
  package func shows(_ point: CGPoint) -> Bool {
    (x * Double(point.x) + y * Double(point.y) + one).z > Self.nearest
  }

  /// The smallest rectangle around the four corners of another one.
  package func boundingBox(of rect: CGRect) -> CGRect {
    let corners = rect.corners.map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return .zero
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// This transformation and then another one.
  package func concatenating(_ other: PlaneProjection) -> PlaneProjection {
    func row(_ v: SIMD3<Double>) -> SIMD3<Double> { other.x * v.x + other.y * v.y + other.one * v.z }
    return PlaneProjection(row(x), row(y), row(one))
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  private var determinant: Double { (x * Self.cross(y, one)).sum() }

  /// The transformation back; nil for a plane that is seen from its edge.
  package var inverted: PlaneProjection? {
    let determinant = determinant
    guard abs(determinant) > 1e-12 else { return nil }
    let (a, b, c) = (Self.cross(y, one), Self.cross(one, x), Self.cross(x, y))
    func row(_ index: Int) -> SIMD3<Double> { SIMD3(a[index], b[index], c[index]) / determinant }
    return PlaneProjection(row(0), row(1), row(2))
  }

  /// The products before the division, for loops over pixels.
  package var rows: (x: SIMD3<Double>, y: SIMD3<Double>, one: SIMD3<Double>) { (x, y, one) }
}

extension CGRect {
  /// From the upper left, clockwise.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

extension CALayer {
  /// The perspective of the layer's transform, around its anchor point; nil without perspective.
  package final var projection: PlaneProjection? { PlaneProjection(transform) }
}
