import Foundation

/// Whether and where the pixels of an image store alpha.
///
/// <https://developer.apple.com/documentation/coregraphics/cgimagealphainfo>
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha after colour components that are premultiplied by it.
  case premultipliedLast = 1
  /// Alpha before colour components that are premultiplied by it.
  case premultipliedFirst = 2
  /// Alpha after the colour components.
  case last = 3
  /// Alpha before the colour components.
  case first = 4
  /// An unused byte after the colour components.
  case noneSkipLast = 5
  /// An unused byte before the colour components.
  case noneSkipFirst = 6
  /// Alpha without colour components.
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

  /// The bits that contain a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that contain the byte order.
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

/// How an image must be rotated or mirrored for display.
///
/// <https://developer.apple.com/documentation/imageio/cgimagepropertyorientation>
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
  /// As it is.
  case up = 1
  /// Mirrored, left for right.
  case upMirrored = 2
  /// Rotated by 180 degrees.
  case down = 3
  /// Rotated by 180 degrees and mirrored.
  case downMirrored = 4
  /// Mirrored, then rotated to the left.
  case leftMirrored = 5
  /// Rotated by 90 degrees to the right.
  case right = 6
  /// Mirrored, then rotated to the right.
  case rightMirrored = 7
  /// Rotated by 90 degrees to the left.
  case left = 8
}

extension CGContext {
  /// Creates a bitmap of the given size in pixels, whose origin is the bottom left corner, with y pointing up.
  ///
  /// The pixels are always kept as 8 bits of blue, green, red and alpha, whatever `space` and `bitmapInfo` ask for;
  /// get the result with `makeImage()`. The context cannot draw into the caller's own memory: the result is nil with
  /// `data`, and for a size or depth that no bitmap can have.
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
  /// Where the pixels of the bitmap store alpha.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  /// Sets whether edges may be antialiased at all; false turns antialiasing off.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }
}

extension CGGradient {
  /// Creates a gradient from colours given as consecutive numbers: for each colour, the components of the space and
  /// alpha.
  ///
  /// Without locations the colours are spread evenly. Nil when there is no colour.
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
  /// Whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether two rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
