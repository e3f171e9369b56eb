import Foundation

extension MarkDimension {
  /// The length in points, where an inset is taken off once, as of a radius.
  func length(in room: CGFloat, automatic: CGFloat, insetOnce: Bool) -> CGFloat {
    if insetOnce, case .inset(let value) = kind { return max(room - value, 0) }
    return length(in: room, automatic: automatic)
  }
}

extension Path {
  /// A part of a ring between two angles, with straight gaps at its sides.
  static func sector(
    center: CGPoint, radii: ClosedRange<CGFloat>, from start: CGFloat, to end: CGFloat, gap: CGFloat
  ) -> Path {
    let (inner, outer) = (radii.lowerBound, radii.upperBound)
    guard outer > 0, end > start else { return Path() }
    if end - start >= 2 * .pi - 1e-9 {
      return Path { path in
        path.addEllipse(in: CGRect(center: center, radius: outer))
        // Drawn the other way round, so that the hole is none of it.
        if inner > 0 {
          path.addArc(
            center: center, radius: inner, startAngle: .radians(2 * .pi), endAngle: .radians(0),
            clockwise: true
          )
          path.closeSubpath()
        }
      }
    }
    // The sides stay at the same distance from those of the neighbours.
    func angle(at radius: CGFloat) -> CGFloat { radius > 0 ? asin(min(gap / radius, 1)) : 0 }
    let outerGap = min(angle(at: outer), (end - start) / 2)
    let closest = gap > 0 ? gap / max(sin((end - start) / 2), 0.01) : 0
    let from = max(inner, min(closest, outer))
    let innerGap = min(angle(at: from), (end - start) / 2)
    return Path { path in
      path.addArc(
        center: center, radius: outer, startAngle: .radians(start + outerGap),
        endAngle: .radians(end - outerGap), clockwise: false)
      if from > 0 {
        path.addArc(
          center: center, radius: from, startAngle: .radians(end - innerGap),
          endAngle: .radians(start + innerGap), clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
  }
}

extension CGRect {
  init(center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}
