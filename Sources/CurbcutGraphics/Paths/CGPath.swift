import Foundation

/// How overlapping parts of a path are filled.
///
/// <https://developer.apple.com/documentation/coregraphics/cgpathfillrule>
public enum CGPathFillRule: Int, Sendable {
  /// Every part that the path winds around.
  case winding
  /// Every other part, where parts are nested.
  case evenOdd
}

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt
  /// Ends with a half circle.
  case round
  /// Extends beyond the end point by half the line's width.
  case square
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}

/// The kind of one element of a path.
///
/// <https://developer.apple.com/documentation/coregraphics/cgpathelementtype>
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// Adds a line; one point.
  case addLineToPoint
  /// Adds a curve with one control point; two points: the control point and the end.
  case addQuadCurveToPoint
  /// Adds a curve with two control points; three points: the control points and the end.
  case addCurveToPoint
  /// Closes the subpath; no points.
  case closeSubpath
}

/// One element of a path, as `applyWithBlock` passes it: `points` is valid only during the call.
///
/// <https://developer.apple.com/documentation/coregraphics/cgpathelement>
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element; their number depends on its type.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A shape made of lines and curves.
///
/// <https://developer.apple.com/documentation/coregraphics/cgpath>
public class CGPath: Hashable, CustomStringConvertible {
  /// One element of a path, as a value.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> Element {
      switch self {
      case .move(let p): .move(p.applying(t))
      case .line(let p): .line(p.applying(t))
      case .quadCurve(let p, let control): .quadCurve(p.applying(t), control: control.applying(t))
      case .curve(let p, let c1, let c2):
        .curve(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
      case .close: .close
      }
    }

    var points: [CGPoint] {
      switch self {
      case .move(let p), .line(let p): [p]
      case .quadCurve(let p, let control): [control, p]
      case .curve(let p, let c1, let c2): [c1, c2, p]
      case .close: []
      }
    }

    public static func == (a: Element, b: Element) -> Bool {
      switch (a, b) {
      case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close):
        a.points == b.points
      default: false
      }
    }

    public func hash(into hasher: inout Hasher) {
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }

  package fileprivate(set) var elements: [Element]

  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Creates a path from a rectangle, transformed if a transform is given.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    elements = PathBuilder.rect(rect).transformed(by: transform)
  }

  /// Creates the ellipse that touches the sides of a rectangle, transformed if a transform is given.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    elements = PathBuilder.ellipse(in: rect).transformed(by: transform)
  }

  /// Creates a rectangle with rounded corners, each a quarter ellipse of the given width and height.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    elements = PathBuilder.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      .transformed(by: transform)
  }

  /// True when the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next line or curve begins; zero for an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        current = p
      case .close: current = start
      default: current = element.points.last ?? current
      }
    }
    return current
  }

  /// The smallest rectangle that contains all points, including the control points of curves.
  public var boundingBox: CGRect { Self.bounds(of: elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the shape, excluding the control points.
  public var boundingBoxOfPath: CGRect {
    Self.bounds(of: flattened().flatMap { $0 })
  }

  /// An immutable copy of the path.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A transformed copy of the path; nil copies it unchanged.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.transformed(by: transform))
  }

  /// A mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// A transformed mutable copy of the path; nil copies it unchanged.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements.transformed(by: transform)
    return copy
  }

  /// The transformed path.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// True when the point lies in the area that filling the path would paint.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    var winding = 0
    var crossings = 0
    for polygon in flattened() where polygon.count > 1 {
      for index in polygon.indices {
        let a = polygon[index]
        let b = polygon[(index + 1) % polygon.count]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x {
          crossings += 1
          winding += b.y > a.y ? 1 : -1
        }
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// Calls the block with each element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      var points = element.points + [CGPoint](repeating: .zero, count: 3)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  /// Each subpath as a polygon, curves replaced by short lines. With `closing`, a closed subpath ends where it began.
  package func flattened(closing: Bool = false) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var polygon: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let p):
        if !polygon.isEmpty { polygons.append(polygon) }
        polygon = [p]
      case .line(let p): polygon.append(p)
      case .quadCurve(let p, let control):
        let start = polygon.last ?? control
        for step in 1...Self.segments {
          let t = CGFloat(step) / CGFloat(Self.segments)
          let u = 1 - t
          polygon.append(
            CGPoint(
              x: u * u * start.x + 2 * u * t * control.x + t * t * p.x,
              y: u * u * start.y + 2 * u * t * control.y + t * t * p.y))
        }
      case .curve(let p, let c1, let c2):
        let start = polygon.last ?? c1
        for step in 1...Self.segments {
          let t = CGFloat(step) / CGFloat(Self.segments)
          polygon.append(Self.cubic(start, c1, c2, p, t))
        }
      case .close:
        if let first = polygon.first {
          polygons.append(closing ? polygon + [first] : polygon)
          polygon = [first]
        }
      }
    }
    if polygon.count > 1 || (polygon.count == 1 && polygons.isEmpty) { polygons.append(polygon) }
    return polygons
  }

  /// Enough that a quarter circle as large as a phone's screen is accurate to a tenth of a point.
  private static let segments = 24

  private static func cubic(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
      y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
  }

  private static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  public var description: String { "<CGPath: \(elements.count) elements, \(boundingBox)>" }
}

extension CGPath {
  /// Adds elements; to be called only by `CGMutablePath`.
  func append(_ more: [Element]) { elements.append(contentsOf: more) }
}

extension [CGPath.Element] {
  func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> [CGPath.Element] {
    guard let transform = transform?.pointee else { return self }
    return map { $0.applying(transform) }
  }
}
