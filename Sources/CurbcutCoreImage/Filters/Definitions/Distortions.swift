import CurbcutGraphics
import Foundation

extension FilterDefinition {
  private static func distortion(
    _ name: String, _ displayName: String, _ type: BuiltInFilter.Type, _ inputs: [FilterInput],
    _ source: @escaping @Sendable (FilterValues) -> @Sendable (SIMD2<Float>) -> SIMD2<Float>?
  ) -> FilterDefinition {
    FilterDefinition(
      name, displayName,
      [kCICategoryDistortionEffect, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn], type,
      [.image, .center] + inputs
    ) { values in
      guard let image = values.image() else { return nil }
      let center = values.point(kCIInputCenterKey)
      let radius = values.number(kCIInputRadiusKey)
      let place = source(values)
      let reach = Int(min(max(radius, 0), 1e6).rounded(.up)) * 2 + 2
      return image.resampled(extent: image.extent, needing: { $0.grown(by: reach, reach) }) { pixels, x, y in
        guard let from = place(SIMD2(x, y) - center) else { return .zero }
        return pixels.sample(center.x + from.x, center.y + from.y)
      }
    }
  }

  /// The filters that move the parts of an image.
  static let distortions: [FilterDefinition] = [
    distortion("CIHoleDistortion", "Hole Distortion", HoleDistortionFilter.self, [.radius(150, 0.01...1000)])
    {
      values in
      let radius = values.number(kCIInputRadiusKey)
      return { offset in
        let squared = (offset * offset).sum()
        return squared > radius * radius ? offset * (1 - radius * radius / squared) : nil
      }
    },
    distortion(
      "CITwirlDistortion", "Twirl Distortion", TwirlDistortionFilter.self,
      [.radius(300, 0...500), .number(kCIInputAngleKey, Double.pi, -12.57...12.57)]
    ) { values in
      let (radius, angle) = (values.number(kCIInputRadiusKey), values.number(kCIInputAngleKey))
      return { offset in
        let distance = (offset * offset).sum().squareRoot()
        guard distance < radius else { return offset }
        // A full turn at the centre, none at the edge, gently.
        let left = 1 - distance / radius
        let turn = angle * left * left
        let (c, s) = (cos(turn), sin(turn))
        return SIMD2(offset.x * c - offset.y * s, offset.x * s + offset.y * c)
      }
    },
  ]
}
