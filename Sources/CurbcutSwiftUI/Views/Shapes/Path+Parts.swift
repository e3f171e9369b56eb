import CurbcutGraphics
import Foundation

extension Path {
  /// A step of a path.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/path/element>.
  public enum Element: Equatable, Sendable {
    /// Begins a part.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    cgPath.applyWithBlock { step in
      let points = step.pointee.points
      switch step.pointee.type {
      case .moveToPoint: body(.move(to: points[0]))
      case .addLineToPoint: body(.line(to: points[0]))
      case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
      case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: body(.closeSubpath)
      }
    }
  }

  /// Adds an arc over an angle.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/path/addrelativearc(center:radius:startangle:delta:transform:)>.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    append { path in
      path.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
        transform: transform)
    }
  }

  /// Adds an arc that touches two lines.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/path/addarc(tangent1end:tangent2end:radius:transform:)>.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append { path in
      path.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  private mutating func append(_ change: (CGMutablePath) -> Void) {
    let copy = CGMutablePath()
    copy.addPath(cgPath)
    change(copy)
    self = Path(copy)
  }

  /// A part of the path, from and to fractions of its length. Curves become short lines.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/path/trimmedpath(from:to:)>.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (first, last) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard first < last else { return Path() }
    if first == 0, last == 1 { return self }
    let parts = cgPath.flattened(closing: true)
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
    let whole = parts.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) } }
    let (low, high) = (whole * first, whole * last)
    var position: CGFloat = 0
    return Path { path in
      for part in parts {
        var isDrawing = false
        for (a, b) in zip(part, part.dropFirst()) {
          let step = length(a, b)
          defer { position += step }
          guard step > 0, position < high, position + step > low else {
            isDrawing = false
            continue
          }
          func point(_ place: CGFloat) -> CGPoint {
            let share = min(max((place - position) / step, 0), 1)
            return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
          }
          if !isDrawing { path.move(to: point(low)) }
          isDrawing = true
          path.addLine(to: point(high))
        }
      }
    }
  }

  /// The area that is covered when the path is drawn as a line.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/path/strokedpath(_:)>.
  public func strokedPath(_ style: StrokeStyle) -> Path { PathStroker(style).stroke(self) }
}
