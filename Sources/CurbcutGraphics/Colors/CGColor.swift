import Foundation

/// A colour: components from 0 to 1 in a colour space, and an alpha.
///
/// <https://developer.apple.com/documentation/coregraphics/cgcolor>
public final class CGColor: Hashable, Sendable, CustomStringConvertible, _ExpressibleByColorLiteral {
  /// The colour space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// A colour in sRGB; every component from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// A colour in sRGB; every component from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// The colour of a literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// A grey from 0 (black) to 1 (white), with a gamma of 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Creates a colour in a colour space; nil when there are fewer components than the space has, plus alpha.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    guard components.count >= colorSpace.numberOfComponents + 1 else { return nil }
    self.init(space: colorSpace, values: Array(components.prefix(colorSpace.numberOfComponents + 1)))
  }

  // `Color(isDark ? .white : .black)` means the colours of UIKit.

  /// Opaque black, in a grey space.
  @_disfavoredOverload
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, in a grey space.
  @_disfavoredOverload
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, in a grey space.
  @_disfavoredOverload
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components, with alpha as the last one.
  public var components: [CGFloat]? { values }
  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }
  /// From 0 (invisible) to 1 (opaque).
  public var alpha: CGFloat { values[values.count - 1] }

  /// The colour itself, since it cannot change.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
  }

  /// Red, green, blue and alpha in sRGB; outside 0…1 where sRGB cannot show the colour.
  package var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if values.count == 2 { return (values[0], values[0], values[0], values[1]) }
    if colorSpace?.name == CGColorSpace.displayP3 {
      let (r, g, b) = Self.srgb(fromDisplayP3: (values[0], values[1], values[2]))
      return (r, g, b, values[3])
    }
    return (values[0], values[1], values[2], values[3])
  }

  /// Display P3 shares sRGB's transfer curve and white, so a matrix between linear values suffices.
  package static func srgb(
    fromDisplayP3 p3: (CGFloat, CGFloat, CGFloat)
  ) -> (CGFloat, CGFloat, CGFloat) {
    let (r, g, b) = (linear(p3.0), linear(p3.1), linear(p3.2))
    return (
      encoded(1.2249401763 * r - 0.2249401763 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    )
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.04045
      ? magnitude / 12.92 : CGFloat(pow((Double(magnitude) + 0.055) / 1.055, 2.4))
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.0031308
      ? magnitude * 12.92 : CGFloat(1.055 * pow(Double(magnitude), 1 / 2.4) - 0.055)
    return value < 0 ? -result : result
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.values == b.values && a.colorSpace == b.colorSpace
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  public var description: String {
    let list = values.map { String(Double($0)) }.joined(separator: " ")
    return "<CGColor> [\(colorSpace?.name ?? "")] ( \(list) )"
  }
}
