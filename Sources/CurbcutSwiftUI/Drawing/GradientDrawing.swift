import CurbcutGraphics
import CurbcutUIKit
import Foundation

extension _GradientPaint {
  /// Draws the gradient where a closure draws.
  func draw(in context: CGContext, _ rect: CGRect, over drawing: (CGContext) -> Void) {
    context.draw({ draw(in: context, rect) }, over: { drawing(context) })
  }

  func draw(in context: CGContext, _ rect: CGRect) {
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: stops.map(\.color.cgColor) as CFArray, locations: stops.map(\.location))
    else { return }
    switch shape {
    case .linear(let from, let to):
      context.drawLinearGradient(
        gradient, start: from.point(in: rect), end: to.point(in: rect),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .radial(let center, let from, let to):
      context.drawRadialGradient(
        gradient, startCenter: center.point(in: rect), startRadius: from, endCenter: center.point(in: rect),
        endRadius: to, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .elliptical(let center, let from, let to):
      // A circle in the unit square, which is stretched over the rectangle.
      context.saveGState()
      context.clip(to: rect)
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: max(rect.width, 0.01), y: max(rect.height, 0.01))
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: center.x, y: center.y), startRadius: from,
        endCenter: CGPoint(x: center.x, y: center.y), endRadius: to,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.restoreGState()
    case .angular(let center, let from, let to):
      context.drawConicGradient(
        gradient, center: center.point(in: rect), from: from.radians, to: to.radians)
    case .mesh(let mesh): mesh.draw(in: context, rect, stops.map(\.color))
    }
  }
}

extension CGContext {
  /// Draws something only where another closure draws.
  func draw(_ content: () -> Void, over mask: () -> Void) {
    saveGState()
    beginTransparencyLayer(auxiliaryInfo: nil)
    setBlendMode(.normal)
    setAlpha(1)
    setFillColor(.black)
    setStrokeColor(.black)
    mask()
    setBlendMode(.sourceIn)
    beginTransparencyLayer(auxiliaryInfo: nil)
    setBlendMode(.normal)
    content()
    endTransparencyLayer()
    endTransparencyLayer()
    restoreGState()
  }
}
