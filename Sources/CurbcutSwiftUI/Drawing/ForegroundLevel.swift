import CurbcutUIKit
import Foundation

/// A style with the foreground of the place where it was set.
struct BoundStyle: ShapeStyle {
  let style: AnyShapeStyle
  private let foreground: AnyShapeStyle?
  private let levels: [AnyShapeStyle]

  init(style: AnyShapeStyle, environment: EnvironmentValues) {
    self.style = style
    foreground = environment.foregroundStyle
    levels = environment.foregroundLevels
  }

  func _paint(in environment: EnvironmentValues) -> _Paint {
    var outer = environment
    outer.foregroundStyle = foreground
    outer.foregroundLevels = levels
    return style._paint(in: outer)
  }
}

/// A further level of a style, which is weaker.
struct ForegroundLevel: ShapeStyle {
  var base: AnyShapeStyle
  var level: Int

  private static let opacities: [CGFloat] = [1, 0.5, 0.25, 0.18]

  func _paint(in environment: EnvironmentValues) -> _Paint {
    let opacity = Self.opacities[min(level, Self.opacities.count - 1)]
    return base._paint(in: environment).fading(by: opacity)
  }
}
