import CurbcutGraphics
import Foundation

/// Makes the area of a line from a path: a rectangle for each straight piece, and what joins them. All of them turn the
/// same way, so that together they are filled without holes.
struct PathStroker {
  private let style: StrokeStyle
  private let half: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    half = max(0, style.lineWidth / 2)
  }

  func stroke(_ path: Path) -> Path {
    guard half > 0 else { return Path() }
    var result = Path()
    for part in path.cgPath.flattened(closing: true) {
      let points = part.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
      for piece in dashed(points) { stroke(piece, into: &result) }
    }
    return result
  }

  /// The pieces of a line that are drawn.
  private func dashed(_ points: [CGPoint]) -> [[CGPoint]] {
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    guard period > 0, pattern.allSatisfy({ $0 >= 0 }), let first = points.first else { return [points] }
    var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while phase >= pattern[index], index < pattern.count - 1 {
      phase -= pattern[index]
      index += 1
    }
    var left = pattern[index] - phase
    var isOn = index % 2 == 0
    var pieces: [[CGPoint]] = []
    var piece = isOn ? [first] : []
    for (a, b) in zip(points, points.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = CGPoint(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
        if isOn { pieces.append(piece + [point]) }
        isOn.toggle()
        piece = isOn ? [point] : []
        index = (index + 1) % pattern.count
        left = max(pattern[index], 0.001)
      }
      left -= length - done
      if isOn { piece.append(b) }
    }
    if isOn, piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  private func stroke(_ points: [CGPoint], into path: inout Path) {
    guard points.count > 1, let first = points.first, let last = points.last else {
      if let point = points.first, style.lineCap == .round { addDot(point, &path) }
      return
    }
    let isClosed = points.count > 2 && first == last
    for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
      let (u, n) = directions(a, b)
      var (start, end) = (a, b)
      if style.lineCap == .square, !isClosed {
        if index == 0 { start = CGPoint(x: a.x - u.x * half, y: a.y - u.y * half) }
        if index == points.count - 2 { end = CGPoint(x: b.x + u.x * half, y: b.y + u.y * half) }
      }
      add(
        [
          CGPoint(x: start.x + n.x, y: start.y + n.y), CGPoint(x: end.x + n.x, y: end.y + n.y),
          CGPoint(x: end.x - n.x, y: end.y - n.y), CGPoint(x: start.x - n.x, y: start.y - n.y),
        ], &path)
      if index + 2 < points.count {
        join(a, b, points[index + 2], &path)
      } else if isClosed {
        join(a, b, points[1], &path)
      }
    }
    if style.lineCap == .round, !isClosed {
      addDot(first, &path)
      addDot(last, &path)
    }
  }

  /// The direction of a piece, and the way from its middle to its left side.
  private func directions(_ a: CGPoint, _ b: CGPoint) -> (CGPoint, CGPoint) {
    let length = hypot(b.x - a.x, b.y - a.y)
    let u = CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    return (u, CGPoint(x: u.y * half, y: -u.x * half))
  }

  /// Fills the gap at the outer side of a corner.
  private func join(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ path: inout Path) {
    let ((u, n), (v, m)) = (directions(a, b), directions(b, c))
    let cross = u.x * v.y - u.y * v.x
    if style.lineJoin == .round { return addDot(b, &path) }
    guard abs(cross) > 1e-6 else { return }
    let side: CGFloat = cross > 0 ? 1 : -1
    let (one, other) = (
      CGPoint(x: b.x + n.x * side, y: b.y + n.y * side), CGPoint(x: b.x + m.x * side, y: b.y + m.y * side)
    )
    var corner = [b, one, other]
    // The length of a pointed corner in half widths.
    let cosine = u.x * v.x + u.y * v.y
    let length = (2 / max(1e-6, 1 + cosine)).squareRoot()
    if style.lineJoin == .miter, length <= style.miterLimit {
      let (x, y) = (n.x + m.x, n.y + m.y)
      let scale = side * half * length / max(1e-6, hypot(x, y))
      corner = [b, one, CGPoint(x: b.x + x * scale, y: b.y + y * scale), other]
    }
    add(corner, &path)
  }

  private func addDot(_ point: CGPoint, _ path: inout Path) {
    let steps = 24
    add(
      (0..<steps).map {
        let angle = CGFloat($0) / CGFloat(steps) * 2 * .pi
        return CGPoint(x: point.x + cos(angle) * half, y: point.y + sin(angle) * half)
      }, &path)
  }

  /// Adds a polygon so that it turns clockwise on the screen.
  private func add(_ polygon: [CGPoint], _ path: inout Path) {
    var area: CGFloat = 0
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) { area += a.x * b.y - b.x * a.y }
    path.addLines(area >= 0 ? polygon : polygon.reversed())
    path.closeSubpath()
  }
}
