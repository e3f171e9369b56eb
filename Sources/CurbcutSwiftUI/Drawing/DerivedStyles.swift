import CurbcutUIKit
import Foundation

/// A style with an opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var opacity: Double

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment).fading(by: opacity)
  }
}

extension _Paint {
  /// The paint with its own opacity multiplied.
  func fading(by opacity: Double) -> _Paint {
    func faded(_ color: UIColor) -> UIColor { color.withAlphaComponent(color.cgColor.alpha * opacity) }
    switch self {
    case .color(let color): return .color(faded(color))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { (faded($0.color), $0.location) }
      return .gradient(gradient)
    case .image(var picture):
      picture.opacity *= opacity
      return .image(picture)
    case .styled(let paint, var look):
      look.opacity *= opacity
      return .styled(paint, look)
    }
  }
}

/// A level of another style, weaker the higher it is.
public struct _HierarchicalLevelStyle<Style: ShapeStyle>: ShapeStyle {
  /// The opacities of the label colours of the system.
  static var opacities: [Double] { [1, 0.6, 0.3, 0.18, 0.12] }

  var style: Style
  var level: Int

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment).fading(by: Self.opacities[min(level, Self.opacities.count - 1)])
  }
}

extension ShapeStyle {
  /// The style with an opacity.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shapestyle/opacity(_:)>.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The second level of the style.
  public var secondary: some ShapeStyle { _HierarchicalLevelStyle(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { _HierarchicalLevelStyle(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _HierarchicalLevelStyle(style: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { _HierarchicalLevelStyle(style: self, level: 4) }
}

extension HierarchicalShapeStyle {
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A colour of the system with a meaning, which UIKit knows.
public struct _SystemColorStyle: ShapeStyle {
  enum Meaning { case separator, placeholder, link, fill, selection, window }
  let meaning: Meaning

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let color: UIColor =
      switch meaning {
      case .separator: .separator
      case .placeholder: .placeholderText
      case .link: .link
      case .fill: .systemFill
      case .selection: environment.tintPlatformColor
      case .window: .systemBackground
      }
    return .color(color.resolvedColor(with: environment.traits))
  }
}

/// The style of lines between things.
public typealias SeparatorShapeStyle = _SystemColorStyle

extension ShapeStyle where Self == _SystemColorStyle {
  /// The style of lines between things.
  public static var separator: _SystemColorStyle { _SystemColorStyle(meaning: .separator) }
  /// The style of words that stand where text is to be entered.
  public static var placeholder: _SystemColorStyle { _SystemColorStyle(meaning: .placeholder) }
  /// The style of links.
  public static var link: _SystemColorStyle { _SystemColorStyle(meaning: .link) }
  /// The style of shapes on a background.
  public static var fill: _SystemColorStyle { _SystemColorStyle(meaning: .fill) }
  /// The style of the background of a window.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shapestyle/windowbackground>.
  public static var windowBackground: _SystemColorStyle { _SystemColorStyle(meaning: .window) }
  /// The style of what is selected.
  public static var selection: _SystemColorStyle { _SystemColorStyle(meaning: .selection) }
}

/// A gradient that is found when it is shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anygradient>.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Creates a gradient from its colours.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    gradient.paint(.linear(from: .top, to: .bottom), environment)
  }
}

extension Color {
  /// The standard gradient of the colour, somewhat lighter at the top.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/color/gradient>.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}

extension Gradient: ShapeStyle {
  /// From the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    paint(.linear(from: .top, to: .bottom), environment)
  }
}

extension RadialGradient {
  /// A gradient with colours at given distances.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension AngularGradient {
  /// A gradient with colours at given parts of the way.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient around a point, with colours at given parts of the way.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The style of backgrounds; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the backgrounds in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/backgroundstyle(_:)>.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
