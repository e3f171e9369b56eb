import CurbcutUIKit
import Foundation

/// Colours that pass into each other.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gradient>.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Creates a gradient of colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }

  func paint(_ shape: _GradientPaint.Shape, _ environment: EnvironmentValues) -> _Paint {
    .gradient(
      _GradientPaint(stops: stops.map { ($0.color.platformColor(environment), $0.location) }, shape: shape))
  }
}

/// A gradient along a line.
///
/// Follows <https://developer.apple.com/documentation/swiftui/lineargradient>.
nonisolated public struct LinearGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let start, end: UnitPoint

  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }
  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.linear(from: start, to: end), environment)
  }

  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A gradient from a point outwards.
///
/// Follows <https://developer.apple.com/documentation/swiftui/radialgradient>.
nonisolated public struct RadialGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius, endRadius: CGFloat

  /// Creates a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.radial(center: center, from: startRadius, to: endRadius), environment)
  }

  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A gradient around a point.
///
/// Follows <https://developer.apple.com/documentation/swiftui/angulargradient>.
nonisolated public struct AngularGradient: ShapeStyle, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start, end: Angle

  /// Creates a gradient.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle
  }
  /// Creates a gradient.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }
  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.angular(center: center, from: start, to: end), environment)
  }

  @MainActor public var body: some View { Rectangle().fill(self) }
}
