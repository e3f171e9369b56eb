import AccessibilityTree
import CurbcutGraphics
import Foundation

/// Outlines and numbers the stops of VoiceOver on the picture of a screen.
///
/// Stops differ in both number and colour, so that nobody depends on colour alone. White outlines keep them
/// legible on any background.
struct Overlay {
  let tree: ElementTree
  /// The bounds of the screen, in points.
  let bounds: CGRect

  /// Colours that are dark enough for white digits (4.5 : 1), and that colour-blind people can tell apart.
  private static let palette: [CGColor] = [
    (0, 0.36, 0.72), (0.72, 0.16, 0.10), (0.09, 0.45, 0.22), (0.48, 0.18, 0.62), (0.54, 0.33, 0),
    (0, 0.42, 0.46), (0.70, 0.10, 0.44), (0.25, 0.25, 0.28),
  ].map { CGColor(srgbRed: $0.0, green: $0.1, blue: $0.2, alpha: 1) }
  private static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  private static let badgeHeight = 16.0

  func draw(in context: CGContext) {
    for index in tree.elements.indices {
      guard let shape = visibleShape(of: index) else { continue }
      outline(shape, color: Self.palette[index % Self.palette.count], in: context)
    }
    var taken: [CGRect] = []
    for index in tree.elements.indices {
      guard let shape = visibleShape(of: index) else { continue }
      let badge = place(size(ofBadge: index), at: shape.boundingBox, avoiding: taken)
      taken.append(badge)
      draw(badge: index, in: badge, context)
    }
  }

  /// The visible part of a stop's frame, or its path; nil if the stop is not visible.
  private func visibleShape(of index: Int) -> CGPath? {
    let element = tree.elements[index]
    var visible = bounds
    for container in tree.containers(around: index) where tree.containers[container].kind == .scrollView {
      visible = visible.intersection(tree.containers[container].frame)
    }
    if element.hasDetails, let path = element.details.path, !path.isEmpty, path.isFinite {
      return path.boundingBox.intersects(visible) ? path.cgPath : nil
    }
    let frame = element.frame
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return nil
    }
    let part = frame.intersection(visible)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGPath(rect: part.insetBy(dx: -1, dy: -1), transform: nil)
  }

  private func outline(_ shape: CGPath, color: CGColor, in context: CGContext) {
    for (color, width) in [(Self.white, 3.0), (color, 1.5)] {
      context.setStrokeColor(color)
      context.setLineWidth(width)
      context.beginPath()
      context.addPath(shape)
      context.strokePath()
    }
  }

  // MARK: Badges

  private func label(_ index: Int) -> TextLayout {
    let font = FontDescriptor(design: .system, size: index < 9 ? 11 : 9, weight: 0.4)
    return TextLayout(runs: [TextRun(text: String(index + 1), font: font, color: Self.white)], maxWidth: nil)
  }

  private func size(ofBadge index: Int) -> CGSize {
    CGSize(width: max(Self.badgeHeight, label(index).size.width + 5), height: Self.badgeHeight)
  }

  /// The frame of a badge: beside the shape if there is room, otherwise on one of its corners, so that it covers little
  /// text.
  private func place(_ size: CGSize, at box: CGRect, avoiding taken: [CGRect]) -> CGRect {
    let top = box.minY + min(box.height, 24) / 2 - size.height / 2
    let cornerTop = box.minY - size.height * 0.35
    let cornerBottom = box.maxY - size.height * 0.65
    let right = box.maxX - size.width * 0.65
    let left = box.minX - size.width * 0.35
    // At the edge of the screen a badge may overlap the shape slightly.
    let overlap = max(0, bounds.minX + 1 - (box.minX - size.width))
    var candidates: [CGPoint] = []
    if overlap < 4 { candidates.append(CGPoint(x: box.minX - size.width + overlap, y: top)) }
    candidates += [
      CGPoint(x: right, y: cornerTop), CGPoint(x: left, y: cornerTop), CGPoint(x: right, y: cornerBottom),
      CGPoint(x: left, y: cornerBottom),
    ]
    for step in 1..<12 {
      candidates.append(CGPoint(x: right - CGFloat(step) * (size.width + 2), y: cornerTop))
      candidates.append(CGPoint(x: right, y: cornerTop + CGFloat(step) * (size.height + 2)))
    }
    let places = candidates.map { point in
      CGRect(
        x: min(max(point.x, bounds.minX + 1), bounds.maxX - size.width - 1),
        y: min(max(point.y, bounds.minY + 1), bounds.maxY - size.height - 1), width: size.width,
        height: size.height)
    }
    return places.first { place in !taken.contains { $0.intersects(place) } } ?? places[0]
  }

  private func draw(badge index: Int, in rect: CGRect, _ context: CGContext) {
    let radius = rect.height / 2
    func pill(_ rect: CGRect, _ radius: CGFloat, _ color: CGColor) {
      context.setFillColor(color)
      context.beginPath()
      context.addPath(
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
      context.fillPath()
    }
    pill(rect.insetBy(dx: -1.5, dy: -1.5), radius + 1.5, Self.white)
    pill(rect, radius, Self.palette[index % Self.palette.count])
    let text = label(index)
    text.draw(
      in: context,
      at: CGPoint(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2))
  }
}

extension ElementPath {
  fileprivate var cgPath: CGPath {
    let path = CGMutablePath()
    for step in steps {
      switch step {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quad(let control, let point): path.addQuadCurve(to: point, control: control)
      case .curve(let control1, let control2, let point):
        path.addCurve(to: point, control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
