import CurbcutUIKit
import Foundation

/// What a shape, text or symbol is drawn with.
///
/// Follows <https://developer.apple.com/documentation/swiftui/shapestyle>.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What draws in an environment.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  /// What draws the style that this one stands for.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// A style of this module stands for itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) stands for itself")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(platformColor) }
}

/// What is drawn with: one colour, or several over a rectangle.
public enum _Paint {
  case color(UIColor)
  case gradient(_GradientPaint)
}

/// A gradient over a rectangle.
public struct _GradientPaint {
  enum Shape {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
  }

  var stops: [(color: UIColor, location: CGFloat)]
  var shape: Shape
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(platformColor(environment)) }
}

/// A style of any type.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anyshapestyle>.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a style without its type.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }

  /// The material, which is drawn with what is behind it.
  var material: Material? {
    style as? Material ?? (style as? AnyShapeStyle)?.material ?? (style as? BoundStyle)?.style.material
  }

  /// The style as it is meant where a view sets it: levels in it are those of the foreground around that view.
  func bound(to environment: EnvironmentValues) -> AnyShapeStyle {
    style is Color ? self : AnyShapeStyle(BoundStyle(style: self, environment: environment))
  }

  /// One colour for what cannot be drawn with several, such as text.
  func platformColor(_ environment: EnvironmentValues) -> UIColor {
    switch _paint(in: environment) {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .label
    }
  }
}

/// The foreground style, weaker the higher the level.
///
/// Follows <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle>.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    if let style = environment.foregroundStyle(level: level) { return style._paint(in: environment) }
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    let color = colors[min(level, 3)].resolvedColor(with: environment.traits)
    return level < 4 ? .color(color) : .color(color.withAlphaComponent(color.cgColor.alpha * 0.6))
  }
}

/// The style of the foreground.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foregroundStyle?._paint(in: environment)
      ?? .color(UIColor.label.resolvedColor(with: environment.traits))
  }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.backgroundStyle?._paint(in: environment)
      ?? .color(UIColor.systemBackground.resolvedColor(with: environment.traits))
  }
}

/// The tint.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(environment.tintPlatformColor) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// An angle.
///
/// Follows <https://developer.apple.com/documentation/swiftui/angle>.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
