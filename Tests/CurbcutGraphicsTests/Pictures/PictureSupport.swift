import CurbcutGraphics
import Foundation
import Testing

/// A picture of that many pixels, one to a point, drawn by `draw` on black.
func drawnPicture(
  _ width: Int, _ height: Int, pool: PixelBufferPool = PixelBufferPool(),
  _ draw: (ScreenCanvas) -> Void = { _ in }
) throws -> ScreenPicture {
  let canvas = try #require(
    ScreenCanvas(size: CGSize(width: width, height: height), scale: 1, pool: pool))
  draw(canvas)
  return canvas.picture()
}

extension ScreenCanvas {
  /// Fills a rectangle with a colour, 0xRRGGBB.
  func fill(_ color: UInt32, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(color >> shift & 0xFF) / 255 }
    context.setFillColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    context.fill(CGRect(x: x, y: y, width: width, height: height))
  }

  /// Something of everything: flat areas, a slope of colours, edges that are smoothed.
  func drawMixture(_ width: Int, _ height: Int) {
    for x in 0..<width { fill(UInt32(x * 37 % 256) << 16 | UInt32(x % 256) << 8 | 0x40, x, 0, 1, height / 3) }
    fill(0xFFFFFF, 0, height / 3, width, height / 3)
    context.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.6)
    context.fillEllipse(in: CGRect(x: width / 4, y: height / 4, width: width / 2, height: height / 2))
  }
}
