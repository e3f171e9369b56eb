import Foundation

extension CGImage {
  /// Reads the pixels: 0xAARRGGBB each, premultiplied by alpha, rows from the top without padding.
  package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    bitmap.bytes.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
  }

  /// An image whose pixels are written by the caller: 0xAARRGGBB each, premultiplied by alpha, rows from the top; nil
  /// without pixels.
  ///
  /// - Parameters:
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - draw: writes every pixel.
  package static func drawn(
    width: Int, height: Int, _ draw: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      draw(UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt32.self))
      count = width * height * 4
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, bytes: bytes))
  }
}
