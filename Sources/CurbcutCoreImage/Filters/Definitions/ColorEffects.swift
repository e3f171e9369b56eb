import CurbcutGraphics
import Foundation

extension FilterDefinition {
  private static func effect(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type, _ inputs: [FilterInput] = [],
    _ output: @escaping @Sendable (FilterValues, ImageRecipe) -> ImageRecipe?
  ) -> FilterDefinition {
    FilterDefinition(
      name, displayName,
      [kCICategoryColorEffect, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn], type,
      [.image] + inputs
    ) { values in values.image().flatMap { output(values, $0) } }
  }

  /// The filters that change the looks of colours.
  static let colorEffects: [FilterDefinition] = [
    effect("CIColorInvert", "Color Invert", ColorInvertFilter.self) {
      $1.recolored { _ in { $0.withColors(1 - $0) } }
    },
    effect(
      "CIColorMonochrome", "Color Monochrome", ColorMonochromeFilter.self,
      [
        FilterInput(kCIInputColorKey, .color(0.6, 0.45, 0.3, 1)), .number(kCIInputIntensityKey, 1, 0...1),
      ]
    ) { values, image in
      let (color, intensity) = (values.color(kCIInputColorKey), values.number(kCIInputIntensityKey))
      return image.recolored { space in
        let ink = space.pixel(color)
        return { $0.withColors($0 + (ink * $0.luminance - $0) * intensity) }
      }
    },
    effect(
      "CIColorPosterize", "Color Posterize", ColorPosterizeFilter.self, [.number("inputLevels", 6, 2...30)]
    ) { values, image in
      let levels = max(2, values.number("inputLevels").rounded())
      return image.recolored { _ in
        { pixel in
          let steps = (pixel.clamped * levels).rounded(.down)
          return pixel.withColors(pointwiseMin(steps, Pixel(repeating: levels - 1)) / (levels - 1))
        }
      }
    },
    effect(
      "CIFalseColor", "False Color", FalseColorFilter.self,
      [FilterInput("inputColor0", .color(0.3, 0, 0, 1)), FilterInput("inputColor1", .color(1, 0.9, 0.8, 1))]
    ) { values, image in
      let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
      return image.mapped { space in
        let (dark, bright) = (space.pixel(first), space.pixel(second))
        return { pixel in (dark + (bright - dark) * pixel.straight.luminance) * pixel.w }
      }
    },
    effect("CIMaskToAlpha", "Mask to Alpha", MaskToAlphaFilter.self) {
      $1.mapped { _ in { Pixel(repeating: min(max($0.luminance, 0), 1)) } }
    },
    effect("CIMaximumComponent", "Maximum Component", MaximumComponentFilter.self) {
      $1.recolored { _ in { $0.withColors(Pixel(repeating: max($0.x, $0.y, $0.z))) } }
    },
    effect("CIMinimumComponent", "Minimum Component", MinimumComponentFilter.self) {
      $1.recolored { _ in { $0.withColors(Pixel(repeating: min($0.x, $0.y, $0.z))) } }
    },
    effect("CISepiaTone", "Sepia Tone", SepiaToneFilter.self, [.number(kCIInputIntensityKey, 1, 0...1)]) {
      values, image in
      // The matrix that is used wherever pictures get a sepia tone; it is made for encoded colours.
      let (red, green, blue) = (
        Pixel(0.393, 0.769, 0.189, 0), Pixel(0.349, 0.686, 0.168, 0), Pixel(0.272, 0.534, 0.131, 0)
      )
      let intensity = values.number(kCIInputIntensityKey)
      return image.recolored { space in
        { pixel in
          let color = space.encoded(pixel)
          let toned = Pixel((color * red).sum(), (color * green).sum(), (color * blue).sum(), 0)
          return space.decoded(pixel.withColors((color + (toned - color) * intensity).clamped))
        }
      }
    },
    effect(
      "CIVignette", "Vignette", VignetteFilter.self,
      [.number(kCIInputIntensityKey, 0, -1...1), .radius(1, 0...2)]
    ) { values, image in
      guard !image.extent.isInfinite else { return image }
      let intensity = values.number(kCIInputIntensityKey)
      let reach = min(max(values.number(kCIInputRadiusKey), 0), 2) / 2
      let area = image.extent
      let (x, y) = (Float(area.midX), Float(area.midY))
      let corner = Float(hypot(area.width, area.height) / 2)
      return image.resampled(extent: area, needing: { $0 }) { pixels, px, py in
        let distance = ((px - x) * (px - x) + (py - y) * (py - y)).squareRoot() / corner * reach
        let fall = min(distance, 1)
        let pixel = pixels.pixel(Int(px), Int(py))
        return pixel.withColors(pixel * max(0, 1 - intensity * fall * fall * (3 - 2 * fall)))
      }
    },
  ]
}
