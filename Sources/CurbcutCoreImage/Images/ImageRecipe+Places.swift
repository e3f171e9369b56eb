import CurbcutGraphics
import Foundation

extension ImageRecipe {
  /// The part inside a rectangle.
  func cropped(to rect: CGRect) -> ImageRecipe {
    let part = rect.standardized.intersection(extent)
    var result = ImageRecipe(extent: part.isNull ? .zero : part) { (area, space) throws(RenderingError) in
      try pixels(area, space)
    }
    result.isNearest = isNearest
    return result
  }

  /// The pixels at the edges of a rectangle, repeated without end.
  func clamped(to rect: CGRect) -> ImageRecipe {
    let whole = PixelArea(rect)
    guard !whole.isEmpty else { return self }
    return ImageRecipe(extent: .infinite) { (area, space) throws(RenderingError) in
      // The part of the rectangle that the area shows, or the pixels nearest to it.
      let left = min(max(area.x, whole.x), whole.maxX - 1)
      let bottom = min(max(area.y, whole.y), whole.maxY - 1)
      let right = max(min(area.maxX, whole.maxX), left + 1)
      let top = max(min(area.maxY, whole.maxY), bottom + 1)
      let part = PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
      let source = try pixels(part, space)
      let result = try Pixels(area)
      result.forEachRow { row in
        let from = source.row(min(max(area.y + row, bottom), top - 1) - bottom)
        let to = result.row(row)
        for column in 0..<area.width {
          (to + column).initialize(to: from[min(max(area.x + column, left), right - 1) - left])
        }
      }
      return result
    }
  }

  /// The image in other places.
  ///
  /// - Parameters:
  ///   - matrix: the transform.
  ///   - averages: whether an image that gets smaller is averaged over the pixels that become one.
  func transformed(by matrix: CGAffineTransform, averages: Bool = false) -> ImageRecipe {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant != 0, determinant.isFinite else {
      return .generated(extent: .zero) { _ in { _, _ in .zero } }
    }
    let target = extent.isInfinite ? CGRect.infinite : extent.applying(matrix)
    let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
    if isMove, matrix.tx == matrix.tx.rounded(), matrix.ty == matrix.ty.rounded(), abs(matrix.tx) < 1e9,
      abs(matrix.ty) < 1e9
    {
      return moved(by: Int(matrix.tx), Int(matrix.ty), extent: target)
    }
    let back = matrix.inverted()
    let (a, b, c, d) = (Float(back.a), Float(back.b), Float(back.c), Float(back.d))
    let (tx, ty) = (Float(back.tx), Float(back.ty))
    let nearest = isNearest
    let factor = averages ? Float(max(1, abs(1 / determinant).squareRoot())) : 1
    let source = factor > 1.5 ? gaussianBlurred(radius: factor * 0.4).cropped(to: extent) : self
    // Edges between pixels are kept sharp: what lies outside is not blended in, as the result's extent ends there.
    let straightened = isAxisAligned(matrix) && !extent.isInfinite ? source.clamped(to: extent) : source
    return straightened.resampled(extent: target) { area in
      PixelArea(area.rect.applying(back)).grown(by: 1, 1)
    } _: { pixels, x, y in
      let (u, v) = (a * x + c * y + tx, b * x + d * y + ty)
      if nearest {
        guard abs(u) < 1e9, abs(v) < 1e9 else { return .zero }
        return pixels.pixel(Int(u.rounded(.down)), Int(v.rounded(.down)))
      }
      return pixels.sample(u, v)
    }
  }

  private func isAxisAligned(_ matrix: CGAffineTransform) -> Bool {
    (matrix.b == 0 && matrix.c == 0) || (matrix.a == 0 && matrix.d == 0)
  }

  private func moved(by x: Int, _ y: Int, extent: CGRect) -> ImageRecipe {
    var result = ImageRecipe(extent: extent) { (area, space) throws(RenderingError) in
      let from = PixelArea(x: area.x - x, y: area.y - y, width: area.width, height: area.height)
      let source = try pixels(from, space)
      let result = try Pixels(area)
      result.memory.update(from: source.memory, count: area.count)
      return result
    }
    result.isNearest = isNearest
    return result
  }
}
