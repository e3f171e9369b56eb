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
      // Many narrow sectors, each in the colour of its angle.
      let middle = center.point(in: rect)
      let radius = hypot(rect.width, rect.height)
      let sectors = 360
      // Smooth edges would let what is behind shine through between the sectors.
      context.saveGState()
      context.setShouldAntialias(false)
      for sector in 0..<sectors {
        let (part, next) = (Double(sector) / Double(sectors), Double(sector + 1) / Double(sectors))
        let span = to.radians - from.radians
        context.move(to: middle)
        for angle in [from.radians + span * part, from.radians + span * next] {
          context.addLine(to: CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle)))
        }
        context.closePath()
        context.setFillColor(color(at: part).cgColor)
        context.fillPath()
      }
      context.restoreGState()
    }
  }

  /// The colour at a part of the gradient.
  private func color(at part: Double) -> UIColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location >= part }), next > 0 else {
      return part <= first.location ? first.color : last.color
    }
    let (a, b) = (stops[next - 1], stops[next])
    let amount = b.location > a.location ? (part - a.location) / (b.location - a.location) : 1
    return Color(a.color).mix(with: Color(b.color), by: amount).platformColor(EnvironmentValues())
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
