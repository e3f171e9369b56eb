import Foundation

/// Shapes that several controls draw.
@MainActor
enum ControlDrawing {
  /// A white knob with the soft shadow that sliders and switches have.
  static func fillThumb(_ rect: CGRect, color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor(white: 0, alpha: 0.18).cgColor)
    color.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2).fill()
    context.restoreGState()
  }

  /// A line through points, with round ends.
  static func strokeLine(_ points: [CGPoint], width: CGFloat, color: UIColor) {
    guard let first = points.first else { return }
    let path = UIBezierPath()
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  /// A `<` or a `>` in the middle of a rectangle.
  static func strokeChevron(in rect: CGRect, pointsRight: Bool, width: CGFloat, color: UIColor) {
    let tip = pointsRight ? rect.maxX : rect.minX
    let tail = pointsRight ? rect.minX : rect.maxX
    strokeLine(
      [
        CGPoint(x: tail, y: rect.minY), CGPoint(x: tip, y: rect.midY), CGPoint(x: tail, y: rect.maxY),
      ], width: width, color: color)
  }
}

extension UIColor {
  /// The colour as the traits have it, with its opacity multiplied.
  func dimmed(by factor: CGFloat, in traits: UITraitCollection) -> UIColor {
    let resolved = resolvedColor(with: traits)
    return resolved.withAlphaComponent(resolved.cgColor.alpha * factor)
  }
}
