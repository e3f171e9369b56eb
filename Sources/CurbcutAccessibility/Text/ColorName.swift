import CurbcutGraphics
import Foundation

/// A name that describes a colour, such as "dark green" (iOS 14).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axnamefromcolor(_:)>.
public func AXNameFromColor(_ color: CGColor) -> String { ColorName.name(of: color) }

/// Names that describe colours, in the manner of `UIColor.accessibilityName`.
///
/// Apple does not publish its rules; these produce "red" for red, "dark green" for a dark green, and "very light
/// gray" for near-white.
enum ColorName {
  static func name(of color: CGColor) -> String {
    let value = color.srgb
    guard value.alpha > 0.01 else { return "clear" }
    let (r, g, b) = (clamped(value.red), clamped(value.green), clamped(value.blue))
    let (highest, lowest) = (max(r, g, b), min(r, g, b))
    let lightness = (highest + lowest) / 2
    let range = highest - lowest
    let saturation = range == 0 ? 0 : range / (1 - abs(2 * lightness - 1))
    if lightness < 0.04 { return "black" }
    if lightness > 0.98 { return "white" }
    if saturation < 0.12 || range < 0.06 { return gray(lightness) }

    let hsb = HueSaturationBrightness(red: r, green: g, blue: b)
    let degrees = hsb.hue * 360
    // Dark orange is what people call brown.
    if degrees >= 15, degrees < 45, hsb.brightness < 0.72, lightness < 0.45 {
      return lightness < 0.2 ? "dark brown" : "brown"
    }
    return strength(lightness: lightness, saturation: saturation) + hue(degrees)
  }

  private static func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }

  private static func gray(_ lightness: CGFloat) -> String {
    switch lightness {
    case ..<0.2: "very dark gray"
    case ..<0.4: "dark gray"
    case ..<0.6: "gray"
    case ..<0.82: "light gray"
    default: "very light gray"
    }
  }

  private static func strength(lightness: CGFloat, saturation: CGFloat) -> String {
    switch lightness {
    case ..<0.15: "very dark "
    case ..<0.32: "dark "
    case 0.9...: "very light "
    case 0.68...: "light "
    default: saturation < 0.35 ? "grayish " : ""
    }
  }

  private static let hues: [(upTo: CGFloat, name: String)] = [
    (12, "red"), (22, "red orange"), (44, "orange"), (54, "orange yellow"), (66, "yellow"),
    (90, "yellow green"), (145, "green"), (168, "mint green"), (196, "cyan"), (214, "cyan blue"),
    (248, "blue"), (268, "indigo"), (292, "purple"), (318, "magenta"), (342, "pink"), (350, "pink red"),
  ]

  private static func hue(_ degrees: CGFloat) -> String {
    hues.first { degrees < $0.upTo }?.name ?? "red"
  }
}
