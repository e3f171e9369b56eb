import CurbcutGraphics
import Foundation

extension FilterDefinition {
  private static func change(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type, _ inputs: [FilterInput],
    category: String = kCICategoryGeometryAdjustment,
    _ output: @escaping @Sendable (FilterValues, ImageRecipe) -> ImageRecipe?
  ) -> FilterDefinition {
    FilterDefinition(
      name, displayName, [category, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn], type,
      [.image] + inputs
    ) { values in values.image().flatMap { output(values, $0) } }
  }

  private static let corners = ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"]

  /// The filters that change places.
  static let geometry: [FilterDefinition] = [
    change(
      "CIAffineTransform", "Affine Transform", BuiltInFilter.self,
      [FilterInput(kCIInputTransformKey, .transform)]
    ) { $1.transformed(by: $0.transform()) },
    change(
      "CIAffineClamp", "Affine Clamp", AffineClampFilter.self,
      [FilterInput(kCIInputTransformKey, .transform)],
      category: "CICategoryTileEffect"
    ) { $1.edgeless.transformed(by: $0.transform()) },
    change(
      "CICrop", "Crop", BuiltInFilter.self,
      [FilterInput("inputRectangle", .rectangle(-5e8, -5e8, 1e9, 1e9))]
    ) { $1.cropped(to: $0.vector("inputRectangle").cgRectValue) },
    change(
      "CILanczosScaleTransform", "Lanczos Scale Transform", LanczosScaleTransformFilter.self,
      [.number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
    ) { values, image in
      let scale = CGFloat(values.number(kCIInputScaleKey))
      return image.lanczosScaled(scale * CGFloat(values.number(kCIInputAspectRatioKey)), scale)
    },
    change(
      "CIPerspectiveCorrection", "Perspective Correction", PerspectiveCorrectionFilter.self,
      [
        FilterInput("inputTopLeft", .point(118, 484)), FilterInput("inputTopRight", .point(646, 507)),
        FilterInput("inputBottomRight", .point(548, 140)), FilterInput("inputBottomLeft", .point(155, 153)),
      ]
    ) { values, image in
      let points = corners.map(values.point)
      return image.corrected(points[0], points[1], points[2], points[3])
    },
    change(
      "CIStraightenFilter", "Straighten", StraightenFilter.self,
      [.number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
    ) { values, image in
      let (area, angle) = (image.extent, CGFloat(values.number(kCIInputAngleKey)))
      guard !area.isInfinite, area.width > 0, area.height > 0 else { return image }
      // Enlarged until the turned image fills the area.
      let ratio = max(area.width / area.height, area.height / area.width)
      let scale = abs(cos(angle)) + abs(sin(angle)) * ratio
      let turn = CGAffineTransform(translationX: -area.midX, y: -area.midY)
        .concatenating(CGAffineTransform(rotationAngle: -angle))
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: area.midX, y: area.midY))
      return image.transformed(by: turn).cropped(to: area)
    },
    change(
      "CIDissolveTransition", "Dissolve", DissolveTransitionFilter.self,
      [FilterInput(kCIInputTargetImageKey, .image), .number(kCIInputTimeKey, 0, 0...1)],
      category: "CICategoryTransition"
    ) { values, image in
      guard let target = values.image(kCIInputTargetImageKey) else { return image }
      let time = min(max(values.number(kCIInputTimeKey), 0), 1)
      return image.combined(with: target, extent: image.extent.union(target.extent)) { _ in
        { $0 * (1 - time) + $1 * time }
      }
    },
  ]

  private static func reduction(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type,
    _ reduce: @escaping @Sendable (Pixels) -> Pixel
  ) -> FilterDefinition {
    change(
      name, displayName, type, [FilterInput(kCIInputExtentKey, .rectangle(0, 0, 640, 80))],
      category: "CICategoryReduction"
    ) { values, image in
      let part = values.vector(kCIInputExtentKey).cgRectValue.intersection(image.extent)
      guard !part.isNull, !part.isInfinite else { return nil }
      return ImageRecipe(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (area, space) throws(RenderingError) in
        let result = try Pixels(area, isClear: true)
        let source = try image.pixels(PixelArea(part), space)
        if area.count == 1 { result.memory[0] = source.area.isEmpty ? .zero : reduce(source) }
        return result
      }
    }
  }

  /// The filters that make one pixel of an area.
  static let reductions: [FilterDefinition] = [
    reduction("CIAreaAverage", "Area Average", AreaAverageFilter.self) { $0.mean(of: $0.area) },
    reduction("CIAreaMaximum", "Area Maximum", AreaMaximumFilter.self) { source in
      (0..<source.area.count).reduce(source.memory[0]) { pointwiseMax($0, source.memory[$1]) }
    },
    reduction("CIAreaMinimum", "Area Minimum", AreaMinimumFilter.self) { source in
      (0..<source.area.count).reduce(source.memory[0]) { pointwiseMin($0, source.memory[$1]) }
    },
  ]
}
