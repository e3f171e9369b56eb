import Foundation

/// Draws shapes that several controls have in common.
@MainActor
enum ControlDrawing {
  /// Draws a thumb with the soft shadow that sliders and switches have.
  static func fillThumb(
    _ rect: CGRect, color: UIColor, hasShadow: Bool = true, cornerRadius: CGFloat? = nil
  ) {
    let radius = cornerRadius ?? min(rect.width, rect.height) / 2
    if hasShadow {
      // At this size a few faint rings look like a blurred shadow and are much cheaper to draw.
      for ring in 0..<4 {
        let reach = CGFloat(ring) * 0.9
        UIColor(white: 0, alpha: 0.035).setFill()
        UIBezierPath(
          roundedRect: rect.offsetBy(dx: 0, dy: 1.2).insetBy(dx: -reach, dy: -reach),
          cornerRadius: radius + reach
        ).fill()
      }
    }
    color.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }

  /// Strokes a line through the points, with round ends.
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

  /// Strokes a `<` or a `>` that fills a rectangle.
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
  /// The colour resolved with the traits, with its opacity multiplied by a factor.
  func dimmed(by factor: CGFloat, in traits: UITraitCollection) -> UIColor {
    let resolved = resolvedColor(with: traits)
    return resolved.withAlphaComponent(resolved.cgColor.alpha * factor)
  }
}
