import Foundation

/// Converts colours from the colour spaces of documents and catalogs to sRGB.
enum ColorSpaceConversion {
  /// Components in sRGB. Colours outside the sRGB gamut have components outside 0…1.
  static func sRGB(
    red: Double, green: Double, blue: Double, space: String
  ) -> (red: Double, green: Double, blue: Double) {
    switch space.lowercased() {
    case "display-p3", "displayp3":
      let r = linear(red)
      let g = linear(green)
      let b = linear(blue)
      return (
        encoded(1.2249401763 * r - 0.2249401763 * g),
        encoded(-0.0420569547 * r + 1.0420569547 * g),
        encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
      )
    case "extended-linear-srgb", "linearsrgb", "extendedlinearsrgb":
      return (encoded(red), encoded(green), encoded(blue))
    default:
      return (red, green, blue)
    }
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
