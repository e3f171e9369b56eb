import CurbcutGraphics
import Foundation

extension FilterDefinition {
  private static let categories = [
    kCICategoryColorAdjustment, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn,
  ]

  private static func adjustment(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type, _ inputs: [FilterInput],
    _ output: @escaping @Sendable (FilterValues, ImageRecipe) -> ImageRecipe?
  ) -> FilterDefinition {
    FilterDefinition(name, displayName, categories, type, [.image] + inputs) { values in
      values.image().flatMap { output(values, $0) }
    }
  }

  /// The filters that adjust colours. They work on linear light, unless the context says otherwise.
  static let adjustments: [FilterDefinition] = [
    adjustment(
      "CIColorClamp", "Color Clamp", ColorClampFilter.self,
      [
        FilterInput("inputMinComponents", .vector(0, 0, 0, 0)),
        FilterInput("inputMaxComponents", .vector(1, 1, 1, 1)),
      ]
    ) { values, image in
      let (low, high) = (values.vector("inputMinComponents").pixel, values.vector("inputMaxComponents").pixel)
      return image.recolored { _ in { pointwiseMin(pointwiseMax($0, low), high) } }
    },
    adjustment(
      "CIColorControls", "Color Controls", ColorControlsFilter.self,
      [
        .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
        .number(kCIInputContrastKey, 1, 0.25...4),
      ]
    ) { values, image in
      let saturation = values.number(kCIInputSaturationKey)
      let brightness = values.number(kCIInputBrightnessKey)
      let contrast = values.number(kCIInputContrastKey)
      return image.recolored { _ in
        { pixel in
          let grey = Pixel(repeating: pixel.luminance)
          let saturated = grey + (pixel - grey) * saturation
          return pixel.withColors((saturated - 0.5) * contrast + 0.5 + brightness)
        }
      }
    },
    adjustment(
      "CIColorMatrix", "Color Matrix", ColorMatrixFilter.self,
      [
        FilterInput("inputRVector", .vector(1, 0, 0, 0)), FilterInput("inputGVector", .vector(0, 1, 0, 0)),
        FilterInput("inputBVector", .vector(0, 0, 1, 0)), FilterInput("inputAVector", .vector(0, 0, 0, 1)),
        FilterInput("inputBiasVector", .vector(0, 0, 0, 0)),
      ]
    ) { values, image in
      let rows = ["R", "G", "B", "A"].map { values.vector("input\($0)Vector").pixel }
      let (red, green, blue, alpha) = (rows[0], rows[1], rows[2], rows[3])
      let bias = values.vector("inputBiasVector").pixel
      return image.recolored { _ in
        { pixel in
          Pixel(
            (pixel * red).sum(), (pixel * green).sum(), (pixel * blue).sum(), (pixel * alpha).sum()) + bias
        }
      }
    },
    adjustment(
      "CIColorThreshold", "Color Threshold", ColorThresholdFilter.self,
      [.number("inputThreshold", 0.5, 0...1)]
    ) { values, image in
      let threshold = Pixel(repeating: values.number("inputThreshold"))
      return image.recolored { _ in { $0.withColors(Pixel.zero.replacing(with: 1, where: $0 .>= threshold)) }
      }
    },
    adjustment(
      "CIExposureAdjust", "Exposure Adjust", ExposureAdjustFilter.self, [.number(kCIInputEVKey, 0, -10...10)]
    ) { values, image in
      let factor = exp2(values.number(kCIInputEVKey))
      return image.recolored { _ in { $0.withColors($0 * factor) } }
    },
    adjustment(
      "CIGammaAdjust", "Gamma Adjust", GammaAdjustFilter.self, [.number("inputPower", 1, 0.25...4)]
    ) { values, image in
      let power = values.number("inputPower")
      @Sendable func raised(_ value: Float) -> Float { value < 0 ? -pow(-value, power) : pow(value, power) }
      return image.recolored { _ in { Pixel(raised($0.x), raised($0.y), raised($0.z), $0.w) } }
    },
    adjustment(
      "CIHueAdjust", "Hue Adjust", HueAdjustFilter.self,
      [.number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
    ) { values, image in
      let rows = hueRotation(values.number(kCIInputAngleKey))
      return image.recolored { _ in
        { $0.withColors(Pixel(($0 * rows.0).sum(), ($0 * rows.1).sum(), ($0 * rows.2).sum(), 0)) }
      }
    },
    adjustment("CILinearToSRGBToneCurve", "Linear to sRGB", LinearToSRGBToneCurveFilter.self, []) {
      $1.recolored { _ in { TransferCurve.encoded($0) } }
    },
    adjustment("CISRGBToneCurveToLinear", "sRGB to Linear", SRGBToneCurveToLinearFilter.self, []) {
      $1.recolored { _ in { TransferCurve.linear($0) } }
    },
    adjustment(
      "CITemperatureAndTint", "Temperature and Tint", TemperatureAndTintFilter.self,
      [FilterInput("inputNeutral", .point(6500, 0)), FilterInput("inputTargetNeutral", .point(6500, 0))]
    ) { values, image in
      let rows = WhitePoint(values.vector("inputNeutral"))
        .adaptation(to: WhitePoint(values.vector("inputTargetNeutral")))
      return image.recolored { space in
        { pixel in
          let light = space == .encoded ? TransferCurve.linear(pixel) : pixel
          let adapted = Pixel(
            (light * rows[0]).sum(), (light * rows[1]).sum(), (light * rows[2]).sum(), pixel.w)
          return space == .encoded ? TransferCurve.encoded(adapted) : adapted
        }
      }
    },
    adjustment("CIVibrance", "Vibrance", VibranceFilter.self, [.number("inputAmount", 0, -1...1)]) {
      values, image in
      let amount = values.number("inputAmount")
      return image.recolored { _ in
        { pixel in
          let spread = max(pixel.x, pixel.y, pixel.z) - min(pixel.x, pixel.y, pixel.z)
          let grey = Pixel(repeating: pixel.luminance)
          return pixel.withColors(grey + (pixel - grey) * (1 + amount * (1 - min(1, spread))))
        }
      }
    },
    adjustment(
      "CIColorAbsoluteDifference", "Color Absolute Difference", ColorAbsoluteDifferenceFilter.self,
      [FilterInput("inputImage2", .image)]
    ) { values, image in
      guard let other = values.image("inputImage2") else { return nil }
      return image.combined(with: other, extent: image.extent.intersection(other.extent)) { _ in
        { a, b in
          let difference = a - b
          return a.withColors(pointwiseMax(difference, -difference))
        }
      }
    },
  ]

  /// The rows of the matrix that turns hues and keeps luminance, as SVG's `hueRotate` defines it.
  private static func hueRotation(_ angle: Float) -> (Pixel, Pixel, Pixel) {
    let (c, s) = (cos(angle), sin(angle))
    return (
      Pixel(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0),
      Pixel(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0),
      Pixel(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0)
    )
  }
}

extension SIMD4<Float> {
  /// Each component clamped to 0…1.
  @inline(__always)
  var clamped: Pixel { clamped(lowerBound: .zero, upperBound: .one) }
}
