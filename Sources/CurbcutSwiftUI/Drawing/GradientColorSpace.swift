import Foundation

extension Gradient {
  /// The space in which colours are mixed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/gradient/colorspace>.
  public struct ColorSpace: Hashable, Sendable {
    private let raw: Int

    /// That of the screen.
    public static let device = Self(raw: 0)
    /// One in which equal distances look equal.
    public static let perceptual = Self(raw: 1)
  }
}

extension Color.Resolved {
  /// The colour part of the way to another one, 0 to 1, in a space.
  func mixed(with other: Self, by fraction: Float, in space: Gradient.ColorSpace) -> Self {
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * fraction }
    let opacity = between(opacity, other.opacity)
    guard space == .perceptual else {
      return Self(
        red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
        opacity: opacity)
    }
    let (a, b) = (oklab, other.oklab)
    return Self(
      lightness: between(a.0, b.0), between(a.1, b.1), between(a.2, b.2), opacity: opacity)
  }

  /// Three numbers, weighed and added.
  private static func sum(_ v: SIMD3<Float>, _ a: Float, _ b: Float, _ c: Float) -> Float {
    v.x * a + v.y * b + v.z * c
  }

  // Oklab by Björn Ottosson, <https://bottosson.github.io/posts/oklab/>.
  private var oklab: (Float, Float, Float) {
    let light = SIMD3<Float>(linearRed, linearGreen, linearBlue)
    let l = Self.root(Self.sum(light, 0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9))
    let m = Self.root(Self.sum(light, 0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6))
    let s = Self.root(Self.sum(light, 0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5))
    let cones = SIMD3<Float>(l, m, s)
    return (
      Self.sum(cones, 0.210_454_255_3, 0.793_617_785, -0.004_072_046_8),
      Self.sum(cones, 1.977_998_495_1, -2.428_592_205, 0.450_593_709_9),
      Self.sum(cones, 0.025_904_037_1, 0.782_771_766_2, -0.808_675_766)
    )
  }

  private static func root(_ value: Float) -> Float { value < 0 ? -pow(-value, 1 / 3) : pow(value, 1 / 3) }

  private init(lightness: Float, _ a: Float, _ b: Float, opacity: Float) {
    func cube(_ value: Float) -> Float { value * value * value }
    let lab = SIMD3<Float>(lightness, a, b)
    let cones = SIMD3<Float>(
      cube(Self.sum(lab, 1, 0.396_337_777_4, 0.215_803_757_3)),
      cube(Self.sum(lab, 1, -0.105_561_345_8, -0.063_854_172_8)),
      cube(Self.sum(lab, 1, -0.089_484_177_5, -1.291_485_548)))
    func part(_ value: Float) -> Float { min(max(value, 0), 1) }
    self.init(
      colorSpace: .sRGBLinear,
      red: part(Self.sum(cones, 4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2)),
      green: part(Self.sum(cones, -1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5)),
      blue: part(Self.sum(cones, -0.004_196_086_3, -0.703_418_614_7, 1.707_614_701)), opacity: opacity)
  }
}
