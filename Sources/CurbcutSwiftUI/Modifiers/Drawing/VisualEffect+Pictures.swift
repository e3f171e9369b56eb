import CurbcutGraphics
import Foundation

nonisolated extension VisualEffect {
  private func adding(_ kind: PictureEffect.Kind, _ amount: Double) -> some VisualEffect {
    adding { look in
      guard let filter = kind.filter(amount) else { return }
      if case .blur(isOpaque: true) = kind { look.effects.isBounded = true }
      look.effects.filters.append(filter)
    }
  }

  /// Blurs what is seen, by a radius in points. With `opaque`, its edges stay sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(isOpaque: opaque), Double(radius))
  }

  /// Makes what is seen brighter, 1 making it white, or darker.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, amount) }

  /// Sets the distance of colours from the middle; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, amount) }

  /// Sets how intense the colours are; 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, amount) }

  /// Takes the colours away, 1 leaving only grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, amount) }

  /// Turns the hue of all colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation, angle.radians) }

  /// Turns what is seen in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding { look in
      let turned = ProjectionTransform.turned(
        by: angle, axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, in: look.size)
      look.transform = look.transform.concatenating(look.isRightToLeft ? turned.mirrored : turned)
    }
  }
}

extension PictureFilter {
  /// The filter on its way to another one of the same kind.
  fileprivate func mixed(with other: PictureFilter, by part: Double) -> PictureFilter {
    switch (self, other) {
    case (.blur(let a), .blur(let b)): .blur(a + (b - a) * part)
    case (.matrix(let a), .matrix(let b)): .matrix(a.mixed(with: b, by: part))
    default: part < 0.5 ? self : other
    }
  }

  /// The filter as it begins: such a one that changes nothing.
  fileprivate var neutral: PictureFilter {
    switch self {
    case .blur: .blur(0)
    case .matrix: .matrix(PixelMatrix())
    case .shadow, .alphaThreshold: self
    }
  }
}

extension PixelMatrix {
  /// The matrix on its way to another one.
  fileprivate func mixed(with other: PixelMatrix, by part: Double) -> PixelMatrix {
    func between(_ row: KeyPath<PixelMatrix, SIMD4<Double>>) -> SIMD4<Double> {
      self[keyPath: row] + (other[keyPath: row] - self[keyPath: row]) * part
    }
    return PixelMatrix(
      red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha),
      added: between(\.added))
  }
}

extension LayerEffects {
  /// The effects on their way to others.
  func mixed(with other: LayerEffects, by part: Double) -> LayerEffects {
    var filters: [PictureFilter] = []
    for index in 0..<max(self.filters.count, other.filters.count) {
      let from = index < self.filters.count ? self.filters[index] : other.filters[index].neutral
      let to = index < other.filters.count ? other.filters[index] : self.filters[index].neutral
      filters.append(from.mixed(with: to, by: part))
    }
    return LayerEffects(filters, isBounded: isBounded || other.isBounded)
  }
}
