import Foundation

/// Two paths cut where they cross, so that it can be told of each piece on which side there is what.
///
/// Curves are short lines here, and points lie on a grid that is finer than any screen.
struct PathArrangement {
  /// A point of the grid.
  private struct Node: Hashable {
    var x, y: Int

    init(_ point: CGPoint) {
      x = Int((min(max(point.x, -1e9), 1e9) * PathArrangement.grid).rounded())
      y = Int((min(max(point.y, -1e9), 1e9) * PathArrangement.grid).rounded())
    }

    var point: CGPoint { CGPoint(x: CGFloat(x) / PathArrangement.grid, y: CGFloat(y) / PathArrangement.grid) }
    func isBefore(_ other: Node) -> Bool { (x, y) < (other.x, other.y) }
  }

  private struct Edge: Hashable {
    var from, to: Node
  }

  /// How often a path goes along an edge: in its direction, less those against it, and in all.
  private struct Passes {
    var net = 0
    var all = 0

    func contains(_ rule: CGPathFillRule) -> Bool { rule == .winding ? net != 0 : all % 2 == 1 }
  }

  private static let grid: CGFloat = 1e5

  /// The edges, each once, with the passes of the first and the second path.
  private var edges: [(edge: Edge, first: Passes, second: Passes)] = []

  init(_ first: CGPath, _ second: CGPath) {
    let segments = Self.segments(first).map { ($0, true) } + Self.segments(second).map { ($0, false) }
    var places: [Edge: Int] = [:]
    for (index, (segment, isFirst)) in segments.enumerated() {
      var cuts = [segment.from, segment.to]
      for (other, _) in segments[..<index] { cuts += Self.crossings(segment, other) }
      for (other, _) in segments[(index + 1)...] { cuts += Self.crossings(segment, other) }
      for piece in Self.pieces(of: segment, cuts) {
        let isForward = piece.from.isBefore(piece.to)
        let edge = isForward ? piece : Edge(from: piece.to, to: piece.from)
        let place = places[edge] ?? edges.count
        if place == edges.count {
          places[edge] = place
          edges.append((edge, Passes(), Passes()))
        }
        let path = isFirst ? \Self.edges[place].first : \Self.edges[place].second
        self[keyPath: path].net += isForward ? 1 : -1
        self[keyPath: path].all += 1
      }
    }
  }

  private static func segments(_ path: CGPath) -> [Edge] {
    path.flattened().flatMap { polygon -> [Edge] in
      guard polygon.count > 1 else { return [] }
      let nodes = polygon.map(Node.init)
      return zip(nodes, nodes.dropFirst() + nodes.prefix(1)).compactMap {
        $0 == $1 ? nil : Edge(from: $0, to: $1)
      }
    }
  }

  /// Where the first line is met by another one.
  private static func crossings(_ line: Edge, _ other: Edge) -> [Node] {
    guard max(line.from.x, line.to.x) >= min(other.from.x, other.to.x),
      max(other.from.x, other.to.x) >= min(line.from.x, line.to.x),
      max(line.from.y, line.to.y) >= min(other.from.y, other.to.y),
      max(other.from.y, other.to.y) >= min(line.from.y, line.to.y)
    else { return [] }
    let (p, q) = (line.from.point, other.from.point)
    let (r, s) = (line.to.point - p, other.to.point - q)
    let between = q - p
    let (length, otherLength) = (hypot(r.x, r.y), hypot(s.x, s.y))
    let cross = r.cross(s)
    guard abs(cross) > 1e-9 * length * otherLength else {
      guard abs(between.cross(r)) <= 1e-5 * length else { return [] }
      return [other.from, other.to].filter {
        let part = ($0.point - p).dot(r) / (length * length)
        return part > 0 && part < 1
      }
    }
    let (t, u) = (between.cross(s) / cross, between.cross(r) / cross)
    let (slack, otherSlack) = (1e-5 / length, 1e-5 / otherLength)
    guard t >= -slack, t <= 1 + slack, u >= -otherSlack, u <= 1 + otherSlack else { return [] }
    // An end that lies on the line is the point itself.
    if abs(u) <= otherSlack { return [other.from] }
    if abs(u - 1) <= otherSlack { return [other.to] }
    return [Node(CGPoint(x: p.x + r.x * t, y: p.y + r.y * t))]
  }

  private static func pieces(of segment: Edge, _ cuts: [Node]) -> [Edge] {
    let (start, way) = (segment.from.point, segment.to.point - segment.from.point)
    let ordered = Set(cuts).map { ($0, ($0.point - start).dot(way)) }.sorted { $0.1 < $1.1 }.map(\.0)
    return zip(ordered, ordered.dropFirst()).map { Edge(from: $0, to: $1) }
  }

  /// The outline of the area that a closure chooses by whether a point is in the first and in the second path.
  func outline(
    _ firstRule: CGPathFillRule, _ secondRule: CGPathFillRule, _ isChosen: (Bool, Bool) -> Bool
  ) -> CGMutablePath {
    var next: [Node: [Node]] = [:]
    var starts: [Node] = []
    for (edge, first, second) in edges {
      let (a, b) = (edge.from.point, edge.to.point)
      let way = b - a
      let length = hypot(way.x, way.y)
      let beside = CGPoint(
        x: (a.x + b.x) / 2 + way.y / length * 1e-6, y: (a.y + b.y) / 2 - way.x / length * 1e-6)
      let here = passes(around: beside)
      // Across the edge, the path has gone around once more or less.
      let firstThere = Passes(net: here.first.net + first.net, all: here.first.all + first.all)
      let secondThere = Passes(net: here.second.net + second.net, all: here.second.all + second.all)
      let isHere = isChosen(here.first.contains(firstRule), here.second.contains(secondRule))
      let isThere = isChosen(firstThere.contains(firstRule), secondThere.contains(secondRule))
      guard isHere != isThere else { continue }
      let (from, to) = isHere ? (edge.to, edge.from) : (edge.from, edge.to)
      next[from, default: []].append(to)
      starts.append(from)
    }
    let path = CGMutablePath()
    for start in starts {
      while let second = next[start]?.popLast() {
        var loop = [start, second]
        while let last = loop.last, last != start, let following = next[last]?.popLast() {
          loop.append(following)
        }
        loop.removeLast()
        Self.add(loop.map(\.point), to: path)
      }
    }
    return path
  }

  /// Adds a polygon without the points that lie on straight sides.
  private static func add(_ points: [CGPoint], to path: CGMutablePath) {
    let corners = points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let (one, two) = (points[index] - before, points[(index + 1) % points.count] - points[index])
      let straight = abs(one.cross(two)) <= 1e-4 * max(hypot(one.x, one.y), hypot(two.x, two.y))
      return !(straight && one.dot(two) > 0)
    }.map { points[$0] }
    guard corners.count > 2 else { return }
    path.addLines(between: corners)
    path.closeSubpath()
  }

  /// How often the paths go around a point.
  private func passes(around point: CGPoint) -> (first: Passes, second: Passes) {
    var (first, second) = (Passes(), Passes())
    for (edge, one, two) in edges {
      let (a, b) = (edge.from.point, edge.to.point)
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      guard a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x else { continue }
      let sign = b.y > a.y ? 1 : -1
      first.net += one.net * sign
      first.all += one.all
      second.net += two.net * sign
      second.all += two.all
    }
    return (first, second)
  }

  /// The parts of a path's line that lie inside of another path, or outside.
  static func line(of path: CGPath, inside: Bool, _ other: CGPath, _ rule: CGPathFillRule) -> CGMutablePath {
    let result = CGMutablePath()
    let edges = segments(other)
    for polygon in path.flattened(closing: true) {
      let nodes = polygon.map(Node.init)
      var end: Node?
      for (from, to) in zip(nodes, nodes.dropFirst()) where from != to {
        let segment = Edge(from: from, to: to)
        for piece in pieces(of: segment, [from, to] + edges.flatMap { crossings(segment, $0) }) {
          let (a, b) = (piece.from.point, piece.to.point)
          let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
          guard other.contains(middle, using: rule) == inside else { continue }
          if end != piece.from { result.move(to: a) }
          result.addLine(to: b)
          end = piece.to
        }
      }
    }
    return result
  }
}

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  fileprivate func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
  fileprivate func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
}
