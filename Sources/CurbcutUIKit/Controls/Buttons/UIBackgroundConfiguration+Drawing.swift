import Foundation

extension UIBackgroundConfiguration {
  /// Draws the colour, image and stroke into a rectangle of the current context.
  func draw(in bounds: CGRect, tintColor: UIColor, isRightToLeft: Bool) {
    let area = bounds.inset(by: backgroundInsets.resolved(isRightToLeft: isRightToLeft))
    guard area.width > 0, area.height > 0 else { return }
    let radius = min(cornerRadius, min(area.width, area.height) / 2)
    let shape = UIBezierPath(roundedRect: area, cornerRadius: radius)
    resolvedBackgroundColor(for: tintColor).setFill()
    shape.fill()
    if let image = image?.variant(for: .current), let context = UIGraphicsGetCurrentContext() {
      context.saveGState()
      shape.addClip()
      image.draw(in: imageContentMode.rect(for: image.size, in: area))
      context.restoreGState()
    }
    guard strokeWidth > 0 else { return }
    let inset = strokeWidth / 2 - strokeOutset
    let line = UIBezierPath(
      roundedRect: area.insetBy(dx: inset, dy: inset), cornerRadius: max(0, radius - inset))
    line.lineWidth = strokeWidth
    let lineColor = strokeColor ?? tintColor
    (strokeColorTransformer?.transform(lineColor) ?? lineColor).setStroke()
    line.stroke()
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with leading and trailing resolved to left and right.
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
