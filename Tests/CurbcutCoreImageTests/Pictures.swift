import CurbcutCoreImage
import CurbcutFoundation
import CurbcutGraphics
import Testing

/// Small images, and their pixels.
enum Pictures {
  /// An image of 0xAARRGGBB values, rows from the top.
  static func image(width: Int, _ pixels: [UInt32]) throws -> CIImage {
    CIImage(cgImage: try bitmap(width: width, pixels))
  }

  static func bitmap(width: Int, _ pixels: [UInt32]) throws -> CGImage {
    try #require(
      CGImage.drawn(width: width, height: pixels.count / width) { target in
        for index in pixels.indices { target[index] = pixels[index] }
      })
  }

  /// Many different colours, some of which are not opaque.
  static func colorful(width: Int, height: Int) throws -> CIImage {
    try image(
      width: width,
      (0..<width * height).map { index -> UInt32 in
        let (x, y) = (index % width, index / width)
        let (red, green) = (UInt32(x * 255 / width) << 16, UInt32(y * 255 / height) << 8)
        return 0xFF00_0000 | red | green | UInt32((x * 7 + y * 13) % 256)
      })
  }

  /// The pixels of a part of an image, rows from the top.
  static func pixels(_ image: CIImage, _ part: CGRect? = nil, options: [CIContextOption: Any]? = nil)
    -> [UInt32]
  {
    CIContext(options: options).createCGImage(image, from: part ?? image.extent)?.withPixels { Array($0) }
      ?? []
  }
}
