import CurbcutGraphics
import Foundation

extension FilterDefinition {
  private static func generator(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type, _ inputs: [FilterInput],
    category: String = kCICategoryGenerator,
    _ output: @escaping @Sendable (FilterValues) -> ImageRecipe?
  ) -> FilterDefinition {
    FilterDefinition(
      name, displayName, [category, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn], type,
      inputs,
      output)
  }

  private static let twoColors = [
    FilterInput("inputColor0", .color(1, 1, 1, 1)), FilterInput("inputColor1", .color(0, 0, 0, 1)),
  ]
  private static let pattern: [FilterInput] =
    [.center] + twoColors + [
      .number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1),
    ]

  /// A pattern of two colours.
  ///
  /// - Parameter share: how much of the second colour is at an offset from the centre, from −1 to 1; the unit is the
  ///   width of a part.
  private static func patterned(
    _ values: FilterValues, _ share: @escaping @Sendable (Float, Float, Float) -> Float
  ) -> ImageRecipe {
    let center = values.point(kCIInputCenterKey)
    let width = max(values.number(kCIInputWidthKey), 1)
    let sharpness = min(max(values.number(kCIInputSharpnessKey), 0), 1)
    // Even a sharp edge is a pixel wide.
    let blur = max(1 / width, 1 - sharpness)
    let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
    return .generated(extent: .infinite) { space in
      let (a, b) = (space.pixel(first), space.pixel(second))
      return { x, y in a + (b - a) * share((x - center.x) / width, (y - center.y) / width, blur) }
    }
  }

  /// A wave of period 2 that is 1 in its first half and −1 in its second, with edges of a width.
  private static func wave(_ place: Float, _ blur: Float) -> Float {
    let phase = place - 2 * (place / 2).rounded(.down)
    let distance = phase < 1 ? min(phase, 1 - phase) : -min(phase - 1, 2 - phase)
    return min(max(distance / (blur / 2), -1), 1)
  }

  /// The filters that make images of nothing.
  static let generators: [FilterDefinition] = [
    generator("CICheckerboardGenerator", "Checkerboard", CheckerboardGeneratorFilter.self, pattern) {
      patterned($0) { x, y, blur in (1 - wave(x, blur) * wave(y, blur)) / 2 }
    },
    generator("CIStripesGenerator", "Stripes", StripesGeneratorFilter.self, pattern) {
      patterned($0) { x, _, blur in (1 - wave(x, blur)) / 2 }
    },
    generator(
      "CIConstantColorGenerator", "Constant Color", BuiltInFilter.self,
      [FilterInput(kCIInputColorKey, .color(1, 0, 0, 1))]
    ) { CIImage(color: $0.color(kCIInputColorKey)).recipe },
    generator(
      "CIRoundedRectangleGenerator", "Rounded Rectangle Generator", RoundedRectangleGeneratorFilter.self,
      [
        FilterInput(kCIInputExtentKey, .rectangle(0, 0, 100, 100)), .radius(10, 0...500),
        FilterInput(kCIInputColorKey, .color(1, 1, 1, 1)),
      ]
    ) { values in
      let area = values.vector(kCIInputExtentKey).cgRectValue.standardized
      let half = SIMD2<Float>(Float(area.width / 2), Float(area.height / 2))
      let middle = SIMD2<Float>(Float(area.midX), Float(area.midY))
      let radius = min(max(values.number(kCIInputRadiusKey), 0), half.min())
      let color = values.color(kCIInputColorKey)
      return .generated(extent: area) { space in
        let pixel = space.pixel(color)
        return { x, y in
          let offset = SIMD2(x, y) - middle
          let outside = pointwiseMax(pointwiseMax(offset, -offset) - half + radius, .zero)
          return pixel * min(max(radius - (outside * outside).sum().squareRoot() + 0.5, 0), 1)
        }
      }
    },
    generator(
      "CIQRCodeGenerator", "QR Code Generator", QRCodeGeneratorFilter.self,
      [FilterInput("inputMessage", .data), FilterInput("inputCorrectionLevel", .text("M"))]
    ) { values in
      guard let message = values.inputs["inputMessage"] as? Data else { return nil }
      let level = QRCode.CorrectionLevel(values.inputs["inputCorrectionLevel"] as? String ?? "M")
      return level.flatMap { QRCode(message, $0) }.map { .modules($0.size, $0.size, margin: 1, $0.isDark) }
    },
    generator(
      "CICode128BarcodeGenerator", "Code 128 Barcode Generator", Code128BarcodeGeneratorFilter.self,
      [
        FilterInput("inputMessage", .data), .number("inputQuietSpace", 10, 0...100),
        .number("inputBarcodeHeight", 32, 1...500),
      ]
    ) { values in
      guard let message = values.inputs["inputMessage"] as? Data, let code = Code128(message) else {
        return nil
      }
      let quiet = min(max(Int(values.number("inputQuietSpace")), 0), 100)
      let height = min(max(Int(values.number("inputBarcodeHeight")), 1), 500)
      let bars = code.bars
      return .modules(bars.count + 2 * quiet, height, margin: 0) { x, _ in
        bars.indices.contains(x - quiet) && bars[x - quiet]
      }
    },
  ]

  /// The gradients.
  static let gradients: [FilterDefinition] = [
    linear("CILinearGradient", "Linear Gradient", LinearGradientFilter.self) { $0 },
    linear("CISmoothLinearGradient", "Smooth Linear Gradient", SmoothLinearGradientFilter.self) {
      $0 * $0 * (3 - 2 * $0)
    },
    generator(
      "CIRadialGradient", "Radial Gradient", RadialGradientFilter.self,
      [.center, .number("inputRadius0", 5, 0...800), .number("inputRadius1", 100, 0...800)] + twoColors,
      category: kCICategoryGradient
    ) { values in
      let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
      return around(values) { distance in
        outer == inner ? (distance < inner ? 0 : 1) : min(max((distance - inner) / (outer - inner), 0), 1)
      }
    },
    generator(
      "CIGaussianGradient", "Gaussian Gradient", GaussianGradientFilter.self,
      [
        .center, FilterInput("inputColor0", .color(1, 1, 1, 1)),
        FilterInput("inputColor1", .color(0, 0, 0, 0)), .radius(300, 0...800),
      ], category: kCICategoryGradient
    ) { values in
      let radius = max(values.number(kCIInputRadiusKey), 1e-3)
      return around(values) { distance in
        let share = min(distance / radius, 1)
        return 1 - (1 - share * share) * exp(-share * share * 4)
      }
    },
  ]

  private static func linear(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type,
    _ curve: @escaping @Sendable (Float) -> Float
  ) -> FilterDefinition {
    generator(
      name, displayName, type,
      [FilterInput("inputPoint0", .point(0, 0)), FilterInput("inputPoint1", .point(200, 200))] + twoColors,
      category: kCICategoryGradient
    ) { values in
      let start = values.point("inputPoint0")
      let way = values.point("inputPoint1") - start
      let squared = max((way * way).sum(), 1e-6)
      let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
      return .generated(extent: .infinite) { space in
        let (a, b) = (space.pixel(first), space.pixel(second))
        return { x, y in
          a + (b - a) * curve(min(max(((SIMD2(x, y) - start) * way).sum() / squared, 0), 1))
        }
      }
    }
  }

  /// Two colours around the centre, by the distance from it.
  private static func around(
    _ values: FilterValues, _ share: @escaping @Sendable (Float) -> Float
  ) -> ImageRecipe {
    let center = values.point(kCIInputCenterKey)
    let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
    return .generated(extent: .infinite) { space in
      let (a, b) = (space.pixel(first), space.pixel(second))
      return { x, y in
        let offset = SIMD2(x, y) - center
        return a + (b - a) * share((offset * offset).sum().squareRoot())
      }
    }
  }
}

extension ImageRecipe {
  /// Black modules on white, one pixel each, the first row at the top.
  static func modules(
    _ width: Int, _ height: Int, margin: Int, _ isDark: @escaping @Sendable (Int, Int) -> Bool
  ) -> ImageRecipe {
    let extent = CGRect(x: 0, y: 0, width: width + 2 * margin, height: height + 2 * margin)
    var result = ImageRecipe.generated(extent: extent) { _ in
      { x, y in
        let (column, row) = (Int(x) - margin, height - 1 - (Int(y) - margin))
        let isInside = (0..<width).contains(column) && (0..<height).contains(row)
        return isInside && isDark(column, row) ? Pixel(0, 0, 0, 1) : .one
      }
    }
    // Enlarged, as they are meant to be, they stay sharp.
    result.isNearest = true
    return result
  }
}
