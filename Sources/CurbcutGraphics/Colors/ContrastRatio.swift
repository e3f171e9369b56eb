import Foundation

/// The colour of a pixel of a screenshot: sRGB, 8 bits per component, without alpha.
package struct PixelColor: Hashable, Sendable {
  /// The three components, 0 to 255.
  package var red, green, blue: UInt8

  /// Creates a colour from its components, 0 to 255.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates the colour of a pixel, 0xAARRGGBB; its alpha is ignored.
  package init(pixel: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: pixel >> 16), green: UInt8(truncatingIfNeeded: pixel >> 8),
      blue: UInt8(truncatingIfNeeded: pixel))
  }

  /// `#rrggbb` or `#rgb`, in upper or lower case, with or without `#`; nil for anything else.
  package init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
    let wide = digits.count == 3 ? digits.flatMap { [$0, $0] } : Array(digits)
    guard wide.count == 6, wide.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(String(wide), radix: 16)
    else { return nil }
    self.init(pixel: number)
  }

  /// `#rrggbb`.
  package var hex: String {
    let number = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The relative luminance, 0 for black to 1 for white.
  ///
  /// Follows <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>, with the threshold of the sRGB standard that the
  /// note there mentions; no 8-bit colour lies between it and the older one.
  package var relativeLuminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of two colours, 1 to 21, whichever is in front.
  ///
  /// Follows <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
  package func contrast(with other: PixelColor) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour nearest to this one that has at least a given contrast with another: of the same hue, and as little
  /// lighter or darker as possible.
  ///
  /// - Parameters:
  ///   - least: the required contrast ratio.
  ///   - other: the colour that stays.
  /// - Returns: this colour if it passes; nil if no colour of the hue does.
  package func nearest(passing least: Double, with other: PixelColor) -> PixelColor? {
    if contrast(with: other) >= least { return self }
    let start = OKLCH(self)
    // In steps finer than those of 8 bits, outwards from the colour's own lightness.
    for step in 1...1_000 {
      let distance = Double(step) / 1_000
      let candidates = [start.lightness - distance, start.lightness + distance].filter {
        (0...1).contains($0)
      }
      .map { OKLCH(lightness: $0, chroma: start.chroma, hue: start.hue).color }
      let passing = candidates.filter { $0.contrast(with: other) >= least }
      if let best = passing.max(by: { $0.contrast(with: other) < $1.contrast(with: other) }) { return best }
    }
    return nil
  }
}

/// What a contrast ratio is required for.
///
/// Follows <https://www.w3.org/TR/WCAG22/#contrast-minimum>, #contrast-enhanced and #non-text-contrast.
package enum ContrastRequirement: CaseIterable, Sendable {
  /// Text (1.4.3), large text (1.4.3), controls and graphics (1.4.11), text and large text (1.4.6).
  case text, largeText, nonText, enhancedText, enhancedLargeText

  /// The minimum ratio that passes.
  package var ratio: Double {
    switch self {
    case .text, .enhancedLargeText: 4.5
    case .largeText, .nonText: 3
    case .enhancedText: 7
    }
  }

  /// Whether text counts as large: 18 points, or 14 in bold.
  ///
  /// Follows <https://www.w3.org/TR/WCAG22/#dfn-large-scale>; a point on iOS is treated as a point in print, as in
  /// Apple's own inspector.
  ///
  /// - Parameters:
  ///   - size: the size of the font, in points.
  ///   - isBold: whether the font is bold.
  package static func isLarge(size: CGFloat, isBold: Bool) -> Bool { size >= 18 || (isBold && size >= 14) }
}

/// A colour described perceptually: by its lightness, its chroma and its hue.
///
/// Follows <https://bottosson.github.io/posts/oklab/>.
struct OKLCH: Sendable {
  /// 0 for black to 1 for white.
  var lightness: Double
  /// 0 for grey.
  var chroma: Double
  /// In radians.
  var hue: Double

  init(lightness: Double, chroma: Double, hue: Double) {
    (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
  }

  init(_ color: PixelColor) {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let c = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    chroma = (a * a + c * c).squareRoot()
    hue = atan2(c, a)
  }

  /// The colour in sRGB; if it is outside the gamut, the most colourful one of that hue and lightness.
  var color: PixelColor {
    if let exact = exactColor(chroma: chroma) { return exact }
    var (low, high) = (0.0, chroma)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if exactColor(chroma: middle) != nil { low = middle } else { high = middle }
    }
    let grey = UInt8((min(max(lightness, 0), 1) * 255).rounded())
    return exactColor(chroma: low) ?? PixelColor(red: grey, green: grey, blue: grey)
  }

  /// Nil when the colour is outside the gamut of sRGB.
  private func exactColor(chroma: Double) -> PixelColor? {
    let (a, b) = (chroma * cos(hue), chroma * sin(hue))
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    let parts = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
    // A slight excess is a rounding error.
    guard parts.allSatisfy({ $0 > -0.002 && $0 < 1.002 }) else { return nil }
    let coded = parts.map { part -> UInt8 in
      let value = min(max(part, 0), 1)
      let gamma = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      return UInt8((gamma * 255).rounded())
    }
    return PixelColor(red: coded[0], green: coded[1], blue: coded[2])
  }
}
