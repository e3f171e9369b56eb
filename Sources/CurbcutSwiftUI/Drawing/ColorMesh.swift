import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The grid of a mesh gradient, without its colours.
struct ColorMesh {
  var width: Int
  var height: Int
  var locations: MeshGradient.Locations
  var isSmooth: Bool
  var background: UIColor

  /// Into how many parts each field is divided, in each direction.
  private static let parts = 12

  var hasAllPoints: Bool {
    switch locations {
    case .points(let points): points.count >= width * height
    case .bezierPoints(let points): points.count >= width * height
    }
  }

  /// Draws the mesh over a rectangle.
  func draw(in context: CGContext, _ rect: CGRect, _ colors: [UIColor]) {
    context.saveGState()
    context.clip(to: rect)
    context.setFillColor(background.cgColor)
    context.fill(rect)
    let inks = colors.map { color in
      let value = color.cgColor.srgb
      return SIMD4(Double(value.red), Double(value.green), Double(value.blue), Double(value.alpha))
    }
    var patches: [ColorPatch] = []
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) { patches += field(column, row, rect, inks) }
    }
    context.drawPatches(patches)
    context.restoreGState()
  }

  private func field(_ column: Int, _ row: Int, _ rect: CGRect, _ inks: [SIMD4<Double>]) -> [ColorPatch] {
    func vertex(_ x: Int, _ y: Int) -> (point: CGPoint, color: SIMD4<Double>) {
      let (u, v) = (Double(x) / Double(Self.parts), Double(y) / Double(Self.parts))
      let place = position(column, row, u, v)
      let point = CGPoint(x: rect.minX + place.x * rect.width, y: rect.minY + place.y * rect.height)
      let color = value(column, row, u, v) { inks[$1 * width + $0] }
      return (point, color.clamped(lowerBound: .zero, upperBound: .one))
    }
    let vertices = (0...Self.parts).map { y in (0...Self.parts).map { x in vertex(x, y) } }
    var patches: [ColorPatch] = []
    for y in 0..<Self.parts {
      for x in 0..<Self.parts {
        let corners = [
          vertices[y][x], vertices[y][x + 1], vertices[y + 1][x + 1], vertices[y + 1][x],
        ]
        ColorPatch(corners: corners.map(\.point), colors: corners.map(\.color)).map { patches.append($0) }
      }
    }
    return patches
  }

  /// The colour in a field.
  private func value(
    _ column: Int, _ row: Int, _ u: Double, _ v: Double, _ color: (Int, Int) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    guard isSmooth else {
      let top = color(column, row) * (1 - u) + color(column + 1, row) * u
      let bottom = color(column, row + 1) * (1 - u) + color(column + 1, row + 1) * u
      return top * (1 - v) + bottom * v
    }
    return smooth(column, row, u, v, color)
  }

  /// A surface through all points of the grid, without edges at its lines: cubic in both directions.
  private func smooth<Value: SIMD<Double>>(
    _ column: Int, _ row: Int, _ u: Double, _ v: Double, _ at: (Int, Int) -> Value
  ) -> Value {
    func along(_ y: Int) -> Value { Self.cubic(column, width, u) { at($0, y) } }
    return Self.cubic(row, height, v, along)
  }

  /// A curve through values at whole numbers, from one of them to the next.
  private static func cubic<Value: SIMD<Double>>(
    _ index: Int, _ count: Int, _ t: Double, _ at: (Int) -> Value
  ) -> Value {
    let (a, b) = (at(index), at(index + 1))
    // At the ends the curve goes on as it is.
    let before = index > 0 ? (b - at(index - 1)) * 0.5 : b - a
    let after = index + 2 < count ? (at(index + 2) - a) * 0.5 : b - a
    let (t2, t3) = (t * t, t * t * t)
    let start = a * (2 * t3 - 3 * t2 + 1) + before * (t3 - 2 * t2 + t)
    return start + b * (3 * t2 - 2 * t3) + after * (t3 - t2)
  }

  /// The place in a field, as parts of the width and height.
  private func position(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
    switch locations {
    case .points(let points):
      return smooth(column, row, u, v) { SIMD2<Double>(points[$1 * width + $0]) }
    case .bezierPoints(let points):
      func point(_ x: Int, _ y: Int) -> MeshGradient.BezierPoint { points[(row + y) * width + column + x] }
      func curve(
        _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Double
      ) -> SIMD2<Double> {
        let s = 1 - t
        let outer = SIMD2<Double>(a) * (s * s * s) + SIMD2<Double>(d) * (t * t * t)
        return outer + SIMD2<Double>(b) * (3 * s * s * t) + SIMD2<Double>(c) * (3 * s * t * t)
      }
      let (topLeft, topRight, bottomLeft, bottomRight) = (point(0, 0), point(1, 0), point(0, 1), point(1, 1))
      let top = curve(
        topLeft.position, topLeft.trailingControlPoint, topRight.leadingControlPoint, topRight.position, u)
      let bottom = curve(
        bottomLeft.position, bottomLeft.trailingControlPoint, bottomRight.leadingControlPoint,
        bottomRight.position, u)
      let left = curve(
        topLeft.position, topLeft.bottomControlPoint, bottomLeft.topControlPoint, bottomLeft.position, v)
      let right = curve(
        topRight.position, topRight.bottomControlPoint, bottomRight.topControlPoint, bottomRight.position, v)
      // What lies between four curves (a Coons patch).
      let across = top * (1 - v) + bottom * v
      let down = left * (1 - u) + right * u
      let upper = SIMD2<Double>(topLeft.position) * (1 - u) + SIMD2<Double>(topRight.position) * u
      let lower = SIMD2<Double>(bottomLeft.position) * (1 - u) + SIMD2<Double>(bottomRight.position) * u
      return across + down - (upper * (1 - v) + lower * v)
    }
  }
}
