import CurbcutGraphics
import Foundation

extension FilterDefinition {
  private static func blur(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type, _ inputs: [FilterInput],
    _ output: @escaping @Sendable (FilterValues, ImageRecipe) -> ImageRecipe?
  ) -> FilterDefinition {
    FilterDefinition(
      name, displayName, [kCICategoryBlur, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn], type,
      [.image] + inputs
    ) { values in values.image().flatMap { output(values, $0) } }
  }

  /// The filters that take the colours of neighbours together.
  static let blurs: [FilterDefinition] = [
    blur("CIBoxBlur", "Box Blur", BoxBlurFilter.self, [.radius(10, 1...100)]) {
      $1.boxBlurred(radius: $0.number(kCIInputRadiusKey))
    },
    blur("CIDiscBlur", "Disc Blur", DiscBlurFilter.self, [.radius(8, 0...100)]) {
      $1.discBlurred(radius: $0.number(kCIInputRadiusKey))
    },
    blur("CIGaussianBlur", "Gaussian Blur", GaussianBlurFilter.self, [.radius(10, 0...100)]) {
      $1.gaussianBlurred(radius: $0.number(kCIInputRadiusKey))
    },
    blur("CIMedianFilter", "Median", MedianFilter.self, []) { $1.median() },
    blur("CIMorphologyMaximum", "Morphology Maximum", MorphologyMaximumFilter.self, [.radius(0, 0...50)]) {
      $1.extremes(radius: $0.number(kCIInputRadiusKey)) { pointwiseMax($0, $1) }
    },
    blur("CIMorphologyMinimum", "Morphology Minimum", MorphologyMinimumFilter.self, [.radius(0, 0...50)]) {
      $1.extremes(radius: $0.number(kCIInputRadiusKey)) { pointwiseMin($0, $1) }
    },
    blur(
      "CIMotionBlur", "Motion Blur", MotionBlurFilter.self,
      [.radius(20, 0...100), .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
    ) { values, image in
      let (radius, angle) = (max(0, values.number(kCIInputRadiusKey)), values.number(kCIInputAngleKey))
      let steps = max(1, Int(radius.rounded(.up)))
      let (dx, dy) = (cos(angle) * radius / Float(steps), sin(angle) * radius / Float(steps))
      let (marginX, marginY) = (CGFloat(abs(dx) * Float(steps)), CGFloat(abs(dy) * Float(steps)))
      let extent = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -marginX, dy: -marginY)
      let reach = (Int(marginX) + 2, Int(marginY) + 2)
      return image.resampled(extent: extent, needing: { $0.grown(by: reach.0, reach.1) }) { pixels, x, y in
        var sum = Pixel.zero
        for step in -steps...steps { sum += pixels.sample(x + dx * Float(step), y + dy * Float(step)) }
        return sum / Float(2 * steps + 1)
      }
    },
    blur(
      "CIZoomBlur", "Zoom Blur", ZoomBlurFilter.self, [.center, .number("inputAmount", 20, -200...200)]
    ) { values, image in
      guard !image.extent.isInfinite else { return image }
      let (center, amount) = (values.point(kCIInputCenterKey), values.number("inputAmount"))
      let whole = PixelArea(image.extent)
      // A hundredth of the distance from the centre for each unit.
      let steps = 24
      return image.resampled(extent: image.extent, needing: { _ in whole }) { pixels, x, y in
        var sum = Pixel.zero
        for step in 0..<steps {
          let factor = 1 - amount / 100 * Float(step) / Float(steps)
          sum += pixels.sample(center.x + (x - center.x) * factor, center.y + (y - center.y) * factor)
        }
        return sum / Float(steps)
      }
    },
  ]
}

extension ImageRecipe {
  /// Each pixel as the mean of a disc.
  func discBlurred(radius: Float) -> ImageRecipe {
    guard radius >= 0.5, radius.isFinite else { return self }
    let reach = Int(radius)
    let widths = (-reach...reach).map { Int((radius * radius - Float($0 * $0)).squareRoot()) }
    let count = Float(widths.reduce(0) { $0 + 2 * $1 + 1 })
    let margin = -CGFloat(reach)
    let extent = extent.isInfinite ? extent : extent.insetBy(dx: margin, dy: margin)
    return ImageRecipe(extent: extent) { (area, space) throws(RenderingError) in
      let source = try pixels(area.grown(by: reach + 1, reach), space)
      // Each pixel becomes the sum of those before it and itself, so that a part of a row is a difference.
      source.forEachRow { row in
        let line = source.row(row)
        for column in 1..<source.area.width { line[column] += line[column - 1] }
      }
      let result = try Pixels(area)
      result.forEachRow { row in
        let target = result.row(row)
        target.initialize(repeating: .zero, count: area.width)
        for (index, width) in widths.enumerated() {
          let line = source.row(row + index)
          let (right, left) = (reach + 1 + width, reach - width)
          for column in 0..<area.width { target[column] += line[column + right] - line[column + left] }
        }
        for column in 0..<area.width { target[column] /= count }
      }
      return result
    }
  }

  /// Each pixel as the largest or smallest of a disc, component by component.
  func extremes(radius: Float, _ choose: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> ImageRecipe {
    guard radius >= 1, radius.isFinite else { return self }
    let reach = Int(min(radius, 100))
    let source = extent.isInfinite ? self : clamped(to: extent)
    return ImageRecipe(extent: extent) { (area, space) throws(RenderingError) in
      let pixels = try source.pixels(area.grown(by: reach, reach), space)
      let result = try Pixels(area)
      result.forEachRow { row in
        let target = result.row(row)
        target.update(from: pixels.row(row + reach) + reach, count: area.width)
        for dy in -reach...reach {
          let width = Int(Float(reach * reach - dy * dy).squareRoot())
          let line = pixels.row(row + reach + dy) + reach
          for column in 0..<area.width {
            var best = target[column]
            for dx in -width...width { best = choose(best, line[column + dx]) }
            target[column] = best
          }
        }
      }
      return result
    }
  }

  /// Each pixel as the median of nine, component by component.
  func median() -> ImageRecipe {
    let source = extent.isInfinite ? self : clamped(to: extent)
    return ImageRecipe(extent: extent) { (area, space) throws(RenderingError) in
      let pixels = try source.pixels(area.grown(by: 1, 1), space)
      let result = try Pixels(area)
      result.forEachRow { row in
        let rows = (pixels.row(row) + 1, pixels.row(row + 1) + 1, pixels.row(row + 2) + 1)
        let target = result.row(row)
        for column in 0..<area.width {
          let a = Self.sorted(rows.0[column - 1], rows.0[column], rows.0[column + 1])
          let b = Self.sorted(rows.1[column - 1], rows.1[column], rows.1[column + 1])
          let c = Self.sorted(rows.2[column - 1], rows.2[column], rows.2[column + 1])
          // The median lies between the largest of the small, the middle of the middle, and the smallest of the large.
          let low = pointwiseMax(pointwiseMax(a.0, b.0), c.0)
          let middle = Self.sorted(a.1, b.1, c.1).1
          let high = pointwiseMin(pointwiseMin(a.2, b.2), c.2)
          (target + column).initialize(to: Self.sorted(low, middle, high).1)
        }
      }
      return result
    }
  }

  @inline(__always)
  private static func sorted(_ a: Pixel, _ b: Pixel, _ c: Pixel) -> (Pixel, Pixel, Pixel) {
    let (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
    return (pointwiseMin(low, c), pointwiseMax(low, pointwiseMin(high, c)), pointwiseMax(high, c))
  }
}
