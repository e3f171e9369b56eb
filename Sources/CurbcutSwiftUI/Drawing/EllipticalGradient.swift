import Foundation

/// A gradient from a point outwards, as wide and high as what it fills.
///
/// Follows <https://developer.apple.com/documentation/swiftui/ellipticalgradient>.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: CGFloat

  /// Creates a gradient; radii are parts of the width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  /// Creates a gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.elliptical(center: center, from: start, to: end), environment)
  }

  @MainActor public var body: some View { Rectangle().fill(self) }
}
