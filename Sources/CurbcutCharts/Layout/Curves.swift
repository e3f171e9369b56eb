import Foundation

/// A line through points.
struct Curve {
  /// A piece of a line: straight, or a cubic one with its two control points.
  enum Piece: Equatable {
    case line(CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)

    var end: CGPoint {
      switch self {
      case .line(let end), .cubic(_, _, let end): end
      }
    }
  }

  let start: CGPoint
  private(set) var pieces: [Piece] = []

  /// - Parameter points: at least one.
  init?(_ points: [CGPoint], _ method: InterpolationMethod, isVertical: Bool = false) {
    guard let first = points.first else { return nil }
    start = first
    switch method.kind {
    case .linear: pieces = points.dropFirst().map { .line($0) }
    case .stepStart: step(points, at: 0, isVertical)
    case .stepCenter: step(points, at: 0.5, isVertical)
    case .stepEnd: step(points, at: 1, isVertical)
    case .cardinal(let tension): cardinal(points, tension: tension)
    case .catmullRom(let alpha): catmullRom(points, alpha: alpha)
    case .monotone: monotone(points, isVertical)
    }
  }

  /// The pieces in the other direction, from the last point to the first one.
  var reversed: (start: CGPoint, pieces: [Piece]) {
    var back: [Piece] = []
    let ends = [start] + pieces.map(\.end)
    for (index, piece) in pieces.enumerated().reversed() {
      switch piece {
      case .line: back.append(.line(ends[index]))
      case .cubic(let a, let b, _): back.append(.cubic(b, a, ends[index]))
      }
    }
    return (pieces.last?.end ?? start, back)
  }

  private mutating func step(_ points: [CGPoint], at share: CGFloat, _ isVertical: Bool) {
    for (a, b) in zip(points, points.dropFirst()) {
      if isVertical {
        let y = a.y + (b.y - a.y) * share
        pieces += [.line(CGPoint(x: a.x, y: y)), .line(CGPoint(x: b.x, y: y)), .line(b)]
      } else {
        let x = a.x + (b.x - a.x) * share
        pieces += [.line(CGPoint(x: x, y: a.y)), .line(CGPoint(x: x, y: b.y)), .line(b)]
      }
    }
  }

  private mutating func cardinal(_ points: [CGPoint], tension: CGFloat) {
    let k = (1 - tension) / 6
    for index in points.indices.dropLast() {
      let (a, b) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : a
      let after = index + 2 < points.count ? points[index + 2] : b
      pieces.append(
        .cubic(
          CGPoint(x: a.x + k * (b.x - before.x), y: a.y + k * (b.y - before.y)),
          CGPoint(x: b.x - k * (after.x - a.x), y: b.y - k * (after.y - a.y)), b))
    }
  }

  private mutating func catmullRom(_ points: [CGPoint], alpha: CGFloat) {
    for index in points.indices.dropLast() {
      let (a, b) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : a
      let after = index + 2 < points.count ? points[index + 2] : b
      func distance(_ p: CGPoint, _ q: CGPoint) -> CGFloat { pow(hypot(q.x - p.x, q.y - p.y), alpha) }
      let (d1, d2, d3) = (distance(before, a), distance(a, b), distance(b, after))
      // Where two points are the same, the spline has no direction of its own.
      func control(_ p: CGPoint, _ from: CGPoint, _ to: CGPoint, _ near: CGFloat) -> CGPoint {
        let weight = 3 * near * (near + d2)
        guard weight > 1e-9 else { return p }
        let k = 2 * near * near + 3 * near * d2 + d2 * d2
        return CGPoint(
          x: (p.x * k - from.x * d2 * d2 + to.x * near * near) / weight,
          y: (p.y * k - from.y * d2 * d2 + to.y * near * near) / weight)
      }
      pieces.append(.cubic(control(a, before, b, d1), control(b, after, a, d3), b))
    }
  }

  /// Fritsch and Carlson's tangents, as in d3's monotone curves: no extremes between the points.
  private mutating func monotone(_ points: [CGPoint], _ isVertical: Bool) {
    guard points.count > 2 else {
      pieces = points.dropFirst().map { .line($0) }
      return
    }
    let flipped = isVertical ? points.map { CGPoint(x: $0.y, y: $0.x) } : points
    let slopes = zip(flipped, flipped.dropFirst()).map { a, b in b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
    var tangents = [slopes[0]]
    for index in 1..<slopes.count {
      let (s, t) = (slopes[index - 1], slopes[index])
      let (h, k) = (flipped[index].x - flipped[index - 1].x, flipped[index + 1].x - flipped[index].x)
      guard s * t > 0, h + k != 0 else {
        tangents.append(0)
        continue
      }
      let mean = (s * k + t * h) / (h + k)
      tangents.append((s < 0 ? -1 : 1) * min(abs(s) * 2, abs(t) * 2, abs(mean)))
    }
    tangents.append(slopes[slopes.count - 1])
    for index in slopes.indices {
      let (a, b) = (flipped[index], flipped[index + 1])
      let third = (b.x - a.x) / 3
      let first = CGPoint(x: a.x + third, y: a.y + tangents[index] * third)
      let second = CGPoint(x: b.x - third, y: b.y - tangents[index + 1] * third)
      func back(_ p: CGPoint) -> CGPoint { isVertical ? CGPoint(x: p.y, y: p.x) : p }
      pieces.append(.cubic(back(first), back(second), back(b)))
    }
  }
}

extension Path {
  mutating func add(_ pieces: [Curve.Piece]) {
    for piece in pieces {
      switch piece {
      case .line(let end): addLine(to: end)
      case .cubic(let a, let b, let end): addCurve(to: end, control1: a, control2: b)
      }
    }
  }

  mutating func add(_ curve: Curve) {
    move(to: curve.start)
    add(curve.pieces)
  }
}
