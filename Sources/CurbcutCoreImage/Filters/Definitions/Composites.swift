import CurbcutGraphics
import Foundation

extension FilterDefinition {
  fileprivate enum ResultExtent { case union, common, image, background }

  private static func composite(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type, _ extent: ResultExtent = .union,
    _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel
  ) -> FilterDefinition {
    FilterDefinition(
      name, displayName,
      [kCICategoryCompositeOperation, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn], type,
      [.image, .background]
    ) { values in
      guard let image = values.image() else { return nil }
      guard let background = values.image(kCIInputBackgroundImageKey) else { return image }
      let area =
        switch extent {
        case .union: image.extent.union(background.extent)
        case .common: image.extent.intersection(background.extent)
        case .image: image.extent
        case .background: background.extent
        }
      return image.combined(with: background, extent: area.isNull ? .zero : area) { _ in combine }
    }
  }

  /// A filter that mixes colours, as PDF defines it: where only one of the images is, it is as it was.
  private static func blend(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type,
    _ mix: @escaping @Sendable (_ background: Pixel, _ image: Pixel) -> Pixel
  ) -> FilterDefinition {
    composite(name, displayName, type) { pixel, behind in
      if pixel.w <= 0 { return behind }
      if behind.w <= 0 { return pixel }
      let mixed = mix(behind.straight, pixel.straight)
      var result = behind * (1 - pixel.w) + pixel * (1 - behind.w) + mixed * (pixel.w * behind.w)
      result.w = pixel.w + behind.w - pixel.w * behind.w
      return result
    }
  }

  /// A filter that mixes each component by itself.
  private static func eachBlended(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type,
    _ mix: @escaping @Sendable (_ background: Float, _ image: Float) -> Float
  ) -> FilterDefinition {
    blend(name, displayName, type) { Pixel(mix($0.x, $1.x), mix($0.y, $1.y), mix($0.z, $1.z), 0) }
  }

  /// The operations on premultiplied colours, by Porter and Duff and others.
  static let composites: [FilterDefinition] = [
    composite("CIAdditionCompositing", "Addition", AdditionCompositingFilter.self) {
      pointwiseMin($0 + $1, .one)
    },
    composite("CIMaximumCompositing", "Maximum", MaximumCompositingFilter.self) { pointwiseMax($0, $1) },
    composite("CIMinimumCompositing", "Minimum", MinimumCompositingFilter.self) { pointwiseMin($0, $1) },
    composite("CIMultiplyCompositing", "Multiply", MultiplyCompositingFilter.self, .common) { $0 * $1 },
    composite("CISourceAtopCompositing", "Source Atop", SourceAtopCompositingFilter.self, .background) {
      $0 * $1.w + $1 * (1 - $0.w)
    },
    composite("CISourceInCompositing", "Source In", SourceInCompositingFilter.self, .common) { $0 * $1.w },
    composite("CISourceOutCompositing", "Source Out", SourceOutCompositingFilter.self, .image) {
      $0 * (1 - $1.w)
    },
    composite("CISourceOverCompositing", "Source Over", SourceOverCompositingFilter.self) {
      $0 + $1 * (1 - $0.w)
    },
  ]

  /// The blend modes.
  static let blendings: [FilterDefinition] = [
    blend("CIColorBlendMode", "Color Blend Mode", ColorBlendModeFilter.self) {
      $1.withLuminosity($0.luminosity)
    },
    blend("CIHueBlendMode", "Hue Blend Mode", HueBlendModeFilter.self) {
      $1.withSaturation($0.spread).withLuminosity($0.luminosity)
    },
    blend("CISaturationBlendMode", "Saturation Blend Mode", SaturationBlendModeFilter.self) {
      $0.withSaturation($1.spread).withLuminosity($0.luminosity)
    },
    blend("CILuminosityBlendMode", "Luminosity Blend Mode", LuminosityBlendModeFilter.self) {
      $0.withLuminosity($1.luminosity)
    },
    blend("CIDarkenBlendMode", "Darken Blend Mode", DarkenBlendModeFilter.self) { pointwiseMin($0, $1) },
    blend("CILightenBlendMode", "Lighten Blend Mode", LightenBlendModeFilter.self) { pointwiseMax($0, $1) },
    blend("CIDifferenceBlendMode", "Difference Blend Mode", DifferenceBlendModeFilter.self) {
      pointwiseMax($0 - $1, $1 - $0)
    },
    blend("CIExclusionBlendMode", "Exclusion Blend Mode", ExclusionBlendModeFilter.self) {
      $0 + $1 - 2 * $0 * $1
    },
    blend("CIMultiplyBlendMode", "Multiply Blend Mode", MultiplyBlendModeFilter.self) { $0 * $1 },
    blend("CIScreenBlendMode", "Screen Blend Mode", ScreenBlendModeFilter.self) { $0 + $1 - $0 * $1 },
    blend("CILinearBurnBlendMode", "Linear Burn Blend Mode", LinearBurnBlendModeFilter.self) {
      pointwiseMax($0 + $1 - 1, .zero)
    },
    blend("CILinearDodgeBlendMode", "Linear Dodge Blend Mode", LinearDodgeBlendModeFilter.self) {
      pointwiseMin($0 + $1, .one)
    },
    blend("CILinearLightBlendMode", "Linear Light Blend Mode", LinearLightBlendModeFilter.self) {
      ($0 + 2 * $1 - 1).clamped
    },
    blend("CISubtractBlendMode", "Subtract Blend Mode", SubtractBlendModeFilter.self) {
      pointwiseMax($0 - $1, .zero)
    },
    eachBlended("CIColorBurnBlendMode", "Color Burn Blend Mode", ColorBurnBlendModeFilter.self, burned),
    eachBlended("CIColorDodgeBlendMode", "Color Dodge Blend Mode", ColorDodgeBlendModeFilter.self, dodged),
    eachBlended("CIDivideBlendMode", "Divide Blend Mode", DivideBlendModeFilter.self) {
      $1 > 0 ? min(1, $0 / $1) : $0 > 0 ? 1 : 0
    },
    eachBlended("CIHardLightBlendMode", "Hard Light Blend Mode", HardLightBlendModeFilter.self) {
      hardLit($0, $1)
    },
    eachBlended("CIOverlayBlendMode", "Overlay Blend Mode", OverlayBlendModeFilter.self) { hardLit($1, $0) },
    eachBlended("CIPinLightBlendMode", "Pin Light Blend Mode", PinLightBlendModeFilter.self) {
      $1 < 0.5 ? min($0, 2 * $1) : max($0, 2 * $1 - 1)
    },
    eachBlended("CISoftLightBlendMode", "Soft Light Blend Mode", SoftLightBlendModeFilter.self) {
      back, front in
      if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
      let lifted = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : max(back, 0).squareRoot()
      return back + (2 * front - 1) * (lifted - back)
    },
    eachBlended("CIVividLightBlendMode", "Vivid Light Blend Mode", VividLightBlendModeFilter.self) {
      $1 < 0.5 ? burned($0, 2 * $1) : dodged($0, 2 * $1 - 1)
    },
  ]

  @Sendable private static func burned(_ back: Float, _ front: Float) -> Float {
    back >= 1 ? 1 : front <= 0 ? 0 : 1 - min(1, (1 - back) / front)
  }

  @Sendable private static func dodged(_ back: Float, _ front: Float) -> Float {
    back <= 0 ? 0 : front >= 1 ? 1 : min(1, back / (1 - front))
  }

  @Sendable private static func hardLit(_ back: Float, _ front: Float) -> Float {
    front <= 0.5 ? 2 * back * front : 1 - 2 * (1 - back) * (1 - front)
  }
}

/// The hue, saturation and luminosity of PDF's blend modes (ISO 32000-1, 11.3.5.3).
extension SIMD4<Float> {
  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }
  fileprivate var spread: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

  fileprivate func withLuminosity(_ wanted: Float) -> Pixel {
    let moved = self + (wanted - luminosity)
    let (low, high) = (Swift.min(moved.x, moved.y, moved.z), Swift.max(moved.x, moved.y, moved.z))
    let grey = moved.luminosity
    var result = moved
    if low < 0, grey > low { result = grey + (result - grey) * (grey / (grey - low)) }
    if high > 1, high > grey { result = grey + (result - grey) * ((1 - grey) / (high - grey)) }
    return result
  }

  fileprivate func withSaturation(_ wanted: Float) -> Pixel {
    let low = Swift.min(x, y, z)
    return spread > 0 ? (self - low) * (wanted / spread) : .zero
  }
}
