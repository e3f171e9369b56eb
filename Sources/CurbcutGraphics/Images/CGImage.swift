import Foundation
import Synchronization

/// Pixels: four bytes each (blue, green, red, alpha; premultiplied), rows from the top, without padding.
struct Bitmap: Sendable {
  let width: Int
  let height: Int
  let bytes: [UInt8]
}

/// A bitmap image.
///
/// <https://developer.apple.com/documentation/coregraphics/cgimage>
public final class CGImage: Sendable {
  private let source: Mutex<ImageSource>
  /// The image as it was last drawn at a smaller size.
  let smallerCopy = Mutex<SmallerCopy?>(nil)

  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int

  init(bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    source = Mutex(.bitmap(bitmap))
  }

  /// Creates an image from a file whose pixels are read when they are first needed.
  init(file: ImageFile) {
    width = file.width
    height = file.height
    source = Mutex(.file(file))
  }

  /// The pixels. If a file is damaged beyond its header, pixels that cannot be read are transparent.
  var bitmap: Bitmap {
    source.withLock { source in
      switch source {
      case .bitmap(let bitmap): return bitmap
      case .file(let file), .reduced(let file, _):
        let bitmap = file.bitmap()
        source = .bitmap(bitmap)
        return bitmap
      }
    }
  }

  /// Enough pixels to draw the image at a size: all of them, or fewer for a photograph or a vector image that is
  /// drawn small.
  ///
  /// - Parameters:
  ///   - width: the width at which it is drawn, in pixels.
  ///   - height: the height at which it is drawn, in pixels.
  func bitmap(drawnAs width: CGFloat, _ height: CGFloat) -> Bitmap {
    let reduced: Bitmap? = source.withLock { source in
      guard let file = source.file else { return nil }
      let divisor = file.divisor(drawnAs: width, height)
      guard divisor > 1 else { return nil }
      if case .reduced(_, let known) = source, known.width * divisor >= file.width { return known }
      let made = file.bitmap(dividedBy: divisor)
      source = .reduced(file, made)
      return made
    }
    return reduced ?? bitmap
  }

  /// Reads the pixels now, so that drawing does not wait for them.
  package func prepareForDisplay() { _ = bitmap }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32: blue, green, red and alpha.
  public var bitsPerPixel: Int { 32 }
  /// Four per pixel, without padding.
  public var bytesPerRow: Int { width * 4 }
  /// The space of the colours: always sRGB.
  public var colorSpace: CGColorSpace? { .standardRGB }

  /// The same image: its pixels never change.
  public func copy() -> CGImage? { self }

  /// The image in another space of colours; nil where that has no red, green and blue. Pixels are sRGB always, so that those
  /// that are said to be of another space look as they did.
  ///
  /// Follows <https://developer.apple.com/documentation/coregraphics/cgimage/copy(colorspace:)>.
  public func copy(colorSpace: CGColorSpace) -> CGImage? { colorSpace.numberOfComponents == 3 ? self : nil }

  /// The part of the image inside a rectangle in pixels; nil when they do not overlap.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y, w, h) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    let bitmap = bitmap
    var bytes = [UInt8]()
    bytes.reserveCapacity(w * h * 4)
    for row in y..<(y + h) {
      let start = (row * width + x) * 4
      bytes.append(contentsOf: bitmap.bytes[start..<(start + w * 4)])
    }
    return CGImage(bitmap: Bitmap(width: w, height: h, bytes: bytes))
  }

  /// Red, green, blue and alpha of one pixel, 0…1, not premultiplied; nil outside the image.
  package func color(atX x: Int, y: Int) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let index = (y * width + x) * 4
    let b = bitmap.bytes
    let alpha = CGFloat(b[index + 3]) / 255
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func channel(_ offset: Int) -> CGFloat { min(1, CGFloat(b[index + offset]) / 255 / alpha) }
    return (channel(2), channel(1), channel(0), alpha)
  }

  /// The image as PNG.
  package func pngData() -> Data? { CairoCanvas.pngData(of: bitmap) }

  /// The image as JPEG, on white; quality from 0 to 1.
  package func jpegData(quality: CGFloat) -> Data? { PixbufEncoder.jpegData(of: bitmap, quality: quality) }
}

/// Why an image could not be read or written.
package enum ImageError: Error, Equatable, CustomStringConvertible {
  case empty
  case unsupportedFormat(String)
  case damaged(String)
  case tooLarge(width: Int, height: Int)
  case cannotEncode

  package var description: String {
    switch self {
    case .empty: "the image has no data"
    case .unsupportedFormat(let reason): "this image format cannot be read: \(reason)"
    case .damaged(let reason): "the image is damaged: \(reason)"
    case .tooLarge(let width, let height): "an image of \(width)×\(height) pixels is too large"
    case .cannotEncode: "the image could not be written as PNG"
    }
  }
}

extension CGImage {
  /// Reads PNG, JPEG, GIF (its first frame), SVG, WebP, HEIC and whatever else gdk-pixbuf supports.
  ///
  /// For most formats, only the header, which gives the size, is read immediately; the pixels are read when they are
  /// first drawn, as on Apple's platforms. `scale` enlarges vector images; bitmaps keep their pixels.
  package static func decode(_ data: Data, scale: CGFloat = 1) throws(ImageError) -> CGImage {
    if data.isEmpty { throw .empty }
    if data.starts(with: Array("%PDF".utf8)) {
      throw .unsupportedFormat("PDF; only named images may be one")
    }
    if let file = try ImageFile(data, scale: scale) { return CGImage(file: file) }
    return CGImage(bitmap: try PixbufDecoder.decode(data, scale: scale))
  }

  /// The names under which gdk-pixbuf knows the formats that can be read here: `png`, `webp`, `heif/avif`.
  package static var readableFormats: Set<String> { PixbufDecoder.formats }

  /// The first page of a PDF with `scale` pixels for each point, and its size in points; nil for other data. It is drawn
  /// when it is first needed.
  package static func page(of data: Data, scale: CGFloat) throws(ImageError) -> (
    image: CGImage, size: CGSize
  )? {
    guard let document = PDFDocument(data) else { return nil }
    return (CGImage(file: try ImageFile(document, data: data, scale: scale)), document.size)
  }
}
