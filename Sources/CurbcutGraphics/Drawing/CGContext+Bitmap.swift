import Foundation

/// Whether and where the pixels of an image hold alpha.
///
/// <https://developer.apple.com/documentation/coregraphics/cgimagealphainfo>
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha behind colours that are multiplied by it.
  case premultipliedLast = 1
  /// Alpha before colours that are multiplied by it.
  case premultipliedFirst = 2
  /// Alpha behind the colours.
  case last = 3
  /// Alpha before the colours.
  case first = 4
  /// A byte behind the colours that means nothing.
  case noneSkipLast = 5
  /// A byte before the colours that means nothing.
  case noneSkipFirst = 6
  /// Alpha and no colours.
  case alphaOnly = 7
}

/// How the pixels of a bitmap are laid out.
///
/// <https://developer.apple.com/documentation/coregraphics/cgbitmapinfo>
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that hold the order of the bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Sixteen bits, the lower byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Thirty-two bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Sixteen bits, the higher byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Thirty-two bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How an image is to be turned so that its first row is at the top.
///
/// <https://developer.apple.com/documentation/imageio/cgimagepropertyorientation>
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
  /// As it is.
  case up = 1
  /// Mirrored, left for right.
  case upMirrored = 2
  /// Turned by half a circle.
  case down = 3
  /// Turned by half a circle and mirrored.
  case downMirrored = 4
  /// Mirrored, then turned to the left.
  case leftMirrored = 5
  /// Turned by a quarter to the right.
  case right = 6
  /// Mirrored, then turned to the right.
  case rightMirrored = 7
  /// Turned by a quarter to the left.
  case left = 8
}

extension CGContext {
  /// A bitmap to draw in, of that many pixels, whose origin is the bottom left corner, y pointing up.
  ///
  /// The pixels are always kept as 8 bits of blue, green, red and alpha, whatever `space` and `bitmapInfo` ask
  /// for; take the result with `makeImage()`. Memory of one's own cannot be drawn into: with `data`, the result
  /// is nil, as it is for a size or depth that no bitmap can have.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, [8, 16, 32].contains(bitsPerComponent), bytesPerRow >= 0 else { return nil }
    self.init(bitmapWidth: width, height: height)
  }

  /// Bits of each colour in the bitmap: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of each pixel in the bitmap: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of each row of the bitmap.
  public var bytesPerRow: Int { width * 4 }
  /// The space of the bitmap's colours: sRGB.
  public var colorSpace: CGColorSpace? { .standardRGB }
  /// How the pixels of the bitmap are laid out.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), .byteOrder32Little]
  }
  /// Where the pixels of the bitmap hold alpha.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  /// Whether edges may be smoothed at all; false takes the smoothing away.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }
}

extension CGGradient {
  /// Colours given as numbers, one after the other: as many for each as the space has components, and alpha.
  ///
  /// Without locations they are spread evenly. Nil when there is no colour.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { index in
      CGColor(colorSpace: space, components: (0..<size).map { components[index * size + $0] })
    }
    self.init(
      colorsSpace: space, colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}

extension CGPoint {
  /// Whether both coordinates are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether width and height are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether origin and size are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
