import CurbcutGraphics
import Foundation

extension ImageRecipe {
  /// The image, scaled with Lanczos' kernel of three lobes.
  ///
  /// - Parameters:
  ///   - horizontal: the factor for the width.
  ///   - vertical: the factor for the height.
  func lanczosScaled(_ horizontal: CGFloat, _ vertical: CGFloat) -> ImageRecipe {
    guard horizontal > 0, vertical > 0, horizontal.isFinite, vertical.isFinite else {
      return .generated(extent: .zero) { _ in { _, _ in .zero } }
    }
    if extent.isInfinite { return transformed(by: CGAffineTransform(scaleX: horizontal, y: vertical)) }
    let target = extent.applying(CGAffineTransform(scaleX: horizontal, y: vertical))
    let edgeless = clamped(to: extent)
    return ImageRecipe(extent: target) { (area, space) throws(RenderingError) in
      let columns = LanczosWeights(area.x..<area.maxX, scale: horizontal)
      let rows = LanczosWeights(area.y..<area.maxY, scale: vertical)
      let source = try edgeless.pixels(
        PixelArea(
          x: columns.range.lowerBound, y: rows.range.lowerBound, width: columns.range.count,
          height: rows.range.count), space)
      let middle = try Pixels(
        PixelArea(x: area.x, y: source.area.y, width: area.width, height: source.area.height))
      middle.forEachRow { row in
        let (from, to) = (source.row(row), middle.row(row))
        for column in 0..<area.width {
          var sum = Pixel.zero
          let first = columns.starts[column] - source.area.x
          for index in 0..<columns.count {
            sum += from[first + index] * columns.weights[column * columns.count + index]
          }
          (to + column).initialize(to: sum)
        }
      }
      let result = try Pixels(area)
      result.forEachRow { row in
        let to = result.row(row)
        to.initialize(repeating: .zero, count: area.width)
        for index in 0..<rows.count {
          let weight = rows.weights[row * rows.count + index]
          let from = middle.row(rows.starts[row] - source.area.y + index)
          for column in 0..<area.width { to[column] += from[column] * weight }
        }
        // The kernel overshoots at edges.
        for column in 0..<area.width {
          let alpha = min(max(to[column].w, 0), 1)
          to[column] = pointwiseMin(pointwiseMax(to[column], .zero), Pixel(repeating: alpha))
        }
      }
      return result
    }
  }

  /// A rectangle of the part between four corners.
  func corrected(
    _ topLeft: SIMD2<Float>, _ topRight: SIMD2<Float>, _ bottomRight: SIMD2<Float>, _ bottomLeft: SIMD2<Float>
  ) -> ImageRecipe? {
    func length(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { ((a - b) * (a - b)).sum().squareRoot() }
    let width = max(length(topLeft, topRight), length(bottomLeft, bottomRight)).rounded()
    let height = max(length(topLeft, bottomLeft), length(topRight, bottomRight)).rounded()
    guard width >= 1, height >= 1, width < 1e5, height < 1e5 else { return nil }
    // Heckbert's projective map from the unit square.
    let (a, b, c, d) = (bottomLeft, bottomRight, topRight, topLeft)
    let (first, second, sum) = (b - c, d - c, a - b + c - d)
    let divisor = first.x * second.y - second.x * first.y
    guard abs(divisor) > 1e-6 else { return nil }
    let g = (sum.x * second.y - second.x * sum.y) / divisor
    let h = (first.x * sum.y - sum.x * first.y) / divisor
    let (across, up) = (b - a + g * b, d - a + h * d)
    let all = [a, b, c, d]
    let low = all.reduce(all[0]) { pointwiseMin($0, $1) }
    let high = all.reduce(all[0]) { pointwiseMax($0, $1) }
    let needed = PixelArea(
      CGRect(
        x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(high.x - low.x), height: CGFloat(high.y - low.y))
    ).grown(by: 1, 1)
    let target = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    return resampled(extent: target, needing: { _ in needed }) { pixels, x, y in
      let (u, v) = (x / width, y / height)
      let place = (across * u + up * v + a) / (g * u + h * v + 1)
      return pixels.sample(place.x, place.y)
    }
  }
}

/// The shares of source pixels in each pixel of a scaled line.
private struct LanczosWeights {
  let starts: [Int]
  /// How many source pixels each takes.
  let count: Int
  let weights: [Float]
  /// The source pixels that are needed.
  let range: Range<Int>

  init(_ places: Range<Int>, scale: CGFloat) {
    let spread = max(1, 1 / Double(scale))
    let reach = 3 * spread
    let count = Int((2 * reach).rounded(.up)) + 1
    var starts: [Int] = []
    var weights: [Float] = []
    for place in places {
      let center = (Double(place) + 0.5) / Double(scale) - 0.5
      let start = Int((center - reach).rounded(.up))
      let own = (start..<start + count).map { Self.kernel((Double($0) - center) / spread) }
      let sum = own.reduce(0, +)
      starts.append(start)
      weights += own.map { Float($0 / sum) }
    }
    self.count = count
    self.starts = starts
    self.weights = weights
    let first = starts.first ?? 0
    range = first..<max(first, (starts.last ?? 0) + count)
  }

  private static func kernel(_ x: Double) -> Double {
    if x == 0 { return 1 }
    guard abs(x) < 3 else { return 0 }
    let angle = Double.pi * x
    return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
  }
}
