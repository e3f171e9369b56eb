import Foundation

/// A region without text, as polygons.
struct ExcludedRegion {
  let bounds: CGRect
  private let edges: [(from: CGPoint, to: CGPoint)]

  init(_ path: UIBezierPath) {
    var edges: [(CGPoint, CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      if point != current { edges.append((current, point)) }
      current = point
    }
    let steps = 16
    for element in path.cgPath.elements {
      switch element {
      case .move(let point):
        if current != start { edges.append((current, start)) }
        (start, current) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        let from = current
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(
            CGPoint(
              x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y))
        }
      case .curve(let end, let one, let two):
        let from = current
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
          add(
            CGPoint(
              x: a * from.x + b * one.x + c * two.x + d * end.x,
              y: a * from.y + b * one.y + c * two.y + d * end.y))
        }
      case .close: add(start)
      }
    }
    if current != start { edges.append((current, start)) }
    self.edges = edges.map { (from: $0.0, to: $0.1) }
    let xs = edges.flatMap { [$0.0.x, $0.1.x] }
    let ys = edges.flatMap { [$0.0.y, $0.1.y] }
    bounds =
      if let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() {
        CGRect(x: left, y: top, width: right - left, height: bottom - top)
      } else { .null }
  }

  /// The parts of a row that the region covers, at any height of the row.
  private func covered(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    guard !bounds.isNull, bounds.minY < bottom, bounds.maxY > top else { return [] }
    var covered: [ClosedRange<CGFloat>] = []
    for edge in edges {
      // What of the edge is in the row.
      let (upper, lower) = edge.from.y <= edge.to.y ? (edge.from, edge.to) : (edge.to, edge.from)
      guard upper.y < bottom, lower.y > top else { continue }
      func x(at y: CGFloat) -> CGFloat {
        lower.y == upper.y ? upper.x : upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
      }
      let (a, b) = (x(at: max(top, upper.y)), x(at: min(bottom, lower.y)))
      covered.append(min(a, b)...max(a, b))
    }
    // What lies between the edges.
    var y = top + 0.25
    while y < bottom {
      let crossings = edges.compactMap { edge -> CGFloat? in
        let (a, b) = (edge.from, edge.to)
        guard (a.y <= y) != (b.y <= y) else { return nil }
        return a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
      }.sorted()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        covered.append(crossings[pair]...crossings[pair + 1])
      }
      y += 1
    }
    return covered
  }

  /// The parts of a rectangle that no region covers at any height of it and that are wide enough, from left to right.
  static func free(of regions: [ExcludedRegion], in rect: CGRect, atLeast width: CGFloat) -> [Range<CGFloat>]
  {
    let covered = regions.flatMap { $0.covered(from: rect.minY, to: rect.maxY) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var free: [Range<CGFloat>] = []
    var left = rect.minX
    for range in covered {
      if range.lowerBound - left >= width { free.append(left..<min(range.lowerBound, rect.maxX)) }
      left = max(left, range.upperBound)
      if left >= rect.maxX { return free }
    }
    if rect.maxX - left >= width { free.append(left..<rect.maxX) }
    return free
  }
}
