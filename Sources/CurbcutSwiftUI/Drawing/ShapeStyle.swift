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
public indirect enum _Paint {
  /// One colour.
  case color(UIColor)
  /// Several colours.
  case gradient(_GradientPaint)
  /// A picture.
  case image(_TiledPicture)
  /// A paint with a look of its own.
  case styled(_Paint, _PaintLook)
}

/// A gradient over a rectangle.
public struct _GradientPaint {
  enum Shape {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
    /// The stops are the points of the grid.
    case mesh(ColorMesh)
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

  /// The style as a value that can be compared; nil for one that cannot.
  var comparable: AnyHashable? { (style as? any Hashable).map { AnyHashable($0) } }

  /// The material, which is drawn with what is behind it.
  var material: Material? {
    style as? Material ?? (style as? AnyShapeStyle)?.material ?? (style as? BoundStyle)?.style.material
  }

  /// The gradient, if it is one without a direction.
  var gradient: Gradient? {
    style as? Gradient ?? (style as? AnyGradient)?.gradient ?? (style as? AnyShapeStyle)?.gradient
  }

  /// The style as it is meant where a view sets it: levels in it are those of the foreground around that view.
  func bound(to environment: EnvironmentValues) -> AnyShapeStyle {
    style is Color ? self : AnyShapeStyle(BoundStyle(style: self, environment: environment))
  }

  /// One colour for what cannot be drawn with several, such as text.
  func platformColor(_ environment: EnvironmentValues) -> UIColor {
    _paint(in: environment).color
  }
}

/// The foreground style, weaker the higher the level.
///
/// Follows <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle>.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The first level, which is the foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
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
  /// Creates the style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foregroundStyle?._paint(in: environment)
      ?? .color(UIColor.label.resolvedColor(with: environment.traits))
  }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.backgroundStyle?._paint(in: environment)
      ?? .color(UIColor.systemBackground.resolvedColor(with: environment.traits))
  }
}

/// The tint.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.tintStyle?._paint(in: environment) ?? .color(environment.tintPlatformColor)
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's white.
  public static var white: Color { .white }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// The system's black.
  public static var black: Color { .black }
  /// No colour.
  public static var clear: Color { .clear }
  /// The accent colour of the app.
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level, which is the foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// The material of that thickness.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The material of that thickness.
  public static var thinMaterial: Material { .thin }
  /// The material of that thickness.
  public static var regularMaterial: Material { .regular }
  /// The material of that thickness.
  public static var thickMaterial: Material { .thick }
  /// The material of that thickness.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// An angle.
///
/// Follows <https://developer.apple.com/documentation/swiftui/angle>.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle, of which a full turn has 2π.
  public var radians: Double

  /// The angle, of which a full turn has 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle, of which a full turn has 2π.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle, of which a full turn has 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No angle.
  public static let zero = Angle()
  /// An angle, of which a full turn has 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle, of which a full turn has 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Whether an angle is smaller.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
