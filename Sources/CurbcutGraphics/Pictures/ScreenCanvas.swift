import Foundation

/// The picture of a screen in the making: it can be drawn to, changed by filters, and magnified in part.
package final class ScreenCanvas {
  /// Draws into the picture, in points of the screen.
  package let context: CGContext
  private let buffer: PixelBuffer

  /// Creates a black screen of a size in points; nil for a size that no bitmap can have.
  package init?(size: CGSize, scale: CGFloat, pool: PixelBufferPool) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard (1...32_767).contains(width), (1...32_767).contains(height) else { return nil }
    let buffer = pool.buffer(width: Int(width), height: Int(height))
    buffer.pixels.update(repeating: 0xFF00_0000)
    guard let context = CGContext(buffer, scale: scale) else { return nil }
    self.buffer = buffer
    self.context = context
  }

  /// Applies a filter to every pixel that has been drawn.
  package func apply(_ filter: ScreenFilter) {
    guard !filter.isIdentity else { return }
    context.canvas.withPixels { filter.apply(to: $0) }
  }

  /// Magnifies a part of what has been drawn into a lens at another place.
  ///
  /// - Parameters:
  ///   - part: the part that the lens shows, in points.
  ///   - lens: the rectangle of the lens, in points.
  ///   - cornerRadius: the corner radius of the lens, in points.
  ///   - filter: the filter for the colours inside the lens.
  package func magnify(_ part: CGRect, into lens: CGRect, cornerRadius: CGFloat = 0, filter: ScreenFilter) {
    let scale = context.scale
    let source = part.applying(CGAffineTransform(scaleX: scale, y: scale))
    let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    let outer = source.integral
    let taken = PixelRect(
      x: Int(outer.minX), y: Int(outer.minY), width: Int(outer.width), height: Int(outer.height)
    ).clamped(to: whole)
    guard !taken.isEmpty, source.width > 0, source.height > 0 else { return }
    let copy = self.copy(of: taken)
    filter.apply(to: copy.pixels)
    let (factorX, factorY) = (lens.width * scale / source.width, lens.height * scale / source.height)
    let target = CGRect(
      x: lens.minX * scale + (CGFloat(taken.x) - source.minX) * factorX,
      y: lens.minY * scale + (CGFloat(taken.y) - source.minY) * factorY,
      width: CGFloat(taken.width) * factorX, height: CGFloat(taken.height) * factorY)
    context.saveGState()
    context.beginPath()
    context.addPath(
      CGPath(roundedRect: lens, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    context.clip()
    context.canvas.drawMagnified(copy, in: target)
    context.restoreGState()
  }

  private func copy(of part: PixelRect) -> PixelBuffer {
    let copy = PixelBuffer(width: part.width, height: part.height)
    context.canvas.withPixels { pixels in
      guard let from = pixels.baseAddress, let to = copy.pixels.baseAddress else { return }
      for row in 0..<part.height {
        (to + row * part.width).update(
          from: from + (part.y + row) * buffer.width + part.x, count: part.width)
      }
    }
    return copy
  }

  /// The finished picture. Nothing may be drawn afterwards.
  package func picture() -> ScreenPicture {
    context.canvas.withPixels { _ in }
    return ScreenPicture(buffer, scale: context.scale)
  }
}
