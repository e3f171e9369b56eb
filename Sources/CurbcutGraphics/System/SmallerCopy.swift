import CPango
import Foundation

/// A scaled-down copy of an image for one position, in device pixels.
struct SmallerCopy: Sendable {
  /// The size at which it is drawn, and the offset of its corner from a whole pixel.
  fileprivate let size: CGSize
  fileprivate let offset: CGPoint
  fileprivate let isSmooth: Bool
  fileprivate let bitmap: Bitmap
}

extension CairoCanvas {
  /// Draws an image into a rectangle, its first row at the top.
  ///
  /// Averaging many pixels into one costs cairo ten times as much as any other drawing, so the result is cached.
  func draw(_ image: CGImage, in rect: CGRect, alpha: CGFloat, smooth: Bool) {
    guard let place = placeOfSmallerCopy(of: image, in: rect),
      let copy = copy(of: image, at: place, smooth: smooth)
    else { return draw(image.bitmap, in: rect, alpha: alpha, smooth: smooth) }
    let whole = place.integral
    save()
    cairo_identity_matrix(cr)
    draw(
      copy,
      in: CGRect(x: whole.minX, y: whole.minY, width: CGFloat(copy.width), height: CGFloat(copy.height)),
      alpha: alpha, smooth: false)
    restore()
  }

  /// The position of the image in device pixels, if it is drawn so much smaller that a copy is worth its memory.
  private func placeOfSmallerCopy(of image: CGImage, in rect: CGRect) -> CGRect? {
    let matrix = transform
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0, rect.width > 0, rect.height > 0 else {
      return nil
    }
    let place = rect.applying(matrix)
    // Above this scale, cairo interpolates the four nearest pixels, which is fast.
    let limit = 0.75
    guard
      place.width < CGFloat(image.width) * limit || place.height < CGFloat(image.height) * limit,
      place.width >= 1, place.height >= 1, place.width <= 4096, place.height <= 4096,
      abs(place.minX) < 1e6, abs(place.minY) < 1e6
    else { return nil }
    return place
  }

  private func copy(of image: CGImage, at place: CGRect, smooth: Bool) -> Bitmap? {
    let whole = place.integral
    // Rounded, because sums of many translations differ in their last digits.
    func rounded(_ value: CGFloat) -> CGFloat { (value * 64).rounded() / 64 }
    let offset = CGPoint(x: rounded(place.minX - whole.minX), y: rounded(place.minY - whole.minY))
    let size = CGSize(width: rounded(place.width), height: rounded(place.height))
    let known = image.smallerCopy.withLock { $0 }
    if let known, known.size == size, known.offset == offset, known.isSmooth == smooth {
      return known.bitmap
    }
    guard let canvas = CairoCanvas(width: Int(whole.width) + 1, height: Int(whole.height) + 1) else {
      return nil
    }
    let bitmap = smooth ? image.bitmap(drawnAs: size.width, size.height) : image.bitmap
    canvas.draw(bitmap, in: CGRect(origin: offset, size: size), alpha: 1, smooth: smooth)
    guard let copy = canvas.makeBitmap() else { return nil }
    image.smallerCopy.withLock {
      $0 = SmallerCopy(size: size, offset: offset, isSmooth: smooth, bitmap: copy)
    }
    return copy
  }
}
