import CurbcutGraphics
import Foundation

/// How the pixels of an image are made when they are needed.
struct ImageRecipe: Sendable {
  /// Where the image is not transparent.
  let extent: CGRect
  /// Whether pixels stay squares where the image is enlarged.
  var isNearest = false
  /// Makes the pixels of an area inside the extent.
  private let make: @Sendable (PixelArea, WorkingSpace) throws(RenderingError) -> Pixels

  init(
    extent: CGRect,
    _ make: @escaping @Sendable (PixelArea, WorkingSpace) throws(RenderingError) -> Pixels
  ) {
    self.extent = extent
    self.make = make
  }

  /// The pixels of an area, transparent outside the extent. Nobody else refers to them.
  func pixels(_ area: PixelArea, _ space: WorkingSpace) throws(RenderingError) -> Pixels {
    let inside = area.intersection(PixelArea(extent))
    if inside == area { return try make(area, space) }
    let result = try Pixels(area, isClear: true)
    guard !inside.isEmpty else { return result }
    let part = try make(inside, space)
    part.forEachRow { row in
      let target = result.row(inside.y - area.y + row) + (inside.x - area.x)
      target.update(from: part.row(row), count: inside.width)
    }
    return result
  }

  /// An image whose pixels are calculated one by one from those at the same places.
  ///
  /// - Parameters:
  ///   - extent: the extent of the result; nil for that of this image.
  ///   - prepare: makes what calculates a premultiplied pixel in a working space.
  func mapped(
    extent: CGRect? = nil,
    _ prepare: @escaping @Sendable (WorkingSpace) -> @Sendable (Pixel) -> Pixel
  ) -> ImageRecipe {
    ImageRecipe(extent: extent ?? self.extent) { (area, space) throws(RenderingError) in
      let result = try pixels(area, space)
      let change = prepare(space)
      result.forEachRow { row in
        let pixels = result.row(row)
        for column in 0..<area.width { pixels[column] = change(pixels[column]) }
      }
      return result
    }
  }

  /// An image whose colours are calculated one by one; they are not premultiplied, and alpha is kept as it comes out.
  func recolored(
    _ prepare: @escaping @Sendable (WorkingSpace) -> @Sendable (Pixel) -> Pixel
  ) -> ImageRecipe {
    mapped { space in
      let change = prepare(space)
      return { pixel in
        if pixel.w == 1 {
          var result = change(pixel)
          if result.w != 1 { result = result.premultiplied }
          return result
        }
        return pixel.w > 0 ? change(pixel.straight).premultiplied : pixel
      }
    }
  }

  /// An image that is calculated from two others at the same places.
  func combined(
    with other: ImageRecipe, extent: CGRect,
    _ prepare: @escaping @Sendable (WorkingSpace) -> @Sendable (Pixel, Pixel) -> Pixel
  ) -> ImageRecipe {
    ImageRecipe(extent: extent) { (area, space) throws(RenderingError) in
      let result = try pixels(area, space)
      let others = try other.pixels(area, space)
      let combine = prepare(space)
      result.forEachRow { row in
        let (pixels, more) = (result.row(row), others.row(row))
        for column in 0..<area.width { pixels[column] = combine(pixels[column], more[column]) }
      }
      return result
    }
  }

  /// The image over another.
  func over(_ other: ImageRecipe) -> ImageRecipe {
    combined(with: other, extent: extent.union(other.extent)) { _ in { $0 + $1 * (1 - $0.w) } }
  }

  /// An image that depends on nothing but the place, given by the centre of a pixel.
  static func generated(
    extent: CGRect,
    _ prepare: @escaping @Sendable (WorkingSpace) -> @Sendable (Float, Float) -> Pixel
  ) -> ImageRecipe {
    ImageRecipe(extent: extent) { (area, space) throws(RenderingError) in
      let result = try Pixels(area)
      let color = prepare(space)
      result.forEachRow { row in
        let pixels = result.row(row)
        for column in 0..<area.width {
          (pixels + column).initialize(to: color(Float(area.x + column) + 0.5, Float(area.y + row) + 0.5))
        }
      }
      return result
    }
  }

  /// An image that is made of others' pixels at other places.
  ///
  /// - Parameters:
  ///   - extent: the extent of the result.
  ///   - needed: the area of this image that an area of the result is made of.
  ///   - color: the colour at the centre of a pixel, from the pixels of that area.
  func resampled(
    extent: CGRect, needing needed: @escaping @Sendable (PixelArea) -> PixelArea,
    _ color: @escaping @Sendable (Pixels, Float, Float) -> Pixel
  ) -> ImageRecipe {
    ImageRecipe(extent: extent) { (area, space) throws(RenderingError) in
      let source = try pixels(needed(area).intersection(PixelArea(self.extent)), space)
      let result = try Pixels(area)
      result.forEachRow { row in
        let pixels = result.row(row)
        for column in 0..<area.width {
          let (x, y) = (Float(area.x + column) + 0.5, Float(area.y + row) + 0.5)
          (pixels + column).initialize(to: color(source, x, y))
        }
      }
      return result
    }
  }
}

extension SIMD4<Float> {
  /// Divided by alpha.
  @inline(__always)
  var straight: Pixel {
    guard w > 0 else { return .zero }
    var result = self * (1 / w)
    result.w = w
    return result
  }

  /// Multiplied by alpha.
  @inline(__always)
  var premultiplied: Pixel {
    var result = self * w
    result.w = w
    return result
  }

  /// The same alpha with other colours.
  @inline(__always)
  func withColors(_ colors: Pixel) -> Pixel {
    var result = colors
    result.w = w
    return result
  }

  /// The luminance by the weights that Core Image uses.
  @inline(__always)
  var luminance: Float { x * 0.2125 + y * 0.7154 + z * 0.0721 }
}
