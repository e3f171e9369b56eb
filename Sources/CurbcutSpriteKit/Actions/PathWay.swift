import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The points along a path, by the way to them.
struct PathWay {
  private var points: [(point: CGPoint, way: CGFloat)] = []

  init(_ path: CGPath) {
    var last = CGPoint.zero
    var start = CGPoint.zero
    func add(_ point: CGPoint, jumps: Bool = false) {
      let step = points.isEmpty || jumps ? 0 : hypot(point.x - last.x, point.y - last.y)
      points.append((point, (points.last?.way ?? 0) + step))
      last = point
    }
    func curve(_ point: (CGFloat) -> CGPoint) { for step in 1...24 { add(point(CGFloat(step) / 24)) } }
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint:
        start = element.points[0]
        add(start, jumps: true)
      case .addLineToPoint: add(element.points[0])
      case .addQuadCurveToPoint:
        let (from, control, to) = (last, element.points[0], element.points[1])
        curve { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
            y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
        }
      case .addCurveToPoint:
        let (from, first, second, to) = (last, element.points[0], element.points[1], element.points[2])
        curve { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * first.x + c * second.x + d * to.x,
            y: a * from.y + b * first.y + c * second.y + d * to.y)
        }
      case .closeSubpath: add(start)
      @unknown default: break
      }
    }
  }

  /// The length, in points.
  var length: CGFloat { points.last?.way ?? 0 }

  /// The point after a part of the way, from 0 to 1, and the direction there, in radians; nil for no path.
  func place(at part: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    guard points.count > 1 else { return points.first.map { ($0.point, 0) } }
    let way = min(max(0, part), 1) * length
    let end = points.indices.dropFirst().first { points[$0].way >= way } ?? points.count - 1
    let (from, to) = (points[end - 1], points[end])
    let share = to.way > from.way ? (way - from.way) / (to.way - from.way) : 0
    let (dx, dy) = (to.point.x - from.point.x, to.point.y - from.point.y)
    return (CGPoint(x: from.point.x + dx * share, y: from.point.y + dy * share), atan2(dy, dx))
  }
}
