import CurbcutGraphics
import Foundation

extension FilterDefinition {
  private static func style(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type, _ inputs: [FilterInput],
    category: String = kCICategoryStylize,
    _ output: @escaping @Sendable (FilterValues, ImageRecipe) -> ImageRecipe?
  ) -> FilterDefinition {
    FilterDefinition(
      name, displayName, [category, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn], type,
      [.image] + inputs
    ) { values in values.image().flatMap { output(values, $0) } }
  }

  /// A filter that shows an image where a mask says, and another one elsewhere.
  private static func masked(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type,
    _ opacity: @escaping @Sendable (Pixel) -> Float
  ) -> FilterDefinition {
    style(name, displayName, type, [.background, .mask]) { values, image in
      guard let mask = values.image(kCIInputMaskImageKey) else { return image }
      let covered = image.combined(with: mask, extent: image.extent) { _ in
        { pixel, mask in pixel * min(max(opacity(mask), 0), 1) }
      }
      guard let background = values.image(kCIInputBackgroundImageKey) else { return covered }
      let rest = background.combined(with: mask, extent: background.extent) { _ in
        { pixel, mask in pixel * (1 - min(max(opacity(mask), 0), 1)) }
      }
      return covered.combined(with: rest, extent: image.extent.union(background.extent)) { _ in { $0 + $1 } }
    }
  }

  /// The filters that make another picture of an image.
  static let stylizing: [FilterDefinition] = [
    masked("CIBlendWithMask", "Blend With Mask", BlendWithMaskFilter.self) { $0.luminance },
    masked("CIBlendWithAlphaMask", "Blend With Alpha Mask", BlendWithAlphaMaskFilter.self) { $0.w },
    masked("CIBlendWithRedMask", "Blend With Red Mask", BlendWithRedMaskFilter.self) { $0.x },
    masked("CIBlendWithBlueMask", "Blend With Blue Mask", BlendWithBlueMaskFilter.self) { $0.z },
    style(
      "CIBloom", "Bloom", BloomFilter.self, [.radius(10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { values, image in
      let intensity = values.number(kCIInputIntensityKey)
      let blurred = image.gaussianBlurred(radius: values.number(kCIInputRadiusKey))
      return blurred.combined(with: image, extent: blurred.extent) { _ in
        { glow, pixel in
          let light = glow * intensity
          return light + pixel - light * pixel
        }
      }
    },
    style(
      "CIGloom", "Gloom", GloomFilter.self, [.radius(10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { values, image in
      let intensity = values.number(kCIInputIntensityKey)
      let blurred = image.edgeless.gaussianBlurred(radius: values.number(kCIInputRadiusKey))
      return image.combined(with: blurred, extent: image.extent) { _ in
        { pixel, shade in pixel.withColors(pixel + (pointwiseMin(pixel, shade) - pixel) * intensity) }
      }
    },
    style("CICrystallize", "Crystallize", CrystallizeFilter.self, [.radius(20, 1...100), .center]) {
      $1.cells(radius: $0.number(kCIInputRadiusKey), center: $0.point(kCIInputCenterKey), areDots: false)
    },
    style("CIPointillize", "Pointillize", PointillizeFilter.self, [.radius(20, 1...100), .center]) {
      $1.cells(radius: $0.number(kCIInputRadiusKey), center: $0.point(kCIInputCenterKey), areDots: true)
    },
    style("CIEdges", "Edges", EdgesFilter.self, [.number(kCIInputIntensityKey, 1, 0...10)]) { values, image in
      let intensity = values.number(kCIInputIntensityKey)
      let source = image.edgeless
      return source.resampled(extent: image.extent, needing: { $0.grown(by: 1, 1) }) { pixels, px, py in
        let (x, y) = (Int(px.rounded(.down)), Int(py.rounded(.down)))
        let falling = pixels.pixel(x + 1, y - 1) - pixels.pixel(x - 1, y + 1)
        let rising = pixels.pixel(x + 1, y + 1) - pixels.pixel(x - 1, y - 1)
        let strength = (falling * falling + rising * rising).squareRoot() * intensity
        return pixels.pixel(x, y).withColors(pointwiseMin(strength, .one))
      }
    },
    style("CIPixellate", "Pixellate", PixellateFilter.self, [.center, .number(kCIInputScaleKey, 8, 1...100)])
    {
      $1.pixellated(scale: $0.number(kCIInputScaleKey), center: $0.point(kCIInputCenterKey))
    },
    style(
      "CISharpenLuminance", "Sharpen Luminance", SharpenLuminanceFilter.self,
      [.number(kCIInputSharpnessKey, 0.4, 0...2), .radius(1.69, 0...20)], category: kCICategorySharpen
    ) { values, image in
      let sharpness = values.number(kCIInputSharpnessKey)
      let blurred = image.edgeless.gaussianBlurred(radius: values.number(kCIInputRadiusKey))
      return image.combined(with: blurred, extent: image.extent) { _ in
        { $0.withColors($0 + ($0.luminance - $1.luminance) * sharpness) }
      }
    },
    style(
      "CIUnsharpMask", "Unsharp Mask", UnsharpMaskFilter.self,
      [.radius(2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)], category: kCICategorySharpen
    ) { values, image in
      let intensity = values.number(kCIInputIntensityKey)
      let blurred = image.edgeless.gaussianBlurred(radius: values.number(kCIInputRadiusKey))
      return image.combined(with: blurred, extent: image.extent) { _ in
        { $0.withColors($0 + ($0 - $1) * intensity) }
      }
    },
  ]
}

extension ImageRecipe {
  /// The image without an end, so that what blurs it takes in nothing transparent.
  var edgeless: ImageRecipe { extent.isInfinite ? self : clamped(to: extent) }

  /// Squares, each of which has the mean colour of the image in it. A corner of four lies at the centre.
  func pixellated(scale: Float, center: SIMD2<Float>) -> ImageRecipe {
    guard scale > 1, scale.isFinite else { return self }
    let side = min(scale, 4096)
    // The first pixel of the square with a number.
    @Sendable func start(_ number: Int, _ origin: Float) -> Int {
      Int((origin + Float(number) * side).rounded())
    }
    return ImageRecipe(extent: extent) { (area, space) throws(RenderingError) in
      func number(_ place: Int, _ origin: Float) -> Int {
        var number = Int(((Float(place) - origin) / side).rounded(.down))
        while start(number + 1, origin) <= place { number += 1 }
        while start(number, origin) > place { number -= 1 }
        return number
      }
      let columns = number(area.x, center.x)...number(area.maxX - 1, center.x)
      let rows = number(area.y, center.y)...number(area.maxY - 1, center.y)
      let lefts = (columns.lowerBound...columns.upperBound + 1).map { start($0, center.x) }
      let needed = PixelArea(
        x: lefts[0], y: start(rows.lowerBound, center.y), width: lefts[lefts.count - 1] - lefts[0],
        height: start(rows.upperBound + 1, center.y) - start(rows.lowerBound, center.y)
      ).intersection(PixelArea(extent))
      let source = try pixels(needed, space)
      let result = try Pixels(area)
      Pixels.inBands(of: rows.count, unit: 1) { band in
        for row in band {
          let bottom = start(rows.lowerBound + row, center.y)
          let top = start(rows.lowerBound + row + 1, center.y)
          for (left, right) in zip(lefts, lefts.dropFirst()) {
            let square = PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
            let mean = source.mean(of: square.intersection(needed))
            let shown = square.intersection(area)
            for y in shown.y..<shown.maxY {
              (result.row(y - area.y) + (shown.x - area.x)).initialize(repeating: mean, count: shown.width)
            }
          }
        }
      }
      return result
    }
  }

  /// Cells around points that are scattered at a distance, each in the colour of the image there.
  ///
  /// - Parameters:
  ///   - radius: the distance between the points, in pixels.
  ///   - center: where a corner of the grid is that the points are scattered in.
  ///   - areDots: whether each is a dot that does not reach its neighbours.
  func cells(radius: Float, center: SIMD2<Float>, areDots: Bool) -> ImageRecipe {
    guard radius >= 1, radius.isFinite else { return self }
    let reach = Int(radius * 2) + 2
    let edgeless = edgeless
    return ImageRecipe(extent: extent) { (area, space) throws(RenderingError) in
      let source = try edgeless.pixels(area.grown(by: reach, reach), space)
      let field = ScatteredPoints(area, distance: radius, center: center) { x, y in
        source.pixel(Int(x.rounded(.down)), Int(y.rounded(.down)))
      }
      let result = try Pixels(area)
      result.forEachRow { row in
        let target = result.row(row)
        for column in 0..<area.width {
          let (color, distance) = field.nearest(Float(area.x + column) + 0.5, Float(area.y + row) + 0.5)
          let coverage = areDots ? min(max(radius * 0.5 + 0.5 - distance.squareRoot(), 0), 1) : 1
          (target + column).initialize(to: color * coverage)
        }
      }
      return result
    }
  }
}

extension Pixels {
  /// The mean of an area; transparent for an empty one.
  func mean(of part: PixelArea) -> Pixel {
    guard !part.isEmpty else { return .zero }
    var sum = SIMD4<Double>.zero
    for y in part.y..<part.maxY {
      var line = Pixel.zero
      let start = row(y - area.y) + (part.x - area.x)
      for column in 0..<part.width { line += start[column] }
      sum += SIMD4<Double>(line)
    }
    return Pixel(sum / Double(part.count))
  }
}
