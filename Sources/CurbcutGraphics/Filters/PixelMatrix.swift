/// Mixes the red, green, blue and alpha of a pixel with each other.
///
/// Values are encoded sRGB from 0 to 1, not multiplied by alpha. Each row tells how much of red, green, blue and alpha
/// goes into one of them; `added` is added to the four at the end.
package struct PixelMatrix: Hashable, Sendable {
  package var red, green, blue, alpha, added: SIMD4<Double>

  /// Creates a matrix, which changes nothing by default.
  package init(
    red: SIMD4<Double> = [1, 0, 0, 0], green: SIMD4<Double> = [0, 1, 0, 0],
    blue: SIMD4<Double> = [0, 0, 1, 0],
    alpha: SIMD4<Double> = [0, 0, 0, 1], added: SIMD4<Double> = .zero
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.added = added
  }

  /// A pixel after the transformation. The result may lie outside 0 to 1.
  package func applied(to pixel: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4((red * pixel).sum(), (green * pixel).sum(), (blue * pixel).sum(), (alpha * pixel).sum()) + added
  }

  /// The weights of red, green and blue in the luminance.
  private static let luminance = SIMD4<Double>(ColorMatrix.luminance, 0)

  /// Adds an amount to red, green and blue.
  package static func brightness(_ amount: Double) -> PixelMatrix {
    PixelMatrix(added: [amount, amount, amount, 0])
  }

  /// Moves red, green and blue away from the middle.
  package static func contrast(_ amount: Double) -> PixelMatrix {
    let rest = (1 - amount) / 2
    return PixelMatrix(
      red: [amount, 0, 0, 0], green: [0, amount, 0, 0], blue: [0, 0, amount, 0], added: [rest, rest, rest, 0])
  }

  /// Moves colours away from the grey of the same luminance; 1 changes nothing, 0 leaves only grey.
  package static func saturation(_ amount: Double) -> PixelMatrix {
    let grey = luminance * (1 - amount)
    return PixelMatrix(
      red: grey + SIMD4(amount, 0, 0, 0), green: grey + SIMD4(0, amount, 0, 0),
      blue: grey + SIMD4(0, 0, amount, 0))
  }

  /// Turns the hue, by an angle in radians given by its cosine and sine, without a change of the luminance: the matrix
  /// of `feColorMatrix` (<https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement>).
  package static func hueRotation(cos: Double, sin: Double) -> PixelMatrix {
    let grey: SIMD4<Double> = [0.213, 0.715, 0.072, 0]
    let (red, redTurned): (SIMD4<Double>, SIMD4<Double>) = (
      [0.787, -0.715, -0.072, 0], [-0.213, -0.715, 0.928, 0]
    )
    let (green, greenTurned): (SIMD4<Double>, SIMD4<Double>) = (
      [-0.213, 0.285, -0.072, 0], [0.143, 0.140, -0.283, 0]
    )
    let (blue, blueTurned): (SIMD4<Double>, SIMD4<Double>) = (
      [-0.213, -0.715, 0.928, 0], [-0.787, 0.715, 0.072, 0]
    )
    return PixelMatrix(
      red: grey + red * cos + redTurned * sin, green: grey + green * cos + greenTurned * sin,
      blue: grey + blue * cos + blueTurned * sin)
  }

  /// Mixes the colours with their inverse; 1 inverts them.
  package static func inversion(_ amount: Double = 1) -> PixelMatrix {
    let kept = 1 - 2 * amount
    return PixelMatrix(
      red: [kept, 0, 0, 0], green: [0, kept, 0, 0], blue: [0, 0, kept, 0], added: [amount, amount, amount, 0])
  }

  /// Multiplies each of red, green, blue and alpha.
  package static func multiplication(by color: SIMD4<Double>) -> PixelMatrix {
    PixelMatrix(
      red: [color.x, 0, 0, 0], green: [0, color.y, 0, 0], blue: [0, 0, color.z, 0], alpha: [0, 0, 0, color.w])
  }

  /// Makes the luminance the opacity of black.
  package static let luminanceToAlpha = PixelMatrix(
    red: .zero, green: .zero, blue: .zero, alpha: luminance)

  /// Applies the matrix to pixels that are multiplied by their alpha, 0xAARRGGBB each, in place.
  func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard let first = pixels.first else { return }
    var (last, result) = (first, changed(first))
    // Neighbours are mostly equal.
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != last { (last, result) = (pixel, changed(pixel)) }
      pixels[index] = result
    }
  }

  private func changed(_ pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24)
    let factor = alpha > 0 ? 1 / alpha : 0
    let straight = SIMD4(
      Double(pixel >> 16 & 0xFF) * factor, Double(pixel >> 8 & 0xFF) * factor, Double(pixel & 0xFF) * factor,
      alpha / 255)
    let new = applied(to: straight).clamped(lowerBound: .zero, upperBound: .one)
    let scaled = (new * (new.w * 255)).rounded(.toNearestOrAwayFromZero)
    return UInt32((new.w * 255).rounded()) << 24 | UInt32(scaled.x) << 16 | UInt32(scaled.y) << 8
      | UInt32(scaled.z)
  }
}
