/// A colour transformation that mixes red, green and blue: `out = matrix · in`.
///
/// Values are linear light, 0 to 1, unless a filter says otherwise.
package struct ColorMatrix: Hashable, Sendable {
  /// How much of red, green and blue goes into each of them.
  package var red, green, blue: SIMD3<Double>

  /// Creates a matrix from its rows: what makes up the red, the green and the blue of the result.
  package init(red: SIMD3<Double>, green: SIMD3<Double>, blue: SIMD3<Double>) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Changes nothing.
  package static let identity = ColorMatrix(red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1])

  /// How bright each primary of sRGB looks: the weights of Rec. 709 (ITU-R BT.709-6, 3.3), which are also those of
  /// WCAG's relative luminance.
  package static let luminance: SIMD3<Double> = [0.2126, 0.7152, 0.0722]

  /// Removes colour: every colour becomes the grey of the same luminance.
  ///
  /// Apple does not publish its weights. Those of Rec. 709 on linear light keep the contrast of any two colours as
  /// WCAG measures it, so that a greyscale screen is exactly as readable as the numbers say.
  package static let grayscale = ColorMatrix(red: luminance, green: luminance, blue: luminance)

  /// Shows everything in shades of one colour, with its brightness unchanged.
  ///
  /// - Parameter color: what white becomes, in linear light.
  package static func monochrome(_ color: SIMD3<Double>) -> ColorMatrix {
    ColorMatrix(red: luminance * color.x, green: luminance * color.y, blue: luminance * color.z)
  }

  /// This transformation at a given intensity, from none (0) to full (1).
  package func mixed(by intensity: Double) -> ColorMatrix {
    let part = min(max(intensity, 0), 1)
    let identity = Self.identity
    return ColorMatrix(
      red: identity.red + (red - identity.red) * part,
      green: identity.green + (green - identity.green) * part,
      blue: identity.blue + (blue - identity.blue) * part)
  }

  /// This transformation first, and then another one.
  package func followed(by next: ColorMatrix) -> ColorMatrix {
    func row(_ weights: SIMD3<Double>) -> SIMD3<Double> {
      red * weights.x + green * weights.y + blue * weights.z
    }
    return ColorMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
  }

  /// A colour after the transformation. The result may lie outside 0 to 1.
  package func applied(to color: SIMD3<Double>) -> SIMD3<Double> {
    [(red * color).sum(), (green * color).sum(), (blue * color).sum()]
  }
}
