import Foundation

/// A shape in screen coordinates, in points.
public struct ElementPath: Hashable, Sendable {
  /// One element of the path.
  public enum Step: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A quadratic curve, with one control point.
    case quad(control: CGPoint, to: CGPoint)
    /// A cubic curve, with two control points.
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    /// Closes the subpath with a line to its start.
    case close
  }

  /// The elements of the path, in order.
  public var steps: [Step]

  /// Creates a path from its elements; an empty path has no area.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// Creates a rectangular path.
  public init(rect: CGRect) {
    steps = [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// True when the path has no elements.
  public var isEmpty: Bool { steps.isEmpty }

  /// Every point of the path, including control points.
  public var points: [CGPoint] {
    steps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let p), .line(let p): [p]
      case .quad(let c, let p): [c, p]
      case .curve(let a, let b, let p): [a, b, p]
      case .close: []
      }
    }
  }

  /// The same shape, moved by an offset.
  public func offset(by way: CGPoint) -> ElementPath {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + way.x, y: point.y + way.y) }
    return ElementPath(
      steps.map { step in
        switch step {
        case .move(let point): .move(moved(point))
        case .line(let point): .line(moved(point))
        case .quad(let control, let point): .quad(control: moved(control), to: moved(point))
        case .curve(let control1, let control2, let point):
          .curve(control1: moved(control1), control2: moved(control2), to: moved(point))
        case .close: .close
        }
      })
  }

  /// True when no coordinate is NaN or infinite.
  public var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  /// The smallest rectangle around all points, including control points; zero for an empty path.
  public var boundingBox: CGRect {
    let all = points
    guard let first = all.first else { return .zero }
    var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
    for p in all {
      (x0, y0, x1, y1) = (min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y))
    }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// True when a point lies inside, by the non-zero winding rule; curves are approximated by short lines.
  public func contains(_ point: CGPoint) -> Bool {
    guard boundingBox.insetBy(dx: -0.01, dy: -0.01).contains(point) else { return false }
    var winding = 0
    func cross(_ a: CGPoint, _ b: CGPoint) {
      let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
      if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
    }
    for polygon in polygons {
      guard var last = polygon.last else { continue }
      for next in polygon {
        cross(last, next)
        last = next
      }
    }
    return winding != 0
  }

  /// The closed subpaths, with each curve flattened into 16 lines.
  private var polygons: [[CGPoint]] {
    var result: [[CGPoint]] = []
    var current: [CGPoint] = []
    func end() {
      if current.count > 2 { result.append(current) }
    }
    for step in steps {
      let from = current.last ?? .zero
      switch step {
      case .move(let p):
        end()
        current = [p]
      case .line(let p): current.append(p)
      case .quad(let c, let p):
        for i in 1...16 {
          let t = Double(i) / 16
          current.append(Self.mix(Self.mix(from, c, t), Self.mix(c, p, t), t))
        }
      case .curve(let a, let b, let p):
        for i in 1...16 {
          let t = Double(i) / 16
          let ab = Self.mix(a, b, t)
          let left = Self.mix(Self.mix(from, a, t), ab, t)
          current.append(Self.mix(left, Self.mix(ab, Self.mix(b, p, t), t), t))
        }
      case .close:
        end()
        current = current.first.map { [$0] } ?? []
      }
    }
    end()
    return result
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
