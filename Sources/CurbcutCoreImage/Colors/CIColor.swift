import CurbcutDrawing
import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A colour as filters take it: components of sRGB and an alpha, from 0 to 1, not premultiplied.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicolor>.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The red component.
  public let red: CGFloat
  /// The green component.
  public let green: CGFloat
  /// The blue component.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Creates a colour in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Creates an opaque colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a colour from a colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let (red, green, blue, alpha) = cgColor.srgb
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from a colour of UIKit, as it is with the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Creates a colour from components in a text, as ``stringRepresentation`` writes them; missing ones are 0, a missing
  /// alpha 1.
  public convenience init(string representation: String) {
    let values = representation.split(whereSeparator: \.isWhitespace).map { CGFloat(Double($0) ?? 0) }
    func value(_ index: Int, _ other: CGFloat) -> CGFloat { index < values.count ? values[index] : other }
    self.init(red: value(0, 0), green: value(1, 0), blue: value(2, 0), alpha: value(3, 1))
  }

  /// Red, green, blue and alpha.
  open var numberOfComponents: Int { 4 }
  /// The space of the components: sRGB.
  open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// The components, with spaces between them.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { CIVector.text($0) }.joined(separator: " ")
  }

  var srgb: (CGFloat, CGFloat, CGFloat) { (red, green, blue) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  open override var hash: Int { [red, green, blue, alpha].hashValue }
  open override var description: String { "(\(stringRepresentation))" }
  open func copy(with zone: NSZone?) -> Any { self }

  /// Opaque black.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Opaque grey, 0.5 of each component.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Opaque red.
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Opaque green.
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Opaque blue.
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Opaque cyan.
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Opaque magenta.
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Opaque yellow.
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent black.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension UIColor {
  /// Creates a colour from a colour of Core Image.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
