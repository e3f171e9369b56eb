import Foundation

/// Points in the fields of a grid, one in each, at places that look random and are always the same.
struct ScatteredPoints: Sendable {
  private struct Point {
    let x: Float
    let y: Float
    let color: Pixel
  }

  private let distance: Float
  private let center: SIMD2<Float>
  private let first: (column: Int, row: Int)
  private let columns: Int
  private let points: [Point]

  /// - Parameters:
  ///   - area: what is near the points.
  ///   - distance: the side of a field, in pixels.
  ///   - center: a corner of the grid.
  ///   - color: the colour at a place.
  init(
    _ area: PixelArea, distance: Float, center: SIMD2<Float>, color: (Float, Float) -> Pixel
  ) {
    self.distance = distance
    self.center = center
    func field(_ place: Int, _ origin: Float) -> Int {
      Int(((Float(place) - origin) / distance).rounded(.down))
    }
    first = (field(area.x, center.x) - 1, field(area.y, center.y) - 1)
    columns = field(area.maxX, center.x) + 2 - first.column
    let rows = field(area.maxY, center.y) + 2 - first.row
    var points: [Point] = []
    points.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let (a, b) = Self.noise(first.column + column, first.row + row)
        let x = center.x + (Float(first.column + column) + a) * distance
        let y = center.y + (Float(first.row + row) + b) * distance
        points.append(Point(x: x, y: y, color: color(x, y)))
      }
    }
    self.points = points
  }

  /// Two numbers from 0 to 1 that belong to a field.
  private static func noise(_ column: Int, _ row: Int) -> (Float, Float) {
    var bits = UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return (Float(bits & 0xFFFF) / 65_536, Float(bits >> 16 & 0xFFFF) / 65_536)
  }

  /// The colour of the nearest point, and the square of its distance.
  func nearest(_ x: Float, _ y: Float) -> (color: Pixel, distance: Float) {
    let column = Int(((x - center.x) / distance).rounded(.down)) - first.column
    let row = Int(((y - center.y) / distance).rounded(.down)) - first.row
    return points.withUnsafeBufferPointer { points in
      var best = 0
      var least = Float.infinity
      for line in max(0, row - 1)...row + 1 {
        for index in line * columns + max(0, column - 1)...line * columns + column + 1 {
          guard index < points.count else { continue }
          let (dx, dy) = (points[index].x - x, points[index].y - y)
          let squared = dx * dx + dy * dy
          if squared < least { (best, least) = (index, squared) }
        }
      }
      return (points[best].color, least)
    }
  }
}
