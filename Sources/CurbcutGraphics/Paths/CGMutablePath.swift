import Foundation

/// A path that can be added to.
///
/// Angles are in radians; `clockwise` applies to a space whose y axis points up, as on Apple's platforms.
/// <https://developer.apple.com/documentation/coregraphics/cgmutablepath>
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(elements: [])
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point.applying(transform))])
  }

  /// Adds a straight line; in an empty path, begins a subpath at the point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([isEmpty ? .move(point.applying(transform)) : .line(point.applying(transform))])
  }

  /// Begins a subpath at the first point and adds lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([.quadCurve(end.applying(transform), control: control.applying(transform))])
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    ])
  }

  /// Adds a line back to the start of the subpath, and closes it.
  public func closeSubpath() {
    if !isEmpty { append([.close]) }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.rect(rect).map { $0.applying(transform) })
  }

  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners, each a quarter ellipse of the given width and height.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      PathBuilder.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        .map { $0.applying(transform) })
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.ellipse(in: rect).map { $0.applying(transform) })
  }

  /// Adds an arc from one angle to another, and a line to its start.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: PathBuilder.delta(startAngle: startAngle, endAngle: endAngle, clockwise: clockwise),
      transform: transform)
  }

  /// Adds an arc over an angle, and a line to its start; a positive `delta` goes in the direction of increasing
  /// angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathBuilder.arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    addLine(to: arc.start, transform: transform)
    append(arc.curves.map { $0.applying(transform) })
  }

  /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from there to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint
    let (x1, y1) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (x2, y2) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let length1 = (x1 * x1 + y1 * y1).squareRoot()
    let length2 = (x2 * x2 + y2 * y2).squareRoot()
    let cross = x1 * y2 - y1 * x2
    guard radius > 0, length1 > 0, length2 > 0, cross != 0 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let half = CGFloat(acos(Double((x1 * x2 + y1 * y2) / (length1 * length2)))) / 2
    let distance = radius / CGFloat(tan(Double(half)))
    let from = CGPoint(
      x: tangent1End.x + x1 / length1 * distance, y: tangent1End.y + y1 / length1 * distance)
    let to = CGPoint(
      x: tangent1End.x + x2 / length2 * distance, y: tangent1End.y + y2 / length2 * distance)
    let toCenter = radius / CGFloat(sin(Double(half)))
    let (mx, my) = (x1 / length1 + x2 / length2, y1 / length1 + y2 / length2)
    let middle = (mx * mx + my * my).squareRoot()
    let center = CGPoint(
      x: tangent1End.x + mx / middle * toCenter, y: tangent1End.y + my / middle * toCenter)
    let startAngle = CGFloat(atan2(Double(from.y - center.y), Double(from.x - center.x)))
    let endAngle = CGFloat(atan2(Double(to.y - center.y), Double(to.x - center.x)))
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: cross > 0,
      transform: transform)
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) })
  }

  /// Adds a rectangle with a separate radius for each corner.
  package func addRoundedRect(
    in rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
  ) {
    func both(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    append(
      PathBuilder.roundedRect(
        rect, topLeft: both(topLeft), topRight: both(topRight), bottomLeft: both(bottomLeft),
        bottomRight: both(bottomRight)))
  }
}
