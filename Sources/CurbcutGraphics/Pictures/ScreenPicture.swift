import Foundation

/// The pixels of a screen at one moment, all opaque.
package struct ScreenPicture: Sendable {
  let buffer: PixelBuffer
  /// Pixels per point.
  package let scale: CGFloat

  init(_ buffer: PixelBuffer, scale: CGFloat) {
    self.buffer = buffer
    self.scale = scale
  }

  /// Width in pixels.
  package var width: Int { buffer.width }
  /// Height in pixels.
  package var height: Int { buffer.height }
  /// The rectangle of all pixels.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel in a column and a row from the top left, as 0xFFRRGGBB.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "There is no pixel at \(x), \(y).")
    return buffer.pixels[y * width + x]
  }

  /// Red, green and blue of one pixel, 0 to 1 in sRGB; nil outside of the picture.
  package func color(atX x: Int, y: Int) -> (red: Double, green: Double, blue: Double)? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let pixel = self[x, y]
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
    return (channel(16), channel(8), channel(0))
  }

  /// Calls a closure with the pixels, as 0xFFRRGGBB, row by row from the top, without padding.
  package func withPixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(buffer.pixels))
  }

  /// A copy as an image.
  package var cgImage: CGImage {
    let bytes = [UInt8](UnsafeRawBufferPointer(buffer.pixels))
    return CGImage(bitmap: Bitmap(width: width, height: height, bytes: bytes))
  }

  /// The picture, or a part of it, as a PNG file.
  package func png(
    compression: PNGEncoder.Compression = .small, part: PixelRect? = nil
  ) -> Data {
    PNGEncoder.encode(self, part: part, compression: compression)
  }
}
