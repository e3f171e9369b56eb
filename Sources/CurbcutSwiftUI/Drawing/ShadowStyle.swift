import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A shadow behind or in what a style draws.
///
/// Follows <https://developer.apple.com/documentation/swiftui/shadowstyle>.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow behind, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow of the edges on what is drawn, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A paint with more than its colours.
public struct _PaintLook {
  var shadow: PictureFilter?
  var isInner = false
  var blendMode = CGBlendMode.normal
  var opacity: Double = 1

  /// Draws something with the look. `shape` draws the same place in any colour.
  func draw(in context: CGContext, _ rect: CGRect, _ content: () -> Void, shape: () -> Void) {
    context.saveGState()
    // A transparency layer is as large as the clip. Lines and letters may reach beyond their rectangle.
    let reach = LayerEffects(shadow.map { [$0] } ?? []).reach + 24
    context.clip(toPixelsOf: rect.insetBy(dx: -reach, dy: -reach))
    context.setBlendMode(blendMode)
    context.setAlpha(opacity)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    if let shadow, !isInner {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      content()
      context.endTransparencyLayer(applying: [shadow])
    }
    content()
    if let shadow, isInner {
      // The shadow of all that is around the shape, as far as it falls into the shape.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.black)
      context.fill(context.boundingBoxOfClipPath)
      cut(context, .destinationOut, shape)
      context.endTransparencyLayer(applying: [shadow])
      cut(context, .destinationIn, shape)
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func cut(_ context: CGContext, _ mode: CGBlendMode, _ shape: () -> Void) {
    context.saveGState()
    context.setBlendMode(mode)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    shape()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

/// A style with a look of its own.
public struct _LookShapeStyle<Style: ShapeStyle>: ShapeStyle {
  enum Change: Sendable {
    case shadow(ShadowStyle)
    case blendMode(BlendMode)
  }

  var style: Style
  let change: Change

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    var look = _PaintLook()
    switch change {
    case .shadow(let shadow):
      look.shadow = .shadow(
        shadow.color.platformColor(environment).cgColor, radius: shadow.radius, offset: shadow.offset,
        keepsPicture: false)
      look.isInner = shadow.isInner
    case .blendMode(let mode): look.blendMode = mode.platform
    }
    return .styled(style._paint(in: environment), look)
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shapestyle/shadow(_:)>.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _LookShapeStyle(style: self, change: .shadow(style))
  }

  /// The style mixed with what is behind.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shapestyle/blendmode(_:)>.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _LookShapeStyle(style: self, change: .blendMode(mode))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// The foreground mixed with what is behind.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// The foreground with an opacity.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
}
