import Foundation

/// The path elements of simple shapes.
enum PathBuilder {
  /// The distance of a cubic curve's control points along the tangents of a quarter circle of radius 1.
  static let kappa: CGFloat = 0.5522847498

  static func rect(_ r: CGRect) -> [CGPath.Element] {
    [
      .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
      .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
    ]
  }

  static func ellipse(in r: CGRect) -> [CGPath.Element] {
    let (x, y, rx, ry) = (r.midX, r.midY, r.width / 2, r.height / 2)
    func p(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx * rx, y: y + dy * ry) }
    let k = kappa
    return [
      .move(p(1, 0)),
      .curve(p(0, 1), control1: p(1, k), control2: p(k, 1)),
      .curve(p(-1, 0), control1: p(-k, 1), control2: p(-1, k)),
      .curve(p(0, -1), control1: p(-1, -k), control2: p(-k, -1)),
      .curve(p(1, 0), control1: p(k, -1), control2: p(1, -k)),
      .close,
    ]
  }

  static func roundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) -> [CGPath.Element] {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    return roundedRect(rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  static func roundedRect(
    _ r: CGRect, topLeft: CGSize, topRight: CGSize, bottomLeft: CGSize, bottomRight: CGSize
  ) -> [CGPath.Element] {
    func fitted(_ size: CGSize) -> CGSize {
      CGSize(
        width: max(0, min(size.width, r.width / 2)), height: max(0, min(size.height, r.height / 2)))
    }
    let (tl, tr, bl, br) = (fitted(topLeft), fitted(topRight), fitted(bottomLeft), fitted(bottomRight))
    if [tl, tr, bl, br].allSatisfy({ $0 == .zero }) { return self.rect(r) }
    let k = 1 - kappa
    var steps: [CGPath.Element] = [
      .move(CGPoint(x: r.minX + tl.width, y: r.minY)),
      .line(CGPoint(x: r.maxX - tr.width, y: r.minY)),
    ]
    if tr != .zero {
      steps.append(
        .curve(
          CGPoint(x: r.maxX, y: r.minY + tr.height),
          control1: CGPoint(x: r.maxX - tr.width * k, y: r.minY),
          control2: CGPoint(x: r.maxX, y: r.minY + tr.height * k)))
    }
    steps.append(.line(CGPoint(x: r.maxX, y: r.maxY - br.height)))
    if br != .zero {
      steps.append(
        .curve(
          CGPoint(x: r.maxX - br.width, y: r.maxY),
          control1: CGPoint(x: r.maxX, y: r.maxY - br.height * k),
          control2: CGPoint(x: r.maxX - br.width * k, y: r.maxY)))
    }
    steps.append(.line(CGPoint(x: r.minX + bl.width, y: r.maxY)))
    if bl != .zero {
      steps.append(
        .curve(
          CGPoint(x: r.minX, y: r.maxY - bl.height),
          control1: CGPoint(x: r.minX + bl.width * k, y: r.maxY),
          control2: CGPoint(x: r.minX, y: r.maxY - bl.height * k)))
    }
    steps.append(.line(CGPoint(x: r.minX, y: r.minY + tl.height)))
    if tl != .zero {
      steps.append(
        .curve(
          CGPoint(x: r.minX + tl.width, y: r.minY),
          control1: CGPoint(x: r.minX, y: r.minY + tl.height * k),
          control2: CGPoint(x: r.minX + tl.width * k, y: r.minY)))
    }
    steps.append(.close)
    return steps
  }

  /// The curves of an arc, without a move to its first point.
  static func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) -> (start: CGPoint, curves: [CGPath.Element]) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))),
        y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    let start = point(startAngle)
    guard delta != 0 else { return (start, []) }
    let pieces = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(pieces)
    let handle = CGFloat(4.0 / 3.0 * tan(Double(step) / 4)) * radius
    var curves: [CGPath.Element] = []
    var angle = startAngle
    for _ in 0..<pieces {
      let (from, to) = (point(angle), point(angle + step))
      let (s0, c0) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      let (s1, c1) = (CGFloat(sin(Double(angle + step))), CGFloat(cos(Double(angle + step))))
      curves.append(
        .curve(
          to, control1: CGPoint(x: from.x - handle * s0, y: from.y + handle * c0),
          control2: CGPoint(x: to.x + handle * s1, y: to.y - handle * c1)))
      angle += step
    }
    return (start, curves)
  }

  /// The angle an arc covers, as Core Graphics interprets its start and end angles.
  static func delta(startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) -> CGFloat {
    var delta = endAngle - startAngle
    let full = 2 * CGFloat.pi
    if clockwise {
      if delta <= -full { return -full }
      while delta > 0 { delta -= full }
    } else {
      if delta >= full { return full }
      while delta < 0 { delta += full }
    }
    return delta
  }
}
