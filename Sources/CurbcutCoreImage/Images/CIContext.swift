import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// How a context works.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The space in which filters calculate: a `CGColorSpace`, or `NSNull` for no colour management. By default light is
  /// linear.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of results: sRGB here.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether the processor calculates, as it always does here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether other work goes first.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether steps are kept for later; here each is calculated anew.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// The name of the context, for tools.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// How the pixels of a bitmap are laid out.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciformat>.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Alpha, red, green and blue, 8 bits each.
  public static let ARGB8 = CIFormat(rawValue: 257)
  /// Blue, green, red and alpha, 8 bits each.
  public static let BGRA8 = CIFormat(rawValue: 258)
  /// Red, green, blue and alpha, 8 bits each.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Alpha, blue, green and red, 8 bits each.
  public static let ABGR8 = CIFormat(rawValue: 265)

  /// The places of red, green, blue and alpha among the four bytes; nil for a format that is not known here.
  var places: (red: Int, green: Int, blue: Int, alpha: Int)? {
    switch self {
    case .ARGB8: (1, 2, 3, 0)
    case .BGRA8: (2, 1, 0, 3)
    case .RGBA8: (0, 1, 2, 3)
    case .ABGR8: (3, 2, 1, 0)
    default: nil
    }
  }
}

/// How a file of an image is written.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What makes the pixels of images.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicontext>.
open class CIContext: NSObject, @unchecked Sendable {
  private let space: WorkingSpace

  /// Creates a context.
  public convenience override init() { self.init(options: nil) }

  /// Creates a context.
  ///
  /// - Parameter options: how it works.
  public init(options: [CIContextOption: Any]?) {
    // Every space that can be named here encodes colours as sRGB does.
    space = options?[.workingColorSpace] == nil ? .linear : .encoded
    super.init()
  }

  /// The space of results.
  open var workingColorSpace: CGColorSpace? { space == .encoded ? CGColorSpaceCreateDeviceRGB() : nil }

  // MARK: Bitmaps

  /// Makes the pixels of a part of an image.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - fromRect: the part, in the image's coordinates.
  /// - Returns: the bitmap; nil for a part that is empty, without end, or too large.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let area = PixelArea(fromRect)
    guard !area.isEmpty, !fromRect.isInfinite else { return nil }
    if let whole = image.cgImage, area.rect == image.extent { return whole }
    do throws(RenderingError) {
      return try image.recipe.pixels(area, space).image(space)
    } catch {
      HostMessages.write("\(error)\n")
      return nil
    }
  }

  /// Makes the pixels of a part of an image, always in sRGB with 8 bits for each colour.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Writes the pixels of a part of an image into memory, rows from the top.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - data: the memory.
  ///   - rowBytes: the bytes from one row to the next.
  ///   - bounds: the part, in the image's coordinates.
  ///   - format: the layout of the four bytes of each pixel.
  ///   - colorSpace: not used: the colours are sRGB.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let places = format.places, let bitmap = createCGImage(image, from: bounds) else {
      HostMessages.write(
        "CIContext.render: this format cannot be written; use RGBA8, BGRA8, ARGB8 or ABGR8\n")
      return
    }
    bitmap.withPixels { pixels in
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let word = pixels[row * bitmap.width + column]
          let start = data + row * rowBytes + column * 4
          func store(_ value: UInt32, _ place: Int) {
            start.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: place, as: UInt8.self)
          }
          store(word >> 16, places.red)
          store(word >> 8, places.green)
          store(word, places.blue)
          store(word >> 24, places.alpha)
        }
      }
    }
  }

  // MARK: Files

  /// An image as PNG; nil for an image without pixels or without end.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent)?.pngData() }

  /// An image as JPEG, on white; nil for an image without pixels or without end.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent)?.jpegData(quality: 1) }

  /// Writes an image as a PNG file.
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
    }
    try data.write(to: url)
  }

  /// Writes an image as a JPEG file.
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = jpegRepresentation(of: image, colorSpace: colorSpace) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
    }
    try data.write(to: url)
  }

  /// Forgets what was kept: nothing is.
  open func clearCaches() {}
}
